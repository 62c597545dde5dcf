### What the sheets of an event say in Chinese, in simplified characters, in the terms of the
### rule books of mainland China. en.ftl explains every message and its variables.
### Marks are full-width （，。；：（））; digits are half-width, with no space round them.

## Titles

entrants-title =
    { $entrants ->
        [teams] 参赛队名单
       *[players] 运动员名单
    }
pairings-title = 对阵表
pairings-of-round = 第{ $round }轮对阵表
cards-title =
    { $entrants ->
        [teams] 参赛队赛程卡
       *[players] 运动员赛程卡
    }
slips-title = 对局成绩单
crosstable-title = 循环赛成绩表
matches-title = 团体赛成绩单
places-title = 台号牌
lots-title = 签号
draw-title = 抽签记录
of-round = { $title }（第{ $round }轮）
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
venue = 地点：{ $place }
chief-arbiter = 裁判长：{ $name }
deputy-arbiters = 副裁判长：{ $names }
details-separator = { "　" }
names-separator = ；

## Notes

order-reason = 理由：{ $reason }。
order-note = 轮次先后已调整
last-rounds-note = 第一循环最后两轮已互换
exchange-note = 各对号码前后次序已互换

## The list of entrants

by-number = 按号码排列
by-name =
    { $entrants ->
        [teams] 按队名排列
       *[players] 按姓名排列
    }
number-head = 号码
name-head =
    { $entrants ->
        [teams] 队名
       *[players] 姓名
    }
team-head = 单位
federation-head = 协会
rating-head = 等级分
id-head = 注册号
captain-head = 队长
players-head = 各台队员
reserve = 替补：{ $name }
numbered-name = { $number } { $name }
withdrawn = { $name }（退赛）

## Pairings

round-title = 第{ $round }轮{ round-title.of-cycle }{ round-title.of-table }
    .of-cycle =
        { $cycle ->
            [0] { "" }
            [1] （第一循环）
           *[2] （第二循环）
        }
    .of-table =
        { $table ->
            [none] { "" }
           *[other] （表列第{ $table-round }轮）
        }
pairing-head =
    { $entrants ->
        [teams] 场次
       *[players] 台次
    }
side-of-pair =
    { $games ->
        [several] 第一局{ side-name }方
       *[one] { side-name }方
    }
result-head = 结果
bye = 轮空：{ $number } { $name }
arbiter-signature = 裁判员签名
date-line = 日期

## Cards of entrants

date-head = 日期
opponent-head = 对手
side-head =
    { $entrants ->
        [teams]
            { $games ->
                [several] 第一台首局执子
               *[one] 第一台执子
            }
       *[players]
            { $games ->
                [several] 首局执子
               *[one] 执子
            }
    }
side-drawn =
    { $game ->
        [go] 猜先
       *[other] 抽签
    }

## Slips

slip-title = 第{ $round }轮第{ $board }台
board-slip-title = 第{ $round }轮第{ $number }场第{ $board }台
outcome =
    { $winner ->
        [none] 和棋
        [red] 红胜
        [white] 白胜
       *[black] 黑胜
    }
number-of-entrant = { $number }号
entrant-signature =
    { $entrants ->
        [teams] { $number }号队签名
       *[players] { $number }号签名
    }
loser-signs = 负方签名；和棋由双方签名。

## The crosstable

points-head =
    { $entrants ->
        [teams] 场分
       *[players] 积分
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
        [several] 首局执子
       *[one] 执子
    }
match-title = 第{ $round }轮第{ $number }场：{ $first }对{ $second }
total-head = 总比分
captain-signature = { $number }号队队长签名

## Board numbers

place-board = 第{ $board }台
place-match = 第{ $number }场第{ $board }台
side-and-name = { side-name }方：{ $name }

## Lots

lot-of =
    { $entrants ->
        [teams] 共{ $count-text }队
       *[players] 共{ $count-text }人
    }
draw-seed = 各号码由计算机抽签产生，种子为“{ $seed }”。
draw-method =
    { $entrants ->
        [teams] 对名单中每一位置的队，取种子、半角冒号和位置序号连成的文字，计算其SHA-256摘要；摘要按升序排列，最小者为1号队，次小者为2号队，其余类推。
       *[players] 对名单中每一位置的运动员，取种子、半角冒号和位置序号连成的文字，计算其SHA-256摘要；摘要按升序排列，最小者为1号，次小者为2号，其余类推。
    }
draw-check = 任何人均可重做此次抽签。运行下列命令，即得第{ $position }位的摘要：
position-head = 名单位置
digest-head = 摘要开头
