#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Measures Seltzer and the toolkits that a Debian machine can have beside it, on
# one terminal of 200x60, and prints one table; Documentation/Performance.md
# explains the figures. No limit is checked, because figures of peers and ratios
# of times depend on the machine.
#
#   bench-peers.sh [frames] [startup] [mouse] [lists] [texts]
#
# Without an argument it runs all but `lists` and `texts`, which take minutes.
# ROUNDS is the number of runs of each program (5), in turns with the others; the
# table has the medians. LISTS are the numbers of rows ("1000 100000 1000000"),
# TEXTS those of texts, trees and logs ("10000 100000 1000000"); Markdown has a
# hundredth of them as sections. A program that is silent for two minutes is given up.
#
# apt and pip install missing packages, if the user may install. A peer that
# cannot be installed is left out. Everything is built in Benchmarks/.build.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

rounds=${ROUNDS:-5}
lists=${LISTS:-1000 100000 1000000}
texts=${TEXTS:-10000 100000 1000000}
sections=${*:-frames startup mouse}
build=$PWD/Benchmarks/.build
scratch=$build/peers
sources=$PWD/Benchmarks/Peers
measure=$scratch/measure
results=$scratch/results
log=$scratch/log
mkdir -p "$scratch"
: >"$results"

# MARK: Building

build_seltzer() {
    local product
    for product in Frames Tables Echo; do
        swift build --package-path Benchmarks --scratch-path "$build/dynamic" -c release \
            --product "$product" >"$log" 2>&1 || fail "$product does not build: $(tail -n 5 "$log")"
    done
    build_static Frames
}

# The flags of bench.sh, so that neither compiles anew what the other did.
build_static() {
    swift build --package-path Benchmarks -c release --static-swift-stdlib \
        -Xlinker --strip-debug -Xlinker --no-export-dynamic --product "$1" >"$log" 2>&1 ||
        fail "$1 does not build with Swift's libraries in it: $(tail -n 5 "$log")"
}

build_ncurses() {
    "$compiler" -O2 -o "$scratch/ncurses" "$sources"/c/{ncurses,content}.c -lncursesw -ltinfo
}

build_go() {
    # Debian keeps Go's sources where modules do not look.
    (cd "$sources/go" && GO111MODULE=off GOPATH=/usr/share/gocode go build "$@" .)
}

build_tcell() { build_go -o "$scratch/tcell"; }

build_tview() { build_go -tags tview -o "$scratch/tview"; }

# Cargo writes beside the sources, and must be told where Debian keeps others.
build_tui-rs() {
    mkdir -p "$scratch/rust/.cargo"
    cp -r "$sources"/rust/* "$scratch/rust"
    printf '[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "%s"\n' \
        /usr/share/cargo/registry >"$scratch/rust/.cargo/config.toml"
    (cd "$scratch/rust" && cargo build --release --offline)
}

build_Textual() {
    "$scratch/venv/bin/python" -c 'import textual' 2>/dev/null ||
        { python3 -m venv "$scratch/venv" && "$scratch/venv/bin/pip" -q install textual; }
}

peers=(Seltzer "Seltzer, static")

# Adds a peer if it can be had.
add() {
    if Scripts/setup.sh "$1" >"$log" 2>&1 && "build_$1" >"$log" 2>&1; then
        peers+=("$1")
    else
        echo "$1 is left out: $(tail -n 1 "$log")"
    fi
}

# MARK: Running

# Prints the command that runs a workload, and what the harness must know of it.
command_of() {
    case "$1" in
    Seltzer) echo "$build/dynamic/release/Frames" ;;
    "Seltzer, static") echo "$build/release/Frames" ;;
    tui-rs) echo "$scratch/rust/target/release/tuirs" ;;
    Textual) echo "-2 $scratch/venv/bin/python $sources/python/frames.py" ;;
    Dispatch) echo "$build/dynamic/release/Echo" ;;
    *) echo "$scratch/$1" ;;
    esac
}

note() { printf '%s\t%s\t%s\t%s\n' "$@" >>"$results"; }

# Notes what a frame costs: the difference of many and few, by how many more.
measure_frames() {
    local peer=$1 workload=$2 round=$3 few=50 many=1050 start end
    case "$peer/$workload" in
    Textual/churn | Textual/gradient) few=3 many=8 ;;
    Textual/*) few=3 many=23 ;;
    */churn | */gradient) many=200 ;;
    esac
    start=($("$measure" $(command_of "$peer") "$workload" 200 60 "$few" 2>"$log")) || return 0
    end=($("$measure" $(command_of "$peer") "$workload" 200 60 "$many" 2>"$log")) || return 0
    local runs=$((many - few))
    note "$workload, bytes" "$peer" "$round" "$(((end[0] - start[0] + runs / 2) / runs))"
    note "$workload, CPU µs" "$peer" "$round" "$(((end[1] - start[1] + runs / 2) / runs))"
}

