#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Draws the pictures of README and Documentation from the real programs, in dark
# and light: `pictures.sh` writes Documentation/Images. `pictures.sh --check`
# draws them twice, and fails if the bytes differ or are not the committed ones.
# What is drawn is in Demos/Tests/ScreenTests/DocumentationPicture.swift.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

images=$PWD/Documentation/Images
options="--package-path Demos --scratch-path $PWD/.build"

# Draws all pictures into the directory $1.
draw() {
    local log=.build/pictures.log
    mkdir -p "$1"
    SELTZER_PICTURES=$1 swift test $options --skip-build --disable-xctest $SWIFT_FLAGS \
        --filter DocumentationPictureTests >"$log" 2>&1 || {
        cat "$log" >&2
        fail "The pictures cannot be drawn: see the output above."
    }
}

# The names of the pictures on the pages that are no file.
missing() {
    grep -ohE 'Images/[a-z-]+\.(svg|png)' README.md Documentation/*.md | sort -u |
        while read -r file; do if [ ! -f "Documentation/$file" ]; then echo "$file"; fi; done
}

swift build $options --build-tests $SWIFT_FLAGS >.build/pictures.log 2>&1 || {
    cat .build/pictures.log >&2
    fail "The programs do not build: see the output above."
}
if [ "${1:-}" = --check ]; then
    drawn=$(mktemp -d)
    trap 'rm -rf "$drawn"' EXIT
    draw "$drawn/first"
    draw "$drawn/second"
    diff -rq "$drawn/first" "$drawn/second" || fail "Pictures differ when they are drawn again."
    diff -rq "$drawn/first" "$images" || fail "Pictures are out of date: run make pictures."
else
    draw "$images"
fi
if [ -n "$(missing)" ]; then fail "Pages show pictures that are not there: $(missing)"; fi
echo "The pictures are in Documentation/Images."
