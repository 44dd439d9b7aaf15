// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Text of one style over a few columns of a line.
struct Tile {
    let column: Int
    let text: String
    let style: Style
}
