// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LinearConstraint.

import SeltzerLayout
import Testing

@Suite struct LinearExpressionTests {
    private let x: LayoutVariable
    private let y: LayoutVariable

    init() {
        var solver = ConstraintSolver()
        (x, y) = (solver.makeVariable(), solver.makeVariable())
    }

    /// The value where x is 10 and y is 1.
    private func value(_ expression: LinearExpression) -> Double {
        expression.terms.reduce(expression.constant) {
            $0 + $1.coefficient * ($1.variable == x ? 10 : 1)
        }
    }

    @Test func operatorsComputeAsNumbersDo() {
        let (x, y) = (LinearExpression(x), LinearExpression(y))
        #expect(value(x + y) == 11)
        #expect(value(x - y) == 9)
        #expect(value(x + 3) == 13)
        #expect(value(x - 3) == 7)
        #expect(value((x - y + 2) * -3) == -33)
        #expect(value(x + x) == 20)
        #expect(value(LinearExpression(constant: 4) - y) == 3)
        #expect(value(LinearExpression()) == 0)
    }

    @Test func aConstraintIsTheDifferenceOfItsSides() {
        let constraint = LinearConstraint(
            LinearExpression(x), .lessThanOrEqual, LinearExpression(y) + 2)
        #expect(value(constraint.expression) == 7)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.priority == .required)
        let alone = LinearConstraint(LinearExpression(x), .equal, priority: .defaultLow)
        #expect(value(alone.expression) == 10)
        #expect(alone.priority == .defaultLow)
    }
}
