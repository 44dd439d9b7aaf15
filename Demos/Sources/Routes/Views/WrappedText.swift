// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Breaks a line of text at its blanks.
enum WrappedText {
    /// Returns the text in lines of at most a width.
    ///
    /// The second and later lines are indented. A longer word has a line of its own.
    static func lines(of text: String, width: Int) -> [String] {
        guard text.cellWidth > width, width > 0 else { return [text] }
        let indent = text.prefix { $0 == " " } + "    "
        var lines: [String] = []
        var line = String(text.prefix { $0 == " " })
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.cellWidth + 1 + word.cellWidth > width {
                lines.append(line)
                line = String(indent)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
