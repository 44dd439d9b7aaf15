#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Shared by the scripts that read symbol graphs, which the compiler writes of the
# built modules: the documentation and the signatures. Sourced, not run.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

modules=$PWD/.build/debug/Modules

if [ "$(uname -s)" = Darwin ]; then
    extract="xcrun swift-symbolgraph-extract -sdk $(xcrun --show-sdk-path)"
else
    extract=swift-symbolgraph-extract
fi

# The Swift library targets in the manifest's order, which is that of the
# floors: every target comes after those it may link to.
library_targets() {
    awk '/\.(target|executableTarget|testTarget)\(/ { library = /\.target\(/ }
         library && match($0, /name: "[A-Za-z]+"/) {
             print substr($0, RSTART + 7, RLENGTH - 8); library = 0 }' Package.swift |
        while read -r target; do
            if [ -n "$(find "Sources/$target" -name "*.swift" 2>/dev/null)" ]; then echo "$target"; fi
        done
}

# The library targets that the products list: a program can import these.
public_modules() {
    local listed
    listed=$(awk '/^    products: \[/ { inside = 1 } /^    targets: \[/ { exit } inside' Package.swift |
        grep -oE '"[A-Za-z]+"' | tr -d '"')
    library_targets | grep -xF "$listed"
}

# The module maps of the C targets, for the modules that import them.
clang_flags() {
    local map
    for map in .build/debug/*.build/module.modulemap Sources/*/include/module.modulemap; do
        if [ -f "$map" ]; then echo "-Xcc -fmodule-map-file=$PWD/$map"; fi
    done
}

# The platform that the modules are built for.
target_triple() {
    local triple
    triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
    if [ "$(uname -s)" = Darwin ]; then triple=${triple}13.0; fi
    echo "$triple"
}

# Writes the symbol graphs of the built module $1 to the folder $2/$1. $3 is the platform.
extract_symbols() {
    mkdir -p "$2/$1"
    # Inherited members are left out: they are documented where they are declared.
    $extract -module-name "$1" -I "$modules" -target "$3" $(clang_flags) \
        -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
        -output-dir "$2/$1"
}
