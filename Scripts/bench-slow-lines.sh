#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Types on a terminal behind slow lines while every cell of its screen changes
# sixty times a second, and prints how long it takes until a key is seen and
# until its effect is on the screen, as Documentation/Performance.md explains.
#
#   bench-slow-lines.sh [KEYS]
#
# A line delays both directions by its rate and by half of 200 ms, and buffers up
# to 64 KiB that the program has written. The script takes about two minutes with
# 8 keys. The exit code is 1 if a key is not seen within a round trip, or its
# effect not within two.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

keys=${1:-8}
round_trip=200
build=$PWD/Benchmarks/.build
scratch=$build/peers
program=$build/dynamic/release/Typing
mkdir -p "$scratch"
compiler=$(command -v cc || command -v clang) || fail "There is no C compiler. Install clang or gcc."
"$compiler" -O2 -o "$scratch/slowline" Benchmarks/Peers/harness/{slowline,program}.c -lutil
swift build --package-path Benchmarks --scratch-path "$build/dynamic" -c release --product Typing \
    >"$scratch/log" 2>&1 || fail "Typing does not build: $(tail -n 5 "$scratch/log")"

has_failed=0

# A line by its name, its bytes a second, and whether it tells its speed.
measure() {
    local name=$1 rate=$2 tells=$3 size used
    for size in "80 24" "200 60"; do
        used=($("$scratch/slowline" $tells "$rate" "$round_trip" $size "$keys" "$program"))
        echo "| $name | ${size/ /x} | ${used[0]} | ${used[1]} | ${used[2]} | ${used[3]} | ${used[4]} | ${used[5]} |"
        if [ "${used[1]}" -gt "$round_trip" ] || [ "${used[1]}" -lt 0 ]; then has_failed=1; fi
        if [ "${used[3]}" -gt $((2 * round_trip)) ] || [ "${used[3]}" -lt 0 ]; then has_failed=1; fi
    done
}

echo "| Line | Screen | Seen, ms | at most | Shown, ms | at most | Keys shown | Busy, % |"
echo "|---|---|---:|---:|---:|---:|---:|---:|"
measure "9,600 baud" 960 -t
measure "115,200 baud" 11520 -t
measure "115,200 baud, untold" 11520 ""
measure "1 Mbit/s" 125000 ""
if [ "$has_failed" -ne 0 ]; then fail "A key took longer than its limit: see the table."; fi
