#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Checks what must not compile. Each file in Tests/CompileErrors has a line
# `// error: …` with the expected error. The check uses the modules that the
# tests were built with. One file compiles, so that the check can fail.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

built=$(swift build --show-bin-path $SWIFT_FLAGS)
modules=$built/Modules
if [ ! -d "$modules" ]; then fail "Nothing is built yet. Run: make test"; fi
# What libraries of C declare is not among the modules.
paths=(-I "$modules")
for library in CNFiles CNProcesses CNRunLoop; do paths+=(-Xcc "-fmodule-map-file=$built/$library.build/module.modulemap"); done

check() {
    local file=$1 expected output
    expected=$(sed -n 's|^// error: ||p' "$file")
    if output=$(swiftc -typecheck -swift-version 6 -package-name probe "${paths[@]}" "$file" 2>&1); then
        [ -z "$expected" ] || echo "$file compiles, but this error is expected: $expected"
    elif [ -z "$expected" ]; then
        echo "$file does not compile:" && echo "$output"
    elif ! grep -qF "error:" <<<"$output" || ! grep -qF "$expected" <<<"$output"; then
        echo "$file fails, but not with the error: $expected" && echo "$output"
    fi
}

complaints=$(for file in Tests/CompileErrors/*.swift; do check "$file"; done)
if [ -n "$complaints" ]; then fail "$complaints"; fi
# Programs import Foundation beside Seltzer and write every public type without its module. For UIKit's names that
# Foundation has too, one import says which is meant (Documentation/Decisions/0016).
parts=(Base Controls Desktop Documents Forms Layout Navigation Plots Responder Screen Tables Text Views)
names=$(mktemp -d)
trap 'rm -rf "$names"' EXIT
{
    echo "import Foundation"
    for part in "${parts[@]}"; do echo "import Seltzer$part"; done
    echo "import typealias SeltzerTables.IndexPath"
    echo "import typealias SeltzerText.NSRange"
    echo "import class SeltzerViews.UndoManager"
    for part in "${parts[@]}"; do
        grep -rhoE "^((final|indirect) )*(public|open) ((final|indirect) )*(class|struct|enum|protocol|actor|typealias) [A-Z][A-Za-z0-9]*" \
            "Sources/Seltzer$part"
    done | awk '{ print "typealias Named" $NF " = " $NF }' | sort -u
} >"$names/Names.swift"
if ! output=$(swiftc -typecheck -swift-version 6 "${paths[@]}" "$names/Names.swift" 2>&1); then
    fail "A public type cannot be named beside Foundation: $output"
fi
echo "$(grep -c typealias "$names/Names.swift") public types can be named beside Foundation."

echo "$(ls Tests/CompileErrors/*.swift | wc -l) files compile, or fail, as they should."
