// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// The rows of a document of differences.
///
/// All rows are known: a row has 20 bytes, and is made in a few nanoseconds.
struct DiffRows {
    /// The place of a row.
    struct Place: RowPlace {
        var index = 0

        static func < (first: Place, second: Place) -> Bool { first.index < second.index }
    }

    /// The indices of a line.
    struct Line: Hashable {
        var file: Int32
        var hunk: Int32
        var line: Int32
    }

    /// What the view shows beside the lines.
    struct Options: Hashable {
        var isSideBySide = false
        var showsFileHeadings = true
        var showsHunkHeadings = true
    }

    /// The number of pairs of lines that are compared to find similar lines; a few milliseconds.
    private static var pairingBudget: Int { 50_000 }

    private(set) var document = DiffDocument()
    private(set) var revision = 0
    private(set) var rows: [DiffRow] = []
    /// All lines of all hunks in order, also those of folded parts.
    private(set) var lines: [Line] = []
    /// For each of these lines, the line that it replaces, or that replaces it; -1 for none.
    private(set) var partners: [Int32] = []
    /// The index in ``lines`` of the first line of each hunk, by file and hunk.
    private var firstLines: [[Int]] = []
    /// The rows of lines, of the headings of files, and of the headings of hunks; -1 for none.
    private var lineRows: [Int32] = []
    private var fileRows: [Int32] = []
    private var hunkRows: [[Int32]] = []
    private(set) var folded: Set<DiffPart> = []
    private var texts = DiffTexts()
    /// The largest line number.
    private(set) var maximumNumber = 0

    var options = Options() {
        didSet { if options != oldValue { makeRows() } }
    }
    var joinedClusters = JoinedClusters.all {
        didSet { if joinedClusters != oldValue { texts.removeAll() } }
    }

    mutating func setDocument(_ new: DiffDocument) {
        document = new
        texts = DiffTexts()
        (folded, lines, partners, firstLines, maximumNumber) = ([], [], [], [], 0)
        var budget = Self.pairingBudget
        for (file, content) in new.files.enumerated() {
            var starts: [Int] = []
            for (hunk, part) in content.hunks.enumerated() {
                let first = lines.count
                starts.append(first)
                for line in part.lines.indices {
                    lines.append(Line(file: Int32(file), hunk: Int32(hunk), line: Int32(line)))
                }
                partners += LinePairing(part, budget: &budget).partners.map {
                    $0 < 0 ? -1 : $0 + Int32(first)
                }
                maximumNumber = max(
                    maximumNumber, part.oldLines.upperBound - 1, part.newLines.upperBound - 1)
            }
            firstLines.append(starts)
        }
        makeRows()
    }

    mutating func fold(_ parts: some Sequence<DiffPart>, _ isFolded: Bool) {
        if isFolded { folded.formUnion(parts) } else { folded.subtract(parts) }
        makeRows()
    }

    // MARK: Making rows

    private mutating func makeRows() {
        revision += 1
        rows.removeAll(keepingCapacity: true)
        lineRows = Array(repeating: -1, count: lines.count)
        fileRows = Array(repeating: -1, count: document.files.count)
        hunkRows = document.files.map { Array(repeating: -1, count: $0.hunks.count) }
        for (file, content) in document.files.enumerated() {
            // Without its heading, a file without lines would not be seen.
            if options.showsFileHeadings || content.hunks.isEmpty {
                if !rows.isEmpty { rows.append(DiffRow(kind: .blank, file: Int32(file))) }
                fileRows[file] = Int32(rows.count)
                rows.append(DiffRow(kind: .file, file: Int32(file)))
            }
            guard !folded.contains(.file(file)) else { continue }
            for hunk in content.hunks.indices { makeRows(ofHunk: hunk, file) }
        }
    }

    private mutating func makeRows(ofHunk hunk: Int, _ file: Int) {
        var row = DiffRow(kind: .hunk, file: Int32(file), hunk: Int32(hunk))
        let isFolded = folded.contains(.hunk(file: file, hunk: hunk))
        if !options.showsHunkHeadings { row.kind = .gap }
        if options.showsHunkHeadings || hunk > 0 || isFolded {
            hunkRows[file][hunk] = Int32(rows.count)
            rows.append(row)
        }
        guard !isFolded else { return }
        let content = document.files[file].hunks[hunk]
        var next = 0
        for block in content.blocks {
            addCommonLines(next..<block.removed.lowerBound, row)
            addBlock(block.removed, block.added, row)
            next = block.added.upperBound
        }
        addCommonLines(next..<content.lines.count, row)
    }

    private mutating func addCommonLines(_ range: Range<Int>, _ row: DiffRow) {
        for index in range { addRow(index, index, row) }
    }

