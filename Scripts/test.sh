#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Sets up what the tests need and runs all of them: the root package's, then
# those of the packages beside it. Warnings are errors, and a target that
# imports what it does not declare does not build.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# The build prints "Build complete!" even when the import check has failed:
# only its exit code tells.
build() {
    swift build --package-path "$1" --build-tests $SWIFT_FLAGS
}

# Failures are printed again at the end, where they are found.
run_tests() {
    local log
    log=$1/.build/test.log
    if ! swift test --package-path "$1" --skip-build --disable-xctest $SWIFT_FLAGS 2>&1 |
        tee "$log"; then
        echo "== these failed:"
        grep -A 3 -E '^✘|: error: |Fatal error' "$log" | grep -vE '^(✔|◇|--)' || tail -n 20 "$log"
        return 1
    fi
}

step "set up" Scripts/setup.sh test || exit
# Where it was installed, tests that lack the Unicode Character Database fail.
if command -v apt-get >/dev/null; then
    export SELTZER_UNICODE_TESTS=required
else
    echo "Without the package unicode-data of Debian the tests of Unicode's own files are skipped."
fi
for package in $(packages); do
    name=${package/#./root package}
    step "build $name" build "$package" || continue
    if [ -d "$package/Tests" ]; then step "test $name" run_tests "$package" || continue; fi
done
finish "tests"
