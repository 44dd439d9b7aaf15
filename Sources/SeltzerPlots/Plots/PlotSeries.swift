// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A sequence of numbers that plots show, and that may grow while they show it.
///
/// The cost of appending does not depend on the number of values. A plot draws the least and the greatest value of each
/// column, so that a peak among a million numbers stays visible. A number that is not finite is a gap.
///
/// ```swift
/// let load = PlotSeries("Load", limit: 600)
/// let chart = LineChart([load])
/// load.append(0.42)
/// ```
@MainActor
public final class PlotSeries {
    /// The name in the legend and in the summary.
    public var name: String {
        didSet { if name != oldValue { notifyObservers() } }
    }

    /// The color; nil, the default, for a color that depends on the place of the series in the plot.
    public var color: Color? {
        didSet { if color != oldValue { notifyObservers() } }
    }

    /// The maximum number of values; nil for no limit.
    ///
    /// When there are more, the oldest are dropped.
    public let limit: Int?

    /// The number of values that were dropped because of the limit.
    public private(set) var droppedCount = 0
    private var pyramid = MinMaxPyramid()
    /// The positions of the values; empty if they are numbered.
    private var ownPositions: [Double] = []
    /// The number of old values in the pyramid that exceed the limit.
    private var start = 0
    private var observers: [Weak<PlotControl>] = []

    /// Creates a series.
    ///
    /// - Parameters:
    ///   - name: The name; empty for none.
    ///   - values: The first values, numbered from 0.
    ///   - limit: The maximum number of values; nil for no limit.
    public init(_ name: String = "", values: some Sequence<Double> = [], limit: Int? = nil) {
        self.name = name
        self.limit = limit.map { max(1, $0) }
        fill(with: values)
    }

    // MARK: The values

    /// The number of values.
    public var count: Int { pyramid.values.count - start }

    /// The values, from the oldest.
    public var values: [Double] { Array(pyramid.values.dropFirst(start)) }

    /// A value; the first has the index 0.
    public subscript(index: Int) -> Double { pyramid.values[start + index] }

    /// The last value; nil if there is none.
    public var last: Double? { count > 0 ? self[count - 1] : nil }

    /// Returns the position of a value along the axis: its own position, or the number of all values before it, even
    /// dropped ones.
    public func position(of index: Int) -> Double {
        ownPositions.isEmpty ? Double(droppedCount + index) : ownPositions[start + index]
    }

    /// The least and the greatest value; nil if no value is finite.
    public var extent: ClosedRange<Double>? {
        let extent = extent(of: 0..<count)
        return extent.isEmpty ? nil : extent.low...extent.high
    }

    /// Appends a value, one position after the last.
    public func append(_ value: Double) {
        if !ownPositions.isEmpty { ownPositions.append((ownPositions.last ?? -1) + 1) }
        add(value)
        notifyObservers()
    }

    /// Appends values, each one position after the previous value.
    public func append(contentsOf values: some Sequence<Double>) {
        for value in values { append(value) }
    }

    /// Appends a value at a position, such as a time in seconds.
    ///
    /// - Parameters:
    ///   - value: The value; a value that is not finite is a gap.
    ///   - position: The position, which must not be less than the last position.
    /// - Returns: Whether the value was appended; false for a position that is less than the last, or not finite.
    @discardableResult
    public func append(_ value: Double, at position: Double) -> Bool {
        guard position.isFinite, count == 0 || position >= self.position(of: count - 1) else {
            return false
        }
        if ownPositions.isEmpty, count > 0 {
            ownPositions = Array(repeating: 0, count: start) + (0..<count).map(self.position)
        }
        ownPositions.append(position)
        add(value)
        notifyObservers()
        return true
    }

    /// Removes all values.
    public func removeAll() {
        replaceAll(with: [])
    }

    /// Replaces all values with new values, numbered from 0.
    public func replaceAll(with values: some Sequence<Double>) {
        fill(with: values)
        notifyObservers()
    }

    /// Replaces all values with the last values of a sequence, up to the limit.
    private func fill(with values: some Sequence<Double>) {
        let values = Array(values)
        let kept = values.suffix(limit ?? values.count)
        pyramid = MinMaxPyramid(kept)
        (ownPositions, start, droppedCount) = ([], 0, values.count - kept.count)
    }

    private func add(_ value: Double) {
        pyramid.append(value)
        guard let limit, count > limit else { return }
        start += 1
        droppedCount += 1
        // About half of the memory holds dropped values now, so each value is copied once on average.
        guard start >= limit + 16 else { return }
        pyramid = MinMaxPyramid(pyramid.values.suffix(limit))
        if !ownPositions.isEmpty { ownPositions.removeFirst(start) }
        start = 0
    }

    // MARK: For plots

    func extent(of range: Range<Int>) -> PlotExtent {
        pyramid.extent(of: range.lowerBound + start..<range.upperBound + start)
    }

    /// Returns the index of the first value at or after a position; the count if there is none.
    func firstIndex(atOrAfter position: Double) -> Int {
        if ownPositions.isEmpty {
            let place = (position - Double(droppedCount)).rounded(.up)
            return place <= 0 ? 0 : place >= Double(count) ? count : Int(place)
        }
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if self.position(of: middle) < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of the greatest finite value in a range; nil if there is none.
    func indexOfGreatest(in range: Range<Int>) -> Int? {
        let greatest = extent(of: range)
        return greatest.isEmpty ? nil : range.first { self[$0] == greatest.high }
    }

    /// Returns the finite value in a range that is farthest from a number; nil if there is none.
    func farthest(from number: Double, in indexes: Range<Int>) -> Double? {
        let extent = extent(of: indexes)
        guard !extent.isEmpty else { return nil }
        return extent.high - number >= number - extent.low ? extent.high : extent.low
    }

    /// Returns the index of the finite value in a range that is farthest from a number; nil if there is none.
    func indexFarthest(from number: Double, in indexes: Range<Int>) -> Int? {
        guard let value = farthest(from: number, in: indexes) else { return nil }
        return indexes.first { self[$0] == value }
    }

    /// Adds a plot that shows the series; the series holds the plot weakly.
    func add(_ plot: PlotControl) {
        observers.removeAll { $0.object == nil || $0.object === plot }
        observers.append(Weak(plot))
    }

    func remove(_ plot: PlotControl) {
        observers.removeAll { $0.object == nil || $0.object === plot }
    }

    private func notifyObservers() {
        for observer in observers { observer.object?.setNeedsPlot() }
    }
}
