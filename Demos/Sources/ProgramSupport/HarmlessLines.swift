// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Removes control characters from messages of several lines.
public enum HarmlessLines {
    /// Returns the text with its line feeds; every other control character becomes a picture.
    public static func text(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { TextSanitizer.line($0) }
            .joined(separator: "\n")
    }
}
