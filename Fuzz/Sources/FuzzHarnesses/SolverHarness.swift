// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Adds, changes and removes constraints, as the bytes say.
///
/// What is not left out holds, and a new solver that is given what is left in the same order finds the same.
@_cdecl("fuzz_solver")
public func fuzzSolver(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    var script = SolverScript(input.number(below: 5) + 1, domains: input.byte())
    for _ in 0..<40 where !input.isEmpty { script.step(&input) }
    script.check()
    return 0
}

private struct SolverScript {
    /// The constraints of the solver, the oldest first.
    private struct Entry {
        let id: ConstraintID
        var constraint: LinearConstraint
    }

    private let domains: [ConstraintSolver.Domain]
    private var solver = ConstraintSolver()
    private var variables: [LayoutVariable] = []
    private var entries: [Entry] = []

    init(_ count: Int, domains bits: UInt8) {
        domains = (0..<count).map { bits >> UInt8($0) & 1 == 0 ? .any : .nonnegative }
        variables = domains.map { solver.makeVariable($0) }
    }

    mutating func step(_ input: inout FuzzInput) {
        switch input.number(below: 8) {
        case 0 where !entries.isEmpty:
            solver.remove(entries.remove(at: input.number(below: entries.count)).id)
        case 1 where !entries.isEmpty:
            let number = input.number(below: entries.count)
            let constant = Double(input.number(below: 201) - 100)
            solver.setConstant(constant, of: entries[number].id)
            let old = entries[number].constraint
            entries[number].constraint = LinearConstraint(
                LinearExpression(terms: old.expression.terms, constant: constant), old.relation,
                priority: old.priority)
        case 2: solver.solve()
        default:
            let constraint = constraint(&input)
            entries.append(Entry(id: solver.add(constraint), constraint: constraint))
        }
    }

    private func constraint(_ input: inout FuzzInput) -> LinearConstraint {
        let terms = (0...input.number(below: 3)).map { _ in
            let variable = variables[input.number(below: variables.count)]
            return LinearExpression.Term(variable, times: Double(input.number(below: 7) - 3))
        }
        let expression = LinearExpression(
            terms: terms, constant: Double(input.number(below: 201) - 100))
        let kind = input.byte()
        let relations: [LinearConstraint.Relation] = [
            .equal, .lessThanOrEqual, .greaterThanOrEqual,
        ]
        let priorities: [LayoutPriority] = [
            .required, LayoutPriority(rawValue: 750), LayoutPriority(rawValue: 250),
        ]
        return LinearConstraint(
            expression, relations[Int(kind) % 3], priority: priorities[Int(kind) / 3 % 3])
    }

    mutating func check() {
        solver.solve()
        let omitted = Set(solver.conflicts.map(\.omitted))
        for entry in entries where entry.constraint.priority == .required {
            if !omitted.contains(entry.id) { checkHolds(entry.constraint) }
        }
        var other = ConstraintSolver()
        for domain in domains { _ = other.makeVariable(domain) }
        for entry in entries { other.add(entry.constraint) }
        other.solve()
        precondition(other.conflicts.count == omitted.count, "Other constraints are left out.")
        for variable in variables {
            let values = (solver.value(of: variable), other.value(of: variable))
            precondition(values.0.isFinite, "A value is no number.")
            precondition(abs(values.0 - values.1) < 1e-3, "The solution depends on the past.")
        }
    }

    private func checkHolds(_ constraint: LinearConstraint) {
        let value = constraint.expression.terms.reduce(constraint.expression.constant) {
            $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        switch constraint.relation {
        case .equal: precondition(abs(value) < 1e-3, "An equation does not hold.")
        case .lessThanOrEqual: precondition(value < 1e-3, "A limit is passed.")
        case .greaterThanOrEqual: precondition(value > -1e-3, "A limit is passed.")
        }
    }
}
