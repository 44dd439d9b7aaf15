// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// The constraints that a view holds, and their solution.
@MainActor
final class ConstraintStore {
    /// The active constraints, in the order of activation: on the view's own size, and between views in it.
    private(set) var constraints: [LayoutConstraint] = []
    /// The view above that solves these constraints together with its own, as one of those is on a view in this
    /// one; nil where they are solved by themselves.
    weak var host: View?
    /// The frames of the views inside; nil until they are needed.
    var arrangement: ConstraintArrangement?
    /// The size of the view itself, as its constraints make it; nil until it is needed.
    var measurement: ConstraintArrangement?

    func add(_ constraint: LayoutConstraint) {
        constraints.append(constraint)
    }

    func remove(_ constraint: LayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    /// Whether constraints between views are solved here.
    var isIndependent: Bool {
        host == nil && constraints.contains { $0.secondAttribute != nil }
    }

    /// Forgets the solution, as something else is to be solved.
    func invalidate() {
        for view in (arrangement ?? measurement)?.guests ?? [] {
            view.constraintStore?.host = nil
            view.contentDidChange()
        }
        arrangement = nil
        measurement = nil
    }
}
