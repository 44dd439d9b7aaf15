// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension SheetStatistics {
    /// The facts about a column as a screen lists them: names and texts.
    package var facts: [(name: String, text: String)] {
        let format = NumberFormat(decimals: 2), counts = NumberFormat()
        func text(_ value: SheetValue?) -> String {
            guard let value else { return NumberFormat.none }
            if case .integer(let number) = value { return counts.string(number) }
            return value.number.map { format.string($0) }
                ?? TextSanitizer.line(value.shortText(limit: 12))
        }
        var facts = [("Least", text(least))]
        if mean != nil {
            facts += [("Mean", format.string(mean)), ("Median", format.string(median))]
        }
        let more = isDistinctComplete ? "" : "over "
        return facts + [
            ("Most", text(most)), ("NULL", counts.string(nullCount)),
            ("Distinct", more + counts.string(distinctCount)),
        ]
    }
}

extension SheetCount {
    /// The number of shown rows, such as `706 rows`.
    package var shownText: String { "\(NumberFormat().string(rows)) \(rows == 1 ? "row" : "rows")" }

    /// The number of all rows, such as `706 of 48,210 rows`.
    package var text: String {
        guard let unfiltered, unfiltered != rows else { return shownText }
        return "\(NumberFormat().string(rows)) of \(NumberFormat().string(unfiltered)) rows"
    }

    /// The remark behind ``shownText``, such as `of 48,210, in 3.8 ms`; empty for none.
    package func remark(after duration: Duration?) -> String {
        guard isFinal else { return "so far, \(Int(progress * 100)) % read" }
        var parts: [String] = []
        if let unfiltered, unfiltered != rows {
            parts.append("of \(NumberFormat().string(unfiltered))")
        }
        if let duration { parts.append("in " + SheetDocument.text(of: duration)) }
        return parts.joined(separator: ", ")
    }
}

extension SheetColumn {
    /// Returns the problem of a typed text in a few words; nil for none.
    package func problem(of text: String?) -> String? {
        let value = text.map(value(typed:)) ?? .null
        if value.isNull { return isNullable ? nil : "Needs a value" }
        return kind.isNumber && value.number == nil ? "Needs a number" : nil
    }
}

/// The number of decimals with which the real numbers of each column are shown.
package struct ColumnDecimals: Hashable, Sendable {
    private var counts: [Int: Int] = [:]

    /// Creates decimals of no rows.
    package init() {}

    /// Makes room for the numbers of some rows, up to six decimals.
    package mutating func widen(for rows: [SheetRow]) {
        for row in rows {
            for (column, value) in row.values.enumerated() {
                guard case .real(let number) = value, number.magnitude < 1e15 else { continue }
                let parts = "\(number)".split(separator: ".")
                guard parts.count == 2, parts[1] != "0", !parts[1].contains("e") else { continue }
                counts[column] = max(counts[column] ?? 0, min(6, parts[1].count))
            }
        }
    }

    /// Returns the text of a number in a column.
    package func text(of number: Double, column: Int) -> String {
        guard number.magnitude < 1e15 else { return "\(number)" }
        return NumberFormat(decimals: counts[column] ?? 0, groupingSeparator: nil).string(number)
    }
}
