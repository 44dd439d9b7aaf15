// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The place of a row in a text of unknown length; the default place is the first row of any text.
protocol RowPlace: Hashable, Comparable {
    /// Creates the place of the first row.
    init()
}

/// The rows of a text; only requested rows are laid out.
///
/// There is no number of rows: in a long text, only the rows near the visible part are known.
@MainActor
protocol RowSource {
    associatedtype Place: RowPlace

    /// A number that grows with each change that may add, remove or move rows.
    var revision: Int { get }

    /// The width of a row in cells; `Int.max` if lines do not wrap.
    var width: Int { get }

    /// The kinds of clusters that the display shows as one character.
    var joinedClusters: JoinedClusters { get set }

    /// Lays out the rows for another width.
    ///
    /// - Returns: The new row of the text at the beginning of the given row.
    mutating func setWidth(_ new: Int, keeping place: Place) -> Place

    /// Returns the next row; nil after the last row.
    mutating func next(after place: Place) -> Place?

    /// Returns the previous row; nil before the first row.
    mutating func previous(before place: Place) -> Place?

    /// Returns the row at a distance from a row; beyond the text, the first or the last row.
    mutating func place(_ place: Place, movedBy distance: Int) -> Place

    /// Returns the nearest row that exists.
    mutating func existing(_ place: Place) -> Place

    /// Returns the last row.
    mutating func lastPlace() -> Place

    /// Returns whether a row is the first row, without laying out other rows.
    func isFirst(_ place: Place) -> Bool

    /// Returns the number of columns of a row, for rows that scroll sideways.
    mutating func columnCount(of place: Place) -> Int

    // MARK: The scroll bar

    /// The number of steps of the scroll bar; usually the number of lines.
    var barStepCount: Int { get }

    /// Whether a step of the scroll bar is a line, so that lines can have marks in the bar.
    var barStepsAreLines: Bool { get }

    /// Returns the step of the scroll bar for a row.
    mutating func barStep(of place: Place) -> Int

    /// Returns the first row of a step of the scroll bar.
    mutating func place(ofBarStep step: Int) -> Place
}
