### What the sheets say in Chinese, in simplified characters, in the terms of the rule books
### of mainland China. en.ftl explains every message and its variables.
### Marks are full-width （，。；：（））; digits are half-width, with no space round them.

## Titles

appendix-title =
    { $entrants ->
        [teams] 团体循环赛对局秩序表
       *[players] 循环赛对局秩序表
    }
appendix-number = 附录{ $number }
numbered-title = { $number }：{ $title }
table-title =
    { $entrants ->
        [teams] { $count-text }队循环赛对局秩序表
       *[players] { $count-text }人循环赛对局秩序表
    }
instructions-heading = 使用说明
method-heading = 更大规模比赛的编排
list-label = { $number }．

## Games and sides

game-name =
    { $game ->
        [xiangqi] 象棋
        [draughts] 国际跳棋
        [renju] 五子棋
        [go] 围棋
       *[chess] 国际象棋
    }
game-name-in = { game-name }
list = { $items }、{ $last }
side-name =
    { $side ->
        [red] 红
        [white] 白
       *[black] 黑
    }

## Instructions for use

lots =
    { $entrants ->
        [teams] 开赛前先行抽签：有多少个队参赛，即备多少支签，自1号起依次编号；各队所抽签号，即为该队在整个循环赛中的号码。
       *[players] 开赛前先行抽签：有多少运动员（队）参赛，即备多少支签，自1号起依次编号；各运动员（队）所抽签号，即为其在整个循环赛中的号码。
    }
use-table =
    { $entrants ->
        [teams] 按参赛队数选用相应的对局秩序表，表中逐轮列出对阵两队的号码。
       *[players] 按参赛人（队）数选用相应的对局秩序表，表中逐轮列出对阵双方的号码。
    }
# The attributes are parts of the sentence: the sides, and how each game says that somebody
# moves first or second: in renju and go, where Black begins, by 行.
first-begins =
    { $entrants ->
        [teams] 两队相遇时，第一台由列前的队执{ first-begins.opening }，列后的队执{ first-begins.reply }。
       *[players] 每对号码中，列前者执{ first-begins.opening }，列后者执{ first-begins.reply }。
    }
    .opening =
        { $game ->
            [renju] { first-begins.first }开局
           *[other] { first-begins.first }{ first-begins.moves-first }
        }
    .reply =
        { $first ->
            [black] { first-begins.second }后行
           *[other] { first-begins.second }后走
        }
    .moves-first =
        { $first ->
            [black] 先行
           *[other] 先走
        }
    .first =
        { $first ->
            [red] 红
            [white] 白
           *[black] 黑
        }
    .second =
        { $second ->
            [red] 红
            [white] 白
           *[black] 黑
        }
first-begins-in =
    { $entrants ->
        [teams] { $games }比赛，第一台由列前的队执{ first-begins.opening }，列后的队执{ first-begins.reply }。
       *[players] { $games }比赛，列前者执{ first-begins.opening }，列后者执{ first-begins.reply }。
    }
sides-by-lot =
    { $game ->
        [go] 表中只列对阵双方，不定先后；每局开始前由双方猜先。
        [renju] 表中只列对阵双方，不定先后；每局开始前由双方抽签决定谁先行。
       *[other] 表中只列对阵双方，不定先后；每局开始前由双方抽签决定谁先走。
    }
sides-by-lot-in = { $games }比赛，表中只列对阵双方，不定先后；每局开始前由双方抽签决定谁先走。
match-games =
    { $entrants ->
        [teams] 每台赛两局的，第二局两队互换先后手；超过两局的，其后仍逐局轮换。
       *[players] 每轮赛两局的，第二局双方互换先后手；超过两局的，其后仍逐局轮换。
    }
team-boards =
    { $entrants ->
        [teams]
            { $games ->
                [several] 第一局，单数台以列前的队为先手，双数台以列后的队为先手。
               *[one] 单数台以列前的队为先手，双数台以列后的队为先手。
            }
       *[players]
            { $games ->
                [several] 团体赛的第一局，单数台以列前的队为先手，双数台以列后的队为先手。
               *[one] 团体赛中，单数台以列前的队为先手，双数台以列后的队为先手。
            }
    }
odd-field =
    { $entrants ->
        [teams]
            { $mark ->
                [ring] 参赛队数为单数时，每轮首栏的两队中，号码不带圈的一队该轮轮空。
                [brackets] 参赛队数为单数时，每轮首栏的两队中，号码不带括号的一队该轮轮空。
               *[plain] 参赛队数为单数时，表中最大号无队使用；与最大号配对的队该轮轮空。
            }
       *[players]
            { $mark ->
                [ring] 参赛人（队）数为单数时，每轮首栏的两个号码中，不带圈的一方该轮轮空。
                [brackets] 参赛人（队）数为单数时，每轮首栏的两个号码中，不带括号的一方该轮轮空。
               *[plain] 参赛人（队）数为单数时，表中最大号无人（队）使用；与最大号配对的一方该轮轮空。
            }
    }
