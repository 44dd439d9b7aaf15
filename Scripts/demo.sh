#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Sets up what a demo needs, builds only that demo in release and starts it.
# `demo.sh NAME [ARGUMENTS]`; without arguments a demo shows its bundled data.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

name=${1:-Gallery}
if [ $# -gt 0 ]; then shift; fi

if [ ! -d "Demos/Sources/$name" ] || ! grep -q "^@main" "Demos/Sources/$name"/*.swift; then
    fail "There is no demo called $name. Try:" $(grep -l "^@main" Demos/Sources/*/*.swift | xargs -n 1 dirname | xargs -n 1 basename)
fi

Scripts/setup.sh demo
swift build --package-path Demos --configuration release --product "$name"
exec "Demos/.build/release/$name" "$@"
