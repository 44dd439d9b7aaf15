#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Looks at what Seltzer and other toolkits leave behind of a terminal on each
# way out of a program, and writes the table of Documentation/WaysOut.md.
# Fails where Seltzer leaves anything.
#
#   ways-out.sh [--seltzer]
#
# With `--seltzer` only Seltzer is looked at, and nothing is written. The other
# toolkits come by pip; those that cannot be had are left out.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scratch=$PWD/.build/ways-out
peers=$PWD/Tests/WaysOut/Peers
document=Documentation/WaysOut.md
log=$scratch/log
programs=()
mkdir -p "$scratch"

add_seltzer() {
    local configuration
    for configuration in debug release; do
        swift build -c "$configuration" $SWIFT_FLAGS --product WaysOut >"$log" 2>&1 ||
            fail "$(tail -n 20 "$log")"
        cp "$(swift build -c "$configuration" $SWIFT_FLAGS --show-bin-path)/WaysOut" "$scratch/$configuration"
        programs+=("Seltzer, $configuration=$scratch/$configuration")
    done
    programs+=("Seltzer, guard=$scratch/release --guard")
}

add_peers() {
    local name version python=$scratch/venv/bin/python
    if clang -O1 -o "$scratch/ncurses" "$peers/ncurses_peer.c" -lncursesw -lpthread 2>"$log"; then
        programs+=("ncurses $(ncursesw6-config --version | cut -d. -f1-2)=$scratch/ncurses")
    fi
    [ -x "$python" ] || python3 -m venv "$scratch/venv" || return 0
    for name in textual urwid prompt_toolkit; do
        if "$scratch/venv/bin/pip" -q install "$name" >"$log" 2>&1; then
            version=$("$python" -c "import importlib.metadata as m; print(m.version('$name'))")
            programs+=("$name $version=$python $peers/${name}_peer.py")
        else
            echo "$name is left out: $(tail -n 1 "$log")"
        fi
    done
}

# A signal ends the process only after work that is to be saved.
check_saving() {
    python3 Scripts/ways-out.py --saving "$scratch/saved" "Seltzer=$scratch/release --save $scratch/saved"
}

write_table() {
    awk -v table="$scratch/table" '
        /<!-- table -->/ { print; print ""; while ((getline line < table) > 0) print line; print ""; skips = 1 }
        /<!-- end of table -->/ { skips = 0 }
        !skips || /<!-- end of table -->/ { if (!/<!-- table -->/) print }
    ' "$document" >"$scratch/document"
    cp "$scratch/document" "$document"
}

add_seltzer
if [ "${1:-}" != --seltzer ]; then add_peers; fi
code=0
python3 Scripts/ways-out.py "${programs[@]}" | tee "$scratch/table" || code=$?
check_saving || code=$?
python3 Scripts/ways-out.py --secret "Seltzer=$scratch/debug" || code=$?
if [ "${1:-}" != --seltzer ]; then write_table; fi
exit "$code"
