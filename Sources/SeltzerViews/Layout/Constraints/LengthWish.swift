// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// The lengths that fit a view along both axes.
struct ItemWishes {
    var horizontal: LengthWish
    var vertical: LengthWish
}

/// The length that fits a view along one axis, as constraints in a solver.
struct LengthWish {
    private let variable: LayoutVariable
    private let priorities: LayoutPriorities
    private var ids: [ConstraintID] = []
    /// The length; nil if the view has none.
    private(set) var length: Int?

    init(_ variable: LayoutVariable, _ priorities: LayoutPriorities) {
        self.variable = variable
        self.priorities = priorities
    }

    /// Changes the length.
    mutating func set(_ length: Int?, in solver: inout ConstraintSolver) {
        let length = length.map { max(0, $0) }
        guard length != self.length else { return }
        if let length, self.length != nil {
            for id in ids { solver.setConstant(-Double(length), of: id) }
        } else if let length {
            add(Double(length), to: &solver)
        } else {
            for id in ids { solver.remove(id) }
            ids = []
        }
        self.length = length
    }

    private mutating func add(_ length: Double, to solver: inout ConstraintSolver) {
        func wish(_ relation: LinearConstraint.Relation, _ priority: LayoutPriority) {
            // A view's own size is never required, because the program did not demand it.
            let priority = min(priority, LayoutPriority(rawValue: 999))
            ids.append(
                solver.add(
                    LinearConstraint(
                        LinearExpression(variable), relation, LinearExpression(constant: length),
                        priority: priority)))
        }
        if priorities.hugging == priorities.compressionResistance {
            wish(.equal, priorities.hugging)
        } else {
            wish(.lessThanOrEqual, priorities.hugging)
            wish(.greaterThanOrEqual, priorities.compressionResistance)
        }
    }
}
