// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The visible links and headings as elements.
extension MarkdownView {
    /// The elements of the visible rows, in the order of reading.
    ///
    /// A link or a heading of several rows is one element, with the cells of its first visible row.
    final var visibleParts: [AccessibilityPart] {
        let field = textRect
        var numbers: [MarkdownItem: Int] = [:]
        var parts: [AccessibilityPart] = []
        func add(_ item: MarkdownItem, _ text: String, _ frame: Rect) {
            if let number = numbers[item] {
                let old = parts[number].attributes.label ?? ""
                // Lines of Chinese and Japanese text wrap without a space.
                let isWide = [old.last, text.first].contains { cellWidth(of: $0) > 1 }
                parts[number].attributes.label = old + (isWide ? "" : " ") + text
                return
            }
            let frame = frame.intersection(field)
            guard !frame.isEmpty else { return }
            numbers[item] = parts.count
            parts.append(AccessibilityPart(attributes(of: item, text: text), frame: frame))
        }
        forEachVisibleRow { place, row, y in
            let start = Point(x: field.minX + row.indent, y: field.minY + y)
            if case .heading = document.block(place.block).kind, !row.isLine, !row.text.isEmpty {
                let width = row.text.cellWidth(joining: joinedClusters)
                add(
                    .heading(place.block), row.text.string,
                    Rect(x: start.x, y: start.y, width: width, height: 1))
            }
            for link in row.links {
                let item = MarkdownItem(block: place.block, part: place.part, link: link.number)
                let text = row.text(inColumns: link.columns, joining: joinedClusters)
                add(
                    item, text,
                    Rect(
                        x: start.x + link.columns.lowerBound, y: start.y,
                        width: link.columns.count, height: 1))
            }
        }
        return parts
    }

    private final func cellWidth(of character: Character?) -> Int {
        character.map { String($0).cellWidth(joining: joinedClusters) } ?? 0
    }

    private final func attributes(
        of item: MarkdownItem, text: String
    ) -> AccessibilityAttributes {
        let off: AccessibilityTraits = isEnabled ? [] : .notEnabled
        var attributes: AccessibilityAttributes
        if item.isHeading {
            let isFolded = rows.folded.contains(item.block)
            attributes = AccessibilityAttributes(
                .heading, label: text, value: isFolded ? "collapsed" : nil)
            if case .heading(let level) = document.block(item.block).kind {
                attributes.level = level
            }
        } else {
            let place = MarkdownRows.Place(block: item.block, part: item.part)
            let links = rows.part(place).links
            let address =
                links.indices.contains(item.link) ? links[item.link].destination : ""
            attributes = AccessibilityAttributes(
                .link, label: text, hint: address.isEmpty ? nil : address, traits: off)
        }
        attributes.isCurrent = item == current
        return attributes
    }

    /// The text of the first heading, which names a document that nothing else names; nil for none.
    final var firstHeading: String? {
        guard document.blockCount > 0, case .heading = document.block(0).kind else { return nil }
        let text = MarkdownText(document.inlines(of: 0)).text.string
        return text.isEmpty ? nil : text
    }
}

extension MarkdownRow {
    /// Returns the text in a range of cells, counted from the indent.
    fileprivate func text(inColumns columns: Range<Int>, joining joined: JoinedClusters) -> String {
        var column = 0
        var found = ""
        for character in text.string {
            if column >= columns.upperBound { break }
            if column >= columns.lowerBound { found.append(character) }
            column += String(character).cellWidth(joining: joined)
        }
        return found
    }
}
