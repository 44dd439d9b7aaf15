// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Text of one color over a few columns of a line; small, for there are many of them.
struct Tile {
    let text: String
    let color: Color
    private let start: Int32

    init(column: Int, text: String, color: Color = .default) {
        self.text = text
        self.color = color
        start = Int32(clamping: column)
    }

    var column: Int { Int(start) }
}
