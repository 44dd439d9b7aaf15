// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ConstraintRecord, Tableau, Tableau+simplex, TableauRow.

import SeltzerLayout
import Testing

@Suite struct ConstraintSolverTests {
    private func number(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

    @Test func aViewIsPlacedFromTheRight() {
        var solver = ConstraintSolver()
        let left = solver.makeVariable()
        let width = solver.makeVariable(.nonnegative)
        let right = LinearExpression(left) + LinearExpression(width)
        solver.add(LinearConstraint(right, .equal, number(78)))
        solver.add(LinearConstraint(LinearExpression(width), .equal, number(19)))
        solver.solve()
        #expect(solver.value(of: left) == 59)
        #expect(solver.value(of: width) == 19)
        #expect(solver.conflicts.isEmpty)
    }

    @Test func aStrongerWishIsNeverTradedForManyWeakerOnes() {
        var solver = ConstraintSolver()
        let width = LinearExpression(solver.makeVariable(.nonnegative))
        let variable = width.terms[0].variable
        for _ in 0..<50 {
            solver.add(LinearConstraint(width, .equal, number(3), priority: .defaultLow))
        }
        solver.add(
            LinearConstraint(
                width, .greaterThanOrEqual, number(10), priority: LayoutPriority(rawValue: 251)))
        solver.solve()
        #expect(solver.value(of: variable) == 10)
    }

    @Test func wishesOfOnePriorityAreMissedByTheLeastSum() {
        var solver = ConstraintSolver()
        let variable = solver.makeVariable()
        for wish in [1.0, 2, 90] {
            solver.add(
                LinearConstraint(
                    LinearExpression(variable), .equal, number(wish), priority: .defaultHigh))
        }
        solver.solve()
        #expect(solver.value(of: variable) == 2)
    }

    @Test func whatIsLeftOpenIsSmall() {
        var solver = ConstraintSolver()
        let left = solver.makeVariable()
        let width = solver.makeVariable(.nonnegative)
        let right = LinearExpression(left) + LinearExpression(width)
        solver.add(LinearConstraint(right, .equal, number(30)))
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: left) == 30)
    }

    @Test func aChangedConstantMovesWhatDependsOnIt() {
        var solver = ConstraintSolver()
        let room = solver.makeVariable(.nonnegative)
        let width = solver.makeVariable(.nonnegative)
        let size = solver.add(LinearConstraint(LinearExpression(room), .equal, number(80)))
        let least = LinearConstraint(
            LinearExpression(width), .greaterThanOrEqual, number(20))
        solver.add(least)
        solver.add(
            LinearConstraint(
                LinearExpression(width), .equal, LinearExpression(room) * 0.5,
                priority: .defaultHigh))
        for (given, expected) in [
            (80.0, 40.0), (60, 30), (10, 20), (41, 20.5), (0, 20), (200, 100),
        ] {
            solver.setConstant(-given, of: size)
            solver.solve()
            #expect(solver.value(of: width) == expected)
        }
    }

    @Test func aContradictionLeavesOutTheYoungestAndNamesThoseInIt() {
        var solver = ConstraintSolver()
        let a = solver.makeVariable()
        let b = solver.makeVariable()
        let c = solver.makeVariable(.nonnegative)
        let first = solver.add(LinearConstraint(LinearExpression(a), .equal, number(5)))
        solver.add(LinearConstraint(LinearExpression(c), .equal, number(7)))
        let second = solver.add(
            LinearConstraint(LinearExpression(b), .greaterThanOrEqual, LinearExpression(a)))
        let third = solver.add(LinearConstraint(LinearExpression(b), .lessThanOrEqual, number(4)))
        solver.add(LinearConstraint(LinearExpression(c), .greaterThanOrEqual, number(1)))
        solver.solve()
        #expect(
            solver.conflicts.map(\.constraints) == [[first, second, third]]
                && solver.conflicts.map(\.omitted) == [third])
        #expect(solver.value(of: a) == 5)
        #expect(solver.value(of: b) == 5)
        #expect(solver.value(of: c) == 7)

        solver.setConstant(-3, of: first)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        solver.setConstant(-6, of: first)
        solver.solve()
        #expect(solver.conflicts.map(\.omitted) == [third])
        solver.remove(first)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }

    @Test func aConstraintCanContradictItself() {
        var solver = ConstraintSolver()
        let width = solver.makeVariable(.nonnegative)
        let empty = solver.add(LinearConstraint(number(1), .equal, number(2)))
        let negative = solver.add(
            LinearConstraint(LinearExpression(width), .lessThanOrEqual, number(-1)))
        solver.add(LinearConstraint(number(1), .equal, number(2), priority: .defaultHigh))
        solver.solve()
        #expect(solver.conflicts.map(\.constraints) == [[empty], [negative]])
    }

    @Test func whatSaysTheSameTwiceIsNoContradictionUntilOneChanges() {
        var solver = ConstraintSolver()
        let a = solver.makeVariable()
        let first = solver.add(LinearConstraint(LinearExpression(a), .equal, number(5)))
        let second = solver.add(LinearConstraint(LinearExpression(a) * 2, .equal, number(10)))
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        solver.setConstant(-6, of: first)
        solver.solve()
        #expect(solver.conflicts.map(\.constraints) == [[first, second]])
        #expect(solver.value(of: a) == 6)
        solver.setConstant(-12, of: second)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        solver.remove(first)
        solver.setConstant(-14, of: second)
        solver.solve()
        #expect(solver.value(of: a) == 7)
    }

    @Test func numbersOfAnyKindAreSurvived() {
        let numbers: [Double] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e-300, 0, -0.0,
            Double(Int.max), Double(Int.min), .leastNonzeroMagnitude,
        ]
        var solver = ConstraintSolver()
        let variables = [solver.makeVariable(), solver.makeVariable(.nonnegative)]
        for first in numbers {
            for second in numbers {
                let expression = LinearExpression(
                    terms: variables.map { .init($0, times: first) }, constant: second)
                let id = solver.add(LinearConstraint(expression, .equal))
                solver.add(
                    LinearConstraint(expression, .lessThanOrEqual, priority: .defaultLow))
                solver.setConstant(first, of: id)
                solver.solve()
                #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
                solver.remove(id)
            }
        }
        solver.solve()
        #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
    }

    @Test func whatIsGoneOrOfAnotherSolverDoesNothing() {
        var other = ConstraintSolver()
        let foreign = (0..<4).map { _ in other.makeVariable() }
        let foreignID = other.add(LinearConstraint(LinearExpression(foreign[3]), .equal))
        var solver = ConstraintSolver()
        solver.remove(foreignID)
        solver.setConstant(4, of: foreignID)
        let id = solver.add(LinearConstraint(LinearExpression(foreign[3]), .equal))
        solver.remove(id)
        solver.remove(id)
        solver.setConstant(1, of: id)
        solver.solve()
        #expect(solver.value(of: foreign[3]) == 0)
        #expect(solver.conflicts.isEmpty)
    }
}
