// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The place of an item, a header or a footer of a ``CollectionView``.
@MainActor
open class CollectionViewLayoutAttributes {
    /// The kinds of elements of a collection view.
    public enum ElementCategory: Hashable, Sendable {
        /// An item.
        case cell
        /// A header, a footer, or another view that is no item.
        case supplementaryView
    }

    /// The position of the item; for other elements the section, with the number of the view in it.
    public final var indexPath: TableIndexPath
    /// The rectangle in the content, in cells.
    public final var frame = Rect.zero
    /// The place in the order from back to front; 0 by default.
    ///
    /// Elements of one index are in the order of the items.
    public final var zIndex = 0
    /// Whether the element is invisible.
    public final var isHidden = false
    /// The opacity from 0 to 1; below 0.01 the element is invisible.
    public final var alpha = 1.0
    /// Whether the element is an item.
    public final let representedElementCategory: ElementCategory
    /// The kind of a supplementary view; nil for an item.
    public final let representedElementKind: String?

    /// Creates the place of an item.
    public init(forCellWith indexPath: TableIndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .cell
        representedElementKind = nil
    }

    /// Creates the place of a supplementary view.
    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: TableIndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// The size of the frame; a new size keeps the origin.
    public final var size: Size {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The middle of the frame; a new middle keeps the size.
    public final var center: Point {
        get { Point(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// Returns a copy, so that the layout keeps its own object.
    final func copied() -> CollectionViewLayoutAttributes {
        let copy =
            representedElementKind.map {
                CollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
            } ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
        (copy.frame, copy.zIndex, copy.isHidden, copy.alpha) = (frame, zIndex, isHidden, alpha)
        return copy
    }

    final var isVisible: Bool { !isHidden && alpha >= 0.01 }
}