# The log's lines are not made for a program that shows the first of them alone.
measure_startup() {
    local peer=$1 round=$2 used
    used=($(W_LINES=64 "$measure" $(command_of "$peer") startup 200 60 1 2>"$log")) || return 0
    note "start, first frame and end, ms" "$peer" "$round" "$(thousandths "${used[2]}")"
    note "start, first byte, ms" "$peer" "$round" "$(thousandths "${used[3]}")"
    note "start, CPU ms" "$peer" "$round" "$(thousandths "${used[1]}")"
    note "start, peak MiB" "$peer" "$round" "$(mebibytes "${used[4]}")"
}

measure_mouse() {
    local peer=$1 round=$2 clicks=1000 burst=10000 used
    if [ "$peer" = Textual ]; then clicks=300; fi
    if used=($("$measure" -m "$clicks" $(command_of "$peer") mouse 2>"$log")); then
        note "mouse, p50 µs" "$peer" "$round" "${used[2]}"
        note "mouse, p99 µs" "$peer" "$round" "${used[3]}"
        note "mouse, CPU µs" "$peer" "$round" "${used[1]}"
    fi
    if used=($("$measure" -b "$burst" $(command_of "$peer") mouse 2>"$log")); then
        note "burst of 10,000, answered" "$peer" "$round" "${used[0]}"
        # What is spent on few of many says nothing of one.
        if [ "${used[0]}" -ge $((burst / 2)) ]; then
            note "burst of 10,000, CPU µs each" "$peer" "$round" "${used[1]}"
        fi
    fi
}

measure_list() {
    local rows=$1 name=$2 used
    shift 2
    used=($("$measure" -l 200 "$@" 2>"$log")) || { echo "| $rows | $name | $(tail -n 1 "$log") |" && return; }
    printf '| %s | %s | %.0f | %s | %s | %.0f |\n' "$rows" "$name" \
        "${used[1]}" "${used[2]}" "${used[3]}" "$(mebibytes "${used[4]}")"
}

