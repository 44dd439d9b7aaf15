// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Makes messages of several lines harmless for a terminal.
public enum HarmlessLines {
    /// Returns the text with its line feeds, and with every other control as a picture.
    public static func text(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { TextSanitizer.line($0) }
            .joined(separator: "\n")
    }
}
