// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerLayout
import Testing

/// What holds for any constraints, tried with random ones.
@Suite struct ConstraintSolverPropertyTests {
    /// A system that remembers what it was told, so that another solver can be told the same.
    private struct System {
        var domains: [ConstraintSolver.Domain]
        var constraints: [LinearConstraint]

        /// Every variable lies between -20 and 20.
        static func random(using generator: inout SeededGenerator) -> System {
            var solver = ConstraintSolver()
            let domains = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                Bool.random(using: &generator) ? ConstraintSolver.Domain.any : .nonnegative
            }
            let variables = domains.map { solver.makeVariable($0) }
            let constraints = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
                constraint(on: variables, using: &generator)
            }
            return System(domains: domains, constraints: constraints)
        }

        static func constraint(
            on variables: [LayoutVariable], using generator: inout SeededGenerator
        ) -> LinearConstraint {
            let terms = variables.compactMap { variable -> LinearExpression.Term? in
                let coefficient = Int.random(in: -2...2, using: &generator)
                return coefficient == 0 ? nil : .init(variable, times: Double(coefficient))
            }
            let relations: [LinearConstraint.Relation] = [
                .equal, .lessThanOrEqual, .greaterThanOrEqual,
            ]
            let priorities = [1_000, 1_000, 750, 250, 250].map(LayoutPriority.init(rawValue:))
            return LinearConstraint(
                LinearExpression(
                    terms: terms, constant: Double(Int.random(in: -9...9, using: &generator))),
                relations.randomElement(using: &generator) ?? .equal,
                priority: priorities.randomElement(using: &generator) ?? .required)
        }

        func solved() -> (
            solver: ConstraintSolver, variables: [LayoutVariable], ids: [ConstraintID]
        ) {
            var solver = ConstraintSolver()
            let variables = domains.map { solver.makeVariable($0) }
            let ids = constraints.map { solver.add($0) }
            solver.solve()
            return (solver, variables, ids)
        }
    }

    private func miss(_ constraint: LinearConstraint, _ values: [LayoutVariable: Double]) -> Double
    {
        let value = constraint.expression.terms.reduce(constraint.expression.constant) {
            $0 + $1.coefficient * (values[$1.variable] ?? 0)
        }
        return switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
    }

    /// By how much the constraints of each priority are missed, the strongest first.
    private func misses(
        _ constraints: [LinearConstraint], _ values: [LayoutVariable: Double]
    ) -> [Double] {
        [1_000, 750, 250].map { priority in
            constraints.filter { $0.priority.rawValue == priority }
                .reduce(0) { $0 + miss($1, values) }
        }
    }

    @Test func noPointOfAGridIsBetter() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            let system = System.random(using: &generator)
            let (solver, variables, ids) = system.solved()
            let omitted = Set(solver.conflicts.map(\.omitted))
            let kept = zip(ids, system.constraints).filter { !omitted.contains($0.0) }.map(\.1)
            let solution = Dictionary(
                uniqueKeysWithValues: variables.map { ($0, solver.value(of: $0)) })
            let best = misses(kept, solution)
            #expect(best[0] < 1e-3)
            for _ in 0..<200 {
                let point = Dictionary(
                    uniqueKeysWithValues: zip(variables, system.domains).map { variable, domain in
                        let low = domain == .any ? -20 : 0
                        return (variable, Double(Int.random(in: low...20, using: &generator)))
                    })
                let other = misses(kept, point)
                guard other[0] == 0 else { continue }
                let isBetter =
                    other[1] < best[1] - 1e-3
                    || (other[1] < best[1] + 1e-3 && other[2] < best[2] - 1e-3)
                #expect(!isBetter, "\(point) is better than \(solution)")
            }
        }
    }

    @Test func constraintsInAConflictCannotHoldTogetherAndAllOfThemAreNeeded() {
        var generator = SeededGenerator(seed: 2)
        var count = 0
        for round in 0..<400 {
            let system = System.random(using: &generator)
            let (solver, _, ids) = system.solved()
            for conflict in solver.conflicts {
                count += 1
                let members = conflict.constraints.compactMap { id in
                    ids.firstIndex(of: id).map { system.constraints[$0] }
                }
                #expect(conflict.constraints.last == conflict.omitted)
                let whole = System(domains: system.domains, constraints: members)
                #expect(whole.solved().solver.conflicts.count == 1, "\(round)")
                for index in members.indices {
                    var fewer = whole
                    fewer.constraints.remove(at: index)
                    #expect(fewer.solved().solver.conflicts.isEmpty, "\(round)")
                }
            }
        }
        #expect(count > 100)
    }

    @Test func theWayToASystemDoesNotMatter() {
        var generator = SeededGenerator(seed: 3)
        for round in 0..<300 {
            let system = System.random(using: &generator)
            var (solver, variables, ids) = system.solved()
            var constants = system.constraints.map(\.expression.constant)
            for _ in 0..<20 {
                let index = Int.random(in: ids.indices, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    let extra = System.constraint(on: variables, using: &generator)
                    let id = solver.add(extra)
                    if Bool.random(using: &generator) { solver.solve() }
                    solver.remove(id)
                default:
                    constants[index] = Double(Int.random(in: -9...9, using: &generator))
                    solver.setConstant(constants[index], of: ids[index])
                }
                if Bool.random(using: &generator) { solver.solve() }
            }
            solver.solve()
            var changed = system
            for (index, constant) in constants.enumerated() {
                let old = system.constraints[index]
                changed.constraints[index] = LinearConstraint(
                    LinearExpression(terms: old.expression.terms, constant: constant),
                    old.relation, priority: old.priority)
            }
            let (fresh, freshVariables, freshIDs) = changed.solved()
            #expect(
                solver.conflicts.map { ids.firstIndex(of: $0.omitted) }
                    == fresh.conflicts.map { freshIDs.firstIndex(of: $0.omitted) })
            for (variable, other) in zip(variables, freshVariables) {
                #expect(
                    abs(solver.value(of: variable) - fresh.value(of: other)) < 1e-4,
                    "\(round) \(system.constraints.count) \(variable) \(solver.value(of: variable)) \(fresh.value(of: other)) \(misses(changed.constraints, Dictionary(uniqueKeysWithValues: variables.map { ($0, solver.value(of: $0)) }))) \(misses(changed.constraints, Dictionary(uniqueKeysWithValues: freshVariables.map { ($0, fresh.value(of: $0)) })))"
                )
            }
        }
    }
}
