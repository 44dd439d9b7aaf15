// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Text from any source, made safe for a control string.
///
/// It has no control characters and nothing that ends the string; it has one line and a limited
/// length.
struct HarmlessText {
    /// The maximum length of titles and similar texts in bytes; terminals show far fewer.
    static let limit = 512

    /// The text.
    let text: String

    /// Makes a text safe.
    ///
    /// The text is cut between two characters. A character that would exceed the limit ends the
    /// text.
    ///
    /// - Parameters:
    ///   - text: Text from any source.
    ///   - isUnicode: Whether characters beyond ASCII may be sent; otherwise, question marks
    ///     replace them.
    init(_ text: some StringProtocol, isUnicode: Bool) {
        // Every scalar takes at least one byte, so later scalars are never needed.
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
