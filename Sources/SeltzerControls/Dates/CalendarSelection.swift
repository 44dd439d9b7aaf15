// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The days that the user can select in a ``CalendarView``, and the selected days.
///
/// The cases stand for UIKit's subclasses of `UICalendarSelection`. A range costs the same whatever its length is.
public enum CalendarSelection: Hashable, Sendable {
    /// The user selects nothing.
    case none
    /// The user selects one day; nil for none yet.
    case singleDate(CalendarDate?)
    /// The user selects any number of days, each by itself.
    case multiDate(Set<CalendarDate>)
    /// The user selects the days from one day to another; nil for none yet.
    case dateRange(ClosedRange<CalendarDate>?)

    /// Returns whether a day is selected.
    public func contains(_ date: CalendarDate) -> Bool {
        switch self {
        case .none: false
        case .singleDate(let selected): selected == date
        case .multiDate(let dates): dates.contains(date)
        case .dateRange(let range): range?.contains(date) == true
        }
    }

    /// The first selected day; nil for none.
    public var firstDate: CalendarDate? {
        switch self {
        case .none: nil
        case .singleDate(let date): date
        case .multiDate(let dates): dates.min()
        case .dateRange(let range): range?.lowerBound
        }
    }

    /// Returns the selection after the user has pressed a day.
    ///
    /// - Parameter anchor: The other end of a range; nil to begin a range.
    func pressing(_ date: CalendarDate, from anchor: CalendarDate?) -> CalendarSelection {
        switch self {
        case .none: return .none
        case .singleDate: return .singleDate(date)
        case .multiDate(let dates): return .multiDate(dates.symmetricDifference([date]))
        case .dateRange:
            let anchor = anchor ?? date
            return .dateRange(min(anchor, date)...max(anchor, date))
        }
    }
}

extension CalendarSelection: CustomStringConvertible {
    /// The selected days, such as "2026-03-18, 2026-03-20" and "2026-03-18 to 2026-03-20"; "none" without days.
    public var description: String {
        switch self {
        case .none, .singleDate(nil), .dateRange(nil): "none"
        case .singleDate(let date?): "\(date)"
        case .multiDate(let dates):
            dates.isEmpty ? "none" : dates.sorted().map { "\($0)" }.joined(separator: ", ")
        case .dateRange(let range?): "\(range.lowerBound) to \(range.upperBound)"
        }
    }
}
