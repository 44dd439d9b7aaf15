// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen

/// The text of a time that a handler took.
public enum RouteTime {
    /// Returns a time with its unit and three digits at most: `0.4 µs`, `12 µs`, `1.6 ms`, `2.1 s`.
    ///
    /// - Parameters:
    ///   - duration: The time.
    ///   - isUnicode: Whether `µs` may be used; `us` otherwise.
    public static func text(_ duration: Duration, isUnicode: Bool = true) -> String {
        let microseconds = duration / .microseconds(1)
        let (value, unit) =
            microseconds < 999.5
            ? (microseconds, "\(Symbol.micro.text(isUnicode: isUnicode))s")
            : microseconds < 999_500 ? (microseconds / 1e3, "ms") : (microseconds / 1e6, "s")
        return NumberFormat(decimals: value < 9.95 ? 1 : 0).string(value) + " " + unit
    }
}
