// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Breaks text into lines of a width, between words where it can.
enum TextLines {
    /// Returns the lines of a text: each of its own, broken at blanks, a word longer than the width wherever it
    /// must be.
    static func lines(of text: String, width: Int) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
            wrap($0, width: max(1, width))
        }
    }

    private static func wrap(_ line: Substring, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let joined = current.isEmpty ? String(word) : current + " " + word
            if joined.cellWidth <= width {
                current = joined
                continue
            }
            if !current.isEmpty { lines.append(current) }
            current = ""
            for character in word {
                if !current.isEmpty, current.cellWidth + character.cellWidth > width {
                    lines.append(current)
                    current = ""
                }
                current.append(character)
            }
        }
        return lines + [current]
    }
}
