#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Shared by the other scripts: where the packages are, the flags every build
# uses, and how a step is announced and timed. Sourced, not run.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# One set of flags for every debug build: two sets would compile twice.
# SELTZER_SWIFT_FLAGS replaces them, for a compiler with warnings of its own.
SWIFT_FLAGS=${SELTZER_SWIFT_FLAGS---explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors}
# Several packages are built in one directory. With its cache of build plans, SwiftPM takes the
# plan of the package before if that one was built twice ("No target named … in build description").
SWIFT_FLAGS="--disable-build-manifest-caching $SWIFT_FLAGS"
# CI builds everything once, which takes a third less CPU time by whole modules, and a seventh
# less without what a debugger reads. By hand only what has changed is compiled.
if [ -n "${CI:-}" ]; then
    SWIFT_FLAGS="$SWIFT_FLAGS -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo"
    SWIFT_FLAGS="$SWIFT_FLAGS -debug-info-format none"
fi

# The flags of a demo, which is built once and only looked at. The optimizer takes two
# thirds of a release build, and a key costs a few milliseconds without it.
DEMO_FLAGS="--configuration release -debug-info-format none
    -Xswiftc -Onone -Xswiftc -disable-cmo -Xswiftc -no-emit-module-separately-wmo"

fail() {
    echo "$*" >&2
    exit 1
}

# The folder of the parser's modules in the toolchain, for Porting; empty where it has none.
if [ -z "${SELTZER_PARSER+set}" ]; then
    SELTZER_PARSER=$(swift -print-target-info 2>/dev/null |
        sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' || true)/host
    if [ ! -e "$SELTZER_PARSER/SwiftParser.swiftmodule" ]; then SELTZER_PARSER=""; fi
    export SELTZER_PARSER
fi

# Prints the directories of all packages in this repository, the root first.
packages() {
    local package
    for package in . Demos Adapters TerminalView Grammars Images Conformance Benchmarks Fuzz Monkey Porting; do
        if [ "$package" = Porting ] && [ -z "$SELTZER_PARSER" ]; then
            echo "Porting is skipped: this Swift toolchain has no module SwiftParser." >&2
        elif [ -f "$package/Package.swift" ]; then
            echo "$package"
        fi
    done
}

failed_steps=""

# Runs a step under a heading and prints how long it took. A failing step does
# not keep the others from being run: `finish` ends the script.
step() {
    local title=$1 start=$SECONDS code=0
    shift
    echo "== $title"
    "$@" || code=$?
    if [ "$code" -eq 0 ]; then
        echo "== $title: $((SECONDS - start)) s"
    else
        echo "== $title: FAILED with exit code $code after $((SECONDS - start)) s"
        failed_steps="$failed_steps${failed_steps:+, }$title"
    fi
    return "$code"
}

# Runs a step beside others, which follow each other; each is a title and a script with its
# arguments. What the others print is shown when all have ended. The first one must not build in
# a directory of the others, where each would wait for the other.
steps_beside() {
    local title=$1 script=$2 log faults
    shift 2
    log=$(mktemp)
    (
        failed_steps=""
        while [ $# -gt 0 ]; do
            step "$1" $2 || true
            shift 2
        done
        echo "$failed_steps" >"$log.failed"
    ) >"$log" 2>&1 &
    step "$title" $script || true
    wait $! || true
    cat "$log"
    faults=$(cat "$log.failed" || echo "$*")
    if [ -n "$faults" ]; then failed_steps="$failed_steps${failed_steps:+, }$faults"; fi
    rm -f "$log" "$log.failed"
}

# Ends a script of steps: exit code 1 if one of them has failed.
finish() {
    if [ -n "$failed_steps" ]; then fail "== failed: $failed_steps"; fi
    echo "== $1: all passed in $SECONDS s"
}
