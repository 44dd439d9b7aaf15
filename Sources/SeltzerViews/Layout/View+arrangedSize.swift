// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

extension View {
    /// Returns the size that a superview should give the view in a room: the size from the
    /// constraints on its own width and height, or else its fitting size.
    final func arrangedSize(in room: Size) -> Size {
        guard heldConstraints != nil, let constraints = sizeConstraints else {
            return sizeThatFits(room)
        }
        // The height of wrapped text depends on its final width.
        let width = constraints.reduce(room.width) {
            $1.firstAttribute == .width ? $1.limit($0) : $0
        }
        var size = sizeThatFits(Size(width: min(width, room.width), height: room.height))
        for constraint in constraints {
            let axis = constraint.firstAttribute.axis
            size[axis] = constraint.limit(size[axis])
        }
        return size
    }

    /// Returns whether a required constraint fixes the view's length along an axis.
    final func hasFixedLength(along axis: Axis) -> Bool {
        guard heldConstraints != nil, let own = sizeConstraints else { return false }
        return own.contains {
            $0.relation == .equal && $0.priority == .required && $0.firstAttribute.axis == axis
        }
    }

    /// The active constraints on the view's own size, the strongest last; nil for none.
    private var sizeConstraints: [LayoutConstraint]? {
        guard let store = constraintStore else { return nil }
        let own = store.constraints.filter { $0.secondAttribute == nil }
        return own.isEmpty ? nil : own.sorted { $0.priority < $1.priority }
    }
}

extension LayoutConstraint {
    /// Returns the allowed length nearest to a given length.
    fileprivate func limit(_ length: Int) -> Int {
        switch relation {
        case .equal: max(0, constant)
        case .lessThanOrEqual: min(length, max(0, constant))
        case .greaterThanOrEqual: max(length, constant)
        }
    }
}
