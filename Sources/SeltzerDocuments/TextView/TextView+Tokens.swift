// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Pieces of the text that stand for other texts.
extension TextView {
    /// The tokens with their places, in order; empty by default.
    ///
    /// They move with their text when the user edits it. A new ``storage`` removes all tokens.
    public final var tokens: [PlacedTextToken] { document.tokens }

    /// The whole text, in which the tokens are replaced by the texts for which they stand.
    public final var contents: String { document.contents }

    /// Replaces the selections by a token as an edit by the user: the change can be undone, and is reported.
    public final func insertToken(_ token: TextToken) {
        edit { $0.insertToken(token) }
    }

    /// Replaces the token at a position by the text for which it stands, as an edit by the user.
    ///
    /// A position in a token, or else the end or the beginning of a token counts.
    ///
    /// - Returns: False if there is no such token.
    @discardableResult
    public final func unfoldToken(at position: TextPosition) -> Bool {
        guard isEnabled, isEditable, let token = document.token(at: position) else { return false }
        edit { $0.unfold(token) }
        return true
    }

    /// Replaces the selections by a text with tokens as an edit by the user.
    final func insert(_ text: String, tokens: [PlacedTextToken]) {
        edit { document in
            document.replace(
                document.selections.map {
                    EditableDocument.Replacement($0.range, text, tokens)
                }, as: .other, removesTokens: true)
        }
    }

    /// Sets the text and its tokens; this is not reported, and clears the history.
    final func setText(_ text: String, tokens: [PlacedTextToken]) {
        storage = TextStorage()
        var new = EditableDocument()
        new.replaceAll(with: text, tokens: tokens)
        storage = new.storage
        document.setStorage(new.storage, tokens: new.tokens)
        select { $0.move(.forward, by: .document) }
    }

    /// Replaces the whole text as an edit by the user.
    final func replaceAll(with text: String, tokens: [PlacedTextToken]) {
        edit { $0.replaceAll(with: text, tokens: tokens) }
    }

    /// The look of tokens in a range of bytes; their brackets tell them from text where there are no colors.
    final func tokenDecorations(in range: Range<Int>) -> [TextDecoration] {
        document.tokens.filter { $0.range.overlaps(range) }.map {
            TextDecoration($0.range, style: Style(foreground: .accent))
        }
    }

    /// The action that unfolds the token at the cursor; none without such a token.
    final var tokenActions: [Action] {
        guard document.selections.count == 1, document.token(at: document.cursor) != nil else {
            return []
        }
        return [
            Action("unfold-token", title: "Unfold", keys: ["ctrl-o"]) { responder in
                guard let view = responder as? TextView else { return .ignored }
                return view.unfoldToken(at: view.cursor) ? .stop : .ignored
            }.priority(.low).mayDecline()
        ]
    }

    // MARK: The press on a token

    /// Returns the token under a press that may unfold it: a plain single press; nil for any other press.
    final func pressedToken(by event: MouseEvent) -> PlacedTextToken? {
        guard isEditable, event.clickCount == 1, event.modifiers.isEmpty,
            event.location.x >= textRect.minX
        else { return nil }
        let position = position(at: event.location)
        return document.tokens.first { $0.range.contains(position) }
    }
}
