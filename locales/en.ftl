### What the sheets say in English. This file explains every message; the other locale files
### have the same keys in the same order.
###
### Variables that occur in many messages:
###   $entrants  players or teams: whom the sheet speaks of. With players, teams are mentioned
###              where they differ.
###   $game      xiangqi, draughts, renju, go or chess
###   $first     red, white or black: the side of whoever begins
###   $second    red, white or black: the other side
###   $mark      ring, brackets or plain: how the largest number of a table is marked
### A sentence stands on one line: a line break in the file would be printed.

## Titles

# The title of the appendix.
appendix-title =
    { $entrants ->
        [teams] Order of play in round-robin team tournaments
       *[players] Order of play in round-robin tournaments
    }
# $number (text): the number, in the language’s numerals, or a word such as B. $form: digits or
# word.
appendix-number = Appendix { $number }
# $number (text): what appendix-number says, or a text that the user typed in its place, such as
# “Annex B”. $title (text): the title of the appendix.
numbered-title = { $number }. { $title }
# The title of a sheet with one table. $count (number): for how many entrants; chooses the
# plural. $count-text (text): the number as it is printed.
table-title =
    { $entrants ->
        [teams]
            { $count ->
                [one] Order of play for { $count-text } team
               *[other] Order of play for { $count-text } teams
            }
       *[players]
            { $count ->
                [one] Order of play for { $count-text } player
               *[other] Order of play for { $count-text } players
            }
    }
# The heading over the instructions.
instructions-heading = How to use the tables
# The heading over the method of making tables larger than those printed.
method-heading = Tables for larger fields
# $number (number): stands before an item of a list.
list-label = { $number }.

## Games and sides

# By itself, in a list.
game-name =
    { $game ->
        [xiangqi] xiangqi
        [draughts] draughts
        [renju] renju
        [go] go
       *[chess] chess
    }
# Where it is said what holds in a game: what stands after “In”.
game-name-in = { game-name }
# Several things. $items (text): all but the last, joined by enumeration-comma; $last (text).
list = { $items } and { $last }
# Alone in a table cell. $side: red, white or black.
side-name =
    { $side ->
        [red] Red
        [white] White
       *[black] Black
    }

## Instructions for use

# Lots numbered from 1 are drawn; the number drawn is the entrant’s competition number.
lots =
    { $entrants ->
        [teams] Before play starts, as many lots as there are teams are numbered from 1 upwards and drawn. The number that a team draws is its number for the whole competition.
       *[players] Before play starts, as many lots as there are players (or teams) are numbered from 1 upwards and drawn. The number drawn is the player’s (or team’s) number for the whole competition.
    }
# Which table to take, and what it shows.
use-table =
    { $entrants ->
        [teams] The table for the number of teams in the field is used. It gives the pairings of every round by these numbers.
       *[players] The table for the number of players (or teams) in the field is used. It gives the pairings of every round by these numbers.
    }
# The first-named begins, with $first; the second-named has $second. With teams this is said
# of board 1, because team-boards reverses it on the even boards.
first-begins =
    { $entrants ->
        [teams] On board 1 the team named first in a pairing begins and has { first-begins.first }; the other team has { first-begins.second }.
       *[players] The player named first in a pairing begins and has { first-begins.first }; the player named second has { first-begins.second }.
    }
    .first =
        { $first ->
            [red] Red
            [white] White
           *[black] Black
        }
    .second =
        { $second ->
            [red] Red
            [white] White
           *[black] Black
        }
# The same in a sheet for several games, of those that have these sides. $games (text): their
# names, each as game-name-in says it, joined as in list. $game: the only one of them, or several.
first-begins-in =
    { $entrants ->
        [teams] In { $games }, on board 1 the team named first in a pairing begins and has { first-begins.first }; the other team has { first-begins.second }.
       *[players] In { $games } the player named first in a pairing begins and has { first-begins.first }; the player named second has { first-begins.second }.
    }
