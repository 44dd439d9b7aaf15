// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The number of rows that an inline application takes below the prompt.
///
/// Any number counts as at least one row, and at most as all rows of the terminal.
public enum InlineHeight: Hashable, Sendable {
    /// A fixed number of rows.
    case rows(Int)
    /// As many rows as the content needs, which the application finds before each frame.
    ///
    /// The content is the view of the root controller at the width of the terminal: its constraints and its fitting
    /// size decide, or else the controller's `preferredContentSize`. Sheets, alerts, menus, popovers and suggestions
    /// add rows while they are shown, up to the height of the terminal. A display without an application takes the
    /// minimum.
    ///
    /// - Parameters:
    ///   - minimum: The least number of rows.
    ///   - maximum: The greatest number of rows of the content; nil for the height of the terminal.
    case fitting(minimum: Int = 1, maximum: Int? = nil)

    /// The rows that a display takes before the application has found their number.
    package var leastRows: Int {
        switch self {
        case .rows(let rows): rows
        case .fitting(let minimum, _): minimum
        }
    }
}
