### What the sheets say in Chinese, in traditional characters, in the terms and the register of
### Taiwan’s rule books. en.ftl explains every message and its variables.
### Marks are full-width （，。；：（））; in the sentences single digits are full-width too.

## Titles

appendix-title =
    { $entrants ->
        [teams] 團體循環賽對局秩序表
       *[players] 循環賽對局秩序表
    }
appendix-number = 附錄{ $number }
numbered-title = { $number }：{ $title }
table-title =
    { $entrants ->
        [teams] { $count-text }隊循環賽對局秩序表
       *[players] { $count-text }人循環賽對局秩序表
    }
instructions-heading = 使用說明
method-heading = 較大規模比賽之編排
# As in regulations: Chinese numerals.
list-label =
    { $number ->
        [1] 一、
        [2] 二、
        [3] 三、
        [4] 四、
        [5] 五、
        [6] 六、
        [7] 七、
        [8] 八、
        [9] 九、
        [10] 十、
       *[other] { $number }、
    }

## Games and sides

game-name =
    { $game ->
        [xiangqi] 象棋
        [draughts] 西洋跳棋
        [renju] 五子棋
        [go] 圍棋
       *[chess] 西洋棋
    }
game-name-in = { game-name }
list = { $items }、{ $last }
side-name =
    { $side ->
        [red] 紅
        [white] 白
       *[black] 黑
    }

## Instructions for use

lots =
    { $entrants ->
        [teams] 比賽開始之前，應先舉行抽籤。籤數與參賽隊數相等，自１號起順次編號；各隊抽得何號，即以該號為其比賽號碼。
       *[players] 比賽開始之前，應先舉行抽籤。籤數與參加者（隊）數相等，自１號起順次編號；各參加者（隊）抽得何號，即以該號為其比賽號碼。
    }
use-table =
    { $entrants ->
        [teams] 比賽採用與參賽隊數相符之表，表中逐輪載明交手兩隊之號碼。
       *[players] 比賽採用與參加者（隊）數相符之表，表中逐輪載明交手雙方之號碼。
    }
# The attributes are parts of the sentence: the sides, and how each game says that somebody
# moves first or second: in renju and go, where Black begins, by 行.
first-begins =
    { $entrants ->
        [teams] 兩隊相遇，第一台由先列之隊執{ first-begins.opening }，後列之隊執{ first-begins.reply }。
       *[players] 兩號相遇，先列者執{ first-begins.opening }，後列者執{ first-begins.reply }。
    }
    .opening =
        { $game ->
            [renju] { first-begins.first }開局
           *[other] { first-begins.first }{ first-begins.moves-first }
        }
    .reply =
        { $first ->
            [black] { first-begins.second }後行
           *[other] { first-begins.second }後走
        }
    .moves-first =
        { $first ->
            [black] 先行
           *[other] 先走
        }
    .first =
        { $first ->
            [red] 紅
            [white] 白
           *[black] 黑
        }
    .second =
        { $second ->
            [red] 紅
            [white] 白
           *[black] 黑
        }
first-begins-in =
    { $entrants ->
        [teams] { $games }比賽，第一台由先列之隊執{ first-begins.opening }，後列之隊執{ first-begins.reply }。
       *[players] { $games }比賽，先列者執{ first-begins.opening }，後列者執{ first-begins.reply }。
    }
sides-by-lot =
    { $game ->
        [go] 表中僅載對手，不定先後；每局開始之前，由雙方猜先。
        [renju] 表中僅載對手，不定先後；每局開始之前，由雙方抽籤決定何方先行。
       *[other] 表中僅載對手，不定先後；每局開始之前，由雙方抽籤決定何方先走。
    }
sides-by-lot-in = { $games }比賽，表中僅載對手，不定先後；每局開始之前，由雙方抽籤決定何方先走。
match-games =
    { $entrants ->
        [teams] 每台對弈兩局者，第二局兩隊先後互換；多於兩局者，其後仍逐局輪換。
       *[players] 每輪對弈兩局者，第二局雙方先後互換；多於兩局者，其後仍逐局輪換。
    }
team-boards =
    { $entrants ->
        [teams]
            { $games ->
                [several] 第一局，單數台由先列之隊先手，雙數台由後列之隊先手。
               *[one] 單數台由先列之隊先手，雙數台由後列之隊先手。
            }
       *[players]
            { $games ->
                [several] 團體賽之第一局，單數台由先列之隊先手，雙數台由後列之隊先手。
               *[one] 團體賽之各台，單數台由先列之隊先手，雙數台由後列之隊先手。
            }
    }
