// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// What a view would like in both directions.
struct ItemWishes {
    var horizontal: LengthWish
    var vertical: LengthWish
}

/// The length that a view would like along one axis, as constraints in a solver.
struct LengthWish {
    private let variable: LayoutVariable
    private let priorities: LayoutPriorities
    private var ids: [ConstraintID] = []
    /// The length; nil where the view does not care.
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
            // A view cannot insist: what it would like is no demand of the program.
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
