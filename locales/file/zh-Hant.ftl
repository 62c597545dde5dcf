### The comments in a new event file, in Chinese in traditional characters.

file-heading =
    比賽檔案：各種表格都由本檔案產生。
    以 # 開頭的行是說明；要讓其中的內容生效，去掉 # 即可。
    文字寫在英文直引號之間："…"。
file-title = 比賽名稱，印在每張表的開頭。
file-place = 比賽地點。
file-chief-arbiter = 裁判長。
file-deputy-arbiter = 副裁判長；有幾位時寫在方括號內：["…", "…"]。
file-game =
    棋種："xiangqi"（象棋）、"draughts"（西洋跳棋）、"renju"（五子棋）、
    "go"（圍棋）、"chess"（西洋棋）。不寫則依語言取常用的棋種。
file-locale =
    表格的語言："zh-Hant"（繁體中文）、"zh-Hans"（簡體中文）、"ru"（俄文）、"en"（英文）。
    不寫則依棋種取常用的語言。
file-system = 比賽制度，目前只有循環賽："round-robin"。
file-cycles = 循環次數：1（單循環）或 2（雙循環）。不寫則為單循環。
file-swap-last-rounds =
    雙循環時，第一循環的最後兩輪是否對調：true（是）或 false（否），
    以免有人連續三輪同為先手或後手。不寫則不對調。
file-exchange-sides = 秩序表中每一對的先後手是否全部對換：true 或 false。不寫則不對換。
file-sides =
    先後手如何決定："by-table"（按秩序表）或 "by-lot"（每局前抽籤或猜先）。
    不寫則按秩序表。
file-games-per-match = 每場比賽下幾局，1 到 20。不寫則為 1 局。
file-boards =
    團體賽每場幾台，1 到 100。不寫則為 1 台；
    各隊列出隊員時必須寫明。
file-order = 裁判長變更輪次次序時，按實際比賽次序列出秩序表的輪次，並寫明理由。不寫則按秩序表。
file-dates =
    各輪比賽時間，按比賽次序：2026-05-01，或帶時刻："2026-05-01 14:00"。
    可以少於輪數，也可以不寫。
file-style =
    號碼與對局的寫法，與該語言的慣例不同時才寫：
    最大號碼的標記 mark："ring"（圓圈）、"brackets"（括號）、"plain"（不標）；
    數字 digits："half-width"（半形）、"full-width"（全形）、"full-below-ten"（一位數全形）；
    兩個號碼之間的符號 separator，1 到 3 個字元。
file-draw = 抽籤所用的種子。由程式抽籤時自動寫入。
file-players =
    棋手：每人寫一個 [[player]]，再寫已知的各項，只有姓名必須寫。
    棋手放在檔案的最後。
file-teams =
    隊：每隊寫一個 [[team]]，再寫已知的各項，只有隊名必須寫。
    隊員按台次排列，替補在後。
    各隊放在檔案的最後。
file-number = 抽籤所得的號碼；抽籤前不寫。
file-withdrawn = 不參加比賽的寫 true。抽籤後退賽的保留其號碼。
file-list =
    名單在本檔案旁的另一個檔案裡（CSV），每行一個，第一行是各欄的名稱。
    不是 UTF-8 編碼時，寫明編碼："big5"、"gbk" 等。
    分隔符號會自動辨識，也可以寫明。
file-example-place = 市立棋院大廳
file-example-arbiter = 張明
file-example-deputy = 李華
file-example-reason = 週日場地另有他用
file-example-player = 王芳
file-example-opponent = 陳強
file-example-team = 城東隊
file-example-other-team = 城西隊
file-example-federation = 臺北
file-example-rating = 1850
