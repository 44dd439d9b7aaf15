// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A piece of a text that stands for another text, such as a long paste or a dropped file.
///
/// The cursor passes it like one character; it is selected and deleted as a whole. A copy of it is the text for which it
/// stands.
///
/// ```swift
/// prompt.insertToken(TextToken("[tides.json]", content: "/srv/harbor/tides.json", kind: .file))
/// ```
public struct TextToken: Hashable, Sendable, Codable {
    /// The kind of a token.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A long pasted text.
        case paste
        /// The path of a file or a folder.
        case file
        /// The path of a picture.
        case picture
        /// Any other text.
        case other
    }

    /// The text that is shown, on one line and without blanks at its ends.
    public let title: String
    /// The text for which the token stands.
    public let content: String
    /// The kind.
    public let kind: Kind

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - title: The text that is shown. Line ends in it become spaces, and an empty title becomes `[ ]`.
    ///   - content: The text for which the token stands.
    ///   - kind: The kind.
    public init(_ title: String, content: String, kind: Kind = .other) {
        let words = title.split(whereSeparator: \.isWhitespace)
        self.title = words.isEmpty ? "[ ]" : words.joined(separator: " ")
        self.content = content
        self.kind = kind
    }
}

/// A token at its place in a text.
public struct PlacedTextToken: Hashable, Sendable, Codable {
    /// The bytes of the token's title in the text.
    public let range: Range<Int>
    /// The token.
    public let token: TextToken

    /// Creates a token at a place.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - start: The place of its title in the text, in bytes.
    public init(_ token: TextToken, at start: Int) {
        self.token = token
        range = start..<start.saturatingAdding(token.title.utf8.count)
    }

    /// Returns the token at another place.
    func moved(by distance: Int) -> PlacedTextToken {
        PlacedTextToken(token, at: range.lowerBound + distance)
    }
}
