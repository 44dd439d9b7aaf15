#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Runs all tests under a sanitizer: `sanitize.sh address|thread [PACKAGE…]`. The
# default is this package and Demos/. Each package has a build directory for each
# sanitizer.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

sanitizer=${1:-}
case "$sanitizer" in
address | thread) shift ;;
*) fail "Usage: sanitize.sh address|thread [PACKAGE…]" ;;
esac
if [ $# -eq 0 ]; then set -- . Demos; fi

# The reports of Swift's backtracer and of a sanitizer would mix.
export SWIFT_BACKTRACE=enable=no
# Programs under test die of these signals after they restored the terminal.
signals=handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0:handle_abort=0
# The session has an alternate stack of its own for its signal handlers.
export ASAN_OPTIONS=$signals:use_sigaltstack=0:detect_leaks=0
# A second of sleep before the end, for races late, is all that an end may take.
export TSAN_OPTIONS=$signals:use_sigaltstack=0:atexit_sleep_ms=0

# Runs tests of package $1, those that the other arguments choose; $2 names the log.
run_tests() {
    local package=$1 scratch=$PWD/.build/nightly/$sanitizer/$1 log code=0
    mkdir -p "$scratch"
    log=$scratch/$2.log
    shift 2
    swift test --package-path "$package" --scratch-path "$scratch" --disable-xctest \
        --sanitize "$sanitizer" "$@" >"$log" 2>&1 || code=$?
    # The sanitizer's report with its place, or a failed test.
    if [ "$code" -ne 0 ] || grep -qaE '(WARNING|ERROR|SUMMARY): [A-Za-z]+Sanitizer' "$log"; then
        grep -aA 20 -E '(WARNING|ERROR): [A-Za-z]+Sanitizer' "$log" | head -n 200 || true
        grep -aE '^✘|: error: |Fatal error' "$log" || tail -n 20 "$log"
        return 1
    fi
    grep -aE '^. Test run with' "$log" | tail -n 1
}

# Swift's backtracer reads what the sanitizer forbids.
unsanitized=backtracerReportsAfterwardsAndAsksNothing

# Tests that wait for a child of theirs wait in vain beside others that never
# pause, in a process that the sanitizer makes slow: they run by themselves.
test_package() {
    if [ "$1" = . ]; then
        run_tests . others --skip 'Seltzer(Curses)?Tests\.' &&
            run_tests . session --filter 'Seltzer(Curses)?Tests\.' --skip "$unsanitized"
    else
        run_tests "$1" all
    fi
}

for package in "$@"; do
    step "${package/#./root package}, sanitizer $sanitizer" test_package "$package" || true
done
finish "sanitizer $sanitizer"
