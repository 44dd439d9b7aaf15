// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout
import SeltzerViews

/// Distributes a length among panes, and moves the dividers between them.
///
/// All lengths are cells along the axis of the split view, without the dividers.
package struct SplitLayout: Equatable {
    /// The preferred thickness and the limits of a pane.
    package struct Pane: Equatable {
        var minimum = 0
        var maximum = Int.max
        /// The thickness until the user or the program sets another; nil for an equal share of the rest.
        var preferred: Int?
        /// The last set thickness, which a collapsed pane gets again when it expands.
        package var kept: Int?
        var holdingPriority = LayoutPriority.defaultLow
        var canCollapse = false
        package var isCollapsed = false

        /// Returns the nearest thickness within the limits.
        func limited(_ thickness: Int) -> Int {
            thickness.clamped(minimum, max(minimum, maximum))
        }

        /// Returns the nearest thickness that the user can give to the pane; 0 collapses it.
        func reachable(_ thickness: Int) -> Int {
            let isNearZero = thickness < (minimum + 1) / 2
            return isNearZero && (canCollapse || isCollapsed) ? 0 : limited(thickness)
        }
    }

    /// The maximum length, so that sums do not overflow.
    package static let longest = 1 << 32

    var panes: [Pane] = []

    // MARK: Sharing

    /// Returns the thicknesses of the panes; 0 for collapsed panes.
    ///
    /// The panes with the lowest holding priority grow or shrink to fill the length, in proportion to their
    /// thicknesses. If there is less room than the minima need, panes become smaller than their minima. If no other
    /// pane takes the rest, panes become larger than their maxima.
    func thicknesses(in length: Int) -> [Int] {
        let length = length.clamped(0, Self.longest)
        let open = panes.indices.filter { !panes[$0].isCollapsed }
        var shares = wantedThicknesses(of: open, in: length)
        var rest = open.reduce(length) { $0 - shares[$1] }
        let groups = Dictionary(grouping: open) { panes[$0].holdingPriority }
            .sorted { $0.key < $1.key }.map(\.value)
        for group in groups {
            rest = Self.add(rest, to: &shares, of: group) {
                panes[$0].minimum...max(panes[$0].minimum, panes[$0].maximum)
            }
        }
        for group in groups {
            rest = Self.add(rest, to: &shares, of: group) { _ in 0...Self.longest }
        }
        return shares
    }

    private func wantedThicknesses(of open: [Int], in length: Int) -> [Int] {
        var shares = [Int](repeating: 0, count: panes.count)
        let known = open.filter { panes[$0].kept != nil || panes[$0].preferred != nil }
        for index in known {
            shares[index] = panes[index].limited(panes[index].kept ?? panes[index].preferred ?? 0)
        }
        let moved = known.filter { panes[$0].kept != nil }
        let average =
            moved.isEmpty ? 0 : moved.reduce(0) { $0 + shares[$1] } / moved.count
        let rest = known.reduce(length) { $0 - shares[$1] }
        for index in open where panes[index].kept == nil && panes[index].preferred == nil {
            let share = rest / (open.count - known.count)
            shares[index] = panes[index].limited(max(share, average, 0))
        }
        return shares
    }

    /// Adds an amount to some shares in proportion to them, within limits.
    ///
    /// - Returns: The rest of the amount that the limits do not allow.
    private static func add(
        _ amount: Int, to shares: inout [Int], of group: [Int],
        limits: (Int) -> ClosedRange<Int>
    ) -> Int {
        var amount = amount, group = group
        while amount != 0, !group.isEmpty {
            let total = group.reduce(0.0) { $0 + Double(max(1, shares[$1])) }
            let factor = Double(amount) / total
            // Shares that would pass a limit stay at the limit, and the other shares get the rest.
            let (inside, beyond) = partition(group) { index in
                let wanted = Double(shares[index]) + factor * Double(max(1, shares[index]))
                let limit = limits(index)
                return amount > 0
                    ? wanted <= Double(limit.upperBound) : wanted >= Double(limit.lowerBound)
            }
            for index in beyond {
                let limit = amount > 0 ? limits(index).upperBound : limits(index).lowerBound
                amount -= limit - shares[index]
                shares[index] = limit
            }
            group = inside
            guard beyond.isEmpty else { continue }
            // Each part is the difference of two rounded sums, so that the parts are whole cells and add up to the
            // amount.
            var sum = 0.0, given = 0
            for index in group {
                sum += factor * Double(max(1, shares[index]))
                let part = Int(sum.rounded()) - given
                shares[index] += part
                given += part
            }
            return 0
        }
        return amount
    }

    private static func partition(
        _ indices: [Int], _ belongs: (Int) -> Bool
    ) -> (inside: [Int], beyond: [Int]) {
        (indices.filter(belongs), indices.filter { !belongs($0) })
    }

    // MARK: Moving

    /// Moves a divider as far as its two panes allow.
    ///
    /// A pane that can collapse collapses below half of its minimum.
    ///
    /// - Parameters:
    ///   - index: The index of the divider, which is the index of the pane before it.
    ///   - distance: The number of cells, positive towards the end.
    ///   - length: The length of all panes.
    mutating func moveDivider(at index: Int, by distance: Int, in length: Int) {
        guard panes.indices.contains(index), panes.indices.contains(index + 1) else { return }
        var shares = thicknesses(in: length)
        let before = panes[index], after = panes[index + 1]
        let sum = shares[index] + shares[index + 1]
        let wanted = shares[index].saturatingAdding(distance).clamped(-sum, 2 * sum)
        let second = after.reachable(sum - before.reachable(wanted))
        let first = sum - second
        guard first == before.reachable(first) else { return }
        let isOpen = shares.indices.contains {
            $0 == index ? first > 0 : $0 == index + 1 ? second > 0 : shares[$0] > 0
        }
        guard isOpen else { return }
        keep(shares)
        shares[index] = first
        shares[index + 1] = second
        panes[index].isCollapsed = first == 0 && (before.canCollapse || before.isCollapsed)
        panes[index + 1].isCollapsed = second == 0 && (after.canCollapse || after.isCollapsed)
        keep(shares)
    }

    /// Collapses a pane, and gives its room to the other panes.
    mutating func collapsePane(at index: Int, in length: Int) {
        guard panes.indices.contains(index), !panes[index].isCollapsed else { return }
        keep(thicknesses(in: length))
        panes[index].isCollapsed = true
        keep(thicknesses(in: length))
    }

    /// Opens a collapsed pane with its last thickness, as far as the minima of the other panes leave room.
    mutating func expandPane(at index: Int, in length: Int) {
        guard panes.indices.contains(index), panes[index].isCollapsed else { return }
        let others = panes.indices.filter { !panes[$0].isCollapsed }
        let needed = others.reduce(0) { $0 + panes[$1].minimum }
        let wanted = panes[index].kept ?? panes[index].preferred ?? length / (others.count + 1)
        let share = min(panes[index].limited(wanted), max(panes[index].minimum, length - needed))
        keep(thicknesses(in: max(0, length - share)))
        panes[index].isCollapsed = false
        if length > 0 { panes[index].kept = share }
    }

    /// Remembers the thicknesses of the open panes, unless there is no room yet.
    private mutating func keep(_ shares: [Int]) {
        guard shares.contains(where: { $0 > 0 }) else { return }
        for index in panes.indices where !panes[index].isCollapsed {
            panes[index].kept = shares[index]
        }
    }
}
