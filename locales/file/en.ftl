### The comments in a new event file, in English.

file-heading =
    An event: its sheets are made from this file.
    A line that begins with # is a comment. To say what it shows, take the # away.
    Texts stand between straight quotes: "…".
file-title = What the event is called, as the head of every sheet.
file-place = Where it is held.
file-chief-arbiter = The chief arbiter.
file-deputy-arbiter = The deputy; several in brackets: ["…", "…"].
file-game =
    What is played: "xiangqi", "draughts", "renju", "go" or "chess".
    If left out, the usual game of the language.
file-locale =
    The language of the sheets: "zh-Hant", "zh-Hans", "ru" or "en".
    If left out, the usual language of the game.
file-system = How it is decided who meets whom. So far there is only "round-robin".
file-cycles = How often everybody meets everybody: 1 or 2. If left out, once.
file-swap-last-rounds =
    In two cycles: whether the last two rounds of cycle one are exchanged, true or false,
    so that nobody has the same side three times running. If left out, they are not.
file-exchange-sides =
    Whether first and second are exchanged in every pair of the table, true or false.
    If left out, they are not.
file-sides =
    What decides about sides: "by-table", the table; "by-lot", a draw before each game.
    If left out, the table.
file-games-per-match = How many games a match has, 1 to 20. If left out, 1.
file-boards =
    How many boards a match of teams has, 1 to 100. If left out, 1;
    where teams list their players it must be said.
file-order =
    The rounds of the table in the order of play, where the chief arbiter has changed it,
    and why. If left out, the order of the table.
file-dates =
    When the rounds are played, in the order of play: 2026-05-01, or with the time
    "2026-05-01 14:00". There may be fewer dates than rounds, or none.
file-style =
    How numbers and pairings are written, where that is not the way of the language:
    the largest number: mark = "ring", "brackets" or "plain";
    the digits: digits = "half-width", "full-width" or "full-below-ten";
    what stands between two numbers: separator, 1 to 3 characters.
file-draw = What the lots were drawn with. The program writes it when it draws them.
file-players =
    The players: for each of them [[player]] and what is known. Only the name is needed.
    They come last in this file.
file-teams =
    The teams: for each of them [[team]] and what is known. Only the name is needed.
    The players come in the order of the boards, reserves after them.
    Teams come last in this file.
file-number = The number drawn by lot; none before the draw.
file-withdrawn =
    true for one who does not play. Who withdraws after the draw keeps the number.
file-list =
    Who takes part is in a list beside this file, one in each row (CSV). Its first row
    names the columns. If it is not UTF-8, say what it is: "gbk", "big5", "windows-1251" …
    What stands between fields is found out, or said.
file-example-place = Club house, great hall
file-example-arbiter = A. Carter
file-example-deputy = B. Mason
file-example-reason = The hall is not free on Sunday
file-example-player = Anna Smith
file-example-opponent = John Baker
file-example-team = North Side
file-example-other-team = Riverside
file-example-federation = ENG
file-example-rating = 1850
