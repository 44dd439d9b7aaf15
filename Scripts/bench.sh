#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Builds the benchmarks in release, runs each workload of
# Benchmarks/thresholds.txt and prints what one operation costs; exit code 1 if
# one costs more than it may. `bench.sh [PATTERN]` runs those that match.
#
# Instructions and allocations are counted by callgrind. An allocation is a
# call of a C allocation function, which all of Swift's come down to.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

pattern=${1:-.}
scratch=$PWD/Benchmarks/.build/counts
programs=$PWD/Benchmarks/.build/release
runs_timed=5

# Prints the instructions and the allocations of the command.
counts() {
    local out=$scratch/callgrind.out
    # Strings hash alike in every run only if they are told to.
    SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file="$out" \
        "$@" >"$scratch/log" 2>&1 || fail "callgrind failed: $(tail -n 5 "$scratch/log")"
    # A name is spelled out once, `fn=(7) malloc`, and is `(7)` from then on.
    awk -F '[=() ]+' '
        /^c?fn=\(/ && NF > 2 && $3 != "" { name[$2] = $3 }
        /^cfn=/ { callee = name[$2] }
        /^calls=/ && callee ~ /^(malloc|calloc|realloc|posix_memalign|aligned_alloc|memalign)$/ {
            allocations += $2 }
        /^totals:/ { instructions = $0; sub(/.*: /, "", instructions) }
        END { printf "%d %d\n", instructions, allocations }' "$out"
}

# Prints the nanoseconds of one operation in the fastest of some runs.
nanoseconds() {
    local run
    for run in $(seq "$runs_timed"); do "$@"; done | sort -n | head -n 1 | sed 's/\..*//'
}

# Prints (large - small) / runs, rounded.
per_run() { echo $((($2 - $1 + $3 / 2) / $3)); }

row() { printf "%-22s %13s %13s %12s %9s %11s %9s  %s\n" "$@"; }

has_failed=0

measure() {
    local program=$1 workload=$2 few=$3 many=$4 most_instructions=$5 most_allocations=$6 aim=$7
    local command="$programs/$program" small large time instructions=- allocations=- verdict=
    if $can_count; then
        small=($(counts "$command" "$workload" "$few"))
        large=($(counts "$command" "$workload" "$many"))
        # The program warms up with a tenth of the runs.
        local runs=$((many + many / 10 - few - few / 10))
        instructions=$(per_run "${small[0]}" "${large[0]}" "$runs")
        allocations=$(per_run "${small[1]}" "${large[1]}" "$runs")
        if [ "$instructions" -gt "$most_instructions" ] || [ "$allocations" -gt "$most_allocations" ]; then
            verdict="TOO MUCH"
            has_failed=1
        fi
    fi
    time=$(nanoseconds "$command" "$workload" $((many * 10)))
    row "$workload" "$instructions" "$most_instructions" "$allocations" "$most_allocations" "$time" "$aim" "$verdict"
}

Scripts/setup.sh bench
can_count=true
# callgrind cannot run programs that load Swift's libraries, so these are linked
# in; nor can it read their debug information, so that is left out.
flags="--static-swift-stdlib -Xlinker --strip-debug"
if [ "$(uname -s)" = Darwin ]; then
    echo "callgrind does not run on macOS: only times are shown, and nothing is checked."
    can_count=false
    flags=
fi

swift build --package-path Benchmarks --configuration release $flags
mkdir -p "$scratch"
row workload instructions "at most" allocations "at most" nanoseconds "aim" ""
while read -r program workload limits; do
    if [[ "$program" != \#* && "$program $workload" =~ $pattern ]]; then
        measure "$program" "$workload" $limits </dev/null
    fi
done <Benchmarks/thresholds.txt
if [ "$has_failed" -ne 0 ]; then fail "Some workloads cost more than Benchmarks/thresholds.txt allows."; fi
