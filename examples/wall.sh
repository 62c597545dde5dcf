#!/bin/sh
# Makes the sheets for one tournament hall in a folder: the table for the wall, a picture
# of it for a screen, and the pairings for a spreadsheet.
#
#     sh examples/wall.sh FOLDER PLAYERS LOCALE
#
# `roundsheet` must be on the search path.
set -eu

folder=${1:?name a folder}
players=${2:?say how many players}
locale=${3:?name a locale, as roundsheet locales lists them}
mkdir -p "$folder"

table() {
    roundsheet table "$players" --locale "$locale" "$@"
}

table --paper A3 --landscape --output "$folder/wall.pdf"
table --paper A5 --landscape --resolution 200 --output "$folder/screen.png"
table --csv-bom --output "$folder/pairings.csv"