# The table does not say who begins. $game.
sides-by-lot = The table only says who meets whom; lots are drawn for the sides before each game.
# The same in a sheet for several games. $games (text): as in first-begins-in.
sides-by-lot-in = In { $games } the table only says who meets whom; lots are drawn for the sides before each game.
# Matches of two and of more games.
match-games =
    { $entrants ->
        [teams] Where two games are played on a board, the team that began game one plays second in game two; where more are played, the first move continues to alternate.
       *[players] In a match of two games, the player who began game one plays second in game two; in a longer match the first move continues to alternate.
    }
# Who begins on which board of a team match. $games: one or several, the number of games on a
# board; where there are several, this holds for game one.
team-boards =
    { $entrants ->
        [teams]
            { $games ->
                [several] The team named first begins game one on the odd-numbered boards, the other team on the even-numbered ones.
               *[one] The team named first begins on the odd-numbered boards, the other team on the even-numbered ones.
            }
       *[players]
            { $games ->
                [several] In team matches the team named first begins game one on the odd-numbered boards, the other team on the even-numbered ones.
               *[one] In team matches the team named first begins on the odd-numbered boards, the other team on the even-numbered ones.
            }
    }
# Who rests where the number of entrants is odd: of the two numbers in the first column of
# pairings, the one without the mark. With no mark: whoever would meet the largest number.
odd-field =
    { $entrants ->
        [teams]
            { $mark ->
                [ring] With an odd number of teams, the team in the first column whose number has no ring has the bye in that round.
                [brackets] With an odd number of teams, the team in the first column whose number is not in brackets has the bye in that round.
               *[plain] With an odd number of teams, no team has the largest number of the table; the team paired with it has the bye in that round.
            }
       *[players]
            { $mark ->
                [ring] With an odd number of players (or teams), the player (or team) in the first column whose number has no ring has the bye in that round.
                [brackets] With an odd number of players (or teams), the player (or team) in the first column whose number is not in brackets has the bye in that round.
               *[plain] With an odd number of players (or teams), nobody has the largest number of the table; the player (or team) paired with it has the bye in that round.
            }
    }
# The chief arbiter may change the order of the rounds.
round-order = The chief arbiter may change the order of the rounds, stating the reasons.

## Method for larger fields. Every sentence must be right to the letter: a reader makes a table
## by it.

# $printed (text): the largest size that is printed.
method-largest =
    { $entrants ->
        [teams] For more than { $printed } teams a table is made as follows. Its largest number is the number of teams, or one more if that is odd.
       *[players] For more than { $printed } players (or teams) a table is made as follows. Its largest number is the number of players (or teams), or one more if that is odd.
    }
# The number of rounds. It stands behind method-largest. $cycles (number): 1 or 2.
method-rounds =
    { $cycles ->
        [1] There is one round fewer than the largest number.
       *[other] Each cycle has one round fewer than the largest number.
    }
# Round one: from both ends inwards.
method-first-round = In round 1 the numbers are paired from both ends inwards: 1 with the largest, 2 with the largest but one, and so on. In every pair the smaller number is named first.
# The pair of the largest number stands in column one; its order changes from round to round.
method-column-one = The pair with the largest number always stands in the first column. In this pair the largest number is named second in odd-numbered rounds and first in even-numbered rounds.
# From round two on: whom the largest number meets.
method-opponent = From round 2 on, the opponent of the largest number is the number that stood last in the round before.
# From round two on: the other pairs.
method-pairs = The other pairs are found as follows: write out the numbers of the round before in the order in which they stand, leave out the largest number and the opponent just found for it, and take the rest in twos from the end. The pairs follow the first column in the order in which they are taken; the two numbers of a pair keep their order.
# Who rests where the number of entrants is odd. $cycles (number): 1 or 2; cycle two has the byes of
# cycle one again.
method-bye =
    { $entrants ->
        [teams]
            { $cycles ->
                [1] With an odd number of teams, the team paired with the largest number has the bye, a different one in each round.
               *[other] With an odd number of teams, the team paired with the largest number has the bye, a different one in each round of a cycle.
            }
       *[players]
            { $cycles ->
                [1] With an odd number of players (or teams), the player (or team) paired with the largest number has the bye, a different one in each round.
               *[other] With an odd number of players (or teams), the player (or team) paired with the largest number has the bye, a different one in each round of a cycle.
            }
    }
