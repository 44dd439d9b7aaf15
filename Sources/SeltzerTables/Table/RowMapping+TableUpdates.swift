// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

extension RowMapping {
    /// Creates the mapping of updates.
    ///
    /// - Throws: ``Mismatch`` if the updates do not lead from the old numbers of rows to the new numbers.
    init(_ updates: TableUpdates, from old: TableGeometry, to new: TableGeometry) throws(Mismatch) {
        var moved: [Int: Int] = [:]
        var gone = try Self.rows(updates.deletedRows, in: old)
        var come = try Self.rows(updates.insertedRows, in: new)
        for move in updates.moves {
            guard let from = old.row(at: move.from), let to = new.row(at: move.to) else {
                throw Mismatch(
                    description: "moves row \(move.from) to \(move.to), one of which does not exist"
                )
            }
            moved[from] = to
            gone.append(from)
            come.append(to)
        }
        var deleted = IndexRanges(gone)
        var inserted = IndexRanges(come)
        var deletedSections = Set(updates.deletedSections)
        var insertedSections = Set(updates.insertedSections)
        for section in deletedSections {
            deleted.insert(try Self.rows(inSection: section, of: old))
        }
        for section in insertedSections {
            inserted.insert(try Self.rows(inSection: section, of: new))
        }
        for move in updates.sectionMoves {
            // To the other sections, a moved section is deleted and inserted.
            guard deletedSections.insert(move.from).inserted,
                insertedSections.insert(move.to).inserted
            else {
                throw Mismatch(description: "moves section \(move.from), which has another change")
            }
            let from = try Self.rows(inSection: move.from, of: old)
            let to = try Self.rows(inSection: move.to, of: new)
            let rest = IndexRanges(from).subtracting(deleted)
            let kept = IndexRanges(to).subtracting(inserted)
            try Self.compare([rest.count], [kept.count])
            for (old, new) in zip(rest.ranges.joined(), kept.ranges.joined()) {
                moved[old] = new
            }
            deleted.insert(from)
            inserted.insert(to)
        }
        try Self.compare(
            Self.rest(of: old, without: deletedSections, changed: deleted),
            Self.rest(of: new, without: insertedSections, changed: inserted))
        var reloaded = IndexRanges(try Self.rows(updates.reloadedRows, in: old))
        for section in updates.reloadedSections {
            reloaded.insert(try Self.rows(inSection: section, of: old))
        }
        self.init(
            deleted: deleted, inserted: inserted, moved: moved, reloaded: reloaded,
            count: new.rowCount)
    }

    /// The error for updates that do not lead from the old numbers of rows to the new numbers.
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    private static func rows(
        _ paths: [TableIndexPath], in geometry: TableGeometry
    ) throws(Mismatch) -> [Int] {
        var rows: [Int] = []
        for path in paths {
            guard let row = geometry.row(at: path) else {
                throw Mismatch(description: "changes row \(path), which does not exist")
            }
            rows.append(row)
        }
        return rows
    }

    private static func rows(
        inSection section: Int, of geometry: TableGeometry
    ) throws(Mismatch) -> Range<Int> {
        guard section >= 0, section < geometry.sectionCount else {
            throw Mismatch(description: "changes section \(section), which does not exist")
        }
        return geometry.rows(inSection: section)
    }

    /// Returns the number of remaining rows of each remaining section.
    private static func rest(
        of geometry: TableGeometry, without sections: Set<Int>, changed: IndexRanges
    ) -> [Int] {
        (0..<geometry.sectionCount).filter { !sections.contains($0) }.map { section in
            let rows = geometry.rows(inSection: section)
            let gone = changed.count(below: rows.upperBound) - changed.count(below: rows.lowerBound)
            return rows.count - gone
        }
    }

    private static func compare(_ old: [Int], _ new: [Int]) throws(Mismatch) {
        guard old.count == new.count else {
            throw Mismatch(
                description:
                    "has \(new.count) sections that are not new; \(old.count) were expected")
        }
        for (old, new) in zip(old, new) where old != new {
            throw Mismatch(
                description: "has \(new) rows in a section that are not new; \(old) were expected")
        }
    }
}
