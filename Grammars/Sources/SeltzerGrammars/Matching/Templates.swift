// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Texts in which `%1` to `%9` stand for captures.
enum Templates {
    /// Returns a text with its captures.
    static func text(_ template: String, _ captures: [[UInt8]]) -> String {
        replacing(template, captures) { $0 }
    }

    /// Returns an expression with its captures, whose signs stand for themselves.
    static func pattern(_ template: String, _ captures: [[UInt8]]) -> String {
        replacing(template, captures) { text in
            var escaped = ""
            for scalar in text.unicodeScalars {
                let isPlain =
                    !scalar.isASCII || scalar == "_" || ("0"..."9").contains(scalar)
                    || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
                if !isPlain { escaped.unicodeScalars.append("\\") }
                escaped.unicodeScalars.append(scalar)
            }
            return escaped
        }
    }

    private static func replacing(
        _ template: String, _ captures: [[UInt8]], _ change: (String) -> String
    ) -> String {
        var result = "", isAfterPercent = false
        for scalar in template.unicodeScalars {
            if isAfterPercent {
                isAfterPercent = false
                let number = Int(scalar.value) - 0x30
                if (1...9).contains(number), number <= captures.count {
                    result += change(String(decoding: captures[number - 1], as: UTF8.self))
                    continue
                }
                result.unicodeScalars.append("%")
            }
            if scalar == "%" {
                isAfterPercent = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return isAfterPercent ? result + "%" : result
    }
}
