// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// Computes the rectangles of a ``StackView`` from sizes and priorities.
struct StackLayout {
    /// One view of the stack.
    struct Item {
        let fitting: Size
        let hugging: LayoutPriority
        let resistance: LayoutPriority
        var flex = 0
        /// The readiness to stretch: of views that hug with the same priority, the first of the most
        /// ready ones stretches.
        var readiness = Readiness.none
        /// The distance to the next item; nil for the spacing of the layout.
        var spacingAfter: Int?
    }

    /// How well a view can use spare room.
    enum Readiness: Comparable {
        /// It can use the room, such as a text view.
        case whole
        /// A part of it can use the room, such as the text view in a row with a label.
        case partial
        /// It only grows.
        case none

        init(_ priorities: LayoutPriorities) {
            if priorities.fittingHugging > .defaultLow {
                self = .none
            } else {
                self = priorities.hasRigidPart ? .partial : .whole
            }
        }
    }

    let axis: Axis
    let spacing: Int
    let distribution: StackView.Distribution
    let items: [Item]
    let rule: StackView.Rule
    private let hasCustomSpacings: Bool

    /// Creates a layout; negative spacing lets neighbors overlap by a cell.
    init(
        axis: Axis, spacing: Int, distribution: StackView.Distribution = .fill, items: [Item],
        rule: StackView.Rule = .fitting
    ) {
        self.rule = rule
        self.axis = axis
        self.spacing = max(-1, spacing)
        self.distribution = distribution
        self.items = items
        hasCustomSpacings = items.contains { $0.spacingAfter != nil }
    }

    /// The size that fits all items.
    var fittingSize: Size {
        var (sum, longest, across) = (0, 0, 0)
        for item in items {
            let length = max(0, length(of: item.fitting))
            sum = sum.saturatingAdding(length)
            longest = max(longest, length)
            across = max(across, breadth(of: item.fitting))
        }
        if distribution == .fillEqually { sum = longest.saturatingMultiplied(by: items.count) }
        let along = max(0, sum.saturatingAdding(gaps))
        return size(length: along, breadth: across)
    }

    /// Returns the rectangle of each item in a room.
    ///
    /// Items overlap only if the spacing is negative.
    func frames(in room: Rect, alignment: StackView.Alignment) -> [Rect] {
        let total = max(0, length(of: room.size))
        let lengths = distribute(max(0, total.saturatingSubtracting(gaps)))
        let starts = starts(of: lengths, in: total)
        return items.indices.map { index in
            frame(
                of: items[index], from: starts[index],
                length: min(lengths[index], total - starts[index]), in: room,
                alignment: alignment)
        }
    }

    /// Returns the first position of each item.
    ///
    /// If even the gaps do not fit, the last items are empty and lie at the end.
    private func starts(of lengths: [Int], in total: Int) -> [Int] {
        let used = lengths.reduce(0) { $0.saturatingAdding($1) }
        let spare = max(0, total.saturatingSubtracting(used).saturatingSubtracting(gaps))
        var starts: [Int] = []
        var offset = 0
        for (index, length) in lengths.enumerated() {
            var start = offset
            if distribution == .equalSpacing, lengths.count > 1 {
                start = start.saturatingAdding(Self.share(spare, index, of: lengths.count - 1))
            } else if distribution == .equalCentering, index > 0 {
                start = max(start, centered(index, lengths, in: total))
            }
            starts.append(start.clamped(0, total))
            offset = distribution == .equalCentering ? start : offset
            offset = offset.saturatingAdding(length)
                .saturatingAdding(Self.gap(after: length, spacing(after: index)))
        }
        return starts
    }

    /// Returns the first position of an item if the middles of all items are equally far apart and
    /// the later items still fit.
    private func centered(_ index: Int, _ lengths: [Int], in total: Int) -> Int {
        let last = lengths.count - 1
        let first = lengths[0] / 2
        let end = total.saturatingSubtracting(lengths[last] - lengths[last] / 2)
        let distance = max(0, end.saturatingSubtracting(first))
        let middle = first.saturatingAdding(Self.share(distance, index, of: last))
        let rest = lengths[index...].reduce(gaps(from: index)) { $0.saturatingAdding($1) }
        return max(0, min(middle - lengths[index] / 2, total.saturatingSubtracting(rest)))
    }

