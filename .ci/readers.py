"""Makes sheets with the program and asks other programs what they see in them.

    python3 readers.py PROGRAM

qpdf and poppler, MuPDF and Ghostscript must read each PDF file without a complaint; the
fonts must be embedded as subsets with their text; the lines of the published tables must
be found in order; and three renderers must put the same ink in the same places.
"""

import csv
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

GOLDEN = ROOT / "tests" / "golden"

# Events that come with the program.
EVENTS = ROOT / "examples" / "events"

# Pages are compared as pictures of this many dots per inch.
RESOLUTION = 100

# A picture is compared in squares of this many pixels a side: renderers smooth edges each in
# its own way, and agree only on how much ink lies in a neighbourhood.
SQUARE = 50

# By how much the mean grey of a square, from 0 to 255, may differ between renderers. They
# have been seen to differ by 11.
SLACK = 16

# What Debian's MuPDF says of itself whatever it reads.
OF_ITSELF = "warning: ICC support is not available\n"

# Name of the file: the words that make it, its title where it is checked, and the golden
# tables that it holds, with the language of its notation and the number of their rounds.
SHEETS = {
    "xiangqi-zh-Hant": (
        ["appendix", "--locale", "zh-Hant", "--game", "xiangqi"],
        "循環賽對局秩序表", ("xiangqi-zh-hant", "zh-Hant", 99),
    ),
    "xiangqi-zh-Hans": (
        ["appendix", "--locale", "zh-Hans", "--game", "xiangqi", "--number", "2"],
        "附录二：循环赛对局秩序表", ("xiangqi-zh-hans", "zh-Hans", 99),
    ),
    "draughts-renju-ru": (
        ["appendix", "--locale", "ru", "--game", "draughts", "--game", "renju", "--number", "1"],
        "Приложение № 1. Таблицы очерёдности игры при круговой системе",
        ("draughts-renju-ru", "ru", 85),
    ),
    "chess-en": (
        ["appendix", "--locale", "en", "--game", "chess"],
        "Order of play in round-robin tournaments", ("xiangqi-zh-hans", "en", 99),
    ),
    "table-7": (["table", "7", "--locale", "en"], "Order of play for 7 players", None),
    "teams": (
        ["table", "8", "--locale", "ru", "--entrants", "teams", "--boards", "4", "--cycles", "2"],
        None, None,
    ),
    "wall": (
        ["table", "40", "--locale", "zh-Hant", "--paper", "A3", "--landscape"], None, None,
    ),
    "long": (["table", "120", "--locale", "zh-Hans", "--paper", "A5"], None, None),
    "event-zh-Hant": (["sheets", EVENTS / "zh-Hant-draughts.toml"], None, None),
    "event-zh-Hans": (["sheets", EVENTS / "zh-Hans-go.toml"], None, None),
    "event-ru": (["sheets", EVENTS / "ru-xiangqi.toml"], None, None),
    "event-en": (["sheets", EVENTS / "en-renju.toml", "--paper", "A5"], None, None),
}


class Failure(Exception):
    """A reader saw something else than it should."""


def run(*words, silent=False):
    """The standard output of a command that must succeed and, if asked, say nothing else."""
    done = subprocess.run([str(word) for word in words], capture_output=True, check=False)
    complaint = done.stderr.decode(errors="replace")
    if done.returncode or (silent and complaint.replace(OF_ITSELF, "")):
        raise Failure(f"{' '.join(map(str, words))}: exit code {done.returncode}\n{complaint}")
    return done.stdout


def expect(condition, what):
    if not condition:
        raise Failure(what)


def check_structure(pdf):
    told = run("qpdf", "--check", pdf, silent=True).decode()
    expect("No syntax or stream encoding errors found" in told, told)


def check_information(pdf, title):
    told = run("pdfinfo", pdf, silent=True).decode()
    fields = dict(re.split(r":\s*", line, maxsplit=1) for line in told.splitlines())
    expect(fields["PDF version"] == "1.7", told)
    expect(fields["Tagged"] == "yes", told)
    expect(int(fields["Pages"]) > 0, told)
    expect("CreationDate" not in fields and "ModDate" not in fields, told)
    expect(fields["Title"] == title if title else fields["Title"], told)


def check_fonts(pdf):
    lines = run("pdffonts", pdf, silent=True).decode().splitlines()[2:]
    expect(lines, "no fonts")
    for line in lines:
        subset = re.match(r"[A-Z]{6}\+Noto", line)
        expect(subset and line.split()[-5:-2] == ["yes", "yes", "yes"], line)


