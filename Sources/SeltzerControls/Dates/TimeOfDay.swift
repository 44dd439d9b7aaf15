// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A time of the day as a clock on the wall shows it: hour, minute and second.
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The second, from 0 to 59.
    public let second: Int

    /// The beginning of a day.
    public static var midnight: TimeOfDay { TimeOfDay(secondOfDay: 0) }

    /// Creates a time; nil if there is no such time.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            return nil
        }
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }

    /// Creates the time a number of seconds after the beginning of the day; the nearest time for other numbers.
    public init(secondOfDay: Int) {
        let seconds = secondOfDay.clamped(0, 86_399)
        (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    }

    /// The number of seconds since the beginning of the day.
    public var secondOfDay: Int { hour * 3_600 + minute * 60 + second }
}

extension TimeOfDay: Comparable {
    /// Returns whether a time is before another.
    public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
        first.secondOfDay < second.secondOfDay
    }
}

extension TimeOfDay: LosslessStringConvertible {
    /// Reads a time such as `14:30` or `14:30:05`; nil if there is no such time.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count),
            parts.allSatisfy({ part in
                (1...2).contains(part.utf8.count)
                    && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(
            hour: numbers[0], minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
    }

    /// The time as text, such as `14:30`; with seconds unless they are 0.
    public var description: String {
        let parts = second == 0 ? [hour, minute] : [hour, minute, second]
        return parts.map { $0.magnitude.padded(to: 2) }.joined(separator: ":")
    }
}
