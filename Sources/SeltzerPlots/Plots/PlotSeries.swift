// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A row of numbers that plots show, and that grows while they show it.
///
/// Appending costs the same however many numbers there are. A plot draws the least and the greatest of each of its
/// columns, so that a peak among a million numbers is seen. A number that is not finite is a gap.
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

    /// The colour; nil, the default, for one by the place of the series in the plot.
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
    /// The number of values of the pyramid that are beyond the limit.
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

    /// Returns the position of a value along the axis: its own, or the number of values before it since the beginning.
    public func position(of index: Int) -> Double {
        ownPositions.isEmpty ? Double(droppedCount + index) : ownPositions[start + index]
    }

    /// The least and the greatest value; nil if there is none that is finite.
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

    /// Appends values, each one position after the one before.
    public func append(contentsOf values: some Sequence<Double>) {
        for value in values { append(value) }
    }

    /// Appends a value at a position, such as a time in seconds.
    ///
    /// - Parameters:
    ///   - value: The value; one that is not finite is a gap.
    ///   - position: The position, which must not be less than the last one.
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

    /// Replaces all values by others, numbered from 0.
    public func replaceAll(with values: some Sequence<Double>) {
        fill(with: values)
        notifyObservers()
    }

    /// Begins anew with values, as many as the limit allows.
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
        // Half of the memory is of dropped values: each value is copied once on average.
        guard start >= limit + 16 else { return }
        pyramid = MinMaxPyramid(pyramid.values.suffix(limit))
        if !ownPositions.isEmpty { ownPositions.removeFirst(start) }
        start = 0
    }

    // MARK: For plots

    func extent(of range: Range<Int>) -> PlotExtent {
        pyramid.extent(of: range.lowerBound + start..<range.upperBound + start)
    }

    /// Returns the index of the first value whose position is not less than a number; the count if there is none.
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

    /// Adds a plot that shows the series; held weakly.
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
