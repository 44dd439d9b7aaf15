#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Checks that the Swift code on every page is part of a program, which the build
# compiles: what a newcomer copies compiles. Files of users (fences with `conf`)
# are texts of the tests. Indentation does not count. The programs that the
# README and three pages show as a whole are compared line by line. An answer of
# "How do I …?" has at most 20 lines.

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

# Prints the first line of each code block of the page $1 that is not in one of
# the programs after it, line by line.
blocks_missing() {
    awk '
        FNR == 1 && NR > 1 { page_is_read = 1 }
        { line = $0; sub(/^ +/, "", line) }
        page_is_read { code = code "\n" line; next }
        /^ *```(swift|conf)/ { inside = 1; count++; next }
        /^ *```/ { inside = 0; next }
        inside { if (block[count] == "") first[count] = FNR; block[count] = block[count] "\n" line }
        END {
            code = code "\n"
            for (number = 1; number <= count; number++)
                if (!index(code, block[number] "\n")) print page first[number] }
    ' page="$1:" "$@"
}

# The pages: the README, AGENTS.md, Documentation/ and the articles of the targets.
pages() {
    git ls-files --cached --others --exclude-standard README.md AGENTS.md 'Documentation/*.md' 'Sources/*.docc/*.md'
}

compare README.md Hello Snippets/Hello.swift
compare Documentation/KeysAndActions.md "An example" Snippets/Keys.swift
compare Documentation/PromptsAndProgress.md "A tool that deploys" Demos/Sources/Deploy/Deploy.swift
compare Documentation/CommandLineTools.md "A tool that asks" Snippets/Question.swift

long=$(awk '/^```swift/ { inside = 1; count = 0; next }
    /^```/ { if (inside && count > 20) print FILENAME ":" FNR; inside = 0 }
    inside { count++ }' Documentation/HowDoI.md)
if [ -n "$long" ]; then fail "These answers of \"How do I …?\" have more than 20 lines: $long"; fi

missing=$(pages | while read -r page; do
    blocks_missing "$page" Snippets/*.swift Demos/Tests/SampleTests/*.swift \
        Demos/Sources/{Deploy,FirstScreen}/*.swift Demos/Tests/FirstScreenTests/*.swift
done)
if [ -n "$missing" ]; then
    fail "These code blocks are in no program. Write them in Demos/Tests/SampleTests, and copy them from there."$'\n'"$missing"
fi
echo "All code on the pages is in programs that the build compiles."
