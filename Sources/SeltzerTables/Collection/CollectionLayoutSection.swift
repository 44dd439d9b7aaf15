// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A section of a compositional layout: a group that is repeated, with headers and footers.
@MainActor
public final class CollectionLayoutSection {
    /// The group that is repeated.
    public let group: CollectionLayoutGroup
    /// The empty cells around the groups.
    public var contentInsets = DirectionalEdgeInsets.zero
    /// The room between the groups; 0 by default.
    public var interGroupSpacing = 0
    /// The headers and footers.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// The configuration of the list; nil for a section that is no list.
    var list: CollectionLayoutListConfiguration?

    /// Creates a section.
    public init(group: CollectionLayoutGroup) { self.group = group }

    /// Returns the section of a list: items as wide as the collection view, and as high as their cells.
    ///
    /// - Parameters:
    ///   - configuration: The look of the list.
    ///   - layoutEnvironment: The container, which a section provider gets.
    public static func list(
        using configuration: CollectionLayoutListConfiguration,
        layoutEnvironment: CollectionLayoutEnvironment
    ) -> CollectionLayoutSection { configuration.makeSection() }
}

/// The look of a list in a compositional layout.
@MainActor
public struct CollectionLayoutListConfiguration {
    /// The kind of list.
    public enum Appearance: Hashable, Sendable {
        /// Sections one below the other.
        case plain
        /// An empty line between sections.
        case grouped
        /// An empty line between sections, and a column at both sides.
        case insetGrouped
        /// The list of a sidebar; as ``plain``.
        case sidebar
        /// The list of a sidebar without a background; as ``plain``.
        case sidebarPlain
    }

    /// The kind of header or footer of a list.
    public enum SupplementaryMode: Hashable, Sendable {
        /// None.
        case none
        /// A view of one line from the data source, of the kind of section headers or footers.
        case supplementary
    }

    /// The kind of list.
    public var appearance: Appearance
    /// The headers; none by default.
    public var headerMode = SupplementaryMode.none
    /// The footers; none by default.
    public var footerMode = SupplementaryMode.none
    /// The least height of each row in cells; 1 by default.
    ///
    /// A row is as high as its cell needs, from ``CollectionReusableView/preferredLayoutAttributesFitting(_:)``.
    public var rowHeight = 1
    /// Returns the actions of an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = (TableIndexPath) ->
        SwipeActionsConfiguration?

    /// Returns the actions of an item that UIKit shows at its left end; nil, the default, for none.
    ///
    /// The actions are in the context menu of the item.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions of an item that UIKit shows at its right end; nil, the default, for none.
    ///
    /// The actions are in the context menu of the item, and the Delete key performs the first destructive one.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Without effect: rows have no lines between them.
    public var showsSeparators = true
    /// Without effect: the list has the background of the collection view.
    public var backgroundColor: Color?

    /// Creates a configuration.
    public init(appearance: Appearance) { self.appearance = appearance }

    func makeSection() -> CollectionLayoutSection {
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(max(1, rowHeight)))
        let item = CollectionLayoutItem(layoutSize: size)
        let section = CollectionLayoutSection(
            group: .vertical(layoutSize: size, subitem: item, count: 1))
        section.list = self
        let line = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
        if headerMode == .supplementary {
            let header = CollectionLayoutBoundarySupplementaryItem(
                layoutSize: line, elementKind: CollectionView.elementKindSectionHeader,
                alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                CollectionLayoutBoundarySupplementaryItem(
                    layoutSize: line, elementKind: CollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        if appearance == .grouped || appearance == .insetGrouped {
            section.contentInsets.bottom = 1
        }
        if appearance == .insetGrouped {
            (section.contentInsets.leading, section.contentInsets.trailing) = (1, 1)
        }
        return section
    }
}

/// The room in which a section provider arranges a section.
@MainActor
public struct CollectionLayoutEnvironment {
    /// The container of the section.
    @MainActor
    public struct Container {
        /// The size of the container in cells.
        public let contentSize: Size
        /// The size of the container in cells, without insets.
        public var effectiveContentSize: Size { contentSize }
    }

    /// The container of the section.
    public let container: Container
}
