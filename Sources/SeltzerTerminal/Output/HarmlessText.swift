// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Text from anywhere as it may stand inside a control string: no control, nothing that ends the string,
/// one line, and not too long.
struct HarmlessText {
    /// The bytes that titles and the like are cut to; terminals show far less.
    static let limit = 512

    /// The text.
    let text: String

    /// Makes a text harmless.
    ///
    /// It is cut between two characters; a character that is longer than the limit by itself ends it.
    ///
    /// - Parameters:
    ///   - text: Text from anywhere.
    ///   - isUnicode: Whether characters beyond ASCII may be sent; question marks stand for them otherwise.
    init(_ text: some StringProtocol, isUnicode: Bool) {
        // Every scalar is a byte or more, so that the rest cannot be needed.
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
