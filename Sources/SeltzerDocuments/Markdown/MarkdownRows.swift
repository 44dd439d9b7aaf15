// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// The rows of a document at a width; only requested rows are laid out.
///
/// A place is a block with text, a part of the block if it is long, and a row of the part. So the cost of a move by
/// rows depends only on its distance; other rows need not be known.
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
    /// A number that grows with each change of the rows or their order.
    var revision = 0
    /// The width of a row in cells.
    var width = 80 {
        didSet { if width != oldValue { layOutAnew() } }
    }
    var joinedClusters = JoinedClusters.all {
        didSet { if joinedClusters != oldValue { layOutAnew() } }
    }
    /// The headings with their levels, including headings in quotations and items.
    var outline: [(block: Int, level: Int)] = []
    /// The headings whose sections are folded.
    var folded: Set<Int> = []
    /// The blocks of the folded sections, in order.
    var hidden: [Range<Int>] = []
    /// The parts that were laid out, by their first rows.
    var parts: [Place: MarkdownPart] = [:]
    private var lines: (block: Int, lines: MarkdownLines)?
    var table: (block: Int, columns: MarkdownColumns)?
    /// The first visible column of each table that is scrolled sideways.
    var firstColumns: [Int: Int] = [:]
    private var code: MarkdownCode?

    init(_ document: MarkdownDocument = MarkdownDocument()) {
        self.document = document
        documentDidChange(from: 0)
    }

    // MARK: The document

    /// Adds text at the end, and discards the layout of changed parts.
    ///
    /// - Returns: The first row that may have changed.
    @discardableResult
    mutating func append(_ text: String) -> Place {
        let old = growingCode
        let change = document.append(text)
        var first = Place(block: change.firstBlock)
        var growing = code
        // Without a second reference, highlighting copies nothing.
        code = nil
        if change.changesDefinitions {
            first = Place()
        } else if let old, old.block == change.firstBlock, isCode(old.block, of: old.info) {
            // Lines of code only change at the end.
            first.part = old.lineCount / Self.linesPerPart
            first.row = keepRows(before: old.lineCount, of: first)
            growing?.linesDidChange(from: old.lineCount)
        } else if let block = growing?.block, block >= change.firstBlock {
            growing = nil
        }
        forgetParts { $0 >= first }
        documentDidChange(from: change.firstBlock)
        code = growing
        return first
    }

    /// Keeps the rows of the lines of code before a line in the part of a place.
    ///
    /// - Returns: The number of kept rows.
    private mutating func keepRows(before line: Int, of place: Place) -> Int {
        let key = Place(block: place.block, part: place.part)
        let count = line - place.part * Self.linesPerPart
        guard count > 0, var part = parts.removeValue(forKey: key) else { return 0 }
        // The rows that an earlier addition kept stay, too.
        if part.keptLineCount == nil {
            part.keepRows(
                before: document.sourceLine(ofRow: line, in: place.block), lineCount: count)
        }
        let rowCount = part.rows.count
        guard rowCount > 0 else { return 0 }
        parts[key] = part
        return rowCount
    }

    /// Forgets the layout of the parts before a block, which are not shown any more.
    mutating func forgetParts(before block: Int) {
        forgetParts { $0.block < block }
    }

    private mutating func forgetParts(where isForgotten: (Place) -> Bool) {
        let places = parts.keys.filter(isForgotten)
        for place in places { parts[place] = nil }
    }

    /// The last block if it is fenced code, with the number of its lines that no further text changes.
    private var growingCode: (block: Int, info: String?, lineCount: Int)? {
        let block = document.blockCount - 1
        guard block >= 0, case .code(isFenced: true) = document.block(block).kind else {
            return nil
        }
        // The fences are no lines of code, and the last line may continue.
        return (block, document.info(of: block), max(0, document.block(block).lines.count - 3))
    }

    private func isCode(_ block: Int, of info: String?) -> Bool {
        guard block < document.blockCount, case .code(isFenced: true) = document.block(block).kind
        else { return false }
        return document.info(of: block) == info
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

    private mutating func layOutAnew() {
        parts = [:]
        revision += 1
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
        let key = Place(block: place.block, part: place.part)
        if let known = parts[key], known.keptLineCount == nil { return known }
        let kept = parts.removeValue(forKey: key)
        if parts.count >= 512 { parts = [:] }
        let new = layOut(place.block, place.part, after: kept)
        parts[key] = new
        return new
    }

    /// Returns the text of some lines of a block of code, in the colors of its language.
    mutating func codeTexts(of block: Int, _ range: Range<Int>) -> [StyledText] {
        let lines = lines(of: block)
        var present = code
        // Without a second reference, highlighting copies nothing.
        code = nil
        if present?.block != block { present = MarkdownCode(of: block, in: document) }
        let texts = present?.texts(range, of: lines) ?? []
        code = present
        return texts
    }

    mutating func row(_ place: Place) -> MarkdownRow {
        let part = part(place)
        return part.rows[min(place.row, part.rows.count - 1)]
    }
}
