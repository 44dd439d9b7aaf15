// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension StringProtocol {
    /// Returns the text with each tab replaced by spaces up to the next tab stop.
    ///
    /// - Parameters:
    /// - interval: The distance of tab stops in cells, clamped to 1…1,024.
    /// - column: The column, counted from 0, in which the text begins.
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
