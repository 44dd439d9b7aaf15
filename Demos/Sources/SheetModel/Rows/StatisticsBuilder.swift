// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Collects the values of a column, and summarizes them.
package struct StatisticsBuilder: Sendable {
    private static let distinctLimit = 200_000
    private static let valueBins = 8
    private static let rangeBins = 6
    private static let histogramBins = 64

    private let isNumber: Bool
    private let countsEmptyAsNull: Bool
    private var result = SheetStatistics()
    private var numbers: [Double] = []
    private var frequencies: [SheetValue: Int] = [:]

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - isNumber: Whether the column is one of numbers, so that the groups are ranges.
    ///   - countsEmptyAsNull: Whether empty texts are no values, as in text files.
    package init(isNumber: Bool, countsEmptyAsNull: Bool = true) {
        self.isNumber = isNumber
        self.countsEmptyAsNull = countsEmptyAsNull
    }

    /// Adds the value of a row.
    package mutating func add(_ value: SheetValue, times: Int = 1) {
        result.count += times
        let (rank, number) = SheetOrder.rank(of: value)
        guard rank != .null || (!countsEmptyAsNull && value != .null) else {
            result.nullCount += times
            return
        }
        if rank == .number {
            for _ in 0..<times { numbers.append(number) }
        }
        if let known = frequencies[value] {
            frequencies[value] = known + times
        } else if frequencies.count < Self.distinctLimit {
            frequencies[value] = times
            note(value)
        } else {
            // A value that is not kept may have been noted before.
            result.isDistinctComplete = false
            note(value)
        }
    }

    private mutating func note(_ value: SheetValue) {
        if result.least.map({ SheetOrder.isLess(value, $0) }) ?? true { result.least = value }
        if result.most.map({ SheetOrder.isLess($0, value) }) ?? true { result.most = value }
    }

    /// Returns the summary.
    package func statistics() -> SheetStatistics {
        var result = result
        result.distinctCount = frequencies.count
        let finite = numbers.filter { $0.isFinite }.sorted()
        if let first = finite.first, let last = finite.last {
            let sum = finite.reduce(0, +)
            result.sum = sum
            result.mean = sum / Double(finite.count)
            let middle = finite.count / 2
            result.median =
                finite.count % 2 == 1
                ? finite[middle] : finite[middle - 1] / 2 + finite[middle] / 2
            result.histogram = Self.counts(of: finite, from: first, to: last)
        }
        let usesRanges = isNumber && frequencies.count > Self.valueBins && finite.count > 1
        result.bins = usesRanges ? Self.ranges(of: finite) : frequentValues()
        return result
    }

    private func frequentValues() -> [SheetStatistics.Bin] {
        let sorted = frequencies.sorted {
            $0.value != $1.value ? $0.value > $1.value : SheetOrder.isLess($0.key, $1.key)
        }
        var bins = sorted.prefix(Self.valueBins).map {
            SheetStatistics.Bin($0.key.shortText(limit: 100), value: $0.key, count: $0.value)
        }
        let shown = bins.reduce(0) { $0 + $1.count }
        let rest = result.count - result.nullCount - shown
        if rest > 0 { bins.append(SheetStatistics.Bin("other", count: rest)) }
        return bins
    }

    private static func counts(of numbers: [Double], from low: Double, to high: Double) -> [Int] {
        var counts = [Int](repeating: 0, count: histogramBins)
        // Halves, because the difference of two large numbers may be infinite.
        let half = high / 2 - low / 2
        for number in numbers {
            let share = half > 0 ? (number / 2 - low / 2) / half : 0
            counts[min(histogramBins - 1, max(0, Int(share * Double(histogramBins))))] += 1
        }
        return counts
    }

    /// Returns about six ranges whose bounds are round numbers.
    private static func ranges(of numbers: [Double]) -> [SheetStatistics.Bin] {
        let (low, high) = (numbers[0], numbers[numbers.count - 1])
        let step = RoundStep(for: (high / 2 - low / 2) / Double(rangeBins) * 2)
        var bins: [SheetStatistics.Bin] = []
        var index = 0
        var number = (low / step.value).rounded(.down)
        while index < numbers.count, bins.count < 4 * rangeBins {
            let (start, end) = (number * step.value, (number + 1) * step.value)
            var count = 0
            while index < numbers.count, numbers[index] < end {
                index += 1
                count += 1
            }
            let label = "\(step.text(start))–\(step.text(end))"
            bins.append(SheetStatistics.Bin(label, range: start..<max(start, end), count: count))
            number += 1
        }
        return bins
    }
}
