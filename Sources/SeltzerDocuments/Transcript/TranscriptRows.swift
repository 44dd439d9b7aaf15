// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// The rows of a text block of a transcript, all of which are known; a text that grows lays out only its last block.
struct TranscriptRows {
    private(set) var rows: MarkdownRows
    /// The places of all rows, from the top.
    private(set) var places: [MarkdownRows.Place] = []
    /// The cut before the first row that is shown; all rows before it have left.
    private(set) var start = MarkdownCut()
    /// Whether rows are missing at the end.
    private var isIncomplete = true
    /// Whether the last line of the text may continue.
    private(set) var hasOpenLine: Bool

    init(_ text: String = "") {
        rows = MarkdownRows(MarkdownDocument(text))
        hasOpenLine = !(text.utf8.last.map { $0 == 0x0A } ?? true)
    }

    var document: MarkdownDocument { rows.document }

    /// Adds text at the end.
    mutating func append(_ text: String) {
        guard let last = text.utf8.last else { return }
        hasOpenLine = last != 0x0A
        let first = rows.append(text)
        while let place = places.last, place >= first { places.removeLast() }
        isIncomplete = true
    }

    /// Lays out the rows for a width.
    mutating func layOut(width: Int, joining joined: JoinedClusters) {
        if rows.width != width || rows.joinedClusters != joined {
            rows.width = width
            rows.joinedClusters = joined
            places = []
            isIncomplete = true
        }
        guard isIncomplete else { return }
        isIncomplete = false
        var next = places.last.map { rows.next(after: $0) } ?? firstPlace
        while let place = next {
            places.append(place)
            next = rows.next(after: place)
        }
    }

    private var firstPlace: MarkdownRows.Place? {
        mutating get { rows.first == nil ? nil : rows.firstPlace(after: start) }
    }

    /// Returns a row by its number from the top.
    mutating func row(_ number: Int) -> MarkdownRow { rows.row(places[number]) }

    /// Returns the link at a column of the text; nil for none.
    mutating func link(atColumn column: Int, inRow number: Int) -> MarkdownLink? {
        guard places.indices.contains(number) else { return nil }
        let row = row(number)
        guard let found = row.links.first(where: { $0.columns.contains(column - row.indent) })
        else { return nil }
        let links = rows.part(places[number]).links
        return links.indices.contains(found.number) ? links[found.number] : nil
    }

    /// Returns the number of the first row with a line of the source, or of the row before it.
    mutating func number(ofLine line: Int) -> Int {
        let place = rows.place(ofLine: line)
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return min(low, max(0, places.count - 1))
    }

    // MARK: Complete blocks

    /// The number of blocks that no further text changes: all before the last block without a parent, once the first
    /// line of this one is complete.
    ///
    /// Markdown is read line by line, so a complete line decides whether it continues the block before it.
    var completeBlockCount: Int {
        var block = document.blockCount - 1
        guard block >= 0 else { return 0 }
        while let parent = document.block(block).parent { block = parent }
        let isDecided =
            !hasOpenLine || document.block(block).lines.lowerBound < document.lineCount - 1
        guard !isDecided, block > 0 else { return block }
        var before = block - 1
        while let parent = document.block(before).parent { before = parent }
        return before
    }

    /// The lines of code that leave together.
    private static var codeLinesAtOnce: Int { 8 }

    /// The cut after the rows that no further text changes, and that may leave.
    ///
    /// It is before a block without a parent. Lines of code in such a block leave, too, as soon as some are complete.
    var completeEnd: MarkdownCut {
        var cut = MarkdownCut(block: completeBlockCount)
        guard cut.block == document.blockCount - 1,
            case .code(isFenced: true) = document.block(cut.block).kind,
            document.block(cut.block).parent == nil
        else { return max(cut, start) }
        // The fence is no line of code.
        let lines = document.block(cut.block).lines.count - 1 - (hasOpenLine ? 1 : 0)
        let left = start.block == cut.block ? start.line : 0
        cut.line = lines - left >= Self.codeLinesAtOnce ? lines : left
        return max(cut, start)
    }

    /// The cut after all rows.
    var end: MarkdownCut { MarkdownCut(block: document.blockCount) }

    /// Hides the rows before a cut.
    mutating func hide(before cut: MarkdownCut) {
        start = cut
        rows.forgetParts(before: cut.block)
        let first = rows.place(of: cut)
        if let index = places.firstIndex(where: { $0 >= first }) {
            places.removeFirst(index)
        } else {
            places = []
            isIncomplete = true
        }
    }
}
