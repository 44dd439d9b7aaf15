// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Rows in memory.
package struct MemoryRows: SheetRows {
    package let table: String?
    package let columns: [SheetColumn]
    package let readOnlyReason: String?
    package let arrangement: SheetArrangement
    package let duration: Duration?
    package let changedRowCount: Int?
    private let all: [SheetRow]
    private let shown: [SheetRow]

    /// Creates rows.
    package init(
        table: String? = nil, columns: [SheetColumn], rows: [SheetRow],
        readOnlyReason: String? = nil, duration: Duration? = nil, changedRowCount: Int? = nil
    ) {
        self.init(
            table: table, columns: columns, all: rows, shown: rows,
            readOnlyReason: readOnlyReason, arrangement: SheetArrangement(), duration: duration,
            changedRowCount: changedRowCount)
    }

    private init(
        table: String?, columns: [SheetColumn], all: [SheetRow], shown: [SheetRow],
        readOnlyReason: String?, arrangement: SheetArrangement, duration: Duration?,
        changedRowCount: Int? = nil
    ) {
        self.changedRowCount = changedRowCount
        self.table = table
        self.columns = columns
        self.all = all
        self.shown = shown
        self.readOnlyReason = readOnlyReason
        self.arrangement = arrangement
        self.duration = duration
    }

    package var count: SheetCount {
        get async { SheetCount(shown.count, unfiltered: all.count) }
    }

    package func counts() -> AsyncStream<SheetCount> {
        let count = SheetCount(shown.count, unfiltered: all.count)
        return AsyncStream {
            $0.yield(count)
            $0.finish()
        }
    }

    package func rows(_ range: Range<Int>) async throws -> [SheetRow] {
        Array(shown[range.clamped(to: 0..<shown.count)])
    }

    package func arranged(
        by arrangement: SheetArrangement, progress: @escaping SheetProgress
    ) async throws -> any SheetRows {
        let start = ContinuousClock.now
        let matchers = arrangement.filters.map { FilterMatcher($0) }
        var rows = all.filter { row in matchers.allSatisfy { $0.matches(row: row.values) } }
        try Task.checkCancellation()
        if !arrangement.sorts.isEmpty {
            let order = rows.indices.sorted { first, second in
                for sort in arrangement.sorts {
                    let order = SheetOrder.compare(
                        rows[first].values[sort.column], rows[second].values[sort.column])
                    if order != 0 { return (order < 0) != sort.isDescending }
                }
                return first < second
            }
            rows = order.map { rows[$0] }
        }
        progress(1)
        return MemoryRows(
            table: table, columns: columns, all: all, shown: rows,
            readOnlyReason: readOnlyReason, arrangement: arrangement,
            duration: ContinuousClock.now - start)
    }

    package func position(of value: SheetValue, column: Int) async throws -> Int? {
        shown.firstIndex { SheetOrder.compare($0.values[column], value) == 0 }
    }

    package func statistics(
        of column: Int, progress: @escaping SheetProgress
    ) async throws -> SheetStatistics {
        var builder = StatisticsBuilder(isNumber: columns[column].kind.isNumber)
        for row in shown { builder.add(row.values[column]) }
        return builder.statistics()
    }
}
