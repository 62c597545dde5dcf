### What the sheets of an event say, in English. This file explains every message; the other
### locale files have the same keys in the same order.
###
### Variables that occur in many messages:
###   $entrants          players or teams
###   $round, $board, $number (text)  numbers as they are printed
###   $name (text)       a name as the arbiter wrote it
###   $games             one or several: how many games a match has
###   $side              red, white or black

## Titles

# The list of those who take part.
entrants-title =
    { $entrants ->
        [teams] Teams
       *[players] Players
    }
# Who meets whom in each round.
pairings-title = Pairings
# Who meets whom in one round.
pairings-of-round = Pairings of round { $round }
# A card for each entrant, with all its rounds.
cards-title =
    { $entrants ->
        [teams] Team cards
       *[players] Player cards
    }
# Slips on which results are written.
slips-title = Result slips
# The table in which all results are entered.
crosstable-title = Crosstable
# A sheet for each match of teams, with all its boards.
matches-title = Match sheets
# Cards that stand on the boards, with their numbers.
places-title = Board numbers
# Slips with the numbers that are drawn.
lots-title = Lots
# The record of a draw made by program.
draw-title = Record of the drawing of lots
# A title of something for one round only. $title (text).
of-round = { $title }, round { $round }
# A title and the event, in the properties of a file. $title, $event (text).
of-event = { $title } – { $event }

## When, where, who

# A day. $year, $month, $day (numbers).
date = { $day } { date.month } { $year }
    .month =
        { $month ->
            [1] January
            [2] February
            [3] March
            [4] April
            [5] May
            [6] June
            [7] July
            [8] August
            [9] September
            [10] October
            [11] November
           *[12] December
        }
# A day without its year.
day-of-year = { $day } { date.month }
# From one day to a later one. $span: days of one month, months of one year, or years.
# $from-year, $from-month, $from-day: the first day; $year, $month, $day: the last.
date-span =
    { $span ->
        [days] { $from-day }–{ $day } { date.month } { $year }
        [months] { $from-day } { date-span.from-month } – { $day } { date.month } { $year }
       *[years] { $from-day } { date-span.from-month } { $from-year } – { $day } { date.month } { $year }
    }
    .from-month =
        { $from-month ->
            [1] January
            [2] February
            [3] March
            [4] April
            [5] May
            [6] June
            [7] July
            [8] August
            [9] September
            [10] October
            [11] November
           *[12] December
        }
# $date (text): what date or day-of-year says; $time (text): 14:00.
date-and-time = { $date }, { $time }
# Where the event is held. $place (text).
venue = { $place }
chief-arbiter = Chief arbiter: { $name }
# $count (number): how many there are; $names (text): joined by names-separator.
deputy-arbiters =
    { $count ->
        [1] Deputy chief arbiter: { $names }
       *[other] Deputy chief arbiters: { $names }
    }
# Stands between place, dates, arbiter.
details-separator = { " · " }
# Stands between names, which may have commas in them.
names-separator = { "; " }

## Notes

# Why the order of the rounds was changed; it stands after order-changed. $reason (text).
order-reason = Reason: { $reason }.
# On cards and slips, in a few words: what order-changed, last-rounds-swapped and sides-exchanged
# say in a sentence.
order-note = Order of rounds changed
last-rounds-note = Last two rounds of the first cycle exchanged
exchange-note = First and second exchanged in every pair

## The list of entrants

# Headings of the two lists.
by-number = By number
by-name =
    { $entrants ->
        [teams] By name of team
       *[players] By name
    }
# Heads of columns. number-head: the number drawn. id-head: the number in a register.
number-head = No.
name-head =
    { $entrants ->
        [teams] Team
       *[players] Name
    }
team-head = Club or team
federation-head = Federation
rating-head = Rating
id-head = ID
captain-head = Captain
players-head = Players by board
# A reserve, on a line after the players of a team.
reserve = reserve: { $name }
# An entrant by number and name.
numbered-name = { $number } { $name }
# An entrant who has withdrawn, and keeps number and place.
withdrawn = { $name } (withdrawn)

## Pairings

