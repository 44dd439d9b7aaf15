#!/usr/bin/env bash
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Writes the sources of the Gallery's pages into a file of string literals,
# which the Gallery shows as code. Embedded resources would do, but the compiler
# needs 0.1 s for the literals and 2 s for as many bytes of resources.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folder=Demos/Sources/Gallery

{
    cat <<'END'
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written by Scripts/page-sources.sh.
// swift-format-ignore-file

/// The sources of the pages, without the comment at the top of each file.
enum PageSources {
    /// Returns the source of a page; nil if there is none of the name.
    static func source(ofPage name: String) -> String? {
        switch name {
END
    for file in "$folder"/Pages/*Page.swift; do
        name=$(sed -n 's/^ *name: "\([a-z-]*\)".*/\1/p' "$file" | head -n 1)
        printf '        case "%s":\nreturn ##"""\n%s\n"""##\n' "$name" "$(sed 1,3d "$file")"
    done
    cat <<'END'
        default: return nil
        }
    }
}
END
} >"$folder/Code/PageSources.swift"
