// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The cells of a line of a table.
enum TableRow {
    /// Returns the ranges of the cells, without the blanks around them.
    ///
    /// - Parameter limit: The maximum number of cells.
    static func cells(_ text: [UInt8], in range: Range<Int>, limit: Int = .max) -> [Range<Int>] {
        let line = text.trimmed(range)
        var cells: [Range<Int>] = []
        var place = line.lowerBound
        if place < line.upperBound, text[place] == UInt8(ascii: "|") { place += 1 }
        var start = place
        while place < line.upperBound, cells.count < limit {
            if text[place] == UInt8(ascii: "|") {
                cells.append(text.trimmed(start..<place))
                start = place + 1
            } else if text[place] == .backslash {
                place += 1
            }
            place += 1
        }
        if start < line.upperBound, cells.count < limit {
            cells.append(text.trimmed(start..<line.upperBound))
        }
        return cells
    }

    /// Returns the alignments from the line below the header; nil if the line does not have that
    /// form.
    static func alignments(
        _ text: [UInt8], in range: Range<Int>
    ) -> [MarkdownBlock.ColumnAlignment]? {
        guard
            text[range].allSatisfy({
                $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
                    || $0.isBlank
            })
        else { return nil }
        var alignments: [MarkdownBlock.ColumnAlignment] = []
        for cell in cells(text, in: range) {
            guard let alignment = alignment(text, cell) else { return nil }
            alignments.append(alignment)
        }
        return alignments.isEmpty ? nil : alignments
    }

    private static func alignment(
        _ text: [UInt8], _ cell: Range<Int>
    ) -> MarkdownBlock.ColumnAlignment? {
        guard let first = text[cell].first, let last = text[cell].last else { return nil }
        let isLeft = first == UInt8(ascii: ":")
        let isRight = last == UInt8(ascii: ":")
        let dashes = text[cell].dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
        switch (isLeft, isRight) {
        case (true, true): return .center
        case (true, false): return .left
        case (false, true): return .right
        case (false, false): return .natural
        }
    }
}