# The heading of a round. $cycle (number): 1 or 2, or 0 where there is one only. $table: other
# where the order was changed, and $table-round (text) is the number in the table.
round-title = Round { $round }{ round-title.of-cycle }{ round-title.of-table }
    .of-cycle =
        { $cycle ->
            [0] { "" }
            [1] , first cycle
           *[2] , second cycle
        }
    .of-table =
        { $table ->
            [none] { "" }
           *[other] { " " }(round { $table-round } of the table)
        }
# The head of the column of boards; of teams, of matches.
pairing-head =
    { $entrants ->
        [teams] Match
       *[players] Board
    }
# The head over the names of those who have a side.
side-of-pair =
    { $games ->
        [several] { side-name } in game 1
       *[one] { side-name }
    }
result-head = Result
# Who rests in a round.
bye = Bye: { $number } { $name }
# Before lines to be signed and filled in.
arbiter-signature = Arbiter
date-line = Date

## Cards of entrants

date-head = Date
opponent-head = Opponent
# The head of the column of the entrant’s own side; of teams, on board 1.
side-head =
    { $entrants ->
        [teams]
            { $games ->
                [several] Board 1, game 1
               *[one] Board 1
            }
       *[players]
            { $games ->
                [several] Side, game 1
               *[one] Side
            }
    }
# In place of a side, where sides are drawn.
side-drawn = by lot

## Slips

slip-title = Round { $round } · Board { $board }
# For a board of a match of teams. $number: the match.
board-slip-title = Round { $round } · Match { $number } · Board { $board }
# A result that can be ticked. $winner: red, white or black, or none for a draw. $first, $second
# (text): what the one named first and the other one get for it: 1, ½ or 0.
outcome =
    { $game ->
        [go]
            { $winner ->
                [none] Jigo
                [white] W+
               *[black] B+
            }
       *[other] { $first }–{ $second }
    }
# An entrant by its number alone, over its sides in the games of a match.
number-of-entrant = No. { $number }
# Before the line that an entrant signs. $number: of the entrant.
entrant-signature =
    { $entrants ->
        [teams] Signature, team { $number }
       *[players] Signature, no. { $number }
    }
loser-signs = The loser signs; after a draw both sign.

## The crosstable

points-head =
    { $entrants ->
        [teams] Match points
       *[players] Points
    }
tie-break-head =
    { $entrants ->
        [teams] Board points
       *[players] Tie-break
    }
place-head = Place

## Match sheets

# The head of the column of sides on the boards.
game-side-head =
    { $games ->
        [several] Side, game 1
       *[one] Side
    }
# $number: the match. $first, $second (text): the names of the teams.
match-title = Round { $round }, match { $number }: { $first } – { $second }
# The head of the row of the result of the match.
total-head = Total
# Before the line that a captain signs. $number: of the team.
captain-signature = Captain of team { $number }

## Board numbers

place-board = Board { $board }
# $number: the match.
place-match = Match { $number }, board { $board }
# Who has which side. $name: number and name.
side-and-name = { side-name }: { $name }

## Lots

# Under the number of a lot. $count (number), $count-text (text): how many lots there are.
lot-of =
    { $entrants ->
        [teams]
            { $count ->
                [one] of { $count-text } team
               *[other] of { $count-text } teams
            }
       *[players]
            { $count ->
                [one] of { $count-text } player
               *[other] of { $count-text } players
            }
    }
# $seed (text): what was typed for the draw.
draw-seed = The lots were drawn by computer from the seed “{ $seed }”.
draw-method =
    { $entrants ->
        [teams] For the team at each position of the list the SHA-256 digest of the seed, a colon and the position is computed. The digests are sorted in ascending order: the team with the smallest has number 1, the next one number 2, and so on.
       *[players] For the player at each position of the list the SHA-256 digest of the seed, a colon and the position is computed. The digests are sorted in ascending order: the player with the smallest has number 1, the next one number 2, and so on.
    }
# A command stands after it. $position (text): a position in the list.
draw-check = Anyone can repeat the draw. The digest for position { $position } is what this command prints:
# Heads of columns.
position-head = Position
digest-head = Digest begins
