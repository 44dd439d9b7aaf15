// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads a visual format that may be anything, and solves what it demands.
///
/// An error lies in the format and can be printed; every place is a number.
@_cdecl("fuzz_format")
public func fuzzFormat(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let alignment = VisualFormat.Alignment(rawValue: Int(input.byte()))
    let text = String(decoding: input.bytes(), as: UTF8.self)
    do {
        let format = try VisualFormat(text)
        // Each view that is named is there, but for those with a z.
        let views = Set(format.items.compactMap(\.name).filter { !$0.contains("z") })
        let demands = try format.demands(
            views: views, metrics: ["m": 3, "n": -1e300, "o": .nan], alignment: alignment)
        if demands.count <= 64 { solve(demands) }
    } catch {
        checkMessage(error)
        precondition(
            (0...text.unicodeScalars.count).contains(error.position), "The error is nowhere.")
    }
    return 0
}

private func solve(_ demands: [VisualFormat.Demand]) {
    var solver = ConstraintSolver()
    var variables: [VisualFormat.Anchor: LayoutVariable] = [:]
    func expression(_ anchor: VisualFormat.Anchor) -> LinearExpression {
        let variable =
            variables[anchor]
            ?? solver.makeVariable(anchor.attribute.isExtent ? .nonnegative : .any)
        variables[anchor] = variable
        return LinearExpression(variable)
    }
    for demand in demands {
        let second = demand.second.map(expression) ?? LinearExpression()
        solver.add(
            LinearConstraint(
                expression(demand.first), demand.relation, second + demand.constant,
                priority: demand.priority))
    }
    solver.solve()
    for variable in variables.values {
        precondition(solver.value(of: variable).isFinite, "A place is no number.")
    }
}
