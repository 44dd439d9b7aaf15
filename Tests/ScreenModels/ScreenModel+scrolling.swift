// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension ScreenModel {
    /// Moves the rows of the part that scrolls; up is positive.
    mutating func scroll(_ count: Int) {
        var blank = Entry()
        if erasesWithBackground { blank.background = pen.background }
        let old = entries
        for y in scrollRegion.minY..<scrollRegion.maxY {
            for x in scrollRegion.minX..<scrollRegion.maxX {
                let isInside = (scrollRegion.minY..<scrollRegion.maxY).contains(y + count)
                entries[y * size.width + x] =
                    isInside ? old[(y + count) * size.width + x] : blank
            }
            cutGlyphs(inRow: y)
        }
    }

    /// Makes blanks of glyphs of which a half was moved away.
    private mutating func cutGlyphs(inRow y: Int) {
        for x in 0..<size.width {
            let place = y * size.width + x
            let hasLeft = x > 0 && entries[place - 1].width == 2
            let hasRight = x + 1 < size.width && entries[place + 1].width == 0
            if entries[place].width == 0 && !hasLeft || entries[place].width == 2 && !hasRight {
                entries[place].text = " "
                entries[place].width = 1
            }
        }
    }

    /// Sets the rows or the columns that scroll; all of them without numbers.
    mutating func setMargins(_ numbers: [Int], areColumns: Bool) {
        let whole = areColumns ? size.width : size.height
        let first = numbers.isEmpty ? 1 : numbers[0], last = numbers.count > 1 ? numbers[1] : whole
        guard first >= 1, first < last, last <= whole, !areColumns || hasSideMargins else {
            return unknown.append("margins \(numbers)")
        }
        if areColumns {
            scrollRegion.origin.x = first - 1
            scrollRegion.size.width = last - first + 1
        } else {
            scrollRegion.origin.y = first - 1
            scrollRegion.size.height = last - first + 1
        }
    }

    /// Lets the columns that scroll be set, or makes them all scroll.
    mutating func setSideMargins(_ isOn: Bool) {
        if !knowsSideMargins { unknown.append("?69") }
        hasSideMargins = isOn
        scrollRegion.origin.x = 0
        scrollRegion.size.width = size.width
    }
}