# Prints the command that shows a text, tree, log or Markdown; fails for a peer that has none.
command_of_texts() {
    case "$1/$2" in
    Seltzer/*) echo "$build/release/Documents" ;;
    Textual/*) echo "-2 $scratch/venv/bin/python $sources/python/texts.py" ;;
    tview/markdown) return 1 ;;
    tview/*) echo "$scratch/tview" ;;
    *) return 1 ;;
    esac
}

# Logs and Markdown show their end, where Arrow down does nothing; tview's text cannot be edited.
measure_texts() {
    local peer=$1 kind=$2 rows=$3 round=$4 command used presses="-l 200"
    local label="texts: $kind of $rows"
    # A key takes others up to seconds there.
    local many=100000
    if [ "$kind" = markdown ]; then many=1000; fi
    if [ "$peer" != Seltzer ] && [ "$rows" -ge "$many" ]; then presses="-f 2 -l 5"; fi
    command=$(command_of_texts "$peer" "$kind") || return 0
    if [ "$kind" = text ] || [ "$kind" = tree ]; then
        used=($("$measure" $presses $command "$kind" "$rows" 2>"$log")) || return 0
        note "$label, Arrow down, CPU µs" "$peer" "$round" "${used[2]}"
    fi
    if [ "$kind" != tree ] && [ "$peer/$kind" != tview/text ]; then
        used=($("$measure" $presses -k x $command "$kind" "$rows" 2>"$log")) || return 0
        note "$label, x, CPU µs" "$peer" "$round" "${used[2]}"
    fi
    note "$label, first paint, CPU ms" "$peer" "$round" "${used[1]}"
    note "$label, peak MiB" "$peer" "$round" "$(mebibytes "${used[4]}")"
}

# A log of 1,000 lines to which 100,000 come within a second.
measure_stream() {
    local peer=$1 round=$2 command used
    local label="texts: log, 100,000 lines a second"
    command=$(command_of_texts "$peer" log) || return 0
    used=($("$measure" -s 3000 $command log 1000 2>"$log")) || return 0
    note "$label, CPU ms" "$peer" "$round" "$(thousandths "${used[0]}")"
    note "$label, all shown after, ms" "$peer" "$round" "${used[1]}"
    note "$label, peak MiB" "$peer" "$round" "$(mebibytes "${used[2]}")"
}

thousandths() { awk -v value="$1" 'BEGIN { printf "%.1f", value / 1000 }'; }
mebibytes() { awk -v value="$1" 'BEGIN { printf "%.1f", value / 1024 }'; }

# MARK: Sections

in_turns() {
    local round peer
    for round in $(seq "$1"); do
        for peer in "${peers[@]}" ${3:-}; do "$2" "$peer" "$round"; done
    done
}

frames() {
    local workload
    for workload in static onecell scroll churn gradient wide; do
        measure_workload() { measure_frames "$1" "$workload" "$2"; }
        in_turns "$rounds" measure_workload
    done
}

startup() { in_turns $((2 * rounds - 1)) measure_startup; }

mouse() { in_turns "$rounds" measure_mouse Dispatch; }

has() { [[ "|$(IFS="|" && echo "${peers[*]}")|" == *"|$1|"* ]]; }

lists() {
    local rows tables=$build/dynamic/release/Tables python=$scratch/venv/bin/python
    echo "| Rows | | First paint, CPU ms | A step, CPU µs | A step, bytes | Memory, MiB |"
    echo "|---:|---|---:|---:|---:|---:|"
    for rows in $lists; do
        measure_list "$rows" '`ListView`' "$tables" list "$rows"
        if has Textual; then
            measure_list "$rows" 'Textual, `OptionList`' "$python" "$sources/python/optionlist.py" "$rows"
        fi
        measure_list "$rows" '`TableView`, 3 columns' "$tables" columns "$rows"
        if has tview; then
            measure_list "$rows" 'tview, `Table` with a source' "$scratch/tview" list "$rows"
            measure_list "$rows" 'tview, `Table` filled' "$scratch/tview" filled "$rows"
        fi
    done
}

texts() {
    local kind rows round peer count
    for round in $(seq "$rounds"); do
        for peer in Seltzer tview Textual; do
            if has "$peer"; then measure_stream "$peer" "$round"; fi
        done
    done
    for kind in text tree log markdown; do
        for rows in $texts; do
            count=$rows
            if [ "$kind" = markdown ]; then count=$((rows / 100)); fi
            for round in $(seq "$rounds"); do
                for peer in Seltzer tview Textual; do
                    if has "$peer"; then measure_texts "$peer" "$kind" "$count" "$round"; fi
                done
            done
        done
    done
}

compiler=$(command -v cc || command -v clang) || fail "There is no C compiler. Install clang or gcc."
"$compiler" -O2 -o "$measure" "$sources"/harness/{measure,program}.c -lutil
columns="|Dispatch"
if [[ " $sections " = *" texts "* ]]; then build_static Documents; fi
if [ "$sections" = texts ]; then
    for peer in tview Textual; do add "$peer"; done
    peers=(Seltzer "${peers[@]:2}") columns=
else
    build_seltzer
    for peer in ncurses tcell tview tui-rs Textual; do add "$peer"; done
fi
for section in $sections; do "$section"; done
if [ -s "$results" ]; then
    awk -f "$sources/table.awk" -v peers="$(IFS="|" && echo "${peers[*]}")$columns" "$results"
fi