def written(number, largest, locale):
    """A number of column one in the notation of an edition, as it is copied.

    A ring is copied as brackets."""
    wide = locale == "zh-Hant" and number < 10
    digits = chr(0xFF10 + number) if wide else str(number)
    marked = locale.startswith("zh") and number == largest
    return f"({digits})" if marked else digits


def golden_rounds(prefix, locale):
    """Every round of every table: the tokens of its line, without white space."""
    separator = {"zh-Hant": "－", "ru": ":"}.get(locale, "-")
    for path in sorted(GOLDEN.glob(f"{prefix}-*.csv"), key=lambda path: int(path.stem.split("-")[-1])):
        largest = int(path.stem.split("-")[-1])
        rounds = {}
        with path.open(encoding="utf-8") as file:
            for row in csv.DictReader(file):
                rounds.setdefault(int(row["round"]), []).append(row)
        for number, rows in sorted(rounds.items()):
            pairs = [
                separator.join(written(int(row[side]), largest, locale) for side in ("first", "second"))
                for row in rows
            ]
            yield path.name, written(number, 0, locale) + "".join(pairs)


def check_text(pdf, golden):
    """Every round of the published tables stands in the text, table after table."""
    prefix, locale, rounds = golden
    text = re.sub(r"\s+", "", run("pdftotext", "-raw", pdf, "-", silent=True).decode())
    count = place = 0
    for name, line in golden_rounds(prefix, locale):
        found = text.find(line, place)
        expect(found >= 0, f"{name}: {line} is not where it should be in the text")
        place = found + len(line)
        count += 1
    expect(count == rounds, f"{count} rounds were looked for")


def grey(path):
    """A binary PGM file as width, height and rows of pixels."""
    width, height, _, start = re.match(rb"P5\s(?:#.*\s)?(\d+)\s(\d+)\s(\d+)\s()", path.read_bytes()).groups()
    width, height = int(width), int(height)
    pixels = path.read_bytes()[-width * height:]
    return width, height, [pixels[row * width:(row + 1) * width] for row in range(height)]


def squares(picture, width, height):
    """The mean grey of every square of the picture."""
    rows = picture[2]
    means = []
    for top in range(0, height - SQUARE + 1, SQUARE):
        for left in range(0, width - SQUARE + 1, SQUARE):
            total = sum(sum(row[left:left + SQUARE]) for row in rows[top:top + SQUARE])
            means.append(total / SQUARE**2)
    return means


def check_pictures(pdf, folder):
    """Three renderers draw the same pages, none of them blank; the largest difference."""
    run("pdftoppm", "-r", RESOLUTION, "-gray", pdf, folder / "poppler", silent=True)
    run("mutool", "draw", "-q", "-r", RESOLUTION, "-c", "gray", "-F", "pgm",
        "-o", folder / "mupdf-%d.pgm", pdf, silent=True)
    run("gs", "-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-sDEVICE=pgmraw", f"-r{RESOLUTION}",
        "-dTextAlphaBits=4", "-dGraphicsAlphaBits=4", f"-sOutputFile={folder}/gs-%d.pgm", pdf,
        silent=True)
    number = lambda path: int(path.stem.split("-")[-1])
    drawn = {name: sorted(folder.glob(f"{name}-*.pgm"), key=number) for name in ("poppler", "mupdf", "gs")}
    counts = {name: len(files) for name, files in drawn.items()}
    expect(len(set(counts.values())) == 1 and counts["poppler"] > 0, f"pages: {counts}")
    largest = 0
    for pages in zip(*drawn.values()):
        pictures = [grey(page) for page in pages]
        width = min(picture[0] for picture in pictures)
        height = min(picture[1] for picture in pictures)
        for picture in pictures:
            expect(abs(picture[0] - width) <= 1 and abs(picture[1] - height) <= 1, f"{pages}: sizes")
            darkest = min(min(row) for row in picture[2])
            expect(darkest < 160, f"{pages}: blank, nothing is darker than {darkest}")
        means = [squares(picture, width, height) for picture in pictures]
        for seen in zip(*means):
            largest = max(largest, max(seen) - min(seen))
    expect(largest <= SLACK, f"the renderers differ by {largest:.1f} of 255 in one place")
    return counts["poppler"], largest


def main():
    program = Path(sys.argv[1]).resolve()
    failures = 0
    for name, (words, title, golden) in SHEETS.items():
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            pdf = folder / f"{name}.pdf"
            try:
                run(program, *words, "--output", pdf, silent=True)
                check_structure(pdf)
                check_information(pdf, title)
                check_fonts(pdf)
                if golden:
                    check_text(pdf, golden)
                pages, largest = check_pictures(pdf, folder)
                print(f"{name}: {pages} pages, renderers differ by {largest:.1f} at most")
            except Failure as failure:
                failures += 1
                print(f"{name}: {failure}", file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
