// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The summary of a column's values.
public struct SheetStatistics: Hashable, Sendable {
    /// A group of values, with its size.
    public struct Bin: Hashable, Sendable {
        /// The value, or the range of numbers, such as `5–6`.
        public var label: String
        /// The range of the numbers; nil for a single value and for the rest.
        public var range: Range<Double>?
        /// The value that all rows of the group have; nil for a range and for the rest.
        public var value: SheetValue?
        /// The number of rows.
        public var count: Int

        /// Creates a group.
        public init(
            _ label: String, range: Range<Double>? = nil, value: SheetValue? = nil, count: Int
        ) {
            self.label = label
            self.range = range
            self.value = value
            self.count = count
        }
    }

    /// The number of rows.
    public var count = 0
    /// The number of rows without a value: `NULL`, and empty fields of text files.
    public var nullCount = 0
    /// The number of different values; a lower bound if ``isDistinctComplete`` is false.
    public var distinctCount = 0
    /// Whether all different values were counted; counting ends at 200,000.
    public var isDistinctComplete = true
    /// The smallest value; nil without values.
    public var least: SheetValue?
    /// The largest value; nil without values.
    public var most: SheetValue?
    /// The sum of the numbers; nil without numbers.
    public var sum: Double?
    /// The mean of the numbers; nil without numbers.
    public var mean: Double?
    /// The median of the numbers; nil without numbers.
    public var median: Double?
    /// Ranges of numbers in their order, or the most frequent values and then the rest.
    public var bins: [Bin] = []
    /// The numbers of rows in 64 equal ranges from the least to the most number, for a chart; empty
    /// without numbers.
    public var histogram: [Int] = []

    /// Creates the summary of no rows.
    public init() {}
}
