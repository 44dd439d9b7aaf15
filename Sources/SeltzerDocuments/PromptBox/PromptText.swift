// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The text of a ``PromptBox`` with its tokens; a history and a queue consist of such texts.
public struct PromptText: Hashable, Sendable, Codable {
    /// The text as it is shown, with the titles of the tokens.
    public let text: String
    /// The tokens in the text, in order.
    public let tokens: [PlacedTextToken]

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - text: The text as it is shown.
    ///   - tokens: The tokens in the text. A token whose title is not in the text at its place is left out when the text
    ///     is shown.
    public init(_ text: String = "", tokens: [PlacedTextToken] = []) {
        self.text = text
        self.tokens = tokens
    }

    /// The text in which the tokens are replaced by the texts for which they stand.
    public var contents: String { document.contents }

    /// Whether there is nothing but blanks.
    public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    /// Returns this text, a line end, and another text; the other text alone if this one is empty.
    func followed(by next: PromptText) -> PromptText {
        guard !text.isEmpty, !next.text.isEmpty else { return text.isEmpty ? next : self }
        let shift = text.utf8.count + 1
        return PromptText(
            text + "\n" + next.text, tokens: tokens + next.tokens.map { $0.moved(by: shift) })
    }

    private var document: EditableDocument {
        var document = EditableDocument()
        document.replaceAll(with: text, tokens: tokens)
        return document
    }
}
