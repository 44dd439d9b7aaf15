#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Writes the public interface of each module that the products list as plain
# text, Documentation/Interface/MODULE.txt: one declaration on each line.
#
#   write-interface.sh [--check] [FOLDER]
#
# `--check` says where the texts are not current. FOLDER holds symbol graphs,
# such as those that build-docs.sh leaves in .build/docs/symbols. Without it the
# package is built, and the compiler writes them.

source "$(dirname "${BASH_SOURCE[0]}")/symbols.sh"

check=""
if [ "${1:-}" = --check ]; then check=--check && shift; fi
symbols=${1:-}
if [ -z "$symbols" ]; then
    symbols=$PWD/.build/symbols
    swift build $SWIFT_FLAGS
    rm -rf "$symbols"
    triple=$(target_triple)
    for module in $(public_modules); do extract_symbols "$module" "$symbols" "$triple"; done
fi
Scripts/write-interface.py $check "$symbols" $(public_modules)