odd-field =
    { $entrants ->
        [teams]
            { $mark ->
                [ring] 參賽隊數逢單時，各輪首欄兩隊之中，號碼不帶圈之隊該輪輪空。
                [brackets] 參賽隊數逢單時，各輪首欄兩隊之中，號碼不帶括號之隊該輪輪空。
               *[plain] 參賽隊數逢單時，表中之最大號無隊使用；與最大號相配之隊該輪輪空。
            }
       *[players]
            { $mark ->
                [ring] 參加者（隊）數逢單時，各輪首欄兩號之中，不帶圈者該輪輪空。
                [brackets] 參加者（隊）數逢單時，各輪首欄兩號之中，不帶括號者該輪輪空。
               *[plain] 參加者（隊）數逢單時，表中之最大號無人（隊）使用；與最大號相配者該輪輪空。
            }
    }
round-order = 裁判長得變更輪次之先後，但應敘明理由。

## Method for larger fields

method-largest =
    { $entrants ->
        [teams] 參賽隊數多於{ $printed }時，依下列方法編表。隊數逢雙者，以該數為最大號；逢單者，以該數加１為最大號。
       *[players] 參加者（隊）數多於{ $printed }時，依下列方法編表。其數逢雙者，以該數為最大號；逢單者，以該數加１為最大號。
    }
method-rounds =
    { $cycles ->
        [1] 總輪數較最大號少１。
       *[other] 每一循環之輪數較最大號少１。
    }
method-first-round = 第一輪由兩端漸次向內配對：１號對最大號，２號對次大號，餘類推；每對均以小號先列。
method-column-one = 最大號所屬之對，恆列於首欄；於該對之中，最大號逢單數輪後列，逢雙數輪先列。
method-opponent = 自第二輪起，前一輪末位之號碼，即為本輪最大號之對手。
method-pairs = 其餘各對之排法：將前一輪之號碼依所列次序寫成一行，刪去最大號及方才排定之對手，再自行末起每取兩號為一對，依取出之先後接列於首欄之後；每對兩號之先後不變。
method-bye =
    { $entrants ->
        [teams]
            { $cycles ->
                [1] 參賽隊數逢單時，與最大號相配之隊輪空，各輪輪空之隊均不相同。
               *[other] 參賽隊數逢單時，與最大號相配之隊輪空，同一循環之內，各輪輪空之隊均不相同。
            }
       *[players]
            { $cycles ->
                [1] 參加者（隊）數逢單時，與最大號相配者輪空，各輪輪空者均不相同。
               *[other] 參加者（隊）數逢單時，與最大號相配者輪空，同一循環之內，各輪輪空者均不相同。
            }
    }
method-cycle-two = 第二循環依同一輪次順序重複第一循環之各輪，每對兩號先後互換。
method-swap = 其後，再將第一循環之最後兩輪對調。
method-example = 以最大號為{ $largest }之表為例。第一輪：{ $round-one }。除去最大號，依次為{ $numbers }。末位之{ $opponent }對最大號，其餘自行末取起，得{ $pairs }。第二輪：{ $round-two }。
enumeration-comma = 、

## Tables

table-caption =
    { $entrants ->
        [teams] 參加者{ $lower-text }或{ $upper-text }隊
       *[players] 參加者{ $lower-text }或{ $upper-text }人
    }
exact-caption =
    { $entrants ->
        [teams] 參加者{ $count-text }隊
       *[players] 參加者{ $count-text }人
    }
continued = { $caption }（續）
round-head = 輪次
pairings-head = 對局者
bye-head = 輪空
played-round-head = 實際輪次
table-round-head = 表列輪次
cycle-head =
    { $cycle ->
        [1] 第一循環
        [2] 第二循環
       *[other] 第{ $cycle }循環
    }

## Notes

order-changed = 輪次之先後業經裁判長變更。
last-rounds-swapped = 第一循環之最後兩輪業已對調。
sides-exchanged = 表中每對兩號之先後均已對調。
double-cycle =
    { $entrants ->
        [teams]
            { $sides ->
                [by-lot] 雙循環賽中，任何兩隊均相遇兩次。
               *[by-table] 雙循環賽中，任何兩隊均相遇兩次，第二次先後互換。
            }
       *[players]
            { $sides ->
                [by-lot] 雙循環賽中，任何兩號均相遇兩次。
               *[by-table] 雙循環賽中，任何兩號均相遇兩次，第二次先後互換。
            }
    }
bye-note =
    { $entrants ->
        [teams] 列於「{ bye-head }」欄之隊，該輪不出賽。
       *[players] 列於「{ bye-head }」欄之參加者，該輪不出賽。
    }

## Who begins on each board, and in each game of a match

board-sides-caption = 團體賽各台先後手
game-sides-caption =
    { $entrants ->
        [teams] 單數台各局先後手（雙數台反之）
       *[players] 各局先後手
    }
board-game-sides-caption = 先列之隊各台各局先後手
board-head = 台次
game-head = 局次
numbered-game-head = 第{ $number }局
first-named-head =
    { $entrants ->
        [teams] 先列之隊
       *[players] 先列者
    }
second-named-head =
    { $entrants ->
        [teams] 後列之隊
       *[players] 後列者
    }
begins = 先手
plays-second = 後手
