// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The frames of the parts of the screen.
///
/// A low window drops the plots first, then the menu bar, the filter, the totals, and finally the
/// keys.
struct TopLayout {
    private(set) var header = Rect.zero
    private(set) var summary = Rect.zero
    private(set) var filter = Rect.zero
    private(set) var details = Rect.zero
    private(set) var table: Rect
    private(set) var status = Rect.zero
    private(set) var footer = Rect.zero

    init(bounds: Rect, showsDetails: Bool, needsFilter: Bool) {
        table = bounds
        if bounds.height >= 4 { footer = cutLast() }
        if bounds.height >= 9 { status = cutLast() }
        if bounds.height >= 14, bounds.width >= 40 { header = cut(1) }
        if bounds.height >= 10, bounds.width >= 30 {
            summary = cut(bounds.height >= 24 ? 4 : bounds.height >= 18 ? 3 : 1)
        }
        if bounds.height >= 12 || needsFilter { filter = cut(1) }
        guard showsDetails else { return }
        if bounds.width >= 124 {
            details = table
            details.size.width = 44
            table.size.width -= 44
            details.origin.x = table.maxX
        } else {
            let height = min(9, table.height / 2)
            table.size.height -= height
            details = Rect(x: table.minX, y: table.maxY, width: table.width, height: height)
        }
    }

    private mutating func cut(_ height: Int) -> Rect {
        let height = min(height, max(0, table.height - 1))
        let cut = Rect(x: table.minX, y: table.minY, width: table.width, height: height)
        table = table.inset(by: Insets(top: height))
        return cut
    }

    private mutating func cutLast() -> Rect {
        table.size.height -= 1
        return Rect(x: table.minX, y: table.maxY, width: table.width, height: 1)
    }
}
