#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Draws the pictures of README, Documentation and the pages of the controls from
# the real programs, in dark and light: `pictures.sh` writes Documentation/Images
# and the resources of the catalogs whose pages show pictures of controls. A
# picture goes to each catalog with a page that shows it. `pictures.sh --check`
# draws the pictures twice, and fails if the bytes differ or are not the committed
# ones. Both fail if a page shows a picture that is not there, or a control's
# picture is on no page with the picture's title as its alternative text.
# Demos/Tests/ScreenTests says what is drawn: DocumentationPicture*.swift and
# ControlPicture*.swift.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

images=$PWD/Documentation/Images
options="--package-path Demos --scratch-path $PWD/.build"

# A picture on a page of a catalog, as grep finds it; the name of the picture is in the parentheses.
shown='!\[[^]]*\]\([a-z0-9-]+\)'

# The catalogs whose pages show pictures; with the argument $1, those that show the picture of this name.
catalogs() {
    grep -lE "!\[[^]]*\]\(${1:-[a-z0-9-]+}\)" Sources/*/*.docc/*.md | sed 's:/[^/]*$::' | sort -u
}

# Draws all pictures: those of README and Documentation into the directory $1/Images, those of controls into $1/Controls.
# Copies of the latter go to $1/CATALOG/Resources, for each catalog that shows the picture.
draw() {
    local log=.build/pictures.log file catalog
    mkdir -p "$1/Images" "$1/Controls"
    SELTZER_PICTURES=$1 swift test $options --skip-build --disable-xctest $SWIFT_FLAGS \
        --filter '(Documentation|Control)PictureTests' >"$log" 2>&1 || {
        cat "$log" >&2
        fail "The pictures cannot be drawn: see the output above."
    }
    for catalog in $(catalogs); do mkdir -p "$1/$catalog/Resources"; done
    for file in "$1/Controls"/*.svg; do
        for catalog in $(catalogs "$(name_of "$file")"); do cp "$file" "$1/$catalog/Resources"; done
    done
}

# The name by which pages show the picture in the file $1, which is the same in dark and light.
name_of() {
    basename "${1%.svg}" '~dark'
}

# The pictures on the pages that are no file.
missing() {
    local file name catalog
    grep -ohE 'Images/[a-z-]+\.(svg|png)' README.md Documentation/*.md | sort -u |
        while read -r file; do if [ ! -f "Documentation/$file" ]; then echo "$file"; fi; done
    for catalog in $(catalogs); do
        grep -ohE "$shown" "$catalog"/*.md | sed -E 's/.*\((.*)\)$/\1/' | sort -u |
            while read -r name; do if [ ! -f "$catalog/Resources/$name.svg" ]; then echo "$name"; fi; done
    done
}

# The drawn pictures of controls in the directory $1 that no page shows with their titles as alternative texts.
unused() {
    local file title
    for file in "$1"/*.svg; do
        title=$(sed -n 's:.*<title>\(.*\)</title>.*:\1:p' "$file")
        grep -qxF "![$title]($(name_of "$file"))" Sources/*/*.docc/*.md || echo "$(basename "$file"): $title"
    done
}

# Compares the committed pictures with the drawn ones in the directory $1, and prints the differences.
are_current() {
    local catalog code=0
    diff -rq "$1/Images" "$images" || code=1
    for catalog in $(catalogs); do diff -rq "$1/$catalog/Resources" "$catalog/Resources" || code=1; done
    return $code
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
    are_current "$drawn/first" || fail "Pictures are out of date: run make pictures."
else
    rm -f "$images"/*.svg
    cp "$drawn/first/Images"/* "$images"
    for catalog in $(catalogs); do
        rm -f "$catalog/Resources"/*.svg
        cp -R "$drawn/first/$catalog/Resources" "$catalog"
    done
fi
if [ -n "$(missing)" ]; then fail "Pages show pictures that are not there: $(missing)"; fi
if [ -n "$(unused "$drawn/first/Controls")" ]; then
    fail "No page shows these pictures with these texts: $(unused "$drawn/first/Controls")"
fi
echo "The pictures are in Documentation/Images, and in the resources of:" $(catalogs)
