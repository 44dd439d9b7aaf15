// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The selected rows of a table, and the row that keys act on.
///
/// Rows are numbers from 0. The selection is stored as ranges: a million consecutive rows cost as much as one. The
/// selection does not know the number of rows; the caller passes rows that exist.
struct RowSelection: Hashable {
    /// The number of rows that may be selected at once.
    enum Mode: Hashable {
        case none
        case single
        case multiple
    }

    /// The number of rows that may be selected.
    ///
    /// A stricter mode deselects rows.
    var mode = Mode.single {
        didSet { if mode != oldValue { reduce() } }
    }

    /// The selected rows.
    private(set) var rows = IndexRanges()
    /// The row that keys act on, selected or not.
    private(set) var lead: Int?
    /// Whether the lead only shows the focus.
    ///
    /// The user has not chosen this row, so moves do not begin there.
    private(set) var isLeadOffered = false
    /// The fixed end of the range that ``extend(to:keepsOthers:)`` selects.
    private(set) var anchor: Int?

    // MARK: Changes

    /// Selects only one row.
    mutating func select(_ row: Int) {
        moveLead(to: row)
        rows = mode == .none ? IndexRanges() : IndexRanges(row..<row + 1)
    }

    /// Selects a row in addition to the others, if several may be selected.
    mutating func add(_ row: Int) {
        guard mode == .multiple else { return select(row) }
        moveLead(to: row)
        rows.insert(row..<row + 1)
    }

    /// Selects a row, or deselects it if it is selected.
    mutating func toggle(_ row: Int) {
        guard rows.contains(row) else { return add(row) }
        moveLead(to: row)
        rows.remove(row..<row + 1)
    }

    /// Selects all rows from the anchor to a row.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - keepsOthers: Whether other rows stay selected.
    mutating func extend(to row: Int, keepsOthers: Bool = false) {
        guard mode == .multiple else { return select(row) }
        let start = anchor ?? origin ?? row
        moveLead(to: row)
        anchor = start
        if !keepsOthers { rows = IndexRanges() }
        rows.insert(min(start, row)..<max(start, row) + 1)
    }

    /// Selects all rows, if several may be selected.
    mutating func selectAll(count: Int) {
        guard mode == .multiple else { return }
        rows = IndexRanges(0..<max(0, count))
    }

    /// Deselects the rows of a range; the lead stays.
    mutating func deselect(_ range: Range<Int>) {
        rows.remove(range)
    }

    /// Selects the rows of a range again, after a change deselected them.
    mutating func restore(_ range: Range<Int>) {
        if mode != .none { rows.insert(range) }
    }

    /// Selects the rows of another selection; the lead stays.
    mutating func keepRows(of other: RowSelection) {
        rows = other.rows
    }

    /// Deselects all rows; the lead stays.
    mutating func deselectAll() {
        rows = IndexRanges()
    }

    /// Moves the lead without changing the selected rows.
    mutating func moveLead(to row: Int?) {
        lead = row
        anchor = row
        isLeadOffered = false
    }

    /// Makes a row the lead, although the user has not chosen it.
    mutating func offerLead(_ row: Int?) {
        moveLead(to: row)
        anchor = nil
        isLeadOffered = true
    }

    /// The row at which a move of the selection begins; nil for none.
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

    /// Keeps selection, lead and anchor with their rows when rows are inserted.
    mutating func insertRows(at row: Int, count: Int) {
        rows.openGap(at: row, count: count)
        let move = { (place: Int) in place >= row ? place.saturatingAdding(max(0, count)) : place }
        lead = lead.map(move)
        anchor = anchor.map(move)
    }

    /// Keeps selection, lead and anchor with their rows when rows are removed.
    ///
    /// A removed lead moves to the row after it.
    mutating func removeRows(_ gap: Range<Int>) {
        rows.closeGap(gap)
        let move = { (place: Int) in
            place < gap.lowerBound
                ? place : place < gap.upperBound ? gap.lowerBound : place - gap.count
        }
        lead = lead.map(move)
        anchor = anchor.map(move)
    }

    /// Removes rows beyond the number of rows from the selection.
    mutating func clamp(to count: Int) {
        let count = max(0, count)
        rows.remove(count..<Int.max)
        let last = count > 0 ? count - 1 : nil
        lead = lead.flatMap { row in last.map { min($0, row) } }
        anchor = anchor.flatMap { row in last.map { min($0, row) } }
    }

    /// Keeps selection, lead and anchor with their rows after a reload.
    ///
    /// - Parameters:
    ///   - found: The new numbers of rows, by their old ones.
    ///   - known: The identities of the rows that the table searched for; other rows keep their numbers.
    ///   - count: The new number of rows.
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

    /// Returns the new number of the nearest remaining row, looking after the given row first; the given row if no row
    /// is known.
    private static func nearest(to row: Int, in found: [Int: Int]) -> Int {
        let behind = found.keys.filter { $0 > row }.min()
        let nearest = behind ?? found.keys.filter { $0 < row }.max()
        return nearest.flatMap { found[$0] } ?? row
    }

    /// Keeps selection, lead and anchor with their rows when rows are inserted, deleted and moved.
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
