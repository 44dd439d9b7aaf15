// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user changed the selected days of a calendar view; posted by the view, whose own handlers run first.
public struct CalendarSelectionChanged: RoutedEvent, Hashable, Sendable {
    /// The new selection.
    public let selection: CalendarSelection

    /// Creates an event.
    public init(selection: CalendarSelection) {
        self.selection = selection
    }
}

/// The user pressed Enter on a day of a calendar view, or clicked the day twice; posted by the view.
public struct CalendarDateActivated: RoutedEvent, Hashable, Sendable {
    /// The day.
    public let date: CalendarDate

    /// Creates an event.
    public init(date: CalendarDate) {
        self.date = date
    }
}

/// The user went to another month of a calendar view; posted by the view.
public struct CalendarMonthChanged: RoutedEvent, Hashable, Sendable {
    /// The visible month.
    public let month: CalendarMonth

    /// Creates an event.
    public init(month: CalendarMonth) {
        self.month = month
    }
}
