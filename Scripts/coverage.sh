#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Runs all tests of the root package with coverage. Prints which share of the
# lines of some groups they run, and fails if it is less than 90 %. `coverage.sh --missed` names the other lines.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

least=90
scratch=$PWD/.build/coverage

# Prints each group with its files.
groups() {
    echo decoder Sources/SeltzerTerminal/Input/*.swift
    echo width Sources/SeltzerScreen/Text/{*Width*,JoinedClusters,TabExpansion,TextPiece,TextSanitizer}.swift \
        Sources/SeltzerViews/View/View+TextWidth.swift
    echo encoder Sources/SeltzerTerminal/Output/*.swift
    echo responder Sources/SeltzerResponder/*.swift
    echo dispatch Sources/SeltzerViews/Application/{*Dispatcher,*+input,*+sendAction,ClickCounter,HoverTracker}.swift \
        Sources/SeltzerViews/Application/{FrameLoop,MouseTargets,ReceiverLocations}.swift \
        Sources/SeltzerViews/{Control,Gestures,Input}/*.swift \
        Sources/SeltzerViews/View/{HitTest*,View+Geometry,View+Hierarchy}.swift \
        Sources/SeltzerViews/Window/{Focus*,KeyButtons,Window+*}.swift
}

swift_root=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
llvm_cov=$swift_root/bin/llvm-cov
if [ ! -x "$llvm_cov" ]; then llvm_cov=$(command -v llvm-cov || true); fi
[ -n "$llvm_cov" ] || fail "This toolchain has no llvm-cov."

log=$scratch/test.log
mkdir -p "$scratch"
SWIFT_BACKTRACE=enable=no swift test --enable-code-coverage --disable-xctest \
    --scratch-path "$scratch" $SWIFT_FLAGS >"$log" 2>&1 || {
    grep -E '^✘|: error: |Fatal error' "$log" || tail -n 30 "$log"
    fail "The tests fail. Run: make test"
}
products=$(swift build --scratch-path "$scratch" $SWIFT_FLAGS --show-bin-path)
tests=$(ls -d "$products"/*.xctest)
if [ -d "$tests" ]; then tests=$tests/Contents/MacOS/$(basename "$tests" .xctest); fi
lines=$scratch/lines.info
"$llvm_cov" export -format=lcov -instr-profile "$products/codecov/default.profdata" "$tests" >"$lines"

# The records of a file in lcov's format: SF:path, DA:line,count, LF:lines, LH:lines run.
code=0
while read -r group files; do
    awk -F '[:,]' -v group="$group" -v files="$files" -v least="$least" -v missed="${1:-}" \
        -v root="$PWD/" '
        BEGIN { count = split(files, names, " "); for (i = 1; i <= count; i++) wanted[names[i]] = 1 }
        $1 == "SF" { file = substr($0, 4 + length(root)); inside = file in wanted }
        inside && $1 == "DA" && $3 == 0 && missed != "" { print file ":" $2 }
        inside && $1 == "LF" { lines += $2 }
        inside && $1 == "LH" { run += $2 }
        END {
            share = lines ? 100 * run / lines : 0
            printf "%-10s %5.1f %% of %d lines in %d files\n", group, share, lines, count
            exit share < least
        }' "$lines" || code=1
done < <(groups)
if [ "$code" -ne 0 ]; then fail "The tests run less than $least % of the lines. List the others: Scripts/coverage.sh --missed"; fi