    /// Divides an amount into equal parts, and returns the sum of the first `count` of them.
    private static func share(_ amount: Int, _ count: Int, of parts: Int) -> Int {
        let (product, overflow) = amount.multipliedReportingOverflow(by: count)
        return overflow ? amount / parts * count : product / parts
    }

    /// Returns the distance after an item of a length; an empty item cannot share an edge with the
    /// next one.
    static func gap(after length: Int, _ spacing: Int) -> Int {
        length == 0 ? max(0, spacing) : spacing
    }

    private var gaps: Int { gaps(from: 0) }

    /// Returns the sum of the gaps after the item with an index.
    private func gaps(from first: Int) -> Int {
        guard hasCustomSpacings else {
            return spacing.saturatingMultiplied(by: max(0, items.count - 1 - first))
        }
        return items.indices.dropLast().dropFirst(first).reduce(0) {
            $0.saturatingAdding(spacing(after: $1))
        }
    }

    private func spacing(after index: Int) -> Int {
        items[index].spacingAfter.map { max(-1, $0) } ?? spacing
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

    /// Returns lengths along the axis whose sum is at most the room.
    private func distribute(_ room: Int) -> [Int] {
        if distribution == .fillEqually {
            return Self.split(room, by: items.map { _ in 1 })
        }
        var lengths = items.map { max(0, min(length(of: $0.fitting), room)) }
        let wanted = lengths.reduce(0) { $0.saturatingAdding($1) }
        if distribution == .fillProportionally, wanted > 0 {
            return Self.split(room, by: lengths)
        } else if wanted < room, distribution == .fill {
            grow(&lengths, by: room - wanted)
        } else if wanted > room {
            shrink(&lengths, by: wanted.saturatingSubtracting(room))
        }
        return lengths
    }

    private func grow(_ lengths: inout [Int], by spare: Int) {
        var weights = items.map { max(0, $0.flex) }
        if weights.allSatisfy({ $0 == 0 }) {
            guard let weakest = items.map(\.hugging).min() else { return }
            if rule == .filling {
                // Only views of fixed length are required, and they never grow.
                guard weakest < .required else { return }
                let first = items.indices.filter { items[$0].hugging == weakest }
                    .min { (items[$0].readiness, $0) < (items[$1].readiness, $1) }
                weights = items.indices.map { $0 == first ? 1 : 0 }
            } else {
                guard weakest <= .defaultLow else { return }
                weights = items.map { $0.hugging == weakest ? 1 : 0 }
            }
        }
        for (index, part) in Self.split(spare, by: weights).enumerated() {
            lengths[index] += part
        }
    }

    /// Splits an amount in proportion to weights.
    ///
    /// The sum of the parts is the amount. Parts of equal weights differ by at most one, and the
    /// larger ones come first.
    static func split(_ amount: Int, by weights: [Int]) -> [Int] {
        // Huge weights are divided first, so that their sum does not overflow.
        let divisor = weights.contains { $0 > Int.max / weights.count } ? weights.count : 1
        let weights = weights.map { $0 / divisor }
        let total = weights.reduce(0, +)
        guard amount > 0, total > 0 else { return weights.map { _ in 0 } }
        var passed = 0
        var given = 0
        return weights.map { weight in
            passed += weight
            let end = roundedUp(amount, times: passed, by: total)
            defer { given = end }
            return weight == 0 ? 0 : end - given
        }
    }

    /// Returns `amount * part / total`, rounded up, for a part that is at most the total.
    private static func roundedUp(_ amount: Int, times part: Int, by total: Int) -> Int {
        let product = amount.multipliedFullWidth(by: part)
        let (quotient, remainder) = total.dividingFullWidth(product)
        return quotient + (remainder > 0 ? 1 : 0)
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
