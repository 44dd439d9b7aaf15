// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension TabBarItem {
    /// The items that many programs have, with their titles and pictures.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed

        /// The title, and the name of the picture.
        fileprivate var look: (title: String, picture: String) {
            switch self {
            case .more: ("More", "ellipsis")
            case .favorites: ("Favorites", "star")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock")
            case .contacts: ("Contacts", "person")
            case .history: ("History", "clock")
            case .bookmarks: ("Bookmarks", "bookmark")
            case .search: ("Search", "magnifyingglass")
            case .downloads: ("Downloads", "arrow.down")
            case .mostRecent: ("Most Recent", "clock")
            case .mostViewed: ("Most Viewed", "eye")
            }
        }
    }

    /// Creates one of the items that many programs have.
    ///
    /// - Parameters:
    ///   - systemItem: The kind of the item, which decides on its title and its picture.
    ///   - tag: A number for the program.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let look = systemItem.look
        self.init(title: look.title, image: Image(systemName: look.picture)?.unicode, tag: tag)
    }
}
