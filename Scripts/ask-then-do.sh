#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Asks what inputs would do on random screens, and does them: `ask-then-do.sh
# [--built] [SECONDS [SEED]]`. Each screen has a seed, and the first one is SEED.
# The exit code is 1 if a sentence was false; it is printed with its seed. For 0
# seconds it prints the inputs of the screen SEED with their sentences.
#
# The program is built for release, in the directory of the benchmarks, which
# has the libraries already. With --built it is the program that `make test` has
# built: nothing is built, so that other builds may run meanwhile.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [ "${1:-}" = --built ]; then
    shift
    program=.build/debug/AskThenDo
    [ -x "$program" ] || fail "There is no $program: run make test before."
    exec "$program" "${@:-30}"
fi

log=Benchmarks/.build/ask-then-do.log
mkdir -p Benchmarks/.build
# The flags of Scripts/bench.sh: with others, the libraries would be compiled again.
options="--configuration release --scratch-path Benchmarks/.build $SWIFT_FLAGS"
if [ "$(uname -s)" = Linux ]; then
    options="$options --static-swift-stdlib -Xlinker --strip-debug"
fi
swift build $options --product AskThenDo >"$log" 2>&1 || {
    cat "$log" >&2
    fail "The program AskThenDo does not build."
}
exec "$(swift build $options --show-bin-path)/AskThenDo" "${@:-30}"
