// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of text cut to a width: two parts of the original, and an ellipsis between them.
struct TruncatedText<Text: StringProtocol> {
    /// The beginning that stays.
    private(set) var head: Text.SubSequence
    /// The ellipsis; empty in mode ``TruncationMode/clip``.
    private(set) var sign = ""
    /// The end that stays.
    private(set) var tail: Text.SubSequence
    /// The width of all three in cells, at most the requested width.
    private(set) var width: Int

    /// Cuts a text that is wider than `limit` to this width, which must be at least one cell.
    ///
    /// - Parameters:
    ///   - isUnicode: Whether the ellipsis may be `…`.
    ///   - joined: The kinds of clusters that are shown as one character.
    ///   - tabs: The tab stops before the ellipsis; nil if a tab takes one cell, as after the
    ///     ellipsis.
    init(
        _ text: Text, width limit: Int, mode: TruncationMode, isUnicode: Bool,
        joining joined: JoinedClusters, tabs: TabStops? = nil
    ) {
        head = text[..<text.startIndex]
        tail = text[text.endIndex...]
        width = limit
        switch mode {
        case .clip:
            // A wide character that does not fit whole stays, and the canvas replaces its visible
            // half with a space.
            let end = text.prefix(width: limit, joining: joined, tabs: tabs).end
            head = end < text.endIndex ? text[...end] : text[...]
            return
        case .tail:
            let kept = text.prefix(width: limit - 1, joining: joined, tabs: tabs)
            head = text[..<kept.end]
            width = kept.width + 1
        case .head:
            let kept = text.suffix(width: limit - 1, joining: joined)
            tail = text[kept.start...]
            width = kept.width + 1
        case .middle:
            let first = text.prefix(width: limit / 2, joining: joined, tabs: tabs)
            let last = text.suffix(width: limit - 1 - first.width, joining: joined)
            head = text[..<first.end]
            tail = text[last.start...]
            width = first.width + 1 + last.width
        }
        sign = Symbol.ellipsis.text(isUnicode: isUnicode)
    }
}

extension StringProtocol {
    /// Returns the width of the text, or any number above `limit` if it is wider.
    func cellWidth(stoppingAbove limit: Int, joining joined: JoinedClusters) -> Int {
        var width = 0
        forEachPiece { piece in
            switch piece {
            case .ascii(let bytes): width += bytes.count
            case .scalar(let scalar): width += scalar.cellWidth
            case .cluster(let character): width += character.cellWidth(joining: joined)
            }
            return width <= limit
        }
        return width
    }

    /// Returns the end and the width of the longest first part that is not wider than `limit`.
    ///
    /// - Parameters:
    ///   - joined: The kinds of clusters that are shown as one character.
    ///   - tabs: The tab stops; nil if a tab takes one cell.
    func prefix(
        width limit: Int, joining joined: JoinedClusters, tabs: TabStops? = nil
    ) -> (end: Index, width: Int) {
        var width = 0
        var bytes = 0
        func add(_ cells: Int, _ length: Int) -> Bool {
            if width + cells > limit { return false }
            width += cells
            bytes += length
            return true
        }
        forEachPiece { piece in
            switch piece {
            case .ascii(let run):
                let kept = Swift.min(run.count, limit - width)
                width += kept
                bytes += kept
                return kept == run.count
            case .scalar(let scalar):
                return add(
                    tabs?.width(of: scalar, at: width) ?? scalar.cellWidth, UTF8.width(scalar))
            case .cluster(let character):
                return add(character.cellWidth(joining: joined), character.utf8.count)
            }
        }
        return (utf8.index(startIndex, offsetBy: bytes), width)
    }

    /// Returns the start and the width of the longest final part that is not wider than `limit`.
    func suffix(
        width limit: Int, joining joined: JoinedClusters
    ) -> (start: Index, width: Int) {
        if isPrintableASCII(lastBytes: limit + 1) {
            return (utf8.index(endIndex, offsetBy: -limit), limit)
        }
        var width = 0
        var index = endIndex
        while index > startIndex {
            let previous = self.index(before: index)
            let next = width + self[previous].cellWidth(joining: joined)
            if next > limit { break }
            width = next
            index = previous
        }
        return (index, width)
    }
}

extension StringProtocol {
    // Callers test one byte more than needed, so that the first character cannot join a sign before
    // it.
    private func isPrintableASCII(lastBytes count: Int) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            let start = bytes.count - count
            return start >= 0
                && bytes.endOfPrintableASCII(from: start, to: bytes.count) == bytes.count
        } ?? false
    }
}

/// The part of a text that is left out if the text does not fit.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// The beginning: `…wxyz`.
    case head
    /// The middle: `ab…yz`.
    case middle
    /// The end: `abcd…`.
    case tail
    /// The end, without an ellipsis.
    case clip
}