round-order = 裁判长可以调整轮次的先后，但须说明理由。

## Method for larger fields

method-largest =
    { $entrants ->
        [teams] 参赛队超过{ $printed }个时，按以下方法编表。参赛队数为双数的，以该数为最大号；为单数的，以该数加1为最大号。
       *[players] 参赛者超过{ $printed }人（队）时，按以下方法编表。参赛人（队）数为双数的，以该数为最大号；为单数的，以该数加1为最大号。
    }
method-rounds =
    { $cycles ->
        [1] 总轮数比最大号少1。
       *[other] 每个循环的轮数比最大号少1。
    }
method-first-round = 第一轮从两端向中间配对：1号对最大号，2号对次大号，其余类推；每对号码均小号列前。
method-column-one = 最大号所在的一对始终排在首栏；在这一对中，最大号逢单数轮列后，逢双数轮列前。
method-opponent = 自第二轮起，上一轮列在最末的号码，即为本轮最大号的对手。
method-pairs = 其余各对排法如下：将上一轮的号码按所列次序写成一行，划去最大号和刚排定的对手，再从行末起每两个号码取作一对，按取出的先后接排在首栏之后；每对号码的前后次序不变。
method-bye =
    { $entrants ->
        [teams]
            { $cycles ->
                [1] 参赛队数为单数时，与最大号配对的队轮空，每轮轮空的队各不相同。
               *[other] 参赛队数为单数时，与最大号配对的队轮空，同一循环内每轮轮空的队各不相同。
            }
       *[players]
            { $cycles ->
                [1] 参赛人（队）数为单数时，与最大号配对的一方轮空，每轮轮空者各不相同。
               *[other] 参赛人（队）数为单数时，与最大号配对的一方轮空，同一循环内每轮轮空者各不相同。
            }
    }
method-cycle-two = 第二循环按同样的轮次顺序重复第一循环的各轮，每对号码前后互换。
method-swap = 此后，再将第一循环的最后两轮互换。
method-example = 以最大号为{ $largest }的表为例。第一轮：{ $round-one }。去掉最大号，依次为{ $numbers }。列在最末的{ $opponent }对最大号，其余从行末取起，得{ $pairs }。第二轮：{ $round-two }。
enumeration-comma = 、

## Tables

table-caption =
    { $entrants ->
        [teams] { $lower-text }或{ $upper-text }队对局秩序表
       *[players] { $lower-text }或{ $upper-text }人对局秩序表
    }
exact-caption =
    { $entrants ->
        [teams] { $count-text }队对局秩序表
       *[players] { $count-text }人对局秩序表
    }
continued = { $caption }（续）
round-head = 轮次
pairings-head = 对局者
bye-head = 轮空
played-round-head = 实际轮次
table-round-head = 表列轮次
cycle-head =
    { $cycle ->
        [1] 第一循环
        [2] 第二循环
       *[other] 第{ $cycle }循环
    }

## Notes

order-changed = 轮次的先后已由裁判长调整。
last-rounds-swapped = 第一循环的最后两轮已经互换。
sides-exchanged = 表中每对号码的前后次序均已互换。
double-cycle =
    { $entrants ->
        [teams]
            { $sides ->
                [by-lot] 双循环赛中，任何两队均相遇两次。
               *[by-table] 双循环赛中，任何两队均相遇两次，第二次互换先后手。
            }
       *[players]
            { $sides ->
                [by-lot] 双循环赛中，任何两个号码均相遇两次。
               *[by-table] 双循环赛中，任何两个号码均相遇两次，第二次互换先后手。
            }
    }
bye-note =
    { $entrants ->
        [teams] “{ bye-head }”栏所列的队该轮不出场。
       *[players] “{ bye-head }”栏所列的运动员该轮不出场。
    }

## Who begins on each board, and in each game of a match

board-sides-caption = 团体赛各台先后手
game-sides-caption =
    { $entrants ->
        [teams] 单数台各局先后手（双数台相反）
       *[players] 各局先后手
    }
board-game-sides-caption = 列前的队各台各局先后手
board-head = 台次
game-head = 局次
numbered-game-head = 第{ $number }局
first-named-head =
    { $entrants ->
        [teams] 列前的队
       *[players] 列前者
    }
second-named-head =
    { $entrants ->
        [teams] 列后的队
       *[players] 列后者
    }
begins = 先手
plays-second = 后手
