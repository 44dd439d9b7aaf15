// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The paddings in terminfo's strings.
enum CapabilityString {
    /// Returns a string without its paddings, such as `$<5>`.
    ///
    /// A padding requests a pause of some milliseconds, during which `tputs` sends nothing or pad
    /// characters. Terminal emulators need no pauses. A padding is `$<`, digits with at most one
    /// decimal, `*` or `/` in any order, and `>` (terminfo(5)).
    static func withoutPadding(_ string: [UInt8]) -> [UInt8] {
        guard string.contains(0x24) else { return string }
        var result: [UInt8] = []
        result.reserveCapacity(string.count)
        var index = 0
        while index < string.count {
            if let end = paddingEnd(in: string, at: index) {
                index = end
            } else {
                result.append(string[index])
                index += 1
            }
        }
        return result
    }

    /// Returns the index after the padding that begins at an index; nil if no padding begins there.
    private static func paddingEnd(in string: [UInt8], at start: Int) -> Int? {
        guard string.count - start >= 4, string[start] == 0x24, string[start + 1] == 0x3C else {
            return nil
        }
        var index = start + 2
        guard (0x30...0x39).contains(string[index]) || string[index] == 0x2E else { return nil }
        while index < string.count {
            switch string[index] {
            case 0x30...0x39, 0x2E, 0x2A, 0x2F: index += 1
            case 0x3E: return index + 1
            default: return nil
            }
        }
        return nil
    }
}
