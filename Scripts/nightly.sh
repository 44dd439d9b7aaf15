#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# The long checks: all tests under each sanitizer, all tests in release,
# coverage, the CPU time of each module's build, the pictures of the pages, each
# fuzzer for a minute, the monkey for an hour, the state of the terminal after
# each way out, and a statically linked build. Every variant has a build directory of its own.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scratch=$PWD/.build/nightly

# Tests package $1 in release. Screens are opened and closed a thousand times.
test_release() {
    SELTZER_CYCLES=1000 SELTZER_LONG_TESTS=1 \
        swift test --disable-xctest --package-path "$1" \
        --scratch-path "$scratch/release/$1" -c release -Xswiftc -enable-testing
}

step "set up" Scripts/setup.sh test || exit
step "address sanitizer" Scripts/sanitize.sh address . Demos Conformance || true
step "thread sanitizer" Scripts/sanitize.sh thread . Demos Conformance || true
step "coverage" Scripts/coverage.sh || true
for package in $(packages); do
    if [ -d "$package/Tests" ]; then
        step "${package/#./root package}, release" test_release "$package" || true
    fi
done
step "build times" Scripts/build-times.sh || true
step "pictures" Scripts/pictures.sh --check || true
step "terminals" Scripts/terminfo-sweep.sh || true
step "fuzzing" Scripts/fuzz.sh 60 || true
step "monkey" Scripts/monkey.sh 3600 || true
step "ask, then do" Scripts/ask-then-do.sh 1800 "$RANDOM$RANDOM" || true
if [ "$(uname -s)" = Linux ]; then
    step "ways out" Scripts/ways-out.sh --seltzer || true
    step "statically linked" \
        swift build -c release --static-swift-stdlib --scratch-path "$scratch/static" || true
fi
finish "nightly"
