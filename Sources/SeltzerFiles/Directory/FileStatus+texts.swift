// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The facts as short texts.
extension FileStatus {
    /// The size in a few letters, such as `512 B` or `1.2 MB`; a kilobyte is 1,000 bytes.
    public var sizeText: String { Self.sizeText(size) }

    /// The time of the last change in the time zone of the process, such as `2026-03-01 14:05`.
    public var modificationText: String {
        var seconds = time_t(modificationTime)
        var date = tm()
        guard localtime_r(&seconds, &date) != nil else { return "–" }
        let (year, month) = (Int(date.tm_year) + 1_900, Int(date.tm_mon) + 1)
        let day = "\(year)-\(Self.two(month))-\(Self.two(Int(date.tm_mday)))"
        return "\(day) \(Self.two(Int(date.tm_hour))):\(Self.two(Int(date.tm_min)))"
    }

    /// The permissions as `ls` writes them, such as `rw-r--r--`.
    public var permissionsText: String {
        let letters = Array("rwxrwxrwx")
        return String(
            letters.enumerated().map { permissions >> (8 - $0.offset) & 1 == 1 ? $0.element : "-" })
    }

    /// Returns a number of bytes in a few letters, such as `512 B` or `1.2 MB`.
    public static func sizeText(_ bytes: Int) -> String {
        var (value, unit) = (Double(bytes), "B")
        for next in ["kB", "MB", "GB", "TB", "PB"] where value >= 999.5 {
            (value, unit) = (value / 1_000, next)
        }
        if unit == "B" { return "\(bytes) B" }
        guard value < 99.95 else { return "\(Int(value.rounded())) \(unit)" }
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) \(unit)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
