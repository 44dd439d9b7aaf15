// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The way numbers are written in a column: with a fixed number of decimals, and with the digits before them in groups.
///
/// ```swift
/// NumberFormat(decimals: 1).string(1204.72)        // 1,204.7
/// ```
public struct NumberFormat: Hashable, Sendable {
    /// The number of digits after the decimal point, from 0 to 15.
    public var decimals: Int
    /// The sign between groups of three digits; nil for none.
    public var groupingSeparator: Character?
    /// The decimal point.
    public var decimalSeparator: Character

    /// Creates a format.
    public init(
        decimals: Int = 0, groupingSeparator: Character? = ",", decimalSeparator: Character = "."
    ) {
        self.decimals = decimals
        self.groupingSeparator = groupingSeparator
        self.decimalSeparator = decimalSeparator
    }

    /// The text in place of a missing number.
    public static var none: String { "–" }

    /// Returns a number, rounded to the decimals; `–` for nil and for NaN.
    ///
    /// A number of 1e15 or more has Swift's own form.
    public func string(_ value: Double?) -> String {
        guard let value, !value.isNaN else { return Self.none }
        let plain = DecimalText(value, places: decimals).description
        guard plain.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-" || $0 == ".") }) else {
            return plain
        }
        let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
        let text = grouped(parts[0])
        return parts.count > 1 ? "\(text)\(decimalSeparator)\(parts[1])" : text
    }

    /// Returns a whole number with the decimals of the format; `–` for nil.
    public func string(_ value: (some BinaryInteger)?) -> String {
        guard let value else { return Self.none }
        let text = grouped(Substring(String(value)))
        guard decimals > 0 else { return text }
        return "\(text)\(decimalSeparator)\(String(repeating: "0", count: min(decimals, 15)))"
    }

    private func grouped(_ number: Substring) -> String {
        guard let groupingSeparator else { return String(number) }
        let digits = number.drop { $0 == "-" }
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place).isMultiple(of: 3) {
                text.append(groupingSeparator)
            }
            text.append(digit)
        }
        return number.hasPrefix("-") ? "-" + text : text
    }

    /// Returns the number of blanks after a number that align its decimal point with the other numbers of a column.
    package func blanks(after number: String) -> Int {
        guard decimals > 0 else { return 0 }
        guard let point = number.lastIndex(of: decimalSeparator) else {
            return min(decimals, 15) + 1
        }
        let count = number.distance(from: point, to: number.endIndex) - 1
        return max(0, min(decimals, 15) - count)
    }
}
