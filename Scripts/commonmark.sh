#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Runs CommonMark's own examples: `commonmark.sh` fetches them with pip, in the source package of a
# parser that ships them, and counts how many hold. They are not in
# this repository. `commonmark.sh FILE` takes another file of the same form.

here=$PWD
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

package=mistune==3.4.0
examples=.build/commonmark.json

fetch() {
    local directory
    directory=$(mktemp -d)
    python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$directory" "$package" >&2 ||
        fail "pip could not fetch $package. Give the file with the examples: $0 FILE"
    tar -xzf "$directory"/*.tar.gz -C "$directory" --wildcards '*/tests/fixtures/commonmark.json'
    mv "$directory"/*/tests/fixtures/commonmark.json "$examples"
    rm -rf "$directory"
}

if [ $# -gt 0 ]; then
    case "$1" in /*) examples=$1 ;; *) examples=$here/$1 ;; esac
    if [ ! -f "$examples" ]; then fail "There is no file $examples."; fi
else
    mkdir -p .build
    if [ ! -f "$examples" ]; then fetch; fi
    examples=$PWD/$examples
fi
SELTZER_COMMONMARK=$examples swift test --disable-xctest $SWIFT_FLAGS --filter CommonMarkTests
