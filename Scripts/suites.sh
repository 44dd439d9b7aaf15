#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Runs the suites width.jsonl, input.jsonl and terminfo.jsonl of a directory
# (`suites.sh DIR`; without one, the development cases). Their format is in
# Tests/SuiteCases/Resources/README.md. The exit code is not 0 if a case failed
# or a file is missing.

here=$PWD
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

directory=${1:-$PWD/Tests/SuiteCases/Resources}
case "$directory" in /*) ;; *) directory=$here/$directory ;; esac
if [ ! -d "$directory" ]; then fail "There is no directory $directory. Give a directory with the suites."; fi

Scripts/setup.sh demo
mkdir -p .build
swift build --product Suites $SWIFT_FLAGS >.build/suites.log 2>&1 || {
    cat .build/suites.log >&2
    fail "The program that runs the suites does not build: see the output above."
}
exec "$(swift build --show-bin-path $SWIFT_FLAGS)/Suites" "$directory"
