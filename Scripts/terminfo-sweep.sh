#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Runs a program on a terminal of every name that this machine's terminfo
# knows. If the terminal can move its cursor, the program must start, draw, react
# to a key and end cleanly. Otherwise it must print the reason on one line. The
# script prints the names for which this fails, and a line of counts.
#
# `apt-get install ncurses-term` adds the entries that few machines need.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Prints the directories of the database.
directories() {
    infocmp -D 2>/dev/null || printf '%s\n' /etc/terminfo /lib/terminfo /usr/share/terminfo
}

# Prints a case for each entry, on two processors: whether ncurses itself, by
# `infocmp`, says that it can move the cursor. Those that it takes for
# hard-copy or generic terminals it does not open.
cases() {
    directories | while read -r directory; do
        if [ -d "$directory" ]; then find -L "$directory" -mindepth 2 -type f; fi
    done | sed 's|.*/||' | sort -u | xargs -P 2 -I NAME bash -c '
        entry=$(infocmp -1 -x "$1" 2>/dev/null) || exit 0
        cup=false
        if grep -q "^	cup=" <<<"$entry" && ! grep -qE "^	(gn|hc),$" <<<"$entry"; then cup=true; fi
        printf "{\"term\": \"%s\", \"cup\": %s}\n" "$1" "$cup"' bash NAME
}

command -v infocmp >/dev/null || fail "There is no infocmp. Install ncurses-bin."
Scripts/setup.sh demo
mkdir -p .build
swift build -c release --product Suites >.build/terminfo-sweep.log 2>&1 || {
    cat .build/terminfo-sweep.log >&2
    fail "The program that runs the cases does not build."
}
cases >.build/terminfo-sweep.jsonl
echo "$(grep -c 'true}' .build/terminfo-sweep.jsonl) entries can move the cursor," \
    "$(grep -c 'false}' .build/terminfo-sweep.jsonl) cannot"
exec "$(swift build -c release --show-bin-path)/Suites" --terminfo .build/terminfo-sweep.jsonl
