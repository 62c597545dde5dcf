### What the sheets of an event say in Chinese, in traditional characters, in the terms and the
### register of Taiwan’s rule books. en.ftl explains every message and its variables.
### Marks are full-width （，。；：（））; in the sentences single digits are full-width too.

## Titles

entrants-title =
    { $entrants ->
        [teams] 參賽隊名單
       *[players] 參加者名單
    }
pairings-title = 對陣表
pairings-of-round = 第{ $round }輪對陣表
cards-title =
    { $entrants ->
        [teams] 參賽隊賽程卡
       *[players] 參加者賽程卡
    }
slips-title = 對局成績單
crosstable-title = 循環賽成績表
matches-title = 團體賽成績單
places-title = 台號牌
lots-title = 籤號
draw-title = 抽籤紀錄
of-round = { $title }（第{ $round }輪）
of-event = { $event }　{ $title }

## When, where, who

# The month is a number: the attribute is there for all languages alike.
date = { $year }年{ date.month }{ $day }日
    .month = { $month }月
day-of-year = { date.month }{ $day }日
date-span =
    { $span ->
        [days] { $from-year }年{ date-span.from-month }{ $from-day }日至{ $day }日
        [months] { $from-year }年{ date-span.from-month }{ $from-day }日至{ date.month }{ $day }日
       *[years] { $from-year }年{ date-span.from-month }{ $from-day }日至{ $year }年{ date.month }{ $day }日
    }
    .from-month = { $from-month }月
date-and-time = { $date } { $time }
venue = 地點：{ $place }
chief-arbiter = 裁判長：{ $name }
deputy-arbiters = 副裁判長：{ $names }
details-separator = { "　" }
names-separator = ；

## Notes

order-reason = 理由：{ $reason }。
order-note = 輪次先後業經變更
last-rounds-note = 第一循環最後兩輪業已對調
exchange-note = 各對兩號先後業已對調

## The list of entrants

by-number = 依號碼排列
by-name =
    { $entrants ->
        [teams] 依隊名排列
       *[players] 依姓名排列
    }
number-head = 號碼
name-head =
    { $entrants ->
        [teams] 隊名
       *[players] 姓名
    }
team-head = 單位
federation-head = 協會
rating-head = 等級分
id-head = 註冊號
captain-head = 隊長
players-head = 各台隊員
reserve = 候補：{ $name }
numbered-name = { $number } { $name }
withdrawn = { $name }（退賽）

## Pairings

round-title = 第{ $round }輪{ round-title.of-cycle }{ round-title.of-table }
    .of-cycle =
        { $cycle ->
            [0] { "" }
            [1] （第一循環）
           *[2] （第二循環）
        }
    .of-table =
        { $table ->
            [none] { "" }
           *[other] （表列第{ $table-round }輪）
        }
pairing-head =
    { $entrants ->
        [teams] 場次
       *[players] 台次
    }
side-of-pair =
    { $games ->
        [several] 第一局{ side-name }方
       *[one] { side-name }方
    }
result-head = 結果
bye = 輪空：{ $number } { $name }
arbiter-signature = 裁判簽名
date-line = 日期

## Cards of entrants

date-head = 日期
opponent-head = 對手
side-head =
    { $entrants ->
        [teams]
            { $games ->
                [several] 第一台首局執子
               *[one] 第一台執子
            }
       *[players]
            { $games ->
                [several] 首局執子
               *[one] 執子
            }
    }
side-drawn =
    { $game ->
        [go] 猜先
       *[other] 抽籤
    }

## Slips

slip-title = 第{ $round }輪第{ $board }台
board-slip-title = 第{ $round }輪第{ $number }場第{ $board }台
outcome =
    { $winner ->
        [none] 和棋
        [red] 紅勝
        [white] 白勝
       *[black] 黑勝
    }
number-of-entrant = { $number }號
entrant-signature =
    { $entrants ->
        [teams] { $number }號隊簽名
       *[players] { $number }號簽名
    }
loser-signs = 由負方簽名；和棋則由雙方簽名。

## The crosstable

points-head =
    { $entrants ->
        [teams] 場分
       *[players] 積分
    }
tie-break-head =
    { $entrants ->
        [teams] 局分
       *[players] 小分
    }
place-head = 名次

## Match sheets

game-side-head =
    { $games ->
        [several] 首局執子
       *[one] 執子
    }
match-title = 第{ $round }輪第{ $number }場：{ $first }對{ $second }
total-head = 總比數
captain-signature = { $number }號隊隊長簽名

## Board numbers

place-board = 第{ $board }台
place-match = 第{ $number }場第{ $board }台
side-and-name = { side-name }方：{ $name }

## Lots

lot-of =
    { $entrants ->
        [teams] 共{ $count-text }隊
       *[players] 共{ $count-text }人
    }
draw-seed = 各號碼由電腦抽籤產生，種子為「{ $seed }」。
draw-method =
    { $entrants ->
        [teams] 就名單中各位置之隊，取種子、半形冒號與位置序號連成之文字，計算其SHA-256摘要；摘要依遞增次序排列，最小者為１號隊，次小者為２號隊，餘類推。
       *[players] 就名單中各位置之參加者，取種子、半形冒號與位置序號連成之文字，計算其SHA-256摘要；摘要依遞增次序排列，最小者為１號，次小者為２號，餘類推。
    }
draw-check = 任何人均可重做此次抽籤。執行下列命令，即得第{ $position }位之摘要：
position-head = 名單位置
digest-head = 摘要開頭
