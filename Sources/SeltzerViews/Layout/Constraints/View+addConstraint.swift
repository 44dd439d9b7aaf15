// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// Activates a constraint of the view or of views in it.
    ///
    /// The nearest common superview of both items holds the constraint, whichever view gets this
    /// call.
    public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

    /// Activates constraints of the view or of views in it.
    public final func addConstraints(_ constraints: [LayoutConstraint]) {
        LayoutConstraint.activate(constraints)
    }

    /// Deactivates a constraint.
    public final func removeConstraint(_ constraint: LayoutConstraint) {
        constraint.isActive = false
    }

    /// Deactivates constraints.
    public final func removeConstraints(_ constraints: [LayoutConstraint]) {
        LayoutConstraint.deactivate(constraints)
    }
}