# A double round robin: how cycle two is made.
method-cycle-two = The second cycle repeats the rounds of the first in the same order, with first and second exchanged in every pair.
# It stands after method-cycle-two: cycle two keeps the order that cycle one had before.
method-swap = Then the last two rounds of the first cycle change places.
# All variables are text. $largest: the largest number; $round-one, $round-two: the pairings of
# the rounds; $numbers: the numbers of round one without the largest; $opponent: the last of
# them; $pairs: the pairs taken from the end.
method-example = Example for the largest number { $largest }. Round 1: { $round-one }. Without the largest number this reads { $numbers }. The last of them, { $opponent }, meets the largest number; the others, taken from the end, give { $pairs }. Round 2: { $round-two }.
# Stands between the numbers and pairings of the example.
enumeration-comma = { ", " }

## Tables

# The caption of a table of two sizes. $lower, $upper (numbers) choose plural forms;
# $lower-text, $upper-text (text) are what is printed.
table-caption =
    { $entrants ->
        [teams]
            { $upper ->
                [one] { $lower-text } or { $upper-text } team
               *[other] { $lower-text } or { $upper-text } teams
            }
       *[players]
            { $upper ->
                [one] { $lower-text } or { $upper-text } player
               *[other] { $lower-text } or { $upper-text } players
            }
    }
# The caption of a table of one size. $count (number), $count-text (text).
exact-caption =
    { $entrants ->
        [teams]
            { $count ->
                [one] { $count-text } team
               *[other] { $count-text } teams
            }
       *[players]
            { $count ->
                [one] { $count-text } player
               *[other] { $count-text } players
            }
    }
# Where a table goes on. $caption (text): its caption.
continued = { $caption } (continued)
# Heads of columns: round numbers, pairings, resting numbers.
round-head = Round
pairings-head = Pairings
bye-head = Bye
# Heads where the order of rounds was changed: the round as played, and the table’s own number
# for it.
played-round-head = Round
table-round-head = Table round
# The row that begins a cycle of a double round robin. $cycle (number): 1 or 2.
cycle-head =
    { $cycle ->
        [1] First cycle
        [2] Second cycle
       *[other] Cycle { $cycle }
    }

## Notes

# The chief arbiter has changed the order of the rounds.
order-changed = The chief arbiter has changed the order of the rounds.
# The last two rounds of cycle one are exchanged.
last-rounds-swapped = The last two rounds of the first cycle are exchanged.
# First and second are exchanged in every pair, as an organiser has decided.
sides-exchanged = First and second are exchanged in every pair of the table.
# Everybody meets everybody twice. $sides: by-table or by-lot. With players no team is mentioned:
# the note also stands on a sheet for players alone.
double-cycle =
    { $entrants ->
        [teams]
            { $sides ->
                [by-lot] Each team meets every other team twice.
               *[by-table] Each team meets every other team twice, the second time with first and second exchanged.
            }
       *[players]
            { $sides ->
                [by-lot] Everyone meets everyone else twice.
               *[by-table] Everyone meets everyone else twice, the second time with first and second exchanged.
            }
    }
# Whoever stands in the column of resting numbers does not play.
bye-note =
    { $entrants ->
        [teams] The team in the column “{ bye-head }” does not play in that round.
       *[players] The player in the column “{ bye-head }” does not play in that round.
    }

## Who begins on each board, and in each game of a match

# Captions. game-sides-caption: of teams the table is for the odd-numbered boards.
# board-game-sides-caption: what the team named first has; a row is a board, a column a game.
board-sides-caption = Who begins on each board
game-sides-caption =
    { $entrants ->
        [teams] Who begins in each game on odd-numbered boards; the reverse on even-numbered ones
       *[players] Who begins in each game
    }
board-game-sides-caption = The team named first, on each board in each game
board-head = Board
game-head = Game
# The head of the column of one game. $number (text).
numbered-game-head = Game { $number }
# Heads over the sides of the first-named and of the second-named.
first-named-head =
    { $entrants ->
        [teams] Team named first
       *[players] Player named first
    }
second-named-head =
    { $entrants ->
        [teams] Team named second
       *[players] Player named second
    }
# Alone in a table cell, where lots are drawn for the sides.
begins = begins
plays-second = second
