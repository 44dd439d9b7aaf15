// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// The rows of a document in a width, laid out where they are looked at.
///
/// A place is a block with text, a part of it if it is long, and a row of that. So moving by rows costs what is passed, and
/// no row before or after needs to be known.
struct MarkdownRows {
    /// The place of a row.
    struct Place: Hashable, Comparable {
        var block = 0
        var part = 0
        var row = 0

        static func < (first: Place, second: Place) -> Bool {
            (first.block, first.part, first.row) < (second.block, second.part, second.row)
        }
    }

    /// The lines of code and the rows of tables in one part.
    static var linesPerPart: Int { 64 }

    private(set) var document: MarkdownDocument
    /// The cells of a row.
    var width = 80 {
        didSet { if width != oldValue { parts = [:] } }
    }
    var joinedClusters = JoinedClusters.all {
        didSet { if joinedClusters != oldValue { parts = [:] } }
    }
    /// The headings with their levels, those in quotations and items too.
    private(set) var outline: [(block: Int, level: Int)] = []
    /// The headings whose sections are folded.
    private(set) var folded: Set<Int> = []
    /// The blocks of the folded sections, in order.
    private var hidden: [Range<Int>] = []
    private var parts: [[Int]: MarkdownPart] = [:]
    private var lines: (block: Int, lines: MarkdownLines)?
    private var table: (block: Int, columns: MarkdownColumns)?
    /// The first columns of the tables that are scrolled sideways.
    private var firstColumns: [Int: Int] = [:]
    private var code: MarkdownCode?

    init(_ document: MarkdownDocument = MarkdownDocument()) {
        self.document = document
        documentDidChange(from: 0)
    }

    // MARK: The document

    /// Adds text at the end, and forgets what it changes.
    mutating func append(_ text: String) {
        let change = document.append(text)
        if change.changesDefinitions {
            parts = [:]
        } else {
            parts = parts.filter { $0.key[0] < change.firstBlock }
        }
        documentDidChange(from: change.firstBlock)
    }

    /// Shows another document, with all sections unfolded.
    mutating func setDocument(_ new: MarkdownDocument) {
        document = new
        parts = [:]
        (lines, table, code) = (nil, nil, nil)
        firstColumns = [:]
        folded = []
        outline = []
        documentDidChange(from: 0)
    }

    private mutating func documentDidChange(from first: Int) {
        if let block = lines?.block, block >= first { lines = nil }
        if let block = table?.block, block >= first { table = nil }
        if let block = code?.block, block >= first { code = nil }
        while let last = outline.last, last.block >= first { outline.removeLast() }
        for number in first..<max(first, document.blockCount) {
            let block = document.block(number)
            if case .heading(let level) = block.kind { outline.append((number, level)) }
        }
        folded = folded.filter { $0 < first || isHeading($0) }
        foldingDidChange()
    }

    // MARK: Folding

    private func isHeading(_ block: Int) -> Bool {
        outlineIndex(atOrBefore: block).map { outline[$0].block == block } ?? false
    }

    /// Returns the blocks below a heading up to the next one of its level or of a higher one, or to the end of the
    /// quotation or the item around it.
    func section(of heading: Int) -> Range<Int> {
        guard let place = outlineIndex(atOrBefore: heading), outline[place].block == heading else {
            return heading..<heading
        }
        let level = outline[place].level
        let parent = document.block(heading).parent
        let end = parent.map { document.descendants(of: $0).upperBound } ?? document.blockCount
        let next = outline[(place + 1)...].first {
            $0.block >= end || $0.level <= level && document.block($0.block).parent == parent
        }
        return heading + 1..<min(end, next?.block ?? end)
    }

    /// Returns the innermost heading whose section contains a block, or the block itself if it is a heading.
    func heading(around block: Int) -> Int? {
        guard let last = outlineIndex(atOrBefore: block) else { return nil }
        return outline[...last].last { $0.block == block || section(of: $0.block).contains(block) }?
            .block
    }

    mutating func fold(_ headings: some Sequence<Int>, _ isFolded: Bool) {
        if isFolded {
            folded.formUnion(headings.filter { !section(of: $0).isEmpty })
        } else {
            folded.subtract(headings)
        }
        foldingDidChange()
    }

    private mutating func foldingDidChange() {
        hidden = []
        guard !folded.isEmpty else { return }
        for block in folded.sorted() where (hidden.last?.upperBound ?? 0) <= block {
            hidden.append(section(of: block))
        }
    }

    /// Returns the folded section that contains a block; nil if the block is visible.
    private func hiddenRange(around block: Int) -> Range<Int>? {
        guard !hidden.isEmpty else { return nil }
        var (low, high) = (0, hidden.count)
        while low < high {
            let middle = (low + high) / 2
            if hidden[middle].upperBound > block { high = middle } else { low = middle + 1 }
        }
        return low < hidden.count && hidden[low].contains(block) ? hidden[low] : nil
    }

