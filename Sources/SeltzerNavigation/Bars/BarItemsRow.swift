// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The columns of the items of a bar.
@MainActor
struct BarItemsRow {
    /// The chips from the left; one without an entry is the sign for the items without room.
    private(set) var chips: [(entry: BarItemEntry?, columns: Range<Int>)] = []
    /// The views of the program.
    private(set) var views: [(view: View, columns: Range<Int>)] = []
    /// The items without room.
    private(set) var overflow: [BarItemEntry] = []

    /// The width of the sign for the items without room.
    private static var signWidth: Int { 5 }

    /// Arranges items in a number of columns; the last items are left out if there is no room.
    init(
        _ entries: [BarItemEntry], in room: Int, isTrailing: Bool,
        width: (BarItemEntry) -> Int
    ) {
        let widths = entries.map(width)
        let total = widths.reduce(0) { $0.saturatingAdding($1) }
        var count = entries.count
        if total > room {
            var used = Self.signWidth
            count =
                widths.firstIndex { width in
                    used = used.saturatingAdding(width)
                    return used > room
                } ?? widths.count
            overflow = entries[count...].filter {
                $0.item.space == nil && $0.item.customView == nil
            }
        }
        let spaces = entries[..<count].count { $0.item.space == .flexible }
        var free = spaces > 0 && total <= room ? room - total : 0
        var spacesLeft = spaces
        var x = 0
        let order = isTrailing ? Array((0..<count).reversed()) : Array(0..<count)
        for index in order {
            var width = widths[index]
            let entry = entries[index]
            if entry.item.space == .flexible, spacesLeft > 0 {
                let share = free / spacesLeft
                width += share
                (free, spacesLeft) = (free - share, spacesLeft - 1)
            }
            if let view = entry.item.customView {
                views.append((view, (x + min(1, width))..<(x + max(min(1, width), width - 1))))
            } else if entry.item.space == nil {
                chips.append((entry, x..<x + width))
            }
            x += width
        }
        guard !overflow.isEmpty, room > 0 else { return }
        chips.append((nil, x..<max(x, min(room, x + Self.signWidth))))
    }
}
