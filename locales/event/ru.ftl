### What the sheets of an event say in Russian, in the terms of the Russian rule books. en.ftl
### explains every message and its variables.
### The letter ё is always written. Before an em dash stands a no-break space (U+00A0), so that
### no line begins with the dash.

## Titles

entrants-title =
    { $entrants ->
        [teams] Список команд
       *[players] Список участников
    }
pairings-title = Пары по турам
pairings-of-round = Пары { $round }-го тура
cards-title =
    { $entrants ->
        [teams] Карточки команд
       *[players] Карточки участников
    }
slips-title = Бланки результатов
crosstable-title = Турнирная таблица
matches-title = Протоколы матчей
places-title = Таблички на столы
lots-title = Жребии
draw-title = Протокол жеребьёвки
of-round = { $title }, { $round }-й тур
of-event = { $title } — { $event }

## When, where, who

date = { $day } { date.month } { $year } г.
    .month =
        { $month ->
            [1] января
            [2] февраля
            [3] марта
            [4] апреля
            [5] мая
            [6] июня
            [7] июля
            [8] августа
            [9] сентября
            [10] октября
            [11] ноября
           *[12] декабря
        }
day-of-year = { $day } { date.month }
date-span =
    { $span ->
        [days] { $from-day }–{ $day } { date.month } { $year } г.
        [months] { $from-day } { date-span.from-month } — { $day } { date.month } { $year } г.
       *[years] { $from-day } { date-span.from-month } { $from-year } г. — { $day } { date.month } { $year } г.
    }
    .from-month =
        { $from-month ->
            [1] января
            [2] февраля
            [3] марта
            [4] апреля
            [5] мая
            [6] июня
            [7] июля
            [8] августа
            [9] сентября
            [10] октября
            [11] ноября
           *[12] декабря
        }
date-and-time = { $date }, { $time }
venue = { $place }
chief-arbiter = Главный судья: { $name }
deputy-arbiters =
    { $count ->
        [1] Заместитель главного судьи: { $names }
       *[other] Заместители главного судьи: { $names }
    }
details-separator = { " · " }
names-separator = { "; " }

## Notes

order-reason = Причина: { $reason }.
order-note = Порядок туров изменён
last-rounds-note = Два последних тура первого круга переставлены
exchange-note = Первый и второй номера каждой пары переставлены

## The list of entrants

by-number = По номерам
by-name =
    { $entrants ->
        [teams] По названиям
       *[players] По алфавиту
    }
number-head = №
name-head =
    { $entrants ->
        [teams] Команда
       *[players] Фамилия, имя
    }
team-head = Клуб, команда
federation-head = Федерация
rating-head = Рейтинг
id-head = ID
captain-head = Капитан
players-head = Состав по доскам
reserve = запасной: { $name }
numbered-name = { $number } { $name }
withdrawn = { $name } (не участвует)

## Pairings

round-title = { $round }-й тур{ round-title.of-cycle }{ round-title.of-table }
    .of-cycle =
        { $cycle ->
            [0] { "" }
            [1] , первый круг
           *[2] , второй круг
        }
    .of-table =
        { $table ->
            [none] { "" }
           *[other] { " " }({ $table-round }-й тур по таблице)
        }
pairing-head =
    { $entrants ->
        [teams] Матч
       *[players] Стол
    }
side-of-pair =
    { $games ->
        [several] { side-name } в 1-й партии
       *[one] { side-name }
    }
result-head = Результат
bye = Отдыхает: { $number } { $name }
arbiter-signature = Судья
date-line = Дата

## Cards of entrants

date-head = Дата
opponent-head = Соперник
side-head =
    { $entrants ->
        [teams]
            { $games ->
                [several] Цвет, доска 1, партия 1
               *[one] Цвет, доска 1
            }
       *[players]
            { $games ->
                [several] Цвет в 1-й партии
               *[one] Цвет
            }
    }
side-drawn = по жребию

## Slips

slip-title = { $round }-й тур · стол { $board }
board-slip-title = { $round }-й тур · матч { $number } · доска { $board }
outcome =
    { $game ->
        [go]
            { $winner ->
                [none] Ничья
                [white] Б+
               *[black] Ч+
            }
       *[other] { $first }:{ $second }
    }
number-of-entrant = № { $number }
entrant-signature =
    { $entrants ->
        [teams] Подпись, команда № { $number }
       *[players] Подпись, № { $number }
    }
loser-signs = Подписывает проигравший, при ничьей — оба.

## The crosstable

points-head =
    { $entrants ->
        [teams] Командные очки
       *[players] Очки
    }
tie-break-head =
    { $entrants ->
        [teams] Очки на досках
       *[players] Коэф.
    }
place-head = Место

## Match sheets

game-side-head =
    { $games ->
        [several] Цвет в 1-й партии
       *[one] Цвет
    }
match-title = { $round }-й тур, матч { $number }: { $first } — { $second }
total-head = Итог
captain-signature = Капитан команды № { $number }

## Board numbers

place-board = Стол { $board }
place-match = Матч { $number }, доска { $board }
side-and-name = { side-name }: { $name }

## Lots

lot-of =
    { $entrants ->
        [teams]
            { $count ->
                [one] из { $count-text } команды
               *[many] из { $count-text } команд
            }
       *[players]
            { $count ->
                [one] из { $count-text } участника
               *[many] из { $count-text } участников
            }
    }
draw-seed = Номера определены компьютерной жеребьёвкой по ключу «{ $seed }».
draw-method =
    { $entrants ->
        [teams] Для команды на каждом месте списка вычисляют хеш-сумму SHA-256 от ключа, двоеточия и номера этого места. Хеш-суммы располагают по возрастанию: команда с наименьшей получает номер 1, следующая — номер 2 и так далее.
       *[players] Для участника на каждом месте списка вычисляют хеш-сумму SHA-256 от ключа, двоеточия и номера этого места. Хеш-суммы располагают по возрастанию: участник с наименьшей получает номер 1, следующий — номер 2 и так далее.
    }
draw-check = Жеребьёвку может повторить каждый. Хеш-сумму для места { $position } выводит команда:
position-head = Место в списке
digest-head = Начало хеш-суммы
