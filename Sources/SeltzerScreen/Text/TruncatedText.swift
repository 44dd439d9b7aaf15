// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of text cut to a width, as two parts of the original and what stands between them.
struct TruncatedText<Text: StringProtocol> {
    /// The beginning that is kept.
    private(set) var head: Text.SubSequence
    /// The sign that something is missing; empty if nothing is.
    private(set) var sign = ""
    /// The end that is kept.
    private(set) var tail: Text.SubSequence
    /// The cells that all three take, at most the width asked for.
    private(set) var width: Int

    /// Cuts a text to a width of at least one cell.
    init(_ text: Text, width limit: Int, mode: TruncationMode, isUnicode: Bool) {
        head = text[...]
        tail = text[text.endIndex...]
        width = text.cellWidth(stoppingAbove: limit)
        guard width > limit else { return }
        switch mode {
        case .clip:
            // The character that does not fit whole stays: the canvas makes a space of its half.
            let end = text.prefix(width: limit).end
            head = end < text.endIndex ? text[...end] : text[...]
            width = limit
            return
        case .tail:
            let kept = text.prefix(width: limit - 1)
            head = text[..<kept.end]
            width = kept.width + 1
        case .head:
            let kept = text.suffix(width: limit - 1)
            head = text[..<text.startIndex]
            tail = text[kept.start...]
            width = kept.width + 1
        case .middle:
            let first = text.prefix(width: limit / 2)
            let last = text.suffix(width: limit - 1 - first.width)
            head = text[..<first.end]
            tail = text[last.start...]
            width = first.width + 1 + last.width
        }
        sign = isUnicode ? "…" : "~"
    }
}

extension StringProtocol {
    /// Returns the text's width, or any number above `limit` if it is above.
    func cellWidth(stoppingAbove limit: Int) -> Int {
        var width = 0
        forEachPiece { piece in
            switch piece {
            case .ascii(let bytes): width += bytes.count
            case .cluster(let character): width += character.cellWidth
            }
            return width <= limit
        }
        return width
    }

    /// Returns the end and the width of the longest beginning that is not wider than `limit`.
    func prefix(width limit: Int) -> (end: Index, width: Int) {
        var width = 0
        var index = startIndex
        while index < endIndex {
            let next = width + self[index].cellWidth
            if next > limit { break }
            width = next
            formIndex(after: &index)
        }
        return (index, width)
    }

    /// Returns the start and the width of the longest end that is not wider than `limit`.
    func suffix(width limit: Int) -> (start: Index, width: Int) {
        var width = 0
        var index = endIndex
        while index > startIndex {
            let previous = self.index(before: index)
            let next = width + self[previous].cellWidth
            if next > limit { break }
            width = next
            index = previous
        }
        return (index, width)
    }
}
