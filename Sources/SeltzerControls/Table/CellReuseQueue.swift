// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The cells of a table that wait to be used again, and the classes to make new ones of.
@MainActor
struct CellReuseQueue {
    private var classes: [String: TableViewCell.Type] = [:]
    private var spares: [String: [TableViewCell]] = [:]

    /// Notes the class of which cells with an identifier are made; nil takes it back.
    ///
    /// - Returns: The cells of the class before, which wait no more.
    mutating func register(
        _ cellClass: TableViewCell.Type?, for identifier: String
    ) -> [TableViewCell] {
        classes[identifier] = cellClass
        return spares.removeValue(forKey: identifier) ?? []
    }

    /// Takes out a cell that waits; nil where none does.
    mutating func takeSpare(for identifier: String) -> TableViewCell? {
        spares[identifier]?.popLast()
    }

    /// Makes a new cell; nil where no class is registered.
    func makeCell(for identifier: String) -> TableViewCell? {
        classes[identifier]?.init(reuseIdentifier: identifier)
    }

    /// Puts a cell in that is not shown any more.
    ///
    /// - Returns: Whether it waits now: not so for one that has no identifier.
    mutating func append(_ cell: TableViewCell) -> Bool {
        guard let identifier = cell.reuseIdentifier else { return false }
        spares[identifier, default: []].append(cell)
        return true
    }

    /// Forgets a cell that another view has taken.
    mutating func remove(_ cell: TableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        spares[identifier]?.removeAll { $0 === cell }
    }
}
