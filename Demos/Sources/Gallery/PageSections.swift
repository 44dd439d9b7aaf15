// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The pages that match a filter, in the groups of the list.
struct PageSections {
    /// The pages of one group.
    struct Section {
        /// The group; nil for the pages above all groups.
        let group: PageGroup?
        fileprivate(set) var rows: [Row]
    }

    /// A page, and the letters of its title that match the filter.
    struct Row {
        let page: GalleryPage
        let match: FuzzyMatch?
    }

    private(set) var sections: [Section] = []

    /// Creates the sections of the pages whose title or name matches a filter; of all pages if the
    /// filter is empty.
    init(of pages: [GalleryPage] = GalleryPage.all, matching filter: String = "") {
        var matcher = FuzzyMatcher(filter)
        for page in pages {
            let match = matcher.match(page.title)
            guard filter.isEmpty || match != nil || matcher.score(page.name) != nil else {
                continue
            }
            let row = Row(page: page, match: filter.isEmpty ? nil : match)
            if sections.last?.group == page.group, !sections.isEmpty {
                sections[sections.count - 1].rows.append(row)
            } else {
                sections.append(Section(group: page.group, rows: [row]))
            }
        }
    }

    /// The number of pages.
    var count: Int { sections.reduce(0) { $0 + $1.rows.count } }

    /// Returns the page of a row; nil for a row that does not exist.
    func page(at indexPath: TableIndexPath) -> GalleryPage? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let rows = sections[indexPath.section].rows
        return rows.indices.contains(indexPath.row) ? rows[indexPath.row].page : nil
    }

    /// Returns the row of a page; nil if the filter leaves it out.
    func indexPath(of page: GalleryPage) -> TableIndexPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { $0.page.name == page.name }) {
                return TableIndexPath(row: row, section: number)
            }
        }
        return nil
    }
}
