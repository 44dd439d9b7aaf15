// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Sorts rows by their keys, with pauses in which the task can be cancelled.
struct RowSorting {
    let keys: SortKeys

    private static let blockLength = 1 << 14

    /// Returns the numbers of the rows in their order.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    func order(of count: Int, progress: SheetProgress) async throws -> [UInt32] {
        var rows = [UInt32](0..<UInt32(count))
        var length = Self.blockLength
        let passes = passCount(count)
        for start in stride(from: 0, to: count, by: length) {
            rows[start..<min(count, start + length)].sort { keys.isLess($0, $1) }
            try await pause()
            progress(Double(start) / Double(count) / Double(passes))
        }
        var merged = rows
        var pass = 1
        while length < count {
            for start in stride(from: 0, to: count, by: 2 * length) {
                let middle = min(count, start + length)
                merge(rows, start..<middle, middle..<min(count, middle + length), into: &merged)
                try await pause()
            }
            swap(&rows, &merged)
            length *= 2
            pass += 1
            progress(Double(pass) / Double(passes))
        }
        return rows
    }

    private func passCount(_ count: Int) -> Int {
        var (passes, length) = (1, Self.blockLength)
        while length < count { (passes, length) = (passes + 1, length * 2) }
        return passes
    }

    private func pause() async throws {
        try Task.checkCancellation()
        await Task.yield()
    }

    private func merge(
        _ rows: [UInt32], _ first: Range<Int>, _ second: Range<Int>, into result: inout [UInt32]
    ) {
        var (one, two) = (first.lowerBound, second.lowerBound)
        for place in first.lowerBound..<second.upperBound {
            let takesSecond =
                one == first.upperBound
                || (two < second.upperBound && keys.isLess(rows[two], rows[one]))
            result[place] = rows[takesSecond ? two : one]
            if takesSecond { two += 1 } else { one += 1 }
        }
    }
}
