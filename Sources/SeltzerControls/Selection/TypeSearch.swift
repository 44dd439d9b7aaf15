// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A search for the row that begins with typed letters.
///
/// It advances in turns, so that keys and frames are handled between two turns, even if there are many rows or their
/// texts take long.
@MainActor
package final class TypeSearch {
    private let typing: TypeAhead
    private let start: Int
    private let count: Int
    /// The number of rows that were checked.
    private(set) var step = 0
    /// The row that begins with the letters; nil while none is found.
    package private(set) var found: Int?

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - typing: The letters.
    ///   - row: The row at which the search begins; it continues from the top after the last row. For one letter the
    ///     search begins after the row.
    ///   - count: The number of rows.
    package init(_ typing: TypeAhead, from row: Int?, count: Int) {
        self.typing = typing
        self.count = typing.text.isEmpty ? 0 : max(0, count)
        let start = row.map { typing.isOneLetter ? $0.saturatingAdding(1) : $0 } ?? 0
        self.start = start >= count || start < 0 ? 0 : start
    }

    /// The length of a turn: short enough that keys are handled between two turns.
    private static var turn: Duration { .milliseconds(5) }

    /// The number of rows that the first turn checks even if it is longer: about a screen of rows.
    ///
    /// Without it, a busy machine would decide whether a key that no row of a short list begins with is consumed.
    private static var fewestRows: Int { 64 }

    /// Continues the search during one turn.
    ///
    /// - Parameter text: Returns the text of a row; nil for a row that cannot be selected.
    /// - Returns: Whether the search has ended.
    package func advance(_ text: (Int) -> String?) -> Bool {
        guard found == nil, step < count else { return true }
        let end = ContinuousClock.now.advanced(by: Self.turn)
        // One row may take longer than a turn.
        repeat {
            let left = count - start
            let row = step < left ? start + step : step - left
            step += 1
            guard let text = text(row), typing.isBeginning(of: text) else { continue }
            found = row
            return true
        } while step < count && (step < Self.fewestRows || ContinuousClock.now < end)
        return step == count
    }

    /// Searches now, and goes on in later turns of the main actor until the search has ended.
    ///
    /// - Parameter turn: Continues the search during one turn; returns whether the search has ended.
    /// - Returns: Whether the first turn ended the search.
    package static func run(in application: Application?, _ turn: @escaping @MainActor () -> Bool)
        -> Bool
    {
        if turn() { return true }
        ApplicationWork.start(in: application) {
            repeat { await Task.yield() } while !turn()
        }
        return false
    }
}
