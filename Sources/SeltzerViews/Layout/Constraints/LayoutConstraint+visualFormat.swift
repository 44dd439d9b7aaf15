// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

extension LayoutConstraint {
    /// Returns the constraints that a line of the Visual Format Language describes; they are
    /// inactive.
    ///
    /// ```swift
    /// try LayoutConstraint.constraints(
    ///     withVisualFormat: "H:[button(19)]-2-|", views: ["button": button])
    /// ```
    ///
    /// - Parameters:
    ///   - format: The line: see ``/SeltzerLayout/VisualFormat``. Its `|` is the superview of the
    ///     view beside it.
    ///   - options: The alignment of the views across the line.
    ///   - metrics: Named numbers, in cells.
    ///   - views: The views by name.
    /// - Throws: An error with the problem and its place in the format.
    public static func constraints(
        withVisualFormat format: String,
        options: VisualFormat.Alignment = [],
        metrics: [String: Int] = [:],
        views: [String: View]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let line = try VisualFormat(format)
        let demands = try line.demands(
            views: Set(views.keys), metrics: metrics.mapValues(Double.init), alignment: options)
        var result: [LayoutConstraint] = []
        for demand in demands {
            let neighbor = demand.second.flatMap(\.name) ?? demand.first.name
            let superview = neighbor.flatMap { views[$0]?.superview }
            let ends = [demand.first, demand.second].map { end in
                end.flatMap { $0.name == nil ? superview : $0.name.flatMap { views[$0] } }
            }
            guard let first = ends[0], demand.second == nil || ends[1] != nil else {
                throw VisualFormatError(
                    "“\(neighbor ?? "")” is in no superview", in: format, at: 0)
            }
            result.append(
                LayoutConstraint(
                    first, demand.first.attribute, demand.relation, ends[1],
                    demand.second?.attribute,
                    constant: ConstraintLayout.cells(demand.constant),
                    priority: demand.priority))
        }
        return result
    }
}
