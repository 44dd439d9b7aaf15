// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The pass before each layout in which views change their constraints, from the bottom up, as in
/// UIKit.
extension View {
    /// Asks for ``updateConstraints()`` before the next layout.
    public final func setNeedsUpdateConstraints() {
        guard !layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = true
        markConstraintPath()
    }

    /// Returns whether ``updateConstraints()`` is due.
    public final func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

    /// Calls ``updateConstraints()`` now on this view and on the views below it for which it is due,
    /// the subviews first.
    ///
    /// A view that asks again in this call waits for the next layout.
    public final func updateConstraintsIfNeeded() {
        if layoutState.hasConstraintUpdateBelow {
            layoutState.hasConstraintUpdateBelow = false
            for subview in subviews where subview.layoutState.awaitsConstraintUpdate {
                subview.updateConstraintsIfNeeded()
            }
        }
        guard layoutState.needsConstraintUpdate else { return }
        layoutState.needsConstraintUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// Marks the superviews up to the root, so that the pass finds this view.
    final func markConstraintPath() {
        var current = superview
        while let view = current, !view.layoutState.hasConstraintUpdateBelow {
            view.layoutState.hasConstraintUpdateBelow = true
            current = view.superview
        }
        markLayoutPath()
    }
}
