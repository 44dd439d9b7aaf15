// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of a date or a time that the user changes on its own.
enum DatePart: Hashable, Sendable {
    case year, month, day, hour, minute, second
    /// The hours before or from noon on, on a clock of 12 hours.
    case period

    /// The number of digits; 0 for a part in words.
    var digits: Int {
        switch self {
        case .year: 4
        case .period: 0
        default: 2
        }
    }

    /// The letter that stands for a missing digit.
    var placeholder: Character {
        switch self {
        case .year: "y"
        case .month: "m"
        case .day: "d"
        default: "-"
        }
    }

    /// The name of the part in words.
    var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        case .period: "half of the day"
        }
    }
}
