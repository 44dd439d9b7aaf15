// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A move along a list, an axis of a grid, or scrolled content, such as the move of Page Down.
public enum ListMove: Hashable, Sendable {
    /// A number of items forwards; backwards if negative.
    case items(Int)
    /// A number of pages forwards; backwards if negative.
    case pages(Int)
    /// To the first item.
    case first
    /// To the last item.
    case last

    /// To the next item.
    public static var next: ListMove { .items(1) }
    /// To the previous item.
    public static var previous: ListMove { .items(-1) }

    /// Returns the place after the move, within a range.
    ///
    /// A place may be a row, a column or a line.
    ///
    /// - Parameters:
    ///   - place: The place before the move.
    ///   - range: The range of all places.
    ///   - item: The number of places that an item takes.
    ///   - page: The number of places that a page takes; values below 1 count as 1.
    public func target(
        from place: Int, in range: ClosedRange<Int>, item: Int = 1, page: Int
    ) -> Int {
        switch self {
        case .items(let count): Self.place(place, count, item, in: range)
        case .pages(let count): Self.place(place, count, page, in: range)
        case .first: range.lowerBound
        case .last: range.upperBound
        }
    }

    /// Returns the place after a move without a present place.
    ///
    /// A move forwards starts before the first place, so that one item leads to the first place. A
    /// move backwards starts after the last place.
    ///
    /// - Parameters:
    ///   - range: The range of all places.
    ///   - item: The number of places that an item takes.
    ///   - page: The number of places that a page takes; values below 1 count as 1.
    public func target(in range: ClosedRange<Int>, item: Int = 1, page: Int) -> Int {
        let start =
            isBackwards
            ? range.upperBound.saturatingAdding(1) : range.lowerBound.saturatingSubtracting(1)
        return target(from: start, in: range, item: item, page: page)
    }

    /// Whether the move goes back by items or pages.
    public var isBackwards: Bool {
        switch self {
        case .items(let count), .pages(let count): count < 0
        case .first, .last: false
        }
    }

    private static func place(
        _ place: Int, _ count: Int, _ length: Int, in range: ClosedRange<Int>
    ) -> Int {
        place.saturatingAdding(count.saturatingMultiplied(by: max(1, length)))
            .clamped(range.lowerBound, range.upperBound)
    }
}
