// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Text from anywhere, made safe for a control string: no control characters, nothing that ends the string, one
/// line, and a limited length.
struct HarmlessText {
    /// The maximum length of titles and similar texts in bytes; terminals show far less.
    static let limit = 512

    /// The text.
    let text: String

    /// Makes a text safe.
    ///
    /// The text is cut between two characters. A character that exceeds the limit by itself ends it.
    ///
    /// - Parameters:
    ///   - text: Text from anywhere.
    ///   - isUnicode: Whether characters beyond ASCII may be sent; question marks replace them otherwise.
    init(_ text: some StringProtocol, isUnicode: Bool) {
        // Every scalar takes at least one byte, so the rest is never needed.
        let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.limit)))
        var result = ""
        for character in TextSanitizer.line(start) {
            let isSendable = isUnicode || character.isASCII
            let piece = isSendable ? String(character) : "?"
            guard result.utf8.count + piece.utf8.count <= Self.limit else { break }
            result += piece
        }
        self.text = result
    }
}
