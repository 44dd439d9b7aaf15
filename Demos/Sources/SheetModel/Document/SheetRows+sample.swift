// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A value with the time or the number of its row, for a chart.
package struct SheetSample: Hashable, Sendable {
    /// The time in a few characters, or the number of the row.
    package var label: String
    /// The number; NaN for another value.
    package var number: Double
}

extension SheetRows {
    /// Returns the values of up to 200 rows around a row; with times, the newest is the last one.
    package func sample(of column: Int, near row: Int) async throws -> [SheetSample] {
        let first = max(0, row - 100)
        let read = try await rows(first..<first + 200)
        let times = columns.firstIndex { $0.kind == .time }
        let sample = read.enumerated().map { index, row in
            SheetSample(
                label: times.map { row.values[$0].text } ?? "Row \(first + index + 1)",
                number: row.values[column].number ?? .nan)
        }
        guard times != nil, let one = sample.first?.label, let last = sample.last?.label else {
            return sample
        }
        let isOneDay = one.prefix(10) == last.prefix(10) && one.count >= 16
        return (one > last ? sample.reversed() : sample).map {
            let label = String($0.label.dropFirst(isOneDay ? 11 : 5).prefix(5))
            return SheetSample(label: label, number: $0.number)
        }
    }

    /// Returns the key of a row, with tabs between the values of several columns.
    ///
    /// Without a key, it is the first value.
    package func key(of row: SheetRow) -> String {
        let keys = columns.indices.filter { columns[$0].isKey }.map { row.values[$0].text }
        return keys.isEmpty ? row.values.first?.text ?? "" : keys.joined(separator: "\t")
    }
}
