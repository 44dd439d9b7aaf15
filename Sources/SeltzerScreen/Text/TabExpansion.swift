// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension StringProtocol {
    /// Returns the text with each tab replaced by spaces up to the next tab stop.
    ///
    /// - Parameters:
    ///   - interval: The distance of tab stops in cells, clamped to 1…1,024.
    ///   - column: The column, counted from 0, in which the text begins.
    public func expandingTabs(every interval: Int = 8, from column: Int = 0) -> String {
        let interval = interval.clamped(1, 1_024)
        var column = Swift.max(0, column) % interval
        var text = ""
        for character in self {
            if character == "\t" {
                text.append(contentsOf: repeatElement(" ", count: interval - column))
                column = 0
            } else {
                text.append(character)
                column = character.isNewline ? 0 : (column + character.cellWidth) % interval
            }
        }
        return text
    }
}

/// The tab stops of a line.
struct TabStops {
    /// The distance of tab stops in cells, at least 1.
    let interval: Int
    /// The column in which the line begins.
    let column: Int

    /// Returns the width of a scalar at a distance of some cells from the line's start.
    @inline(__always)
    func width(of scalar: Unicode.Scalar, at offset: Int) -> Int {
        scalar == "\t"
            ? interval - column.saturatingAdding(offset) % interval : scalar.cellWidth
    }
}
