// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds the end of a line of wrapped text, cluster by cluster.
struct LineWrapper {
    /// The end of a line and the start of the next one, in bytes from the line's start.
    struct End {
        var end: Int
        var width: Int
        var next: Int
        /// Whether the paragraph ends here with a newline.
        var isNewline = false
    }

    let limit: Int
    let breaksWords: Bool
    let tabInterval: Int
    /// The column of the line's start.
    let column: Int
    /// The kinds of clusters that are shown as one character.
    let joined: JoinedClusters

    /// The end of the line; nil until it is known.
    private(set) var result: End?
    private var offset = 0
    private var width = 0
    /// The line without its trailing blanks.
    private var content = (end: 0, width: 0)
    private var lastBreak: End?
    private var previous: LineBreakClass?
    private var endsWithBlanks = false

    init(
        limit: Int, breaksWords: Bool, tabInterval: Int, column: Int, joining joined: JoinedClusters
    ) {
        self.limit = limit
        self.breaksWords = breaksWords
        self.tabInterval = tabInterval
        self.column = column
        self.joined = joined
    }

    /// Returns the end of the line that begins at an offset of a text's UTF-8.
    static func end(
        of text: String, from start: Int, limit: Int, breaksWords: Bool, tabInterval: Int,
        column: Int,
        joining joined: JoinedClusters
    ) -> End {
        var wrapper = LineWrapper(
            limit: limit, breaksWords: breaksWords, tabInterval: tabInterval, column: column,
            joining: joined)
        text.forEachPiece(from: start) { wrapper.add($0) }
        return wrapper.result
            ?? End(
                end: wrapper.offset, width: min(wrapper.width, limit), next: wrapper.offset)
    }

    @inline(__always)
    private mutating func add(_ piece: TextPiece) -> Bool {
        switch piece {
        case .ascii(let bytes):
            for byte in bytes {
                guard add(LineBreakClass(ascii: byte), cells: 1, bytes: 1) else { return false }
            }
            return true
        case .scalar(let scalar):
            let kind = LineBreakClass(scalar)
            let cells =
                kind == .tab
                ? tabInterval - (column.saturatingAdding(width) % tabInterval) : scalar.cellWidth
            return add(kind, cells: cells, bytes: UTF8.width(scalar))
        case .cluster(let character):
            return add(
                LineBreakClass(character), cells: character.cellWidth(joining: joined),
                bytes: character.utf8.count)
        }
    }

    /// Adds a cluster; returns whether the line continues.
    @inline(__always)
    private mutating func add(_ kind: LineBreakClass, cells: Int, bytes: Int) -> Bool {
        if kind == .newline {
            result = End(
                end: offset, width: min(width, limit), next: offset + bytes, isNewline: true)
            return false
        }
        if !breaksWords, kind == .space || kind == .tab {
            endsWithBlanks = true
            offset += bytes
            width = width.saturatingAdding(cells)
            return true
        }
        if mayBreak(before: kind) {
            lastBreak = End(end: content.end, width: min(content.width, limit), next: offset)
        }
        if width.saturatingAdding(cells) > limit, offset > 0 {
            // A word that is wider than the line breaks after the last cluster that fits.
            result = lastBreak ?? End(end: content.end, width: content.width, next: offset)
            return false
        }
        offset += bytes
        width += cells
        content = (offset, width)
        // A hyphen before a word, as in an option such as `-v`, belongs to the word.
        let isSign = kind == .hyphen && (endsWithBlanks || !(previous?.isOfWords ?? false))
        previous = isSign ? .alphabetic : kind
        endsWithBlanks = false
        return true
    }

    @inline(__always)
    private func mayBreak(before kind: LineBreakClass) -> Bool {
        if breaksWords { return offset > 0 }
        if endsWithBlanks {
            return LineBreakClass.mayBreak(afterBlanksAfter: previous, before: kind)
        }
        guard let previous else { return false }
        // Most neighbors are letters of one word.
        if previous == .alphabetic, kind == .alphabetic { return false }
        return LineBreakClass.mayBreak(after: previous, before: kind)
    }
}

extension LineBreakClass {
    /// Whether the class is a letter or a digit.
    fileprivate var isOfWords: Bool {
        self == .alphabetic || self == .numeric || self == .ideographic
    }
}
