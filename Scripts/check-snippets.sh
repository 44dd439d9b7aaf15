#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Compares the first Swift code blocks below headings of the README and of pages
# with the programs in Snippets/ and Demos/, without the comments at their tops.
# The build compiles these programs, so what a newcomer copies compiles.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Prints the first Swift code block of the page $1 below the heading $2.
page_code() {
    awk -v heading="## $2" '
        $0 == heading { found = 1 }
        /^```swift/ && found && !done { inside = 1; next }
        /^```/ && inside { inside = 0; done = 1 }
        inside { print }' "$1"
}

# Prints the code of the program $1.
snippet_code() {
    awk '!code && (/^\/\// || /^$/) { next } { code = 1; print }' "$1"
}

# Compares the first code of the page $1 below the heading $2 with the program $3.
compare() {
    if [ -z "$(page_code "$1" "$2")" ]; then fail "$1 has no Swift code below $2."; fi
    diff -u --label "$1, $2" --label "$3" <(page_code "$1" "$2") <(snippet_code "$3") ||
        fail "The code of $1 below \"$2\" differs from $3: copy the program to the page."
}

compare README.md Hello Snippets/Hello.swift
compare Documentation/KeysAndActions.md "An example" Snippets/Keys.swift
compare Documentation/CommandLineTools.md "A tool that asks" Demos/Sources/NewProject/NewProject.swift
echo "The programs of the README and of the pages are those in Snippets/ and Demos/."
