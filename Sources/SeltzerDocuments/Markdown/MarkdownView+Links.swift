// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// The current link, and the link under a cell.
extension MarkdownView {
    /// The number of blocks that a key searches for a link.
    private static var searchedBlocks: Int { 5_000 }

    /// Returns the link or the heading under a cell; nil for none.
    final func item(at cell: Point) -> MarkdownItem? {
        var found: MarkdownItem?
        let field = textRect
        guard field.contains(cell) else { return nil }
        forEachVisibleRow { place, row, y in
            guard y == cell.y - field.minY else { return }
            let column = cell.x - field.minX - row.indent
            if let link = row.links.first(where: { $0.columns.contains(column) }) {
                found = MarkdownItem(block: place.block, part: place.part, link: link.number)
            } else if column >= 0, isTitle(place, row) {
                found = .heading(place.block)
            }
        }
        return found
    }

    /// Makes the next or the previous link current.
    ///
    /// - Returns: Whether there is such a link; otherwise no link is current.
    final func moveToLink(_ step: Int) -> Bool {
        layoutIfNeeded()
        let item = step > 0 ? nextLink() : previousLink()
        if let item, !item.isHeading {
            let part = MarkdownRows.Place(block: item.block, part: item.part)
            if rows.showColumn(ofLink: item.link, at: part) {
                // Cells of the new columns may have more rows.
                setNeedsLayout()
            }
        }
        guard let item, let place = place(of: item) else {
            current = nil
            setNeedsDisplay()
            return false
        }
        current = item
        scrollToVisible(place)
        setNeedsDisplay()
        return true
    }

    /// The current item if it is visible; otherwise nil, and keys move from the edge of the visible text.
    private final var visibleCurrent: MarkdownItem? {
        guard let current, let place = place(of: current), place >= top, place <= bottom
        else { return nil }
        return current
    }

    private final func nextLink() -> MarkdownItem? {
        let start = visibleCurrent
        let top = top
        var place: MarkdownRows.Place? = MarkdownRows.Place(
            block: start?.block ?? top.block, part: start?.part ?? top.part)
        for _ in 0..<Self.searchedBlocks {
            guard let present = place, present.block < document.blockCount else { return nil }
            let part = rows.part(present)
            var number = 0
            if let start, start.block == present.block, start.part == present.part {
                number = start.link + 1
            } else if start == nil, present.block == top.block, present.part == top.part {
                number =
                    part.rows.dropFirst(top.row).lazy.compactMap(\.links.first?.number).first
                    ?? (top.row == 0 ? 0 : .max)
            }
            if number < part.links.count {
                return MarkdownItem(block: present.block, part: present.part, link: number)
            }
            place = rows.nextPart(after: present)
        }
        return nil
    }

    private final func previousLink() -> MarkdownItem? {
        let start = visibleCurrent
        let bottom = bottom
        var place: MarkdownRows.Place? = MarkdownRows.Place(
            block: start?.block ?? bottom.block, part: start?.part ?? bottom.part)
        for _ in 0..<Self.searchedBlocks {
            guard let present = place, present.block < document.blockCount else { return nil }
            let part = rows.part(present)
            var number = part.links.count - 1
            if let start, start.block == present.block, start.part == present.part {
                number = start.link - 1
            } else if start == nil, present.block == bottom.block, present.part == bottom.part {
                number =
                    part.rows.prefix(bottom.row + 1).lazy.reversed()
                    .compactMap(\.links.last?.number).first
                    ?? (bottom.row == part.rows.count - 1 ? part.links.count - 1 : -1)
            }
            if number >= 0 {
                return MarkdownItem(block: present.block, part: present.part, link: number)
            }
            place = rows.previousPart(before: present)
        }
        return nil
    }

    /// Returns the first row of an item; nil if the item is gone.
    final func place(of item: MarkdownItem) -> MarkdownRows.Place? {
        guard item.block < document.blockCount else { return nil }
        var place = MarkdownRows.Place(block: item.block, part: item.part)
        guard place.part < rows.partCount(of: place.block) else { return nil }
        let part = rows.part(place)
        let row = part.rows.firstIndex { row in
            item.isHeading ? !row.text.isEmpty : row.links.contains { $0.number == item.link }
        }
        guard let row else { return nil }
        place.row = row
        return place
    }

    /// Follows a link, or folds or unfolds a section.
    final func activate(_ item: MarkdownItem) {
        if item.isHeading {
            setFolded(!rows.folded.contains(item.block), [item.block])
            return
        }
        let part = rows.part(MarkdownRows.Place(block: item.block, part: item.part))
        guard part.links.indices.contains(item.link) else { return }
        let link = part.links[item.link]
        report(
            LinkActivated(destination: link.destination, title: link.title),
            for: .primaryActionTriggered)
    }

    /// Acts on the current item.
    ///
    /// - Returns: Whether there is a current item.
    final func activateCurrent() -> Bool {
        guard isEnabled, let current else { return false }
        activate(current)
        return true
    }
}