    /// Returns the index of the last heading that is not behind a block.
    func outlineIndex(atOrBefore block: Int) -> Int? {
        var (low, high) = (0, outline.count)
        while low < high {
            let middle = (low + high) / 2
            if outline[middle].block > block { high = middle } else { low = middle + 1 }
        }
        return low > 0 ? low - 1 : nil
    }

    // MARK: Blocks with text

    /// Returns the first block with rows of its own from a number on.
    func block(from number: Int) -> Int? {
        var number = number
        while number < document.blockCount {
            if let range = hiddenRange(around: number) {
                number = range.upperBound
            } else if document.descendants(of: number).isEmpty {
                return number
            } else {
                number += 1
            }
        }
        return nil
    }

    /// Returns the last block with rows of its own before a number.
    func block(before number: Int) -> Int? {
        var number = number - 1
        while number >= 0 {
            if let range = hiddenRange(around: number) {
                number = range.lowerBound - 1
            } else if document.descendants(of: number).isEmpty {
                return number
            } else {
                number -= 1
            }
        }
        return nil
    }

    // MARK: Parts

    /// Returns the lines of a block of code or of a table.
    mutating func lines(of block: Int) -> MarkdownLines {
        if let lines, lines.block == block { return lines.lines }
        let new = document.lines(of: block)
        lines = (block, new)
        return new
    }

    /// The number of parts of a block.
    mutating func partCount(of block: Int) -> Int {
        switch document.block(block).kind {
        case .code, .html, .table:
            let count = lines(of: block).count
            return max(1, (count + Self.linesPerPart - 1) / Self.linesPerPart)
        default: return 1
        }
    }

    mutating func part(_ place: Place) -> MarkdownPart {
        let key = [place.block, place.part]
        if let known = parts[key] { return known }
        if parts.count >= 512 { parts = [:] }
        let new = layOut(place.block, place.part)
        parts[key] = new
        return new
    }

    /// Returns the text of some lines of a block of code, in the colours of its language.
    mutating func codeTexts(of block: Int, _ range: Range<Int>) -> [StyledText] {
        let lines = lines(of: block)
        var present = code
        // Held once only, so that highlighting copies nothing.
        code = nil
        if present?.block != block { present = MarkdownCode(of: block, lines, in: document) }
        let texts = present?.texts(range, of: lines) ?? []
        code = present
        return texts
    }

    /// Returns the columns of a table.
    mutating func columns(ofTable block: Int) -> MarkdownColumns {
        if let table, table.block == block, table.columns.width == width { return table.columns }
        let lines = lines(of: block)
        let frame = MarkdownFrame(of: block, in: document, width: width)
        let columns = MarkdownColumns(
            of: block, lines, in: document, from: firstColumns[block] ?? 0, indent: frame.indent,
            width: width, joining: joinedClusters)
        table = (block, columns)
        return columns
    }

    /// Scrolls a table sideways by columns.
    ///
    /// - Returns: Whether there are columns that were not visible.
    mutating func scrollTable(_ block: Int, byColumns count: Int) -> Bool {
        guard count != 0, case .table = document.block(block).kind else { return false }
        let columns = columns(ofTable: block)
        guard count > 0 ? columns.isCut : columns.first > 0 else { return false }
        showColumn(max(0, columns.first + count.clamped(-1, 1)), ofTable: block)
        return true
    }

    /// Scrolls a table sideways if a cell is not visible.
    ///
    /// - Parameters:
    ///   - offset: A place in the text of the row, in bytes.
    ///   - line: The line of the source.
    ///   - block: The table.
    mutating func showColumn(ofOffset offset: Int, inLine line: Int, ofTable block: Int) {
        guard case .table = document.block(block).kind else { return }
        let lines = lines(of: block)
        let row = document.row(ofSourceLine: line, in: block)
        guard row < lines.count else { return }
        let cells = document.cells(ofTable: block, row: row, in: lines)
        scrollToColumn(MarkdownColumns.column(ofOffset: offset, in: cells), ofTable: block)
    }

    /// Scrolls a table sideways if a link is in a column that is not visible.
    ///
    /// - Returns: Whether it was scrolled.
    mutating func showColumn(ofLink number: Int, at place: Place) -> Bool {
        guard case .table = document.block(place.block).kind else { return false }
        let lines = lines(of: place.block)
        let first = place.part * Self.linesPerPart
        var links = 0
        for row in first..<max(first, min(lines.count, first + Self.linesPerPart)) {
            let cells = document.cells(ofTable: place.block, row: row, in: lines)
            for (column, cell) in cells.enumerated() {
                links += MarkdownText(cell).links.count
                if number < links { return scrollToColumn(column, ofTable: place.block) }
            }
        }
        return false
    }

