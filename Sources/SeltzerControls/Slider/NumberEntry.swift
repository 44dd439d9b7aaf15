// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The numbers that a user may type, and the problems of other texts.
package struct NumberEntry: Hashable, Sendable {
    /// The problem of a text.
    package struct Problem: Error, Hashable {
        /// The advice to the user, in a few words.
        package let message: String
    }

    /// The numbers that are valid.
    var range: ClosedRange<Double>
    /// The maximum count of decimals; nil for any.
    var places: Int?

    package init(range: ClosedRange<Double>, places: Int? = nil) {
        (self.range, self.places) = (range, places)
    }

    /// Reads a typed number, without a locale: a point stands before the decimals.
    package func number(_ text: String) -> Result<Double, Problem> {
        let text = text.trimmed
        // Swift also accepts texts such as `0x1p3` and `nan`, which nobody types as a number.
        guard text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }),
            let number = Double(text), number.isFinite
        else { return .failure(Self.noNumber(isWhole: places == 0)) }
        if let places, Double(DecimalText(number, places: places).description) != number {
            return .failure(
                places == 0
                    ? Self.noNumber(isWhole: true)
                    : Problem(message: "Enter at most \(places) decimal\(places == 1 ? "" : "s")"))
        }
        if number < range.lowerBound { return .failure(.atLeast(self.text(range.lowerBound))) }
        if number > range.upperBound { return .failure(.atMost(self.text(range.upperBound))) }
        return .success(number)
    }

    private func text(_ number: Double) -> String {
        places.map { DecimalText(number, places: $0).description } ?? Self.text(number)
    }

    /// Reads a whole number.
    package static func whole(_ text: String, in range: ClosedRange<Int>) -> Result<Int, Problem> {
        let text = text.trimmed
        guard let number = Int(text) else {
            let isLarge =
                !text.isEmpty
                && text.drop { $0 == "-" || $0 == "+" }.allSatisfy {
                    $0.isASCII && $0.isNumber
                }
            guard isLarge, text.contains(where: \.isNumber) else {
                return .failure(noNumber(isWhole: true))
            }
            return .failure(
                text.hasPrefix("-")
                    ? .atLeast("\(range.lowerBound)") : .atMost("\(range.upperBound)"))
        }
        if number < range.lowerBound { return .failure(.atLeast("\(range.lowerBound)")) }
        if number > range.upperBound { return .failure(.atMost("\(range.upperBound)")) }
        return .success(number)
    }

    /// Returns a number as text, without `.0` at its end.
    package static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func noNumber(isWhole: Bool) -> Problem {
        Problem(message: isWhole ? "Enter a whole number" : "Enter a number")
    }
}

extension NumberEntry.Problem {
    fileprivate static func atLeast(_ number: String) -> Self {
        Self(message: "Enter at least \(number)")
    }

    fileprivate static func atMost(_ number: String) -> Self {
        Self(message: "Enter at most \(number)")
    }
}
