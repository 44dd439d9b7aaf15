// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a solver keeps of a constraint.
struct ConstraintRecord: Sendable {
    /// The levels of the objective below all priorities: what the constraints leave open.
    static var lengthLevel: Int { 0 }
    static var positionLevel: Int { -1 }

    let constraint: LinearConstraint
    /// What the expression's constant is now.
    var constant: Double
    /// The constraint's number in the order of adding.
    let serial: Int
    /// The symbols that came with the constraint, its marker first; empty while it is left out.
    var symbols: [Int] = []
    /// The serials of the constraints that it contradicts, where it is left out.
    var contradicted: [Int] = []

    init(_ constraint: LinearConstraint, serial: Int) {
        self.constraint = constraint
        self.serial = serial
        constant = LayoutNumber.sane(constraint.expression.constant)
    }

    /// The constraint with the constant that it has now.
    var presentConstraint: LinearConstraint {
        let expression = LinearExpression(terms: constraint.expression.terms, constant: constant)
        return LinearConstraint(
            expression, constraint.relation, priority: constraint.priority)
    }

    var isRequired: Bool { constraint.priority >= .required }

    var isOmitted: Bool { symbols.isEmpty }

    var level: Int { max(1, constraint.priority.rawValue) }

    /// What the symbols stand for: those of an inequality begin with its slack.
    var kinds: [Tableau.Kind] {
        switch (constraint.relation, isRequired) {
        case (.equal, true): [.dummy]
        case (.equal, false): [.error, .error]
        case (_, true): [.slack]
        case (_, false): [.slack, .error]
        }
    }

    /// The symbols that are to be small.
    var costs: ArraySlice<Int> {
        isRequired ? [] : constraint.relation == .equal ? symbols[...] : symbols.dropFirst()
    }

    /// The coefficient of the marker in the equation; the other symbol has the opposite one.
    var markerSign: Double { constraint.relation == .lessThanOrEqual ? 1 : -1 }
}

/// What numbers a solver works with.
enum LayoutNumber {
    /// The number, or the nearest one that the solver can work with; 0 for none at all.
    static func sane(_ number: Double) -> Double {
        number.isNaN ? 0 : max(-limit, min(number, limit))
    }

    /// 2³⁰: larger than any screen, small enough that rounding does not reach a cell.
    private static var limit: Double { 1_073_741_824 }
}
