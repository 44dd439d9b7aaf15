// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name of a row in a text of unknown length; the default one is the first row of any text.
protocol RowPlace: Hashable, Comparable {
    /// Creates the place of the first row.
    init()
}

/// The rows of a text, which are laid out where they are looked at.
///
/// The number of rows is never asked for: a text may be so long that only the rows near the visible ones are known.
@MainActor
protocol RowSource {
    associatedtype Place: RowPlace

    /// A number that grows with each change that may add, remove or move rows.
    var revision: Int { get }

    /// Returns the row below another one; nil after the last.
    mutating func next(after place: Place) -> Place?

    /// Returns the row above another one; nil before the first.
    mutating func previous(before place: Place) -> Place?

    /// Returns the row at a distance from another one; the first or the last one beyond the text.
    mutating func place(_ place: Place, movedBy distance: Int) -> Place

    /// Returns the nearest row that exists.
    mutating func existing(_ place: Place) -> Place

    /// Returns the last row.
    mutating func lastPlace() -> Place

    /// Returns whether no row is above a row, without laying out others.
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
