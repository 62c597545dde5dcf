### The comments in a new event file, in Chinese in simplified characters.

file-heading =
    比赛文件：各种表格都由本文件生成。
    以 # 开头的行是说明；要让其中的内容生效，去掉 # 即可。
    文字写在英文直引号之间："…"。
file-title = 比赛名称，印在每张表的开头。
file-place = 比赛地点。
file-chief-arbiter = 裁判长。
file-deputy-arbiter = 副裁判长；有几位时写在方括号内：["…", "…"]。
file-game =
    棋种："xiangqi"（象棋）、"draughts"（国际跳棋）、"renju"（五子棋）、
    "go"（围棋）、"chess"（国际象棋）。不写则依语言取常用的棋种。
file-locale =
    表格的语言："zh-Hant"（繁体中文）、"zh-Hans"（简体中文）、"ru"（俄文）、"en"（英文）。
    不写则依棋种取常用的语言。
file-system = 比赛制度，目前只有循环赛："round-robin"。
file-cycles = 循环次数：1（单循环）或 2（双循环）。不写则为单循环。
file-swap-last-rounds =
    双循环时，第一循环的最后两轮是否对调：true（是）或 false（否），
    以免有人连续三轮同为先手或后手。不写则不对调。
file-exchange-sides = 秩序表中每一对的先后手是否全部对换：true 或 false。不写则不对换。
file-sides =
    先后手如何决定："by-table"（按秩序表）或 "by-lot"（每局前抽签或猜先）。
    不写则按秩序表。
file-games-per-match = 每场比赛下几局，1 到 20。不写则为 1 局。
file-boards =
    团体赛每场几台，1 到 100。不写则为 1 台；
    各队列出队员时必须写明。
file-order = 裁判长变更轮次次序时，按实际比赛次序列出秩序表的轮次，并写明理由。不写则按秩序表。
file-dates =
    各轮比赛时间，按比赛次序：2026-05-01，或带时刻："2026-05-01 14:00"。
    可以少于轮数，也可以不写。
file-style =
    号码与对局的写法，与该语言的惯例不同时才写：
    最大号码的标记 mark："ring"（圆圈）、"brackets"（括号）、"plain"（不标）；
    数字 digits："half-width"（半角）、"full-width"（全角）、"full-below-ten"（一位数全角）；
    两个号码之间的符号 separator，1 到 3 个字符。
file-draw = 抽签所用的种子。由程序抽签时自动写入。
file-players =
    棋手：每人写一个 [[player]]，再写已知的各项，只有姓名必须写。
    棋手放在文件的最后。
file-teams =
    队：每队写一个 [[team]]，再写已知的各项，只有队名必须写。
    队员按台次排列，替补在后。
    各队放在文件的最后。
file-number = 抽签所得的号码；抽签前不写。
file-withdrawn = 不参加比赛的写 true。抽签后退赛的保留其号码。
file-list =
    名单在本文件旁的另一个文件里（CSV），每行一个，第一行是各列的名称。
    不是 UTF-8 编码时，写明编码："gbk"、"big5" 等。
    分隔符会自动识别，也可以写明。
file-example-place = 市棋院大厅
file-example-arbiter = 张明
file-example-deputy = 李华
file-example-reason = 周日场地另有他用
file-example-player = 王芳
file-example-opponent = 陈强
file-example-team = 城东队
file-example-other-team = 城西队
file-example-federation = 浙江
file-example-rating = 1850
