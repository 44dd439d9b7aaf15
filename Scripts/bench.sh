#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Builds the benchmarks in release, runs the workloads of
# Benchmarks/thresholds.txt and prints what one operation costs; exit code 1 if
# one costs more than it may. `bench.sh [PATTERN]` runs those whose names match,
# `bench.sh --fast [PATTERN]` those of the fast part, without their times.
# `bench.sh --room [PATTERN]` is for who sets limits: it leaves out times, and
# fails also where a limit leaves less room than Benchmarks/thresholds.txt asks.
#
# Instructions and allocations are counted by callgrind. An allocation is a
# call of a C allocation function, which all of Swift's come down to. Bytes are
# those that a program writes to a terminal, memory is what it has resident at
# most while it does.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

is_fast=false has_times=true checks_room=false
case ${1:-} in
    --fast) is_fast=true has_times=false && shift ;;
    --room) checks_room=true has_times=false && shift ;;
esac
pattern=${1:-.}
scratch=$PWD/Benchmarks/.build/counts
programs=$PWD/Benchmarks/.build/release
runs_timed=5

# callgrind makes a program fifty times as slow.
export PATIENCE=1800
# Programs that are not measured for their start are not to spend it on lines.
export W_LINES=64

# Prints the instructions and the allocations of a command. The first argument
# names the files of this run, because two are counted side by side.
counts() {
    local out=$scratch/$1.callgrind log=$scratch/$1.log program=$2
    shift 2
    # Strings hash alike in every run only if they are told to.
    SWIFT_DETERMINISTIC_HASHING=1 "$scratch/measure" valgrind --tool=callgrind \
        --callgrind-out-file="$out" --log-file="$log" "$programs/$program" "$@" \
        >/dev/null || fail "callgrind failed at $program $*: $(tail -n 5 "$log")"
    # A name is spelled out once, `fn=(7) malloc`, and is `(7)` from then on.
    awk -F '[=() ]+' '
        /^c?fn=\(/ && NF > 2 && $3 != "" { name[$2] = $3 }
        /^cfn=/ { callee = name[$2] }
        /^calls=/ && callee ~ /^(malloc|calloc|realloc|posix_memalign|aligned_alloc|memalign)$/ {
            allocations += $2 }
        /^totals:/ { instructions = $0; sub(/.*: /, "", instructions) }
        # As text: numbers of more than 31 bits are cut by some awks.
        END { print instructions, allocations + 0 }' "$out"
}

# Prints the instructions and allocations of one run of a command, in MANY runs
# less those in FEW.
counts_per_run() {
    local few=$1 many=$2 small large
    shift 2
    counts few "$@" "$few" >"$scratch/few.counts" &
    large=($(counts many "$@" "$many"))
    wait $! || exit
    small=($(<"$scratch/few.counts"))
    echo "$(per_run "${small[0]}" "${large[0]}" $((many - few)))" \
        "$(per_run "${small[1]}" "${large[1]}" $((many - few)))"
}

# Prints the bytes that one run of a command writes, and its memory in KiB. The memory is the least of three runs: the
# system maps pages of code in groups, as many as its cache has, which only adds to it.
output_per_run() {
    local many=$1 program=$2 small large memory again
    shift 2
    small=($("$scratch/measure" "$programs/$program" "$@" "$many"))
    large=($("$scratch/measure" "$programs/$program" "$@" $((many * 10))))
    memory=${large[4]}
    for _ in 1 2; do
        again=($("$scratch/measure" "$programs/$program" "$@" $((many * 10))))
        if [ "${again[4]}" -lt "$memory" ]; then memory=${again[4]}; fi
    done
    echo "$(per_run "${small[0]}" "${large[0]}" $((many * 9)))" "$memory"
}

# Prints the nanoseconds of one operation in the fastest of some runs.
nanoseconds() {
    local program=$1 run
    shift
    for run in $(seq "$runs_timed"); do "$programs/$program" "$@"; done | sort -n | head -n 1 |
        sed 's/\..*//'
}

# Prints (large - small) / runs, rounded.
per_run() { echo $((($2 - $1 + $3 / 2) / $3)); }

row() {
    printf "%-22s %11s %11s %5s %7s %7s %5s %7s %7s %5s %6s %6s %5s %11s %10s  %s\n" "$@"
}

# Prints how far FOUND is below LIMIT, in percent of the limit.
room() {
    if [ "$1" = - ] || [ "$2" = - ] || [ "$2" -eq 0 ]; then echo - && return; fi
    awk -v found="$1" -v limit="$2" 'BEGIN { printf "%.1f", (limit - found) * 100 / limit }'
}

# Prints what is wrong with FOUND under LIMIT, if anything. Of a limit below 34,
# 3 percent are less than one: such counts may be equal to it.
verdict() {
    if [ "$1" = - ] || [ "$2" = - ]; then return; fi
    if [ "$1" -gt "$2" ]; then
        echo "TOO MUCH"
    elif $checks_room && [ $(($2 - $1)) -lt $(($2 * 3 / 100)) ]; then
        echo "TOO TIGHT"
    fi
}

failed_rows=0 tight_rows=0

# measure NAME FEW MANY INSTRUCTIONS ALLOCATIONS BYTES MEMORY NANOSECONDS COMMAND…
measure() {
    local name=$1 few=$2 many=$3 limits=("${@:4:4}") aim=$8 found=(- - - -) rest=() time=- index
    shift 8
    local command="$*" less="" verdict=""
    if [[ "$command" == *" less "* ]]; then less=${command#* less } command=${command% less *}; fi
    if $can_count && [ "${limits[0]}" != - ]; then
        found[0]=$(counts_per_run "$few" "$many" $command)
        if [ -n "$less" ]; then rest=($(counts_per_run "$few" "$many" $less)); fi
        found[1]=$((${found[0]#* } - ${rest[1]:-0}))
        found[0]=$((${found[0]% *} - ${rest[0]:-0}))
    fi
    if $has_terminal && [ "${limits[2]}${limits[3]}" != -- ]; then
        rest=($(output_per_run "$many" $command))
        found[2]=${rest[0]} found[3]=${rest[1]}
    fi
    local cells=() verdicts=""
    for index in 0 1 2 3; do
        if [ "${limits[$index]}" = - ]; then found[$index]=-; fi
        cells+=("${found[$index]}" "${limits[$index]}" "$(room "${found[$index]}" "${limits[$index]}")")
        verdicts+=$(verdict "${found[$index]}" "${limits[$index]}")
    done
    case $verdicts in
        *MUCH*) verdict="TOO MUCH" failed_rows=$((failed_rows + 1)) ;;
        *TIGHT*) verdict="TOO TIGHT" tight_rows=$((tight_rows + 1)) ;;
    esac
    if $has_times && [ "$aim" != - ]; then time=$(nanoseconds $command $((many * 10))); fi
    row "$name" "${cells[@]}" "$time" "$aim" "$verdict"
}

# Prints the rows that are asked for.
rows() {
    local name when rest
    while read -r name when rest; do
        if [[ -z "$name" || "$name" = \#* || ! "$name" =~ $pattern ]]; then continue; fi
        if $is_fast && [ "$when" != fast ]; then continue; fi
        echo "$name $rest"
    done <Benchmarks/thresholds.txt
}

can_count=true has_terminal=true
# callgrind cannot run programs that load Swift's libraries, so these are linked
# in; nor can it read their debug information, so that is left out. Nobody looks
# up symbols of a program at run time, so they are not exported (decision 11).
flags="--static-swift-stdlib -Xlinker --strip-debug -Xlinker --no-export-dynamic"
if [ "$(uname -s)" != Linux ]; then
    echo "Only Linux has callgrind and counts memory so: only times are shown, and nothing is checked."
    can_count=false has_terminal=false
    flags=
elif ! Scripts/setup.sh bench; then
    $is_fast || exit 1
    echo "Without valgrind instructions and allocations are not counted, but bytes and memory are."
    can_count=false
fi

table=$(rows)
mkdir -p "$scratch"
if $has_terminal; then
    "$(command -v cc || command -v clang)" -O2 -o "$scratch/measure" \
        Benchmarks/Peers/harness/{measure,program}.c -lutil
fi
# All of them, although not all are run: no other check compiles the others.
swift build --package-path Benchmarks --configuration release $flags $SWIFT_FLAGS
row workload instructions "at most" room allocs "at most" room bytes "at most" room \
    KiB "at most" room nanoseconds "aim" ""
while read -r line; do measure $line </dev/null; done <<<"$table"
if [ "$failed_rows" -gt 0 ]; then
    fail "$failed_rows workloads cost more than Benchmarks/thresholds.txt allows."
fi
if [ "$tight_rows" -gt 0 ]; then
    fail "$tight_rows workloads leave less than 3 % of a limit. Save what was added, or raise the limit to 105 % of" \
        "what is measured, and say in the commit what the cost is for."
fi
