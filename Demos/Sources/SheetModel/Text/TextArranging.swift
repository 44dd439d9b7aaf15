// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Filters and sorts the rows of a text file in one pass over its bytes.
struct TextArranging {
    let source: TextSource
    let columns: Int

    /// The share of the time that the pass over the file takes.
    private static let readingShare = 0.7

    /// Returns the numbers of the rows that fulfill the filters, in the order of the sorts.
    ///
    /// - Throws: `CancellationError` if the task is cancelled, and ``SheetError``.
    func selection(
        for arrangement: SheetArrangement, progress: @escaping SheetProgress
    ) async throws -> [UInt32] {
        let count = try await source.map.finalCount()
        guard count < Int(UInt32.max) else {
            throw SheetError.unreadable(
                path: "The file", reason: "it has more than four billion rows")
        }
        let sorts = arrangement.sorts
        let matchers = arrangement.filters.map { FilterMatcher($0) }
        var rows: [UInt32] = []
        var keys = SortKeys(sorts)
        let share = sorts.isEmpty ? 1 : Self.readingShare
        try await source.forEachRow(progress: { progress($0 * share) }) { number, row in
            guard matchers.allSatisfy({ matches($0, row) }) else { return }
            rows.append(UInt32(number))
            for (index, sort) in sorts.enumerated() {
                keys.add(value(in: row, column: sort.column), to: index)
            }
        }
        guard !sorts.isEmpty else { return rows }
        let order = try await RowSorting(keys: keys).order(of: rows.count) {
            progress(share + $0 * (1 - share))
        }
        return order.map { rows[Int($0)] }
    }

    private func value(in row: UnsafeRawBufferPointer, column: Int) -> SheetValue {
        source.format.value(in: row, column: column, encoding: source.encoding)
    }

    private func matches(_ matcher: FilterMatcher, _ row: UnsafeRawBufferPointer) -> Bool {
        guard let column = matcher.filter.column else {
            return matcher.matches(
                row: source.format.values(
                    in: row, count: columns, encoding: source.encoding))
        }
        return matcher.matches(value(in: row, column: column))
    }
}
