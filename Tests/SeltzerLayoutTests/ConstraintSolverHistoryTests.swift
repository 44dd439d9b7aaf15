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
}
