// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// The arithmetic of a ``StackView``: sizes and priorities in, rectangles out.
struct StackLayout {
    /// One view of the stack.
    struct Item {
        let fitting: Size
        let hugging: LayoutPriority
        let resistance: LayoutPriority
    }

    let axis: Axis
    let spacing: Int
    let items: [Item]

    /// Creates a layout; negative spacing counts as none.
    init(axis: Axis, spacing: Int, items: [Item]) {
        self.axis = axis
        self.spacing = max(0, spacing)
        self.items = items
    }

    /// The room that the items would like, margins included.
    func fittingSize(margins: Insets) -> Size {
        let along = items.reduce(gaps) { $0.saturatingAdding(length(of: $1.fitting)) }
        let across = items.map { breadth(of: $0.fitting) }.max() ?? 0
        let content = size(length: along, breadth: across)
        return Size(
            width: content.width.saturatingAdding(margins.horizontal),
            height: content.height.saturatingAdding(margins.vertical)
        )
    }

    /// The items' rectangles in a room, one per item, without overlaps.
    func frames(in room: Rect, alignment: StackView.Alignment) -> [Rect] {
        let total = max(0, length(of: room.size))
        let lengths = distribute(max(0, total.saturatingSubtracting(gaps)))
        var offset = 0
        return zip(items, lengths).map { item, length in
            // Where even the gaps do not fit, the last items lie beyond the end, empty.
            let start = min(offset, total)
            offset = offset.saturatingAdding(length).saturatingAdding(spacing)
            return frame(of: item, from: start, length: length, in: room, alignment: alignment)
        }
    }

    private var gaps: Int {
        spacing.saturatingMultiplied(by: max(0, items.count - 1))
    }

    private func frame(
        of item: Item,
        from start: Int,
        length: Int,
        in room: Rect,
        alignment: StackView.Alignment
    ) -> Rect {
        let available = max(0, breadth(of: room.size))
        let wanted = alignment == .fill ? available : min(available, breadth(of: item.fitting))
        let shift =
            switch alignment {
            case .fill, .leading: 0
            case .center: (available - wanted) / 2
            case .trailing: available - wanted
            }
        let origin =
            axis == .horizontal
            ? room.origin.offsetBy(dx: start, dy: shift)
            : room.origin.offsetBy(dx: shift, dy: start)
        return Rect(origin: origin, size: size(length: length, breadth: wanted))
    }

    /// Lengths along the axis that add up to at most the room.
    private func distribute(_ room: Int) -> [Int] {
        var lengths = items.map { max(0, min(length(of: $0.fitting), room)) }
        let wanted = lengths.reduce(0) { $0.saturatingAdding($1) }
        if wanted < room {
            grow(&lengths, by: room - wanted)
        } else if wanted > room {
            shrink(&lengths, by: wanted.saturatingSubtracting(room))
        }
        return lengths
    }

    private func grow(_ lengths: inout [Int], by spare: Int) {
        guard let weakest = items.map(\.hugging).min(), weakest <= .defaultLow else { return }
        let growing = items.indices.filter { items[$0].hugging == weakest }
        for (place, index) in growing.enumerated() {
            lengths[index] += spare / growing.count + (place < spare % growing.count ? 1 : 0)
        }
    }

    private func shrink(_ lengths: inout [Int], by excess: Int) {
        var excess = excess
        let order = items.indices.sorted {
            (items[$0].resistance, $1) < (items[$1].resistance, $0)
        }
        for index in order where excess > 0 {
            let taken = min(excess, lengths[index])
            lengths[index] -= taken
            excess -= taken
        }
    }

    private func length(of size: Size) -> Int { axis == .horizontal ? size.width : size.height }

    private func breadth(of size: Size) -> Int { axis == .horizontal ? size.height : size.width }

    private func size(length: Int, breadth: Int) -> Size {
        axis == .horizontal
            ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
}
