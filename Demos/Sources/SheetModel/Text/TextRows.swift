// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The rows of a text file: all of them, or a selection in another order.
struct TextRows: SheetRows {
    // Keeps the file open, and its reading alive.
    let file: TextFile
    let source: TextSource
    let table: String?
    let columns: [SheetColumn]
    let readOnlyReason: String?
    var arrangement = SheetArrangement()
    var duration: Duration?
    /// The numbers of the shown rows; nil for all rows in the order of the file.
    var selection: [UInt32]?

    var count: SheetCount {
        get async {
            let all = await source.map.count
            guard let selection else { return all }
            return SheetCount(selection.count, unfiltered: all.rows)
        }
    }

    func counts() -> AsyncStream<SheetCount> {
        let (stream, continuation) = AsyncStream<SheetCount>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let task = Task {
            if selection != nil {
                continuation.yield(await count)
            } else {
                for await count in await source.map.counts() { continuation.yield(count) }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    func rows(_ range: Range<Int>) async throws -> [SheetRow] {
        let range = range.clamped(to: 0..<(selection?.count ?? .max))
        if let selection {
            return try await source.rows(
                selection[range].lazy.map { Int($0) }, columns: columns.count)
        }
        try await source.map.check(range.lowerBound)
        return try await source.rows(range, columns: columns.count)
    }

    func arranged(
        by arrangement: SheetArrangement, progress: @escaping SheetProgress
    ) async throws -> any SheetRows {
        let start = ContinuousClock.now
        var rows = self
        rows.arrangement = arrangement
        rows.selection =
            arrangement.isEmpty
            ? nil
            : try await TextArranging(source: source, columns: columns.count)
                .selection(for: arrangement, progress: progress)
        rows.duration = arrangement.isEmpty ? nil : ContinuousClock.now - start
        progress(1)
        return rows
    }

    func position(of value: SheetValue, column: Int) async throws -> Int? {
        let matcher = FilterMatcher(SheetFilter(column: column, .equal(value)))
        _ = try await source.map.finalCount()
        var found: Set<Int> = []
        var first: Int?
        try await source.forEachRow(progress: { _ in }) { number, row in
            let other = source.format.value(in: row, column: column, encoding: source.encoding)
            guard first == nil || selection != nil, matcher.matches(other) else { return }
            first = first ?? number
            found.insert(number)
        }
        return selection.map { $0.firstIndex { found.contains(Int($0)) } } ?? first
    }

    func statistics(
        of column: Int, progress: @escaping SheetProgress
    ) async throws -> SheetStatistics {
        let count = try await source.map.finalCount()
        var builder = StatisticsBuilder(isNumber: columns[column].kind.isNumber)
        let shown = selection.map { RowSet($0, count: count) }
        try await source.forEachRow(progress: progress) { number, row in
            guard shown?.contains(number) ?? true else { return }
            builder.add(
                source.format.value(in: row, column: column, encoding: source.encoding))
        }
        return builder.statistics()
    }
}
