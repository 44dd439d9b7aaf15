#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Compares the README's first Swift code block with Snippets/Hello.swift
# (comments at its top aside), which the build compiles: what a newcomer copies
# is what was checked.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readme_code() {
    awk '/^```swift/ && !done { inside = 1; next }
         /^```/ && inside { inside = 0; done = 1 }
         inside { print }' README.md
}

hello_code() {
    awk '!code && (/^\/\// || /^$/) { next } { code = 1; print }' Snippets/Hello.swift
}

if [ -z "$(readme_code)" ]; then fail "README.md has no Swift code block."; fi
diff -u --label README.md --label Snippets/Hello.swift <(readme_code) <(hello_code) ||
    fail "The README's first program is not Snippets/Hello.swift."
echo "The README's first program is Snippets/Hello.swift."
