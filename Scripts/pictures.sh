#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Draws the pictures of README, Documentation and the pages of the controls from
# the real programs, in dark and light: `pictures.sh` writes Documentation/Images
# and the resources of the controls' catalogue. `pictures.sh --check` draws them
# twice, and fails if the bytes differ or are not the committed ones. Both fail if
# a page shows a picture that is not there, or a control's picture is on no page
# with the picture's title as its alternative text. Demos/Tests/ScreenTests says what is drawn:
# DocumentationPicture*.swift and ControlPicture*.swift.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

images=$PWD/Documentation/Images
catalogue=Sources/SeltzerControls/SeltzerControls.docc
controls=$PWD/$catalogue/Resources
options="--package-path Demos --scratch-path $PWD/.build"

# Draws all pictures: those of README and Documentation into the directory $1/Images, those of controls into $1/Controls.
draw() {
    local log=.build/pictures.log
    mkdir -p "$1/Images" "$1/Controls"
    SELTZER_PICTURES=$1 swift test $options --skip-build --disable-xctest $SWIFT_FLAGS \
        --filter '(Documentation|Control)PictureTests' >"$log" 2>&1 || {
        cat "$log" >&2
        fail "The pictures cannot be drawn: see the output above."
    }
}

# The pictures on the pages that are no file.
missing() {
    local file name
    grep -ohE 'Images/[a-z-]+\.(svg|png)' README.md Documentation/*.md | sort -u |
        while read -r file; do if [ ! -f "Documentation/$file" ]; then echo "$file"; fi; done
    grep -ohE '!\[[^]]*\]\([a-z-]+\)' "$catalogue"/*.md | sed -E 's/.*\((.*)\)$/\1/' | sort -u |
        while read -r name; do if [ ! -f "$controls/$name.svg" ]; then echo "$name"; fi; done
}

# The pictures of controls that no page shows with their titles as alternative texts.
unused() {
    local file title
    for file in "$controls"/*.svg; do
        title=$(sed -n 's:.*<title>\(.*\)</title>.*:\1:p' "$file")
        grep -qxF "![$title]($(basename "${file%.svg}" '~dark'))" "$catalogue"/*.md || echo "$(basename "$file"): $title"
    done
}

swift build $options --build-tests $SWIFT_FLAGS >.build/pictures.log 2>&1 || {
    cat .build/pictures.log >&2
    fail "The programs do not build: see the output above."
}
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
draw "$drawn/first"
if [ "${1:-}" = --check ]; then
    draw "$drawn/second"
    diff -rq "$drawn/first" "$drawn/second" || fail "Pictures differ when they are drawn again."
    { diff -rq "$drawn/first/Images" "$images" && diff -rq "$drawn/first/Controls" "$controls"; } ||
        fail "Pictures are out of date: run make pictures."
else
    mkdir -p "$controls"
    rm -f "$images"/*.svg "$controls"/*.svg
    cp "$drawn/first/Images"/* "$images"
    cp "$drawn/first/Controls"/* "$controls"
fi
if [ -n "$(missing)" ]; then fail "Pages show pictures that are not there: $(missing)"; fi
if [ -n "$(unused)" ]; then fail "No page shows these pictures with these texts: $(unused)"; fi
echo "The pictures are in Documentation/Images and in $catalogue/Resources."
