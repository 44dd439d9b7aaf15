// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A layout of lines of items with headers and footers, as in UIKit.
///
/// Items fill a line and continue in the next one. The spare room of a line is spread between its items, except in a
/// last line that is not full. A ``CollectionViewDelegateFlowLayout`` gives sizes of its own.
///
/// Among items of one size, only visible ones cost something.
/// For a delegate with sizes of its own, the layout asks for the size of
/// every item once.
open class CollectionViewFlowLayout: CollectionViewLayout {
    /// The size that stands for ``itemSize``, as an answer of the delegate.
    public nonisolated static let automaticSize = Size(width: .max, height: .max)

    /// The size of each item in cells; 12 × 3 by default.
    public final var itemSize = Size(width: 12, height: 3) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// The size of items in place of ``itemSize``; `.zero`, the default, and ``automaticSize`` have no effect.
    ///
    /// Cells do not change the size of their items.
    public final var estimatedItemSize = Size.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The least room between lines; 1 by default.
    public final var minimumLineSpacing = 1 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least room between the items of a line; 1 by default.
    public final var minimumInteritemSpacing = 1 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The axis that scrolls; vertical by default.
    public final var scrollDirection = CollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The empty cells around the items of each section; none by default.
    public final var sectionInset = Insets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// The size of each section's header; only the length along the axis that scrolls counts.
    ///
    /// 0 for none.
    public final var headerReferenceSize = Size.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of each section's footer; only the length along the axis that scrolls counts.
    ///
    /// 0 for none.
    public final var footerReferenceSize = Size.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay visible while a part of their section is visible; false by default.
    public final var sectionHeadersPinToVisibleBounds = false {
        didSet { collectionView?.setNeedsLayout() }
    }

    private final var sections = FlowSections(axis: .vertical, breadth: 0)

    /// Arranges the items of all sections.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let room = collectionView.layoutSize
        sections = FlowSections(axis: scrollAxis, breadth: room[scrollAxis.other])
        for section in 0..<collectionView.numberOfSections {
            sections.append(makeSection(section, of: collectionView))
        }
    }

    private final func makeSection(_ section: Int, of view: CollectionView) -> FlowSection {
        let delegate = view.collectionDelegate as? any CollectionViewDelegateFlowLayout
        let inset =
            delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let itemSpacing =
            delegate?.collectionView(
                view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let insets = scrollAxis == .vertical ? inset.horizontal : inset.vertical
        let room = max(0, sections.breadth.saturatingSubtracting(insets))
        let items: FlowArrangement
        if let sizes = sizes(inSection: section, of: view, delegate) {
            items = FlowArrangement(
                sizes: sizes, axis: scrollAxis, room: room, lineSpacing: lineSpacing,
                itemSpacing: itemSpacing)
        } else {
            items = FlowArrangement(
                count: view.numberOfItems(inSection: section), size: commonSize, axis: scrollAxis,
                room: room, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
        }
        return FlowSection(
            header: max(0, header[scrollAxis]), footer: max(0, footer[scrollAxis]), inset: inset,
            items: items)
    }

    /// The size of items for which the delegate gives none.
    private final var commonSize: Size {
        [.zero, Self.automaticSize].contains(estimatedItemSize) ? itemSize : estimatedItemSize
    }

    /// Returns the sizes of the items from the delegate; nil if all have the common size.
    ///
    /// A delegate that gives the first item no size of its own is not asked for the others.
    private final func sizes(
        inSection section: Int, of view: CollectionView,
        _ delegate: (any CollectionViewDelegateFlowLayout)?
    ) -> [Size]? {
        let count = view.numberOfItems(inSection: section)
        guard let delegate, count > 0 else { return nil }
        func size(_ item: Int) -> Size {
            delegate.collectionView(
                view, layout: self, sizeForItemAt: TableIndexPath(row: item, section: section))
        }
        let first = size(0)
        guard first != Self.automaticSize else { return nil }
        var sizes = [first]
        sizes.reserveCapacity(count)
        for item in 1..<max(1, count) {
            let own = size(item)
            sizes.append(own == Self.automaticSize ? commonSize : own)
        }
        return sizes
    }

    /// The length of all sections, and the breadth of the collection view.
    open override var collectionViewContentSize: Size { sections.size }

    /// Returns the places in a rectangle.
    open override func layoutAttributesForElements(
        in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? {
        var found: [CollectionViewLayoutAttributes] = []
        for section in sections.sections(in: rect) {
            let path = TableIndexPath(row: 0, section: section)
            for kind in [CollectionView.elementKindSectionHeader] {
                if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path) {
                    if header.frame.intersects(rect) { found.append(header) }
                }
            }
            for item in sections.items(inSection: section, in: rect) {
                let path = TableIndexPath(row: item, section: section)
                guard let attributes = layoutAttributesForItem(at: path),
                    attributes.frame.intersects(rect)
                else { continue }
                found.append(attributes)
            }
            let kind = CollectionView.elementKindSectionFooter
            if let footer = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                footer.frame.intersects(rect)
            {
                found.append(footer)
            }
        }
        return found
    }

    /// Returns the place of an item; nil if it does not exist.
    open override func layoutAttributesForItem(
        at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? {
        guard let frame = sections.frame(ofItem: indexPath) else { return nil }
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Returns the place of a section's header or footer; nil if the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? {
        let isHeader = elementKind == CollectionView.elementKindSectionHeader
        guard isHeader || elementKind == CollectionView.elementKindSectionFooter else { return nil }
        let pin = isHeader && sectionHeadersPinToVisibleBounds
        let visibleStart = pin ? collectionView?.visibleRect.origin[scrollAxis] : nil
        guard
            let frame = sections.frame(
                ofHeader: isHeader, inSection: indexPath.section, pinnedTo: visibleStart)
        else { return nil }
        let attributes = CollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        attributes.zIndex = pin ? 10 : 0
        return attributes
    }

    override var scrollAxis: Axis { scrollDirection }

    override func coveredLength(before rect: Rect) -> Int {
        guard sectionHeadersPinToVisibleBounds else { return 0 }
        return sections.headerLength(at: rect.origin)
    }
}
