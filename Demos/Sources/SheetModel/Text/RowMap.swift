// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The places of a text file's rows: the offset of each 64th row.
///
/// A file of five million rows takes 600 kB. The map grows while the file is read.
actor RowMap {
    /// The number of rows between two known offsets.
    static let step = 64

    private var anchors: [Int] = []
    private var end: Int
    private let start: Int
    private let fileEnd: Int
    private(set) var rowCount = 0
    /// The largest number of fields in the rows so far.
    private(set) var columnCount = 0
    private(set) var isFinal = false
    /// Whether the last row ended within quotes that never close.
    private(set) var endsInQuotes = false
    private var failure: SheetError?
    private var observers = CountObservers()

    /// Creates a map of no rows in a range of a file.
    init(_ range: Range<Int>) {
        start = range.lowerBound
        end = range.lowerBound
        fileEnd = range.upperBound
    }

    /// Adds rows after the last one.
    ///
    /// - Parameters:
    ///   - anchors: The offsets of the rows whose numbers are multiples of ``step``.
    ///   - rows: The number of added rows.
    ///   - end: The offset after the last row.
    func append(anchors: [Int], rows: Int, columns: Int, end: Int) {
        self.anchors += anchors
        self.end = end
        rowCount += rows
        columnCount = max(columnCount, columns)
        observers.yield(count)
    }

    /// Ends the growth.
    func finish(endsInQuotes: Bool, failure: SheetError? = nil) {
        isFinal = true
        self.endsInQuotes = endsInQuotes
        self.failure = failure
        observers.finish(count)
    }

    /// The present number of rows.
    var count: SheetCount {
        let share = fileEnd > start ? Double(end - start) / Double(fileEnd - start) : 1
        return SheetCount(
            rowCount, isFinal: isFinal, unfiltered: isFinal ? rowCount : nil,
            progress: isFinal ? 1 : share)
    }

    /// Returns the bytes of the block that contains a row, and the number of the block's first row;
    /// nil if there is no such row yet.
    func block(of row: Int) -> (bytes: Range<Int>, firstRow: Int)? {
        guard row >= 0, row < rowCount else { return nil }
        let block = row / Self.step
        let last = block + 1 < anchors.count ? anchors[block + 1] : end
        return (anchors[block]..<last, block * Self.step)
    }

    /// Waits until all rows are known, and returns their number.
    ///
    /// - Throws: The error that ended the reading, or `CancellationError`.
    func finalCount() async throws -> Int {
        for await count in counts() where count.isFinal { break }
        try Task.checkCancellation()
        if let failure { throw failure }
        return rowCount
    }

    /// Throws the error that ended the reading, for a row after the known ones.
    func check(_ row: Int) throws(SheetError) {
        if row >= rowCount, let failure { throw failure }
    }

    /// Returns the numbers of rows from now on; the last one is final.
    func counts() -> AsyncStream<SheetCount> {
        observers.stream(from: count) { [weak self] number in
            Task { [weak self] in await self?.forget(number) }
        }
    }

    private func forget(_ observer: Int) {
        observers.forget(observer)
    }
}
