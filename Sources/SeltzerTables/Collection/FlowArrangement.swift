// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The places of the items of one section of a flow layout.
///
/// Items fill a line, and continue in the next line. The lines follow one another along the axis that scrolls. Items of
/// one size need no memory; items of different sizes need a size each, and a line for each line.
struct FlowArrangement {
    /// A line of items of different sizes.
    private struct Line {
        var items: Range<Int>
        var start: Int
        var length: Int
        /// The room across that the items take, without spacing.
        var used: Int
    }

    private enum Lines {
        case equal(size: Size, perLine: Int)
        case varied(sizes: [Size], lines: [Line])
    }

    /// The number of items.
    let count: Int
    /// The length of all lines along the axis that scrolls.
    let length: Int
    private let axis: Axis
    private let room: Int
    private let lineSpacing: Int
    private let itemSpacing: Int
    private let lines: Lines

    /// Arranges items of one size.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - size: The size of each item.
    ///   - axis: The axis that scrolls.
    ///   - room: The room across this axis.
    ///   - lineSpacing: The least room between lines.
    ///   - itemSpacing: The least room between the items of a line.
    init(
        count: Int, size: Size, axis: Axis, room: Int, lineSpacing: Int, itemSpacing: Int
    ) {
        let size = Size(width: max(1, size.width), height: max(1, size.height))
        self.count = max(0, count)
        (self.axis, self.room) = (axis, max(0, room))
        (self.lineSpacing, self.itemSpacing) = (max(0, lineSpacing), max(0, itemSpacing))
        let step = size[axis.other].saturatingAdding(self.itemSpacing)
        let perLine = max(1, self.room.saturatingAdding(self.itemSpacing) / max(1, step))
        lines = .equal(size: size, perLine: perLine)
        let lineCount = (self.count + perLine - 1) / perLine
        length =
            lineCount == 0
            ? 0
            : size[axis].saturatingAdding(self.lineSpacing).saturatingMultiplied(by: lineCount)
                - self.lineSpacing
    }

    /// Arranges items of different sizes; the other parameters are the same as for items of one size.
    init(sizes: [Size], axis: Axis, room: Int, lineSpacing: Int, itemSpacing: Int) {
        let across = axis.other
        count = sizes.count
        (self.axis, self.room) = (axis, max(0, room))
        (self.lineSpacing, self.itemSpacing) = (max(0, lineSpacing), max(0, itemSpacing))
        var lines: [Line] = []
        var line = Line(items: 0..<0, start: 0, length: 0, used: 0)
        for (index, given) in sizes.enumerated() {
            let size = Size(width: max(0, given.width), height: max(0, given.height))
            let gaps = self.itemSpacing.saturatingMultiplied(by: line.items.count)
            let end = line.used.saturatingAdding(gaps).saturatingAdding(size[across])
            if !line.items.isEmpty, end > self.room {
                lines.append(line)
                let start = line.start.saturatingAdding(line.length)
                    .saturatingAdding(self.lineSpacing)
                line = Line(items: index..<index, start: start, length: 0, used: 0)
            }
            line.items = line.items.lowerBound..<index + 1
            line.length = max(line.length, size[axis])
            line.used = line.used.saturatingAdding(size[across])
        }
        if !line.items.isEmpty { lines.append(line) }
        length = lines.last.map { $0.start.saturatingAdding($0.length) } ?? 0
        self.lines = .varied(sizes: sizes, lines: lines)
    }

    // MARK: Places

    /// Returns the frame of an item that exists; the first line begins at 0 along both axes.
    func frame(ofItem item: Int) -> Rect {
        switch lines {
        case .equal(let size, let perLine):
            let line = item / perLine
            let isFull = (line + 1).saturatingMultiplied(by: perLine) <= count
            let place = Place(
                index: item % perLine, before: (item % perLine) * size[axis.other],
                isLast: !isFull)
            let across = offset(
                of: place, count: isFull ? perLine : count % perLine,
                used: (isFull ? perLine : count % perLine) * size[axis.other],
                isOnlyOne: perLine == 1)
            let along = size[axis].saturatingAdding(lineSpacing).saturatingMultiplied(by: line)
            return rect(along: along, across: across, size)
        case .varied(let sizes, let lines):
            let index = Self.line(of: item, in: lines)
            let line = lines[index], size = sizes[item]
            let before = sizes[line.items.lowerBound..<item].reduce(0) { $0 + $1[axis.other] }
            let isLast = index == lines.count - 1
            let place = Place(
                index: item - line.items.lowerBound, before: before, isLast: isLast)
            let twice = size[axis.other].saturatingMultiplied(by: 2).saturatingAdding(itemSpacing)
            let across = offset(
                of: place, count: line.items.count, used: line.used,
                isOnlyOne: line.items.count == 1 && (!isLast || twice > room))
            let along = line.start + max(0, line.length - size[axis]) / 2
            return rect(along: along, across: across, size)
        }
    }

    /// The place of an item in its line.
    private struct Place {
        var index: Int
        /// The room that the earlier items of the line take.
        var before: Int
        /// Whether no further line follows, so that the items are not spread.
        var isLast: Bool
    }

    /// Returns the offset of an item in its line.
    ///
    /// The spare room of a line is spread between the items, in whole cells, the first gaps first. An item that is
    /// alone, because no second one fits, is in the middle.
    private func offset(of place: Place, count: Int, used: Int, isOnlyOne: Bool) -> Int {
        if isOnlyOne { return max(0, room - used) / 2 }
        let least = place.before + place.index * itemSpacing
        guard !place.isLast, count > 1 else { return least }
        let (gaps, spare) = (count - 1, max(0, room - used - (count - 1) * itemSpacing))
        return least + place.index * (spare / gaps) + min(place.index, spare % gaps)
    }

    private func rect(along: Int, across: Int, _ size: Size) -> Rect {
        var rect = Rect(origin: .zero, size: size)
        rect.origin[axis] = along
        rect.origin[axis.other] = across
        return rect
    }

    /// Returns the items of the lines between two places along the axis that scrolls.
    func items(from start: Int, to end: Int) -> Range<Int> {
        guard end > start, end > 0, count > 0, start < length else { return 0..<0 }
        switch lines {
        case .equal(let size, let perLine):
            let step = size[axis].saturatingAdding(lineSpacing)
            let first = max(0, start) / step
            let last = (end - 1) / step
            let from = min(count, first.saturatingMultiplied(by: perLine))
            return from..<max(from, min(count, (last + 1).saturatingMultiplied(by: perLine)))
        case .varied(_, let lines):
            let first = Self.firstLine(in: lines) { $0.start + $0.length > start }
            let last = Self.firstLine(in: lines) { $0.start >= end }
            guard first < last else { return 0..<0 }
            return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
        }
    }

    private static func line(of item: Int, in lines: [Line]) -> Int {
        firstLine(in: lines) { $0.items.upperBound > item }
    }

    /// Returns the number of the first line with a property that all later lines have too.
    private static func firstLine(in lines: [Line], where isReached: (Line) -> Bool) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if isReached(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
