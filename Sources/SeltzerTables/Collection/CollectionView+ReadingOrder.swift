// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A reader meets the heading of a section, its items, and its footer, wherever the layout places
/// them.
extension CollectionView: ReadingOrder {
    package final var subviewsInReadingOrder: [View] {
        var kinds: [ObjectIdentifier: ElementKey] = [:]
        for (key, view) in shownViews { kinds[ObjectIdentifier(view)] = key }
        return ReadingPlace.sorted(subviews) { view in
            if let key = kinds[ObjectIdentifier(view)] {
                let isFooter = key.kind == Self.elementKindSectionFooter
                return ReadingPlace(
                    section: key.indexPath.section, part: isFooter ? .footer : .heading,
                    item: key.indexPath.row)
            }
            guard let cell = view as? CollectionViewCell else { return nil }
            return ReadingPlace(
                section: cell.indexPath.section, part: .items, item: cell.indexPath.row)
        }
    }

    package final func isSectionHeading(_ subview: View) -> Bool {
        shownViews.contains {
            $0.key.kind == Self.elementKindSectionHeader && $0.value === subview
        }
    }
}
