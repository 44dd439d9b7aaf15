// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The place of a subview in the order of reading: its section, then the heading, the rows and the
/// footer.
struct ReadingPlace: Comparable {
    /// The parts of a section.
    enum Part: Int {
        case heading, items, footer
    }

    let section: Int
    let part: Part
    let item: Int

    /// The place before all sections.
    static let first = ReadingPlace(section: -1, part: .items, item: 0)
    /// The place after all sections.
    static let last = ReadingPlace(section: .max, part: .items, item: 0)

    static func < (one: Self, other: Self) -> Bool {
        (one.section, one.part.rawValue, one.item)
            < (other.section, other.part.rawValue, other.item)
    }

    /// Returns views in their order of reading; views without a place of their own keep theirs
    /// before or after the views that have one.
    @MainActor
    static func sorted(_ views: [View], by place: (View) -> ReadingPlace?) -> [View] {
        var places: [(place: ReadingPlace, number: Int, view: View)] = []
        var isAfter = false
        for (number, view) in views.enumerated() {
            let own = place(view)
            if let own, own > .first, own < .last { isAfter = true }
            places.append((own ?? (isAfter ? .last : .first), number, view))
        }
        return places.sorted { ($0.place, $0.number) < ($1.place, $1.number) }.map(\.view)
    }
}

/// The titles of columns and the headings of sections are over the rows, but a reader meets them before the rows.
extension TableView: ReadingOrder {
    package final var subviewsInReadingOrder: [View] {
        guard geometry.hasHeadersOrFooters || edgeViews.footer != nil || !columns.isEmpty else {
            return subviews
        }
        let headings = sectionViews.views
        return ReadingPlace.sorted(subviews) { view in
            if view === edgeViews.header || view is TableHeaderView { return .first }
            if view === edgeViews.footer { return .last }
            if let place = headings[ObjectIdentifier(view)] {
                return ReadingPlace(
                    section: place.section, part: place.kind == .header ? .heading : .footer,
                    item: 0)
            }
            guard let cell = view as? TableViewCell, shownCells[cell.row] === cell else {
                return nil
            }
            let path = geometry.indexPath(ofRow: cell.row)
            return ReadingPlace(section: path.section, part: .items, item: path.row)
        }
    }

    package final func isSectionHeading(_ subview: View) -> Bool {
        !(subview is TableViewHeaderFooterView) && sectionViews.isHeader(subview)
    }
}
