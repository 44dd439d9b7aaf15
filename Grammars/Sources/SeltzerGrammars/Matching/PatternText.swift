// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The text of regular expressions in the form that each PCRE2 reads.
enum PatternText {
    /// Writes a repetition without a lower bound, such as `{,3}`, with 0.
    ///
    /// PCRE2 before 10.43 reads it as text. Escaped braces and braces in a class stay.
    static func withLowerBounds(_ pattern: [UInt8]) -> [UInt8] {
        guard pattern.contains(0x7B) else { return pattern }
        var result: [UInt8] = [], isEscaped = false, isInClass = false
        for (place, byte) in pattern.enumerated() {
            result.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == 0x5C {
                isEscaped = true
            } else if byte == 0x5B {
                isInClass = true
            } else if byte == 0x5D {
                isInClass = false
            } else if byte == 0x7B, !isInClass, isUpperBound(pattern[(place + 1)...]) {
                result.append(0x30)
            }
        }
        return result
    }

    /// Returns whether a text begins with a comma, digits and a closing brace.
    private static func isUpperBound(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == 0x2C else { return false }
        let rest = text.dropFirst().drop { (0x30...0x39).contains($0) }
        return rest.first == 0x7D && rest.startIndex > text.startIndex + 1
    }
}
