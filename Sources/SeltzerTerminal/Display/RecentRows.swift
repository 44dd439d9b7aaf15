// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The inline rows above the cursor after each of the last frames.
///
/// A terminal that becomes narrower wraps the rows that it shows at that moment. The moment may be before the last frames,
/// because its report comes later. So the rows that are now above the cursor are the fewest of all rows that may be there.
struct RecentRows {
    /// The time within which a terminal reports a change of its size.
    private static let reportDelay = Duration.milliseconds(30)

    /// The rows after a frame.
    private struct State {
        var time: Duration
        /// The columns that the terminal wraps of each row above the cursor; nil if the rows were painted anew or moved, so
        /// that none may be wrapped.
        var columns: [Int]?
        /// The column of the cursor.
        var column = 0
    }

    /// The states, of which each holds until the next one.
    private var states: [State] = []
    /// Whether the terminal has reported another size since the last frame.
    private var isEnded = false

    /// Notes the rows after a frame.
    ///
    /// - Parameters:
    ///   - columns: The columns that the terminal wraps of each row above the cursor.
    ///   - column: The column of the cursor.
    mutating func note(_ columns: [Int], column: Int, at time: Duration) {
        end(at: time)
        isEnded = false
        states.append(State(time: time, columns: columns, column: column))
    }

    /// Notes that all rows were painted anew, or moved.
    mutating func noteChange(at time: Duration) {
        states = [State(time: time)]
        isEnded = false
    }

    /// Notes that the terminal reports another size; forgets the states that had ended before the size can have changed.
    mutating func end(at time: Duration) {
        guard !isEnded else { return }
        isEnded = true
        let last = states.lastIndex { $0.time <= time - Self.reportDelay } ?? 0
        states.removeFirst(min(last, states.count))
    }

    /// The fewest rows of the screen that may be above the cursor at a width.
    ///
    /// - Parameter row: The cursor's row.
    func rowsAbove(row: Int, width: Int) -> Int {
        let counts = states.map { state -> Int in
            guard let columns = state.columns else { return row }
            let above = columns.reduce(0) { $0 + max(1, ($1 + width - 1) / width) }
            return max(row, above + state.column / width + row - columns.count)
        }
        return counts.min() ?? row
    }
}
