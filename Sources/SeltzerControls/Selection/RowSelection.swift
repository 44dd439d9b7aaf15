// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Which rows of a list are selected, and where the keys are.
///
/// Rows are numbers from 0; the selection is kept as ranges, so that a million selected rows cost what one does.
/// It does not know how many rows there are: whoever changes it names rows that exist.
struct RowSelection: Hashable {
    /// How many rows may be selected at once.
    enum Mode: Hashable {
        case none
        case single
        case multiple
    }

    /// How many rows may be selected; fewer deselect what is too much.
    var mode = Mode.single {
        didSet { if mode != oldValue { reduce() } }
    }

    /// The rows selected.
    private(set) var rows = IndexRanges()
    /// The row that keys act on; selected or not.
    private(set) var lead: Int?
    /// Whether the lead only shows where the focus is: nobody has chosen the row, so moves do not begin there.
    private(set) var isLeadOffered = false
    /// Where a range begins that is extended.
    private(set) var anchor: Int?

    // MARK: Changes

    /// Selects one row and no other.
    mutating func select(_ row: Int) {
        moveLead(to: row)
        rows = mode == .none ? IndexRanges() : IndexRanges(row..<row + 1)
    }

    /// Selects a row beside the others, as far as there may be others.
    mutating func add(_ row: Int) {
        guard mode == .multiple else { return select(row) }
        moveLead(to: row)
        rows.insert(row..<row + 1)
    }

    /// Selects a row, or deselects it where it is selected.
    mutating func toggle(_ row: Int) {
        guard rows.contains(row) else { return add(row) }
        moveLead(to: row)
        rows.remove(row..<row + 1)
    }

    /// Selects everything from the anchor to a row.
    ///
    /// - Parameter keepsOthers: Whether what is selected elsewhere stays so.
    mutating func extend(to row: Int, keepsOthers: Bool = false) {
        guard mode == .multiple else { return select(row) }
        let start = anchor ?? origin ?? row
        moveLead(to: row)
        anchor = start
        if !keepsOthers { rows = IndexRanges() }
        rows.insert(min(start, row)..<max(start, row) + 1)
    }

    /// Selects as many rows from the first on, where more than one may be.
    mutating func selectAll(count: Int) {
        guard mode == .multiple else { return }
        rows = IndexRanges(0..<max(0, count))
    }

    /// Deselects the rows of a range, the lead staying where it is.
    mutating func deselect(_ range: Range<Int>) {
        rows.remove(range)
    }

    /// Selects the rows of a range again that a change had deselected.
    mutating func restore(_ range: Range<Int>) {
        if mode != .none { rows.insert(range) }
    }

    /// Deselects everything, the lead staying where it is.
    mutating func deselectAll() {
        rows = IndexRanges()
    }

    /// Moves the lead without selecting anything.
    mutating func moveLead(to row: Int?) {
        lead = row
        anchor = row
        isLeadOffered = false
    }

    /// Makes a row the lead that nobody has chosen.
    mutating func offerLead(_ row: Int?) {
        moveLead(to: row)
        anchor = nil
        isLeadOffered = true
    }

    /// The row that a move of the selection begins at; nil for none.
    var origin: Int? { isLeadOffered ? nil : lead }

    private mutating func reduce() {
        switch mode {
        case .none:
            rows = IndexRanges()
            lead = nil
            anchor = nil
        case .single:
            guard rows.count > 1 else { return }
            let kept = lead.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first
            rows = kept.map { IndexRanges($0..<$0 + 1) } ?? IndexRanges()
        case .multiple:
            break
        }
    }

    // MARK: Rows that come and go

    /// Keeps everything with its row when rows come in.
    mutating func insertRows(at row: Int, count: Int) {
        rows.openGap(at: row, count: count)
        let move = { (place: Int) in place >= row ? place.saturatingAdding(max(0, count)) : place }
        lead = lead.map(move)
        anchor = anchor.map(move)
    }

    /// Forgets rows that go, and keeps the rest with its rows; the lead goes to what follows.
    mutating func removeRows(_ gap: Range<Int>) {
        rows.closeGap(gap)
        let move = { (place: Int) in
            place < gap.lowerBound
                ? place : place < gap.upperBound ? gap.lowerBound : place - gap.count
        }
        lead = lead.map(move)
        anchor = anchor.map(move)
    }

    /// Forgets what lies beyond the rows that there are.
    mutating func clamp(to count: Int) {
        let count = max(0, count)
        rows.remove(count..<Int.max)
        let last = count > 0 ? count - 1 : nil
        lead = lead.flatMap { row in last.map { min($0, row) } }
        anchor = anchor.flatMap { row in last.map { min($0, row) } }
    }

    /// Keeps everything with its row after a reload.
    ///
    /// - Parameters:
    ///   - found: Where rows are now, by where they were.
    ///   - known: The rows that were looked for; the others keep their numbers.
    ///   - count: The number of rows now.
    mutating func follow(_ found: [Int: Int], known: [Int: AnyHashable], count: Int) {
        func place(_ row: Int) -> Int? { found[row] ?? (known[row] == nil ? row : nil) }
        let old = self
        lead = old.lead.map { place($0) ?? Self.nearest(to: $0, in: found) }
        anchor = old.anchor.flatMap(place) ?? lead
        if old.rows.count <= RowIdentities.maximumRows {
            rows = IndexRanges(old.rows.ranges.flatMap { $0.compactMap(place) })
        }
        clamp(to: count)
        if rows.isEmpty, let lead, let oldLead = old.lead, old.rows.contains(oldLead) {
            rows.insert(lead..<lead + 1)
        }
    }

    /// Returns where the nearest row is that remains, those behind first; the row's own number where none is known.
    private static func nearest(to row: Int, in found: [Int: Int]) -> Int {
        let behind = found.keys.filter { $0 > row }.min()
        let nearest = behind ?? found.keys.filter { $0 < row }.max()
        return nearest.flatMap { found[$0] } ?? row
    }

    /// Keeps everything with its row when many rows come, go and move at once.
    mutating func follow(_ mapping: RowMapping) {
        let old = self
        for gap in mapping.deleted.ranges.reversed() { removeRows(gap) }
        for gap in mapping.inserted.ranges { insertRows(at: gap.lowerBound, count: gap.count) }
        for (from, to) in mapping.moved {
            if old.rows.contains(from) { restore(to..<to + 1) }
            if old.lead == from { lead = to }
            if old.anchor == from { anchor = to }
        }
        clamp(to: mapping.count)
    }
}
