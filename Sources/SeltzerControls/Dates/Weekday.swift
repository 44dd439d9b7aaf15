// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A day of the week.
///
/// The raw values are the numbers of Foundation's `DateComponents.weekday`.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday

    /// Returns the day of the week after a number of days.
    public func adding(days: Int) -> Weekday {
        let index = (rawValue - 1 + days % 7 + 7) % 7
        return Self.allCases[index]
    }

    /// Returns the number of days until the next given day of the week; 0 for the same day.
    public func days(until other: Weekday) -> Int { (other.rawValue - rawValue + 7) % 7 }
}
