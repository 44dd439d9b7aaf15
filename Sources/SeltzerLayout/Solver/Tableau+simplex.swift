// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Tableau {
    /// Minimizes the objective of a feasible tableau: the simplex method.
    ///
    /// - Parameter count: The number of levels to minimize, the strongest first; nil for all.
    mutating func minimize(levels count: Int? = nil) {
        // Steepest descent needs few steps, but may cycle; Bland's rule never cycles.
        let steepestSteps = 2 * (rows.count + 16)
        for step in 0..<stepLimit {
            guard
                let entering = enteringSymbol(
                    count ?? levels.count, isSteepest: step < steepestSteps),
                let leaving = leavingRow(for: entering)
            else { return }
            pivot(leaving, entering: entering)
        }
    }

    /// Makes the tableau feasible again after constants changed, starting from an optimal tableau:
    /// the dual simplex method.
    ///
    /// - Returns: Whether there is a solution.
    mutating func restoreFeasibility() -> Bool {
        let steepestSteps = 2 * (rows.count + 16)
        for step in 0..<stepLimit {
            guard let leaving = infeasibleRow(isSteepest: step < steepestSteps) else { return true }
            guard let entering = enteringSymbol(into: leaving) else { return false }
            pivot(leaving, entering: entering)
        }
        return false
    }

    /// The maximum number of steps; if it is reached, rounding errors have spoiled the numbers.
    private var stepLimit: Int { 50 * (rows.count + 16) }

    /// A symbol whose growth lowers the objective; nil if there is none.
    private func enteringSymbol(_ count: Int, isSteepest: Bool) -> Int? {
        for (index, level) in levels.prefix(count).enumerated() {
            var best: TableauRow.Term?
            for term in level.row.terms
            where term.coefficient < (best?.coefficient ?? -TableauRow.tolerance) {
                guard kind(of: term.symbol).isRestricted,
                    !levels[..<index].contains(where: { $0.row.coefficient(of: term.symbol) != 0 })
                else { continue }
                best = term
                if !isSteepest { break }
            }
            if let best { return best.symbol }
        }
        return nil
    }

    /// The row whose symbol reaches 0 first when the entering symbol grows; nil if there is none.
    private func leavingRow(for entering: Int) -> Int? {
        var best: (ratio: Double, basic: Int, row: Int)?
        for (index, row) in rows.enumerated() {
            let coefficient = row.coefficient(of: entering)
            guard coefficient < 0, kind(of: row.basic).isRestricted else { continue }
            let ratio = -max(0, row.constant) / coefficient
            if let best, (best.ratio, best.basic) < (ratio, row.basic) { continue }
            best = (ratio, row.basic, index)
        }
        return best?.row
    }

    /// A row whose symbol has a forbidden value; nil if there is none.
    private func infeasibleRow(isSteepest: Bool) -> Int? {
        var best: (constant: Double, basic: Int, row: Int)?
        for (index, row) in rows.enumerated() {
            let kind = kind(of: row.basic)
            if kind == .dummy, abs(row.constant) > Self.tolerance { return index }
            guard kind.isRestricted, row.constant < -Self.tolerance else { continue }
            let constant = isSteepest ? row.constant : 0
            if let best, (best.constant, best.basic) < (constant, row.basic) { continue }
            best = (constant, row.basic, index)
        }
        return best?.row
    }

    /// The symbol whose growth repairs an infeasible row at the lowest cost; nil if there is none.
    private func enteringSymbol(into index: Int) -> Int? {
        let row = rows[index]
        guard kind(of: row.basic) != .dummy else { return nil }
        var candidates = row.terms.filter {
            $0.coefficient > TableauRow.tolerance && kind(of: $0.symbol).isRestricted
        }
        for level in levels where candidates.count > 1 {
            let ratios = candidates.map {
                level.row.coefficient(of: $0.symbol) / $0.coefficient
            }
            let least = ratios.min() ?? 0
            let isLeast = ratios.map { $0 - least <= TableauRow.tolerance }
            candidates = zip(candidates, isLeast).filter(\.1).map(\.0)
        }
        return candidates.first?.symbol
    }
}
