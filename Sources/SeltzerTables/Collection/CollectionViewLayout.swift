// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The places of the items of a ``CollectionView``; the superclass of layouts, as in UIKit.
///
/// A layout of your own overrides ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``. The collection view asks only for the
/// visible rectangle.
@MainActor
open class CollectionViewLayout {
    /// The position of an item or of a section.
    public typealias IndexPath = TableIndexPath

    /// The collection view that uses the layout; nil for none.
    public internal(set) final weak var collectionView: CollectionView?

    /// Whether ``prepare()`` is due.
    final var needsPreparation = true

    /// Creates a layout.
    public init() {}

    /// Computes the stored values of the layout; called before the other methods, after the layout became invalid.
    ///
    /// Overrides call `super`.
    open func prepare() {}

    /// The size of the whole content in cells.
    open var collectionViewContentSize: Size { .zero }

    /// Returns the places of the items, headers and footers in a rectangle of the content; nil for none.
    open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
        nil
    }

    /// Returns the place of an item; nil if the layout has none.
    open func layoutAttributesForItem(
        at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? { nil }

    /// Returns the place of a header, a footer or another supplementary view; nil if the layout has none.
    ///
    /// - Parameters:
    ///   - elementKind: The kind, such as ``CollectionView/elementKindSectionHeader``.
    ///   - indexPath: The section, with the number of the view in it.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? { nil }

    /// Returns whether the layout is invalid at a new scroll offset; false by default.
    ///
    /// A new size always makes it invalid.
    ///
    /// - Parameter newBounds: The bounds; their origin is the scroll offset.
    open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

    /// Makes the layout invalid: ``prepare()`` is called before the next frame.
    ///
    /// Overrides call `super`.
    open func invalidateLayout() {
        needsPreparation = true
        collectionView?.setNeedsLayout()
        collectionView?.invalidateIntrinsicContentSize()
    }

    /// Whether all sections are lists, so that readers meet a list of rows and no grid of cells.
    var isList: Bool { false }

    /// Returns the actions of an item of a list at one side; nil for none.
    func swipeActions(at indexPath: TableIndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
        nil
    }

    /// Returns the estimated length of the items of a section that are as high as their cells; nil for fixed lengths.
    func estimatedLength(inSection section: Int) -> Int? { nil }

    /// Whether some items are as high as their cells.
    var measuresCells: Bool { false }

    /// The axis along which the layout scrolls, for the moves of the focus.
    var scrollAxis: Axis {
        guard let collectionView else { return .vertical }
        let content = collectionViewContentSize, room = collectionView.bounds.size
        return content.width > room.width && content.height <= room.height ? .horizontal : .vertical
    }

    /// The cells at the beginning of the visible rectangle that a header covers.
    func coveredLength(before rect: Rect) -> Int { 0 }
}
