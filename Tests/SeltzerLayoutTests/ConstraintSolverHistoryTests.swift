// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout
import Testing

/// A solution is the same whatever was changed before; the constraints were found by fuzzing.
@Suite struct ConstraintSolverHistoryTests {
    @Test func changedLimitIsSolvedAsIfItHadBeenSoAtOnce() {
        func solved(changing: Bool) -> [Double] {
            var solver = ConstraintSolver()
            let v = [solver.makeVariable(.nonnegative)] + (1...4).map { _ in solver.makeVariable() }
            func sum(_ terms: [(Int, Double)], _ constant: Double) -> LinearExpression {
                LinearExpression(
                    terms: terms.map { LinearExpression.Term(v[$0.0], times: $0.1) },
                    constant: constant)
            }
            let limit = solver.add(
                LinearConstraint(
                    sum([(2, -1), (4, -1)], changing ? 12 : -99), .greaterThanOrEqual,
                    priority: .defaultLow))
            if changing { solver.setConstant(-99, of: limit) }
            solver.add(
                LinearConstraint(
                    sum([(2, 2), (3, 1), (1, -1)], -57), .equal, priority: .defaultHigh))
            solver.add(LinearConstraint(sum([(1, -1)], 20), .equal, priority: .defaultHigh))
            solver.add(LinearConstraint(sum([(0, -3)], -99), .lessThanOrEqual))
            solver.solve()
            return v.map { solver.value(of: $0) }
        }
        let (once, changed) = (solved(changing: false), solved(changing: true))
        #expect(changed == [0, 20, 38.5, 0, -137.5])
        #expect(once == changed)
    }

    /// A grid of two by two whose sums are given: one of its lengths is open.
    @Test(arguments: [0, 1, 2, 3])
    func lengthsThatAreOpenDoNotDependOnWhatWasTried(pulled: Int) {
        func solver() -> (ConstraintSolver, [LayoutVariable]) {
            var solver = ConstraintSolver()
            let lengths = (0..<4).map { _ in solver.makeVariable(.nonnegative) }
            for (first, second) in [(0, 1), (2, 3), (0, 2)] {
                let sum = LinearExpression(lengths[first]) + LinearExpression(lengths[second])
                solver.add(LinearConstraint(sum, .equal, LinearExpression(constant: 10)))
            }
            return (solver, lengths)
        }
        var (fresh, lengths) = solver()
        fresh.solve()
        var (tried, _) = solver()
        for wish in [10.0, 0, 4] {
            let pull = tried.add(
                LinearConstraint(
                    LinearExpression(lengths[pulled]), .equal, LinearExpression(constant: wish),
                    priority: .defaultLow))
            tried.solve()
            tried.remove(pull)
            tried.solve()
            #expect(lengths.map(tried.value) == lengths.map(fresh.value), "\(wish)")
        }
    }
}
