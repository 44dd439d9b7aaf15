#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# The long checks: all tests under each sanitizer, all tests in release, and a
# statically linked build. Every variant has a build directory of its own.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scratch=$PWD/.build/nightly

# Prints which tests cannot run under sanitizer $1.
tests_without() {
    case "$1" in
    # It takes the crash signals for itself: programs do not die of them.
    address) echo 'terminalIsGivenBackOnEveryWayOut|terminalIsGivenBackWhenTheProcessDies' ;;
    # A child forked from a process with threads hangs in its runtime.
    thread) echo 'SeltzerCursesTests\.' ;;
    esac
}

# Tests package $1 as variant $2 with the remaining flags.
test_variant() {
    local package=$1 variant=$2
    shift 2
    # Leaks are not looked for: handlers in the tests keep what they watch.
    ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --package-path "$package" \
        --scratch-path "$scratch/$variant/$package" "$@"
}

step "set up" Scripts/setup.sh test || exit
for package in $(packages); do
    if [ ! -d "$package/Tests" ]; then continue; fi
    for sanitizer in address thread; do
        step "$package, sanitizer $sanitizer" \
            test_variant "$package" "$sanitizer" --sanitize "$sanitizer" --skip "$(tests_without "$sanitizer")" || continue
    done
    step "$package, release" test_variant "$package" release -c release -Xswiftc -enable-testing || continue
done
if [ "$(uname -s)" = Linux ]; then
    step "statically linked" \
        swift build -c release --static-swift-stdlib --scratch-path "$scratch/static" || true
fi
finish "nightly"
