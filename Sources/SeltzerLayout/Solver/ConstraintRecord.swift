// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The state of one constraint in a solver.
struct ConstraintRecord: Sendable {
    /// The two levels of the objective below all priorities, for values that the constraints do not
    /// determine.
    static var lengthLevel: Int { 0 }
    static var positionLevel: Int { -1 }

    let constraint: LinearConstraint
    /// The present constant of the expression.
    var constant: Double
    /// The number of the constraint, in the order in which constraints were added.
    let serial: Int
    /// The symbols that the constraint added, its marker first; empty while the constraint is left
    /// out.
    var symbols: [Int] = []
    /// The serials of the constraints that this constraint contradicts while it is left out.
    var contradicted: [Int] = []

    init(_ constraint: LinearConstraint, serial: Int) {
        self.constraint = constraint
        self.serial = serial
        constant = LayoutNumber.sane(constraint.expression.constant)
    }

    /// The constraint with its present constant.
    var presentConstraint: LinearConstraint {
        let expression = LinearExpression(terms: constraint.expression.terms, constant: constant)
        return LinearConstraint(
            expression, constraint.relation, priority: constraint.priority)
    }

    var isRequired: Bool { constraint.priority >= .required }

    var isOmitted: Bool { symbols.isEmpty }

    var level: Int { max(1, constraint.priority.rawValue) }

    /// The kinds of the constraint's symbols; for an inequality, the slack is first.
    var kinds: [Tableau.Kind] {
        switch (constraint.relation, isRequired) {
        case (.equal, true): [.dummy]
        case (.equal, false): [.error, .error]
        case (_, true): [.slack]
        case (_, false): [.slack, .error]
        }
    }

    /// The symbols that the objective minimizes.
    var costs: ArraySlice<Int> {
        isRequired ? [] : constraint.relation == .equal ? symbols[...] : symbols.dropFirst()
    }

    /// The coefficient of the marker in the equation; the other symbol has the opposite one.
    var markerSign: Double { constraint.relation == .lessThanOrEqual ? 1 : -1 }
}

/// The range of numbers that a solver works with.
enum LayoutNumber {
    /// The number, or the nearest one within the solver's range; 0 for NaN.
    static func sane(_ number: Double) -> Double {
        number.isNaN ? 0 : max(-limit, min(number, limit))
    }

    /// 2³⁰: larger than any screen, and small enough that rounding errors stay below a cell.
    private static var limit: Double { 1_073_741_824 }
}
