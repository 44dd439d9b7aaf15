#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Uses every screen of the demos at random: `monkey.sh [--debug] [SECONDS [SEED
# [SCREEN]]]`. Without a seed, a third of the time goes to the same seed each
# time, a third to a fresh one, and a third to the programs on a pseudoterminal.
# A fault is shrunk and printed as a test; the exit code is 1 then.
#
# The monkey is built for release; with --debug as the tests are, in the same
# directory. The programs on the pseudoterminal are always those of the tests.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

options="--configuration release"
if [ "${1:-}" = --debug ]; then
    options="--scratch-path .build $SWIFT_FLAGS"
    shift
fi
seconds=${1:-60}
log=Monkey/.build/build.log
mkdir -p Monkey/.build

# Runs a build quietly; its output is shown only if it fails.
build() {
    swift build "$@" >"$log" 2>&1 || {
        cat "$log" >&2
        fail "The monkey or its programs do not build."
    }
}

build --package-path Monkey $options --product Monkey
monkey=$(swift build --package-path Monkey $options --show-bin-path)/Monkey
if [ $# -gt 1 ]; then exec "$monkey" "$seconds" "${@:2}"; fi

build --package-path Demos --scratch-path .build $SWIFT_FLAGS
programs=$(swift build --package-path Demos --scratch-path .build $SWIFT_FLAGS --show-bin-path)
part=$(((seconds + 2) / 3))
code=0
# Side by side, each with a core of its own; the second one's words come after the first one's.
"$monkey" "$part" $((RANDOM * 32768 + RANDOM)) >"$log" 2>&1 &
"$monkey" "$part" 1 || code=1
wait $! || code=1
cat "$log"
python3 Scripts/monkey-pty.py "$programs" "$part" $((RANDOM * 32768 + RANDOM)) || code=1
exit "$code"
