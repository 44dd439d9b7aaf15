#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Drives a list and a table of Seltzer and those of other toolkits in one run,
# as Documentation/Performance.md tells. `bench-tables.sh [ROWS…]`.
#
# Needed beside a Swift toolchain: python3; PYTHON is one with Textual (`pip
# install textual`), python3 unless set; Go with tview (on Debian `apt-get
# install golang-go golang-github-rivo-tview-dev`). What is missing is left out.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

python=${PYTHON:-python3}
limit=${LIMIT:-120}
scratch=$PWD/Benchmarks/.build/peers
mkdir -p "$scratch"
if [ $# -eq 0 ]; then set -- 1000 100000 1000000; fi

swift build --package-path Benchmarks -c release --product Tables >"$scratch/log" 2>&1 ||
    fail "the program does not build: $(tail -n 5 "$scratch/log")"

has_tview=false
if command -v go >/dev/null; then
    # Debian keeps Go's sources where modules do not look.
    if GO111MODULE=off GOPATH=${GOPATH:-/usr/share/gocode} go build -o "$scratch/table" \
        Benchmarks/Peers/tview/table.go 2>"$scratch/log"; then
        has_tview=true
    else
        echo "tview is left out: $(tail -n 1 "$scratch/log")"
    fi
else
    echo "tview is left out: there is no go"
fi
has_textual=false
if "$python" -c 'import textual' 2>/dev/null; then
    has_textual=true
else
    echo "Textual is left out: $python has none"
fi

drive() {
    local name=$1
    shift
    printf '%9s  %-28s ' "$rows" "$name"
    python3 Benchmarks/Peers/drive.py "$limit" "$@" || true
}

for rows in "$@"; do
    drive "ListView" Benchmarks/.build/release/Tables list "$rows"
    if $has_textual; then
        drive "Textual OptionList" "$python" Benchmarks/Peers/optionlist.py "$rows"
    fi
    drive "TableView, 3 columns" Benchmarks/.build/release/Tables columns "$rows"
    if $has_tview; then
        drive "tview Table, virtual" "$scratch/table" virtual "$rows"
        drive "tview Table, filled" "$scratch/table" filled "$rows"
    fi
done
