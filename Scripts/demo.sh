#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Sets up what a demo needs, builds only that demo and starts it.
# `demo.sh NAME [ARGUMENTS]`; without arguments a demo shows its bundled data.
# `demo.sh --build NAME` only builds it.
#
# The build is fast, without the optimizer. SELTZER_OPTIMIZED=1 makes it a plain
# release build.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

only_builds=""
if [ "${1:-}" = --build ]; then only_builds=1 && shift; fi
name=${1:-Gallery}
if [ $# -gt 0 ]; then shift; fi

# Prints the paths of all programs.
programs() {
    grep -l "^@main" {Demos,TerminalView,Grammars,Images}/Sources/*/*.swift | xargs -n 1 dirname
}

package=$(programs | sed -n "s|/Sources/$name\$||p")
if [ -z "$package" ]; then
    fail "There is no demo called $name. Choose one of:" $(programs | xargs -n 1 basename)
fi

scratch=$PWD/.build/demo
kind="without optimization"
if [ -n "${SELTZER_OPTIMIZED:-}" ]; then
    scratch=$PWD/.build/optimized-demo
    kind="with optimization"
    DEMO_FLAGS="--configuration release"
fi
seconds_file=$scratch/$name.seconds

# Prints the current step, and how long it took the last time.
announce() {
    local text="Building $name $kind" last=""
    if [ -f "$seconds_file" ]; then last=$(tr -dc 0-9 <"$seconds_file"); fi
    if [ ! -x "$scratch/release/$name" ]; then
        text="$text; the first build takes a minute${SELTZER_OPTIMIZED:+ or three}"
    fi
    echo "$text${last:+ (last time here: $last s)}."
}

Scripts/setup.sh demo "$name"
mkdir -p "$scratch"
announce
start=$SECONDS
swift build --package-path "$package" --scratch-path "$scratch" --product "$name" $DEMO_FLAGS
took=$((SECONDS - start))
# The time of a build that had nothing to do is not kept.
if [ "$took" -ge 5 ]; then echo "$took" >"$seconds_file"; fi
if [ -z "$only_builds" ]; then exec "$scratch/release/$name" "$@"; fi
