#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Compares the first Swift code blocks below headings of the README with the
# programs in Snippets/ and Demos/ (comments at their tops aside), which the
# build compiles: what a newcomer copies is what was checked.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Prints the first Swift code block below the heading $1.
readme_code() {
    awk -v heading="## $1" '
        $0 == heading { found = 1 }
        /^```swift/ && found && !done { inside = 1; next }
        /^```/ && inside { inside = 0; done = 1 }
        inside { print }' README.md
}

# Prints the code of the program $1.
snippet_code() {
    awk '!code && (/^\/\// || /^$/) { next } { code = 1; print }' "$1"
}

# Compares what is below the heading $1 with the program $2.
compare() {
    if [ -z "$(readme_code "$1")" ]; then fail "README.md has no Swift code below $1."; fi
    diff -u --label "README.md, $1" --label "$2" <(readme_code "$1") <(snippet_code "$2") ||
        fail "What README.md shows below $1 is not $2."
}

compare Hello Snippets/Hello.swift
compare Keys Snippets/Keys.swift
compare "Put it into your tool" Demos/Sources/NewProject/NewProject.swift
echo "The README's programs are those in Snippets/ and Demos/."
