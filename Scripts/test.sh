#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Sets up what the tests need and runs all of them: the root package's, then
# those of the packages beside it. Warnings are errors, and a target that
# imports what it does not declare does not build.
#
# The packages share one build directory, so that each library and the argument
# parser are compiled once. Their targets have names of their own for this.
# Benchmarks/ has no tests, and some of its targets are named like programs of
# Demos/: Scripts/bench.sh builds it.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

scratch=$PWD/.build
failures=$scratch/failed-tests.txt

# The build prints "Build complete!" even when the import check has failed:
# only its exit code tells.
build() {
    swift build --package-path "$1" --scratch-path "$scratch" --build-tests $SWIFT_FLAGS
}

# Prints the path of the program that has all tests of the package $1.
tests_of() {
    echo "$scratch/debug/$(sed -n 's/^    name: "\(.*\)",$/\1/p' "$1/Package.swift" | head -n 1)PackageTests.xctest"
}

# On Linux the tests are a program. `swift test` would keep the build directory to itself, and
# the next package could not be built meanwhile.
start_tests() {
    local program
    program=$(tests_of "$1")
    if [ "$(uname -s)" = Linux ]; then
        (cd "$1" && "$program" --testing-library swift-testing)
    else
        swift test --package-path "$1" --scratch-path "$scratch" --skip-build --disable-xctest $SWIFT_FLAGS
    fi
}

# Failures are printed again at the end, where they are found, and kept for the end of all checks.
run_tests() {
    local log=$scratch/test-${1/#./root}.log
    if ! start_tests "$1" 2>&1 | tee "$log"; then
        echo "== these failed:"
        (grep -A 3 -E '^[^ ]*✘|: error: |Fatal error' "$log" | grep -vE '^[^ ]*(✔|◇|--)' || tail -n 20 "$log") |
            tee -a "$failures"
        return 1
    fi
}

# Builds and tests the packages beside the root one.
test_others() {
    local package
    for package in $(packages); do
        if [ "$package" = . ] || [ ! -d "$package/Tests" ]; then continue; fi
        step "build $package" build "$package" || continue
        step "test $package" run_tests "$package" || continue
    done
    [ -z "$failed_steps" ]
}

mkdir -p "$scratch"
: >"$failures"
step "set up" Scripts/setup.sh test || exit
# Where it was installed, tests that lack the Unicode Character Database fail.
if command -v apt-get >/dev/null; then
    export SELTZER_UNICODE_TESTS=required
else
    echo "Without the package unicode-data of Debian the tests of Unicode's own files are skipped."
fi
# Most tests share the main actor, so that those of one package leave a core idle.
step "build root package" build . || finish "tests"
steps_beside "test root package" "run_tests ." "other packages" test_others
finish "tests"
