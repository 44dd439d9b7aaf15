// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The numbers at the start of a hunk, such as `@@ -1,4 +1,5 @@ func draw()`.
struct HunkNumbers {
    var oldStart: Int
    var oldCount: Int
    var newStart: Int
    var newCount: Int
    var heading: String

    /// The largest number that is accepted: sums of such numbers do not overflow.
    private static var maximum: Int { 1 << 40 }

    /// Reads a line; nil if it is not the start of a hunk.
    init?(_ line: ArraySlice<UInt8>) {
        var rest = line
        guard Self.skip("@@ -", &rest), let old = Self.span(&rest), Self.skip(" +", &rest),
            let new = Self.span(&rest), Self.skip(" @@", &rest)
        else { return nil }
        // A side without lines is said to be at the line before it.
        oldStart = old.count == 0 ? old.start + 1 : old.start
        newStart = new.count == 0 ? new.start + 1 : new.start
        (oldCount, newCount) = (old.count, new.count)
        heading = (rest.first == .space ? rest.dropFirst() : rest).text
    }

    private static func skip(_ sign: StaticString, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.hasPrefix(sign) else { return false }
        rest = rest.dropFirst(sign.utf8CodeUnitCount)
        return true
    }

    /// Reads a line number and an optional number of lines, by default 1.
    private static func span(_ rest: inout ArraySlice<UInt8>) -> (start: Int, count: Int)? {
        guard let start = number(&rest) else { return nil }
        guard skip(",", &rest) else { return (start, 1) }
        guard let count = number(&rest) else { return nil }
        return (start, count)
    }

    private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
        let digits = rest.prefix { $0.isDigit }
        rest = rest[digits.endIndex...]
        guard let number = Int(digits.text), number <= maximum else { return nil }
        return number
    }
}