    private mutating func addBlock(_ removed: Range<Int>, _ added: Range<Int>, _ row: DiffRow) {
        guard options.isSideBySide else {
            for index in removed { addRow(index, nil, row) }
            for index in added { addRow(nil, index, row) }
            return
        }
        let first = firstLines[Int(row.file)][Int(row.hunk)]
        var (old, new) = (removed.lowerBound, added.lowerBound)
        while old < removed.upperBound || new < added.upperBound {
            let oldPartner = old < removed.upperBound ? Int(partners[first + old]) : -1
            let newPartner = new < added.upperBound ? Int(partners[first + new]) : -1
            if oldPartner == first + new {
                addRow(old, new, row)
                (old, new) = (old + 1, new + 1)
            } else if oldPartner < 0, old < removed.upperBound {
                addRow(old, nil, row)
                old += 1
            } else if newPartner < 0, new < added.upperBound {
                addRow(nil, new, row)
                new += 1
            } else {
                // Pairs have one order in both versions, so that this is the end of one of them.
                if old < removed.upperBound { addRow(old, nil, row) }
                if new < added.upperBound { addRow(nil, new, row) }
                (old, new) = (old + 1, new + 1)
            }
        }
    }

    /// Adds a row of lines, by their indices in the hunk.
    private mutating func addRow(_ old: Int?, _ new: Int?, _ heading: DiffRow) {
        let first = firstLines[Int(heading.file)][Int(heading.hunk)]
        var row = heading
        row.kind = .line
        if let old {
            row.old = Int32(first + old)
            lineRows[first + old] = Int32(rows.count)
        }
        if let new {
            row.new = Int32(first + new)
            lineRows[first + new] = Int32(rows.count)
        }
        rows.append(row)
    }

    // MARK: Lines and parts

    /// Returns a line by its index in ``lines``.
    func line(_ index: Int32) -> DiffLine {
        let line = lines[Int(index)]
        return document.files[Int(line.file)].hunks[Int(line.hunk)].lines[Int(line.line)]
    }

    /// Returns a line as a part.
    func part(ofLine index: Int32) -> DiffPart {
        let line = lines[Int(index)]
        return .line(file: Int(line.file), hunk: Int(line.hunk), line: Int(line.line))
    }

    /// Returns the text of a line with its styles.
    mutating func text(_ index: Int32) -> DiffText {
        if let known = texts[index] { return known }
        let first = firstLines[Int(lines[Int(index)].file)][Int(lines[Int(index)].hunk)]
        return texts.makeText(
            index, of: DiffTexts.Source(document, lines[Int(index)], first: first, partners),
            joining: joinedClusters)
    }

    /// Returns the part of a row; the old line for two lines side by side, unless the new one is
    /// asked for, and nil for an empty row.
    func part(of place: Place, prefersNew: Bool = true) -> DiffPart? {
        guard rows.indices.contains(place.index) else { return nil }
        let row = rows[place.index]
        switch row.kind {
        case .blank: return nil
        case .file: return .file(Int(row.file))
        case .hunk, .gap: return .hunk(file: Int(row.file), hunk: Int(row.hunk))
        case .line:
            let (first, second) = prefersNew ? (row.new, row.old) : (row.old, row.new)
            return part(ofLine: first >= 0 ? first : second)
        }
    }

    /// Returns the row of a part, or the heading that stands for it; the first row if there is none.
    func place(of part: DiffPart) -> Place {
        guard fileRows.indices.contains(part.file) else { return Place() }
        if let hunk = part.hunk, hunkRows[part.file].indices.contains(hunk) {
            let first = firstLines[part.file][hunk]
            let line = first + max(0, part.line ?? 0)
            if part.line != nil, lines.indices.contains(line), lineRows[line] >= 0 {
                return Place(index: Int(lineRows[line]))
            }
            if hunkRows[part.file][hunk] >= 0 {
                return Place(index: Int(hunkRows[part.file][hunk]))
            }
            if lines.indices.contains(first), lineRows[first] >= 0 {
                return Place(index: Int(lineRows[first]))
            }
        }
        if fileRows[part.file] >= 0 { return Place(index: Int(fileRows[part.file])) }
        // Without headings, the first line stands for its file.
        let first = firstLines[part.file].first ?? 0
        return Place(index: lineRows.indices.contains(first) ? max(0, Int(lineRows[first])) : 0)
    }

    /// Returns the row of a line by its index in ``lines``, or the heading that stands for it.
    func place(ofLine index: Int) -> Place {
        lines.indices.contains(index) ? place(of: part(ofLine: Int32(index))) : Place()
    }
}
