// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerText

/// Pieces of the text that stand for other texts.
extension EditableDocument {
    /// The whole text, in which the tokens are replaced by the texts for which they stand.
    public var contents: String { contents(in: 0..<storage.count) }

    /// Returns a part of the text, in which the tokens are replaced by the texts for which they stand.
    func contents(in range: Range<Int>) -> String {
        guard !tokens.isEmpty else { return storage.string(in: range) }
        var text = "", start = range.lowerBound
        for placed in tokens where placed.range.overlaps(range) {
            text += storage.string(in: start..<max(start, placed.range.lowerBound))
            text += placed.token.content
            start = placed.range.upperBound
        }
        return text + storage.string(in: start..<max(start, range.upperBound))
    }

    /// Replaces each selection with a token, and moves the cursors after it.
    public mutating func insertToken(_ token: TextToken) {
        replace(
            selections.map {
                Replacement($0.range, token.title, [PlacedTextToken(token, at: 0)])
            }, as: .other, removesTokens: true)
    }

    /// Replaces the whole text as one edit, with the cursor at its end.
    ///
    /// Tokens whose titles are not in the text at their places are left out.
    public mutating func replaceAll(with text: String, tokens: [PlacedTextToken] = []) {
        let stored = TextStorage(text)
        var end = 0
        let kept = tokens.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { placed in
            guard placed.range.lowerBound >= end, placed.range.upperBound <= stored.count,
                stored.string(in: placed.range) == placed.token.title
            else { return false }
            end = placed.range.upperBound
            return true
        }
        replace(
            [Replacement(0..<storage.count, stored, kept)], as: .other, removesTokens: true,
            selections: [.init(cursor: stored.count)])
    }

    /// Returns the token at a position: the one around it, or before it, or after it; nil for none.
    public func token(at position: TextPosition) -> PlacedTextToken? {
        let offset = position.offset
        return token(around: offset)
            ?? tokens.first { $0.range.upperBound == offset }
            ?? tokens.first { $0.range.lowerBound == offset }
    }

    /// Replaces a token by the text for which it stands, and moves the cursor after it.
    public mutating func unfold(_ placed: PlacedTextToken) {
        guard tokens.contains(placed) else { return }
        let content = TextStorage(placed.token.content)
        replace(
            [Replacement(placed.range, content)], as: .other, removesTokens: true,
            selections: [.init(cursor: placed.range.lowerBound + content.count)])
    }

    // MARK: Whole tokens

    /// Returns a range with the whole tokens of which it has a part.
    func wholeTokens(_ range: Range<Int>) -> Range<Int> {
        var range = range
        for placed in tokens where placed.range.cuts(range) {
            range =
                min(
                    range.lowerBound, placed.range.lowerBound)..<max(
                    range.upperBound, placed.range.upperBound)
        }
        return range
    }

    /// Moves the ends of selections out of tokens: a head in the direction in which it was moved, an anchor so that it
    /// selects the whole token.
    func movedOutOfTokens(_ new: [EditableText.Selection]) -> [EditableText.Selection] {
        guard !tokens.isEmpty else { return new }
        return new.enumerated().map { index, selection in
            var selection = selection
            let old = selections.indices.contains(index) ? selections[index].head : 0
            let isForward = selection.anchor <= selection.head
            if !selection.isEmpty, let range = token(around: selection.anchor)?.range {
                selection.anchor = isForward ? range.lowerBound : range.upperBound
                if range.lowerBound <= selection.head, selection.head <= range.upperBound {
                    selection.head = isForward ? range.upperBound : range.lowerBound
                }
            }
            guard let range = token(around: selection.head)?.range else { return selection }
            let wasEmpty = selection.isEmpty
            selection.head = selection.head > old ? range.upperBound : range.lowerBound
            if wasEmpty { selection.anchor = selection.head }
            return selection
        }
    }

    /// Returns the token that has a position between two of its characters; nil for none.
    private func token(around position: Int) -> PlacedTextToken? {
        tokens.first { $0.range.lowerBound < position && position < $0.range.upperBound }
    }

    // MARK: Replacements

    /// Returns replacements that leave no part of a token; those that may not remove a token become empty.
    func fitted(_ replacements: [Replacement], removesTokens: Bool) -> [Replacement] {
        guard !tokens.isEmpty else { return replacements }
        var end = 0, isAny = false
        let fitted = replacements.map { replacement in
            var new = replacement
            let kept = replacement.tokens.map(\.token)
            let cut = tokens.contains {
                $0.range.cuts(replacement.range) && !kept.contains($0.token)
            }
            if cut, !removesTokens {
                let start = replacement.range.lowerBound
                let place = max(end, wholeTokens(start..<start).lowerBound)
                new = Replacement(place..<place, "")
            } else {
                isAny = true
                let range = wholeTokens(replacement.range)
                let start = max(end, range.lowerBound)
                new.range = start..<max(start, range.upperBound)
            }
            end = new.range.upperBound
            return new
        }
        return isAny ? fitted : []
    }

    /// Returns the tokens after replacements, which are in order and cut no token.
    func tokens(after replacements: [Replacement]) -> [PlacedTextToken] {
        guard !tokens.isEmpty || replacements.contains(where: { !$0.tokens.isEmpty }) else {
            return []
        }
        var new: [PlacedTextToken] = [], rest = tokens[...], shift = 0
        for replacement in replacements {
            let range = replacement.range
            while let first = rest.first, first.range.lowerBound < range.upperBound {
                if first.range.upperBound <= range.lowerBound { new.append(first.moved(by: shift)) }
                rest.removeFirst()
            }
            // A token that ends at an insertion stays before it.
            new += replacement.tokens.map { $0.moved(by: range.lowerBound + shift) }
            shift += replacement.text.count - range.count
        }
        return new + rest.map { $0.moved(by: shift) }
    }
}

extension Range<Int> {
    /// Whether a part of this range is in another range, or an empty other range is inside of it.
    fileprivate func cuts(_ other: Range<Int>) -> Bool {
        other.isEmpty
            ? lowerBound < other.lowerBound && other.lowerBound < upperBound : overlaps(other)
    }
}
