#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Compares the first Swift code blocks below headings of the README and of pages
# with the programs in Snippets/ and Demos/, without the comments at their tops.
# The build compiles these programs, so what a newcomer copies compiles.
# Other pages show parts of a program: each of their blocks is in its sources.

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

# Prints the first line of each Swift code block of the page $1 that is not in
# one of the programs after it, line by line; indentation does not count.
blocks_missing() {
    awk '
        FNR == 1 && NR > 1 { page_is_read = 1 }
        { line = $0; sub(/^ +/, "", line) }
        page_is_read { code = code "\n" line; next }
        /^ *```swift/ { inside = 1; count++; next }
        /^ *```/ { inside = 0; next }
        inside { if (block[count] == "") first[count] = FNR; block[count] = block[count] "\n" line }
        END {
            code = code "\n"
            for (number = 1; number <= count; number++)
                if (!index(code, block[number] "\n")) print FILENAME_OF_PAGE first[number] }
    ' FILENAME_OF_PAGE="$1:" "$@"
}

# Checks that each code block of the page $1 is part of the programs after it.
require_parts() {
    local missing
    missing=$(blocks_missing "$@")
    if [ -n "$missing" ]; then
        fail "These code blocks are not in the sources of their program: copy them from there."$'\n'"$missing"
    fi
}

compare README.md Hello Snippets/Hello.swift
compare Documentation/KeysAndActions.md "An example" Snippets/Keys.swift
compare Documentation/CommandLineTools.md "A tool that asks" Demos/Sources/NewProject/NewProject.swift
require_parts Documentation/FirstScreen.md \
    Demos/Sources/FirstScreen/*.swift Demos/Tests/FirstScreenTests/*.swift
echo "The programs of the README and of the pages are those in Snippets/ and Demos/."
