// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A layout of sections with groups of items, as in UIKit.
///
/// ```swift
/// let item = CollectionLayoutItem(
///     layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = CollectionLayoutGroup.horizontal(
///     layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(3)),
///     subitems: [item])
/// let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
/// ```
///
/// The places follow from one group, which is repeated, so only visible items cost something. Estimated lengths are not
/// replaced by the lengths of the cells, and sections do not scroll across the layout.
open class CollectionViewCompositionalLayout: CollectionViewLayout {
    /// Returns the section with a number; nil for none.
    public typealias SectionProvider = (Int, CollectionLayoutEnvironment) ->
        CollectionLayoutSection?

    private final let provider: SectionProvider
    /// The axis that scrolls, and the room between sections.
    public final var configuration: CollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private final var sections: [SectionGroups] = []
    private final var size = Size.zero

    /// Creates a layout whose sections are all arranged alike.
    public init(
        section: CollectionLayoutSection,
        configuration: CollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections come from a closure.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: CollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns the layout of a list: items as wide as the collection view, and as high as their cells.
    public static func list(
        using configuration: CollectionLayoutListConfiguration
    ) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout(section: configuration.makeSection())
    }

    /// Arranges one group of each section.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let (room, axis) = (collectionView.layoutSize, scrollAxis)
        let environment = CollectionLayoutEnvironment(container: .init(contentSize: room))
        sections = []
        var start = 0
        let lengths = collectionView.itemLengthsBySection()
        for index in 0..<collectionView.numberOfSections {
            if index > 0 { start = start.saturatingAdding(configuration.interSectionSpacing) }
            let groups = SectionGroups(
                provider(index, environment), count: collectionView.numberOfItems(inSection: index),
                start: start, axis: axis, room: room, lengths: lengths[index] ?? [:])
            sections.append(groups)
            start = groups.end
        }
        size = room
        size[axis] = start
    }

    /// The length of all sections, and the breadth of the collection view.
    open override var collectionViewContentSize: Size { size }

    override var scrollAxis: Axis { configuration.scrollDirection }

    /// Returns the places in a rectangle.
    open override func layoutAttributesForElements(
        in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? {
        let axis = scrollAxis
        let (start, end) = (rect.origin[axis], rect.origin[axis] + max(0, rect.size[axis]))
        var found: [CollectionViewLayoutAttributes] = []
        var index = firstSection(endingAfter: start)
        while index < sections.count, sections[index].start < end {
            let section = sections[index]
            for kind in section.kinds {
                let path = TableIndexPath(row: 0, section: index)
                if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path) {
                    found.append(view)
                }
            }
            for item in section.items(from: start, to: end) {
                let path = TableIndexPath(row: item, section: index)
                if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
            }
            index += 1
        }
        return found.filter { $0.frame.intersects(rect) }
    }

    private final func firstSection(endingAfter place: Int) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end > place { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the place of an item; nil if it does not exist.
    open override func layoutAttributesForItem(
        at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            let frame = sections[indexPath.section].frame(ofItem: indexPath.row)
        else { return nil }
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// Returns the place of a section's header or footer; nil if the section has none of the kind.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: TableIndexPath
    ) -> CollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            let (frame, isPinned) = sections[indexPath.section].frame(
                ofKind: elementKind,
                visible: collectionView?.visibleRect ?? Rect(origin: .zero, size: size))
        else { return nil }
        let attributes = CollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        attributes.zIndex = isPinned ? 10 : 0
        return attributes
    }

    override var measuresCells: Bool { sections.contains { $0.measuresCells } }

    override func estimatedLength(inSection section: Int) -> Int? {
        sections.indices.contains(section) ? sections[section].estimatedLength : nil
    }

    override var isList: Bool { !sections.isEmpty && sections.allSatisfy { $0.list != nil } }

    override func swipeActions(
        at indexPath: TableIndexPath, isLeading: Bool
    ) -> SwipeActionsConfiguration? {
        guard sections.indices.contains(indexPath.section),
            let list = sections[indexPath.section].list
        else { return nil }
        return isLeading
            ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
            : list.trailingSwipeActionsConfigurationProvider?(indexPath)
    }

    override func coveredLength(before rect: Rect) -> Int {
        let index = firstSection(endingAfter: rect.origin[scrollAxis])
        return sections.indices.contains(index) ? sections[index].pinnedLength : 0
    }
}

/// The axis that scrolls, and the room between the sections, of a compositional layout.
public struct CollectionViewCompositionalLayoutConfiguration: Hashable, Sendable {
    /// The axis that scrolls; vertical by default.
    public var scrollDirection = CollectionView.ScrollDirection.vertical
    /// The room between sections; 0 by default.
    public var interSectionSpacing = 0

    /// Creates a configuration.
    public init() {}
}
