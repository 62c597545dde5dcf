#!/bin/sh
# Makes the appendices of four editions, as PDF and as a web page, in a folder.
#
#     sh examples/editions.sh FOLDER
#
# `roundsheet` must be on the search path.
set -eu

folder=${1:?name a folder}
mkdir -p "$folder"

# Each edition: the name of its files, then the options of `roundsheet appendix`.
edition() {
    name=$1
    shift
    for ending in pdf html; do
        roundsheet appendix "$@" --output "$folder/$name.$ending"
        echo "$folder/$name.$ending"
    done
}

edition xiangqi-zh-Hant --locale zh-Hant --game xiangqi
edition xiangqi-zh-Hans --locale zh-Hans --game xiangqi --number 2
edition draughts-renju-ru --locale ru --game draughts --game renju --number 1
edition chess-en --locale en --game chess --players 3-16