    /// Scrolls a table sideways if a column is not visible; false if it is.
    @discardableResult
    private mutating func scrollToColumn(_ column: Int, ofTable block: Int) -> Bool {
        let shown = columns(ofTable: block)
        if (shown.first..<shown.first + shown.widths.count).contains(column) { return false }
        showColumn(column, ofTable: block)
        return true
    }

    private mutating func showColumn(_ column: Int, ofTable block: Int) {
        firstColumns[block] = column
        table = nil
        parts = parts.filter { $0.key[0] != block }
    }

    mutating func row(_ place: Place) -> MarkdownRow {
        let part = part(place)
        return part.rows[min(place.row, part.rows.count - 1)]
    }

    // MARK: Places

    /// The place of the first row; nil if there is none.
    var first: Place? { block(from: 0).map { Place(block: $0) } }

    /// The place of the last row; nil if there is none.
    var last: Place? {
        mutating get {
            guard let block = block(before: document.blockCount) else { return nil }
            return lastPlace(inPart: partCount(of: block) - 1, of: block)
        }
    }

    private mutating func lastPlace(inPart part: Int, of block: Int) -> Place {
        var place = Place(block: block, part: part)
        place.row = self.part(place).rows.count - 1
        return place
    }

    mutating func next(after place: Place) -> Place? {
        guard place.block < document.blockCount else { return nil }
        if place.row + 1 < part(place).rows.count {
            return Place(block: place.block, part: place.part, row: place.row + 1)
        }
        if place.part + 1 < partCount(of: place.block) {
            return Place(block: place.block, part: place.part + 1)
        }
        return block(from: place.block + 1).map { Place(block: $0) }
    }

    mutating func previous(before place: Place) -> Place? {
        guard place.block < document.blockCount else { return nil }
        if place.row > 0 {
            return Place(block: place.block, part: place.part, row: place.row - 1)
        }
        if place.part > 0 { return lastPlace(inPart: place.part - 1, of: place.block) }
        guard let block = block(before: place.block) else { return nil }
        return lastPlace(inPart: partCount(of: block) - 1, of: block)
    }

    /// Returns the first row of the part after that of a place.
    mutating func nextPart(after place: Place) -> Place? {
        if place.part + 1 < partCount(of: place.block) {
            return Place(block: place.block, part: place.part + 1)
        }
        return block(from: place.block + 1).map { Place(block: $0) }
    }

    /// Returns the first row of the part before that of a place.
    mutating func previousPart(before place: Place) -> Place? {
        if place.part > 0 { return Place(block: place.block, part: place.part - 1) }
        guard let block = block(before: place.block) else { return nil }
        return Place(block: block, part: partCount(of: block) - 1)
    }

    /// Returns the place so many rows below, or above if the count is negative, as far as there are rows.
    mutating func place(_ place: Place, movedBy count: Int) -> Place {
        var place = existing(place)
        for _ in 0..<min(abs(count), 100_000) {
            guard let other = count > 0 ? next(after: place) : previous(before: place) else {
                break
            }
            place = other
        }
        return place
    }

    /// Returns the nearest place that exists.
    mutating func existing(_ place: Place) -> Place {
        guard let block = block(from: max(0, place.block)) ?? block(before: document.blockCount)
        else {
            return Place()
        }
        guard block == place.block else {
            // A section was folded around it: the heading is before it.
            return Place(block: self.block(before: max(1, place.block)) ?? block)
        }
        let part = place.part.clamped(0, partCount(of: block) - 1)
        let rows = self.part(Place(block: block, part: part)).rows.count
        return Place(
            block: block, part: part, row: part == place.part ? place.row.clamped(0, rows - 1) : 0)
    }

    /// Returns the first row of what a line of the source shows.
    mutating func place(ofLine line: Int) -> Place {
        var (low, high) = (0, document.blockCount)
        while low < high {
            let middle = (low + high) / 2
            if document.block(middle).lines.lowerBound > line {
                high = middle
            } else {
                low = middle + 1
            }
        }
        guard let block = block(from: max(0, low - 1)) ?? block(before: low) else { return Place() }
        let distance = line - document.block(block).lines.lowerBound
        let part =
            distance > 0 ? (distance / Self.linesPerPart).clamped(0, partCount(of: block) - 1) : 0
        var place = existing(Place(block: block, part: part))
        // The blank row above the text need not be seen.
        place.row = self.part(place).isSpaced ? 1 : 0
        return place
    }

    private func hasSpace(above place: Place) -> Bool {
        place.part == 0 && parts[[place.block, 0]]?.isSpaced == true
    }

    /// Returns the line of the source that a row shows, or one near it.
    func line(of place: Place) -> Int {
        guard place.block < document.blockCount else { return 0 }
        let lines = document.block(place.block).lines
        let before = place.part * Self.linesPerPart + place.row
        return min(
            lines.upperBound, lines.lowerBound + max(0, before - (hasSpace(above: place) ? 1 : 0)))
    }
}
