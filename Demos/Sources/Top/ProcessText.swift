// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The forms of numbers in texts about processes.
enum ProcessText {
    /// Returns seconds in the form `0:07`, `12:34` or `1:02:03`.
    static func clock(_ seconds: Double) -> String {
        let whole = Int(max(0, min(seconds, 1e12)))
        let (minutes, rest) = whole.quotientAndRemainder(dividingBy: 60)
        guard minutes >= 60 else { return "\(minutes):\(padded(rest))" }
        return "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
    }

    /// Returns seconds in the form `3 d 4:05`.
    static func uptime(_ seconds: Double) -> String {
        let minutes = Int(max(0, min(seconds, 1e12))) / 60
        let (days, rest) = minutes.quotientAndRemainder(dividingBy: 1440)
        let hours = "\(rest / 60):\(padded(rest % 60))"
        return days > 0 ? "\(days) d \(hours)" : hours
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Returns a used part and all of some bytes in the largest suitable unit, such as `5.1 of 23.4
    /// GiB`.
    static func part(_ used: UInt64, of all: UInt64) -> String {
        let units = ["B", "KiB", "MiB", "GiB", "TiB"]
        var unit = 0
        var size = Double(all)
        while size >= 1024, unit < units.count - 1 {
            size /= 1024
            unit += 1
        }
        var part = Double(used)
        for _ in 0..<unit { part /= 1024 }
        let format = NumberFormat(decimals: unit < 2 ? 0 : 1)
        return "\(format.string(part)) of \(format.string(size)) \(units[unit])"
    }
}
