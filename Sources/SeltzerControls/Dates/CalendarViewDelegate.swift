// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Decides which days of a calendar view the user can select, and decorates days.
///
/// A calendar view asks for each day that it shows, whenever it draws; the answers should be quick.
@MainActor
public protocol CalendarViewDelegate: AnyObject {
    /// Returns the sign beside a day; nil, the default, for none.
    func calendarView(
        _ calendarView: CalendarView, decorationFor date: CalendarDate
    ) -> CalendarView.Decoration?

    /// Returns whether the user can select a day; true by default.
    ///
    /// A range may contain days that cannot be selected, but neither begins nor ends there.
    func calendarView(_ calendarView: CalendarView, canSelectDate date: CalendarDate) -> Bool
}

extension CalendarViewDelegate {
    /// Returns nil.
    public func calendarView(
        _ calendarView: CalendarView, decorationFor date: CalendarDate
    ) -> CalendarView.Decoration? { nil }

    /// Returns true.
    public func calendarView(
        _ calendarView: CalendarView, canSelectDate date: CalendarDate
    ) -> Bool { true }
}

extension CalendarView {
    /// A sign beside a day.
    public struct Decoration: Hashable, Sendable {
        /// The sign, one cell wide; nil for a dot.
        public var sign: String?
        /// The color of the sign.
        public var color: Color

        /// Returns a dot.
        public static func `default`(color: Color = .accent) -> Decoration {
            Decoration(sign: nil, color: color)
        }

        /// Returns a sign; only its first cell is shown.
        public static func sign(_ sign: String, color: Color = .accent) -> Decoration {
            Decoration(sign: sign, color: color)
        }
    }
}
