// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Computes the rectangles of a ``GridView`` from its tracks and sizes.
struct GridLayout {
    /// The tracks that an item covers along one axis, at least one.
    struct Span: Hashable {
        let start: Int
        let count: Int

        /// Creates a span; tracks that do not exist are left out.
        init(_ range: Range<Int>, of tracks: Int) {
            let last = max(0, tracks - 1)
            start = range.lowerBound.clamped(0, last)
            count = range.count.clamped(1, last - start + 1)
        }

        var range: Range<Int> { start..<start + count }
    }

    /// One view of the grid.
    struct Item {
        let columns: Span
        let rows: Span
    }

    let columns: [GridView.Track]
    let rows: [GridView.Track]
    let columnSpacing: Int
    let rowSpacing: Int
    let items: [Item]

    /// Returns the columns for a width.
    ///
    /// An adaptive track becomes several columns.
    ///
    /// - Parameter count: The number of views, which is also the maximum number of columns.
    static func columns(
        _ tracks: [GridView.Track], in width: Int, spacing: Int, count: Int
    ) -> [GridView.Track] {
        guard !tracks.isEmpty else { return [.fitting] }
        let minimums = tracks.compactMap(\.minimum)
        guard !minimums.isEmpty else { return tracks }
        let others = tracks.map { if case .fixed(let length) = $0 { max(0, length) } else { 0 } }
        let free = width.saturatingSubtracting(total(others, spacing)) / minimums.count
        return tracks.flatMap { track -> [GridView.Track] in
            guard let minimum = track.minimum else { return [track] }
            // Between n columns there are n - 1 gaps.
            let fitting =
                max(0, free).saturatingAdding(spacing) / max(1, minimum.saturatingAdding(spacing))
            return Array(repeating: .fraction(1), count: fitting.clamped(1, max(1, count)))
        }
    }

    /// Returns the rectangles of the items in a room.
    ///
    /// Items in different tracks do not overlap; with negative spacing they share an edge.
    ///
    /// - Parameter fitting: Returns the size that fits an item in a room.
    func frames(in room: Rect, fitting: (Int, Size) -> Size) -> [Rect] {
        let (widths, heights) = lengths(in: room.size, fitting)
        let lefts = Self.starts(of: widths, spacing: columnSpacing, in: room.width)
        let tops = Self.starts(of: heights, spacing: rowSpacing, in: room.height)
        return items.map { item in
            let (left, right) = Self.extent(of: item.columns, lefts, widths, in: room.width)
            let (top, bottom) = Self.extent(of: item.rows, tops, heights, in: room.height)
            return Rect(
                origin: room.origin.offsetBy(dx: left, dy: top),
                size: Size(width: right - left, height: bottom - top))
        }
    }

    /// Returns the size that fits all items.
    func fittingSize(in room: Size, fitting: (Int, Size) -> Size) -> Size {
        let free = Size(width: .max, height: .max)
        let wishes = items.indices.map { fitting($0, room) }
        var widths = Self.wishes(columns, items.map(\.columns), wishes.map(\.width), columnSpacing)
        if Self.total(widths, columnSpacing) > room.width {
            widths = lengths(in: Size(width: room.width, height: free.height), fitting).widths
        }
        let heights = rowWishes(widths, fitting)
        return Size(
            width: Self.total(widths, columnSpacing), height: Self.total(heights, rowSpacing))
    }

    private func lengths(
        in room: Size, _ fitting: (Int, Size) -> Size
    ) -> (widths: [Int], heights: [Int]) {
        let wishes = items.indices.map { fitting($0, room).width }
        let widths = Self.fit(
            columns, Self.wishes(columns, items.map(\.columns), wishes, columnSpacing),
            columnSpacing, in: room.width)
        return (widths, Self.fit(rows, rowWishes(widths, fitting), rowSpacing, in: room.height))
    }

    /// Returns the heights that fit the rows.
    ///
    /// The height of wrapped text depends on the width of its columns.
    private func rowWishes(_ widths: [Int], _ fitting: (Int, Size) -> Size) -> [Int] {
        let heights = items.enumerated().map { index, item in
            let width = Self.total(Array(widths[item.columns.range]), columnSpacing)
            return fitting(index, Size(width: width, height: .max)).height
        }
        return Self.wishes(rows, items.map(\.rows), heights, rowSpacing)
    }

    /// Returns the lengths that the tracks get if there is enough room.
    private static func wishes(
        _ tracks: [GridView.Track], _ spans: [Span], _ lengths: [Int], _ spacing: Int
    ) -> [Int] {
        var result = tracks.map { track in
            if case .fixed(let length) = track { max(0, length) } else { 0 }
        }
        // Views in one track come first, because a view over several tracks only adds the length
        // that these lack.
        for index in spans.indices.sorted(by: { (spans[$0].count, $0) < (spans[$1].count, $1) }) {
            let range = spans[index].range
            let lacking = lengths[index].saturatingSubtracting(total(Array(result[range]), spacing))
            guard lacking > 0, let track = range.last(where: { !tracks[$0].isFixed }) else {
                continue
            }
            result[track] = result[track].saturatingAdding(lacking)
        }
        let unit =
            zip(tracks, result).map { track, length in
                track.weight > 0 ? length / track.weight + (length % track.weight > 0 ? 1 : 0) : 0
            }.max() ?? 0
        return zip(tracks, result).map { track, length in
            track.weight > 0 ? unit.saturatingMultiplied(by: track.weight) : length
        }
    }

    /// Returns the lengths of tracks in a room.
    ///
    /// Fractions share the spare room. If there is not enough room, fractions get none, then
    /// fitting tracks shrink, then fixed tracks, each kind from the last one backwards.
    private static func fit(
        _ tracks: [GridView.Track], _ wishes: [Int], _ spacing: Int, in room: Int
    ) -> [Int] {
        let gaps = spacing.saturatingMultiplied(by: max(0, tracks.count - 1))
        let available = max(0, room.saturatingSubtracting(gaps))
        var lengths = zip(tracks, wishes).map { $0.weight > 0 ? 0 : min($1, available) }
        var excess = lengths.reduce(0) { $0.saturatingAdding($1) }
            .saturatingSubtracting(available)
        if excess < 0 {
            let parts = StackLayout.split(-excess, by: tracks.map(\.weight))
            for (index, part) in parts.enumerated() { lengths[index] += part }
        }
        for isFixed in [false, true] {
            for index in tracks.indices.reversed()
            where excess > 0 && tracks[index].isFixed == isFixed {
                let taken = min(excess, lengths[index])
                lengths[index] -= taken
                excess -= taken
            }
        }
        return lengths
    }

    private static func total(_ lengths: [Int], _ spacing: Int) -> Int {
        lengths.reduce(spacing.saturatingMultiplied(by: max(0, lengths.count - 1))) {
            $0.saturatingAdding($1)
        }
    }

    /// Returns the first position of each track.
    ///
    /// If even the gaps do not fit, the last tracks are empty and lie at the end.
    private static func starts(of lengths: [Int], spacing: Int, in room: Int) -> [Int] {
        var offset = 0
        return lengths.map { length in
            defer {
                offset = offset.saturatingAdding(length)
                    .saturatingAdding(StackLayout.gap(after: length, spacing))
            }
            return min(offset, max(0, room))
        }
    }

    private static func extent(
        of span: Span, _ starts: [Int], _ lengths: [Int], in room: Int
    ) -> (start: Int, end: Int) {
        let last = span.start + span.count - 1
        let start = starts[span.start]
        return (
            start, starts[last].saturatingAdding(lengths[last]).clamped(start, max(start, room))
        )
    }
}
