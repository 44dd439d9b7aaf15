// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// Returns the size that fits the view in a room, for stacks and constraints: the size of
    /// ``sizeThatFits(_:)``, changed as an override of ``intrinsicContentSize`` changes the size
    /// without a limit.
    final func fittingSize(in room: Size) -> Size {
        if layoutState.awaitsConstraintUpdate { updateConstraintsIfNeeded() }
        guard overridesIntrinsicSize else { return sizeThatFits(room) }
        let whole = intrinsicContentSize
        let measured = sizeThatFits(.unbounded)
        var margins = Size.zero
        for axis in [Axis.horizontal, .vertical] where whole[axis] >= 0 {
            margins[axis] = whole[axis].saturatingSubtracting(measured[axis])
        }
        var inner = room
        for axis in [Axis.horizontal, .vertical] where room[axis] != .max {
            inner[axis] = max(0, room[axis].saturatingSubtracting(margins[axis]))
        }
        let fitting = sizeThatFits(inner)
        let result = Size(
            width: max(0, fitting.width.saturatingAdding(margins.width)),
            height: max(0, fitting.height.saturatingAdding(margins.height)))
        layoutState.isMeasuredByDefault = false
        return result
    }

    /// Whether the class overrides ``intrinsicContentSize``: the default returns no metric while
    /// this property asks.
    private var overridesIntrinsicSize: Bool {
        guard !layoutState.isReadingIntrinsicSize else { return false }
        layoutState.isReadingIntrinsicSize = true
        defer { layoutState.isReadingIntrinsicSize = false }
        let size = intrinsicContentSize
        return size.width != Self.noIntrinsicMetric || size.height != Self.noIntrinsicMetric
    }
}
