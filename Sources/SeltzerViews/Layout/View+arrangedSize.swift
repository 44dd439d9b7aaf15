// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

extension View {
    /// Returns the size that a superview should give the view in a room: the size from the
    /// constraints on its own width and height, or else its fitting size.
    final func arrangedSize(in room: Size) -> Size {
        guard heldConstraints != nil, let constraints = sizeConstraints else {
            return fittingSize(in: room)
        }
        // The height of wrapped text depends on its final width.
        let width = constraints.reduce(room.width) {
            $1.firstAttribute == .width && $1.secondAttribute == nil
                ? $1.limit($0, to: $1.constant) : $0
        }
        let size = fittingSize(in: Size(width: min(width, room.width), height: room.height))
        return Self.limit(size, by: constraints)
    }

    /// Returns the size nearest to a given size that constraints on the size of one view allow.
    private static func limit(_ size: Size, by constraints: [LayoutConstraint]) -> Size {
        var size = size
        // A side that follows the other side needs the final length of the other side.
        let passes = constraints.contains { $0.secondAttribute != nil } ? 2 : 1
        for constraint in repeatElement(constraints, count: passes).joined() {
            let axis = constraint.firstAttribute.axis
            var limit = constraint.constant
            if let other = constraint.secondAttribute?.axis {
                limit += ConstraintLayout.cells(Double(size[other]) * constraint.multiplier)
            }
            size[axis] = constraint.limit(size[axis], to: limit)
        }
        return size
    }

    /// Returns the size as ``arrangedSize(in:)``, but without the present size of a view that has no
    /// content, and whether the view is such a view.
    final func arrangedSize(
        in room: Size, along axis: Axis
    ) -> (size: Size, isWithoutContent: Bool) {
        layoutState.isMeasuredByDefault = false
        let size = arrangedSize(in: room)
        guard layoutState.isMeasuredByDefault else { return (size, false) }
        return (Self.limit(.zero, by: sizeConstraints ?? []), true)
    }

    /// Makes a view without content the first that grows and shrinks, unless the program set its
    /// priorities.
    final func yieldFirst(_ priorities: inout LayoutPriorities, along axis: Axis) {
        let own = axis == .horizontal ? rare?.horizontal : rare?.vertical
        if own?.hugging == nil { priorities.hugging = LayoutPriority(rawValue: 1) }
        if own?.compressionResistance == nil {
            priorities.compressionResistance = LayoutPriority(rawValue: 1)
        }
    }

    /// Returns whether a required constraint fixes the view's length along an axis.
    final func hasFixedLength(along axis: Axis) -> Bool {
        guard heldConstraints != nil, let own = sizeConstraints else { return false }
        return own.contains {
            $0.relation == .equal && $0.priority == .required && $0.firstAttribute.axis == axis
                && $0.secondAttribute == nil
        }
    }

    /// Whether active constraints limit the view's own size.
    final var hasSizeConstraints: Bool {
        heldConstraints != nil
            && constraintStore?.constraints.contains { $0.isOnOwnSize } == true
    }

    /// The active constraints on the view's own size, the strongest last; nil for none.
    private var sizeConstraints: [LayoutConstraint]? {
        guard let store = constraintStore else { return nil }
        let own = store.constraints.filter { $0.isOnOwnSize }
        return own.isEmpty ? nil : own.sorted { $0.priority < $1.priority }
    }
}

extension LayoutConstraint {
    /// Returns the allowed length nearest to a given length, for the length on the right side.
    fileprivate func limit(_ length: Int, to limit: Int) -> Int {
        switch relation {
        case .equal: max(0, limit)
        case .lessThanOrEqual: min(length, max(0, limit))
        case .greaterThanOrEqual: max(length, limit)
        }
    }
}

extension View {
    /// The room of ``systemLayoutSizeFitting(_:)`` for the smallest size.
    public static var layoutFittingCompressedSize: Size { .zero }
    /// The room of ``systemLayoutSizeFitting(_:)`` for a size without a limit.
    public static var layoutFittingExpandedSize: Size { .unbounded }

    /// Returns the size that the constraints and the content of the view need in a room.
    ///
    /// - Parameter targetSize: The room, in cells; a side of 0 is no limit.
    public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
        updateConstraintsIfNeeded()
        return arrangedSize(
            in: Size(
                width: targetSize.width > 0 ? targetSize.width : .max,
                height: targetSize.height > 0 ? targetSize.height : .max))
    }

    /// Returns the size that the constraints and the content of the view need in a room.
    ///
    /// - Parameters:
    ///   - targetSize: The room, in cells; a side of 0 is no limit.
    ///   - horizontalFittingPriority: At ``/SeltzerLayout/LayoutPriority/required`` the result has
    ///     the width of the room.
    ///   - verticalFittingPriority: At ``/SeltzerLayout/LayoutPriority/required`` the result has the
    ///     height of the room.
    public final func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
    ) -> Size {
        var size = systemLayoutSizeFitting(targetSize)
        if horizontalFittingPriority == .required { size.width = targetSize.width }
        if verticalFittingPriority == .required { size.height = targetSize.height }
        return size
    }
}
