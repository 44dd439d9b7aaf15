// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension CollectionView {
    /// The place of an item after scrolling; the empty set scrolls only if the item is not visible.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Scrolls to an item; does nothing if the item does not exist.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - scrollPosition: The position of the item after scrolling.
    ///   - animated: Whether scrolling is animated, unless the application reduces motion.
    public final func scrollToItem(
        at indexPath: TableIndexPath, at scrollPosition: ScrollPosition, animated: Bool = false
    ) {
        _ = numberOfSections
        guard let item = sections.row(at: indexPath) else { return }
        guard !bounds.isEmpty else {
            awaitedItem = (item, scrollPosition)
            return
        }
        prepareLayout()
        scroll(to: item, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the item for which the collection view had no size before.
    final func scrollToAwaitedItem() {
        guard let awaited = awaitedItem, !bounds.isEmpty else { return }
        awaitedItem = nil
        if awaited.item < sections.rowCount {
            scroll(to: awaited.item, at: awaited.position, animated: false)
        }
    }

    /// Scrolls as little as needed to show an item.
    final func reveal(_ item: Int) { scroll(to: item, at: [], animated: false) }

    final func scroll(to item: Int, at position: ScrollPosition, animated: Bool) {
        if !animated { requestedItem = (item, position) }
        let layout = collectionViewLayout
        guard let frame = layout.layoutAttributesForItem(at: sections.indexPath(ofRow: item))?.frame
        else { return }
        let covered = layout.coveredLength(before: frame)
        guard !position.isEmpty else {
            return scrollRectToVisible(
                frame.inset(
                    by: layout.scrollAxis == .vertical
                        ? Insets(top: -covered) : Insets(left: -covered)),
                animated: animated)
        }
        var offset = contentOffset
        let room = visibleRect
        let (dx, dy) = (room.minX - bounds.minX, room.minY - bounds.minY)
        if position.contains(.top) { offset.y = frame.minY - covered - dy }
        if position.contains(.bottom) { offset.y = frame.maxY - room.height - dy }
        if position.contains(.centeredVertically) {
            offset.y = frame.minY - (room.height - frame.height) / 2 - dy
        }
        if position.contains(.left) { offset.x = frame.minX - dx }
        if position.contains(.right) { offset.x = frame.maxX - room.width - dx }
        if position.contains(.centeredHorizontally) {
            offset.x = frame.minX - (room.width - frame.width) / 2 - dx
        }
        setContentOffset(nearest(to: offset), animated: animated)
    }

    /// Returns the nearest offset that the content allows.
    private final func nearest(to offset: Point) -> Point {
        let room = visibleRect
        let (dx, dy) = (room.minX - bounds.minX, room.minY - bounds.minY)
        return Point(
            x: offset.x.clamped(-dx, max(-dx, contentSize.width - room.width - dx)),
            y: offset.y.clamped(-dy, max(-dy, contentSize.height - room.height - dy)))
    }
}
