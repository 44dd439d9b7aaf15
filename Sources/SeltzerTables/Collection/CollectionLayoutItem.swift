// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// An element of a compositional layout: an item, or a group of items.
@MainActor
open class CollectionLayoutItem {
    /// The size in the group or section around it.
    public final let layoutSize: CollectionLayoutSize
    /// The empty cells inside of the size, around the content.
    public final var contentInsets = DirectionalEdgeInsets.zero

    /// Creates an item.
    public init(layoutSize: CollectionLayoutSize) { self.layoutSize = layoutSize }

    /// Returns the frames of the items in the element.
    ///
    /// - Parameter room: The frame of the element.
    func frames(in room: Rect) -> [Rect] { [room.inset(by: contentInsets.insets)] }
}

/// A line or column of items, which a compositional layout repeats.
///
/// The elements of a group are repeated until the group is full, as in UIKit.
@MainActor
open class CollectionLayoutGroup: CollectionLayoutItem {
    /// The elements that the group repeats.
    public final let subitems: [CollectionLayoutItem]
    /// The room between the elements; nil, the default, for none.
    public final var interItemSpacing: CollectionLayoutSpacing?
    private final let axis: Axis
    /// The number of elements that share the group; nil for as many as fit.
    private final let count: Int?

    private init(
        _ layoutSize: CollectionLayoutSize, _ subitems: [CollectionLayoutItem], _ axis: Axis,
        count: Int?
    ) {
        (self.subitems, self.axis) = (subitems, axis)
        self.count = count.map { max(1, $0) }
        super.init(layoutSize: layoutSize)
    }

    /// Returns a group of elements from left to right.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, subitems, .horizontal, count: nil)
    }

    /// Returns a group of a number of equal elements from left to right, which share its width.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count)
    }

    /// Returns a group of a number of equal elements from left to right, which share its width.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count)
    }

    /// Returns a group of elements from top to bottom.
    public static func vertical(
        layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, subitems, .vertical, count: nil)
    }

    /// Returns a group of a number of equal elements from top to bottom, which share its height.
    public static func vertical(
        layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count)
    }

    /// Returns a group of a number of equal elements from top to bottom, which share its height.
    public static func vertical(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup {
        CollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count)
    }

    /// The number of elements of a group that holds as many as fit; no screen shows more.
    private static var maximumCount: Int { 10_000 }

    override func frames(in room: Rect) -> [Rect] {
        let inner = room.inset(by: contentInsets.insets)
        let spacing = interItemSpacing?.spacing ?? 0
        let places =
            count.map { shares($0, of: inner.size, spacing) }
            ?? repetitions(in: inner.size, spacing)
        let spare = inner.size[axis] - (places.last.map { $0.start + $0.length } ?? 0)
        let gaps = places.count - 1
        let isFlexible = interItemSpacing?.isFlexible == true && gaps > 0 && spare > 0
        return places.enumerated().flatMap { index, place in
            var frame = Rect(origin: inner.origin, size: place.item.layoutSize.size(in: inner.size))
            frame.origin[axis] += place.start
            frame.size[axis] = place.length
            if isFlexible {
                frame.origin[axis] += index * (spare / gaps) + min(index, spare % gaps)
            }
            return place.item.frames(in: frame)
        }
    }

    private typealias Place = (item: CollectionLayoutItem, start: Int, length: Int)

    /// Returns the places of a number of equal elements; spare cells go to the first ones.
    private final func shares(_ count: Int, of room: Size, _ spacing: Int) -> [Place] {
        guard let item = subitems.first else { return [] }
        let length = max(0, room[axis] - spacing * (count - 1))
        return (0..<count).map { index in
            let start = index * (length / count) + min(index, length % count) + index * spacing
            return (item, start, length / count + (index < length % count ? 1 : 0))
        }
    }

    /// Returns the places of the elements, repeated until the group is full; at least one element.
    private final func repetitions(in room: Size, _ spacing: Int) -> [Place] {
        var places: [Place] = []
        var edge = 0.0
        guard !subitems.isEmpty else { return [] }
        while places.count < Self.maximumCount {
            let item = subitems[places.count % subitems.count]
            let start = places.isEmpty ? 0 : edge + Double(spacing)
            let end = start + item.layoutSize[axis].length(in: room)
            guard places.isEmpty || end <= Double(room[axis]) + 0.01 else { break }
            // Fractions that are no whole cells end at the cells that are nearest below.
            let (first, last) = (Int(start + 0.001), Int(end + 0.001))
            places.append((item, first, last - first))
            if end <= start { break }
            edge = end
        }
        return places
    }
}

/// A header or footer of a section of a compositional layout.
@MainActor
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutItem {
    /// The edge at which the element is.
    public enum Alignment: Hashable, Sendable {
        /// Above the items.
        case top
        /// Below the items.
        case bottom
    }

    /// The kind of the view, such as ``CollectionView/elementKindSectionHeader``.
    public let elementKind: String
    /// The edge at which the element is.
    public let alignment: Alignment
    /// Whether the element stays visible while a part of the section is visible; false by default.
    public var pinToVisibleBounds = false

    /// Creates a header or footer.
    public init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: Alignment) {
        (self.elementKind, self.alignment) = (elementKind, alignment)
        super.init(layoutSize: layoutSize)
    }
}
