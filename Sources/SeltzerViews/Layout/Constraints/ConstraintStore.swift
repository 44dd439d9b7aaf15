// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// The constraints that a view holds, and their solution.
@MainActor
final class ConstraintStore: ViewConstraints {
    /// The active constraints, in the order of activation: on the view's own size, and between its
    /// subviews.
    private(set) var constraints: [LayoutConstraint] = []
    /// The superview that solves these constraints together with its own; nil if they are solved
    /// separately.
    ///
    /// It does so if one of its constraints refers to a subview of this view.
    weak var host: View?
    /// The frames of the subviews; nil until they are needed.
    var arrangement: ConstraintArrangement?
    /// The size of the view according to its constraints; nil until it is needed.
    var measurement: ConstraintArrangement?

    func add(_ constraint: LayoutConstraint) {
        constraints.append(constraint)
    }

    func remove(_ constraint: LayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    /// Whether constraints between views are solved here.
    override var isIndependent: Bool {
        host == nil && constraints.contains { !$0.isOnOwnSize }
    }

    /// Discards the solution because the constraints changed.
    func invalidate() {
        for view in (arrangement ?? measurement)?.guests ?? [] {
            view.constraintStore?.host = nil
            view.contentDidChange()
        }
        arrangement = nil
        measurement = nil
    }
}

extension View {
    /// The constraints held by this view; nil if there never were any.
    final var constraintStore: ConstraintStore? {
        // There is no other subclass, and a checked cast would cost time in each layout.
        get { heldConstraints.map { unsafeDowncast($0, to: ConstraintStore.self) } }
        set { heldConstraints = newValue }
    }
}
