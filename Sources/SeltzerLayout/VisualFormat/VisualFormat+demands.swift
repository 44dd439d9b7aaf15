// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension VisualFormat {
    /// Where the views of a line lie across it.
    public struct Alignment: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// All have the same left edge; for columns.
        public static var left: Alignment { Alignment(rawValue: 1) }
        /// All have the same right edge; for columns.
        public static var right: Alignment { Alignment(rawValue: 2) }
        /// All have the same middle from left to right; for columns.
        public static var centerX: Alignment { Alignment(rawValue: 4) }
        /// All have the same top edge; for rows.
        public static var top: Alignment { Alignment(rawValue: 8) }
        /// All have the same bottom edge; for rows.
        public static var bottom: Alignment { Alignment(rawValue: 16) }
        /// All have the same middle from top to bottom; for rows.
        public static var centerY: Alignment { Alignment(rawValue: 32) }
    }

    /// One end of a ``Demand``: an attribute of a view, or of the superview where the name is nil.
    public struct Anchor: Hashable, Sendable {
        /// The view's name; nil for the superview.
        public let name: String?
        /// The edge, middle or side.
        public let attribute: LayoutAttribute
    }

    /// A constraint between views that are known by name.
    public struct Demand: Hashable, Sendable {
        /// What is compared.
        public let first: Anchor
        /// How.
        public let relation: LinearConstraint.Relation
        /// With what, beside the constant; nil for the constant alone.
        public let second: Anchor?
        /// What is added to the second, in cells.
        public let constant: Double
        /// How strong the demand is.
        public let priority: LayoutPriority
    }

    /// Returns the constraints that the format stands for.
    ///
    /// - Parameters:
    ///   - views: The names of the views there are.
    ///   - metrics: The numbers that have names; a name that a view has too means the view.
    ///   - alignment: Where the views lie across the line.
    /// - Throws: A name that stands for nothing, a priority out of range, or an alignment along the line
    ///   instead of across it.
    public func demands(
        views: Set<String>,
        metrics: [String: Double] = [:],
        alignment: Alignment = []
    ) throws(VisualFormatError) -> [Demand] {
        let names = Names(views: views, metrics: metrics, text: text)
        var result: [Demand] = []
        for (index, item) in items.enumerated() {
            if index > 0 { result += try distanceDemands(before: index, names) }
            guard let name = item.name else { continue }
            guard views.contains(name) else {
                let hint = VisualFormatError.hint(for: name, among: views)
                throw VisualFormatError(
                    "No view is called “\(name.prefix(40))”\(hint)", in: text, at: item.position)
            }
            for size in item.sizes { result.append(try sizeDemand(size, of: name, names)) }
        }
        return result + (try alignmentDemands(alignment))
    }

    private func distanceDemands(
        before index: Int, _ names: Names
    ) throws(VisualFormatError) -> [Demand] {
        let start: LayoutAttribute = axis == .horizontal ? .left : .top
        let end: LayoutAttribute = axis == .horizontal ? .right : .bottom
        let former = items[index - 1].name
        let latter = items[index].name
        let second = Anchor(name: former, attribute: former == nil ? start : end)
        let first = Anchor(name: latter, attribute: latter == nil ? end : start)
        guard !distances[index - 1].isEmpty else {
            return [
                Demand(
                    first: first, relation: .equal, second: second, constant: 0,
                    priority: .required)
            ]
        }
        var result: [Demand] = []
        for distance in distances[index - 1] {
            result.append(
                Demand(
                    first: first, relation: distance.relation, second: second,
                    constant: try names.number(distance.operand, at: distance.position),
                    priority: try names.priority(distance)))
        }
        return result
    }

    private func sizeDemand(
        _ size: Predicate, of name: String, _ names: Names
    ) throws(VisualFormatError) -> Demand {
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        let first = Anchor(name: name, attribute: attribute)
        let priority = try names.priority(size)
        if case .name(let other) = size.operand, names.views.contains(other) {
            return Demand(
                first: first, relation: size.relation,
                second: Anchor(name: other, attribute: attribute), constant: 0,
                priority: priority)
        }
        return Demand(
            first: first, relation: size.relation, second: nil,
            constant: try names.number(size.operand, at: size.position, mayBeView: true),
            priority: priority)
    }

    private func alignmentDemands(
        _ alignment: Alignment
    ) throws(VisualFormatError) -> [Demand] {
        let pairs: [(Alignment, LayoutAttribute)] = [
            (.left, .left), (.right, .right), (.centerX, .centerX), (.top, .top),
            (.bottom, .bottom), (.centerY, .centerY),
        ]
        var result: [Demand] = []
        let names = items.compactMap(\.name)
        for (option, attribute) in pairs where alignment.contains(option) {
            guard attribute.axis != axis else {
                throw VisualFormatError(
                    "The views of a \(axis == .horizontal ? "row" : "column") cannot be aligned "
                        + "by \(attribute.rawValue)", in: text, at: 0)
            }
            for (former, latter) in zip(names, names.dropFirst()) {
                result.append(
                    Demand(
                        first: Anchor(name: former, attribute: attribute), relation: .equal,
                        second: Anchor(name: latter, attribute: attribute), constant: 0,
                        priority: .required))
            }
        }
        return result
    }

    /// What names stand for.
    private struct Names {
        let views: Set<String>
        let metrics: [String: Double]
        let text: String

        func number(
            _ operand: Operand, at position: Int, mayBeView: Bool = false
        ) throws(VisualFormatError) -> Double {
            switch operand {
            case .number(let number): return number
            case .name(let name):
                if let metric = metrics[name] { return metric }
                let shown = "“\(name.prefix(40))”"
                let known = Array(metrics.keys) + (mayBeView ? Array(views) : [])
                let message =
                    views.contains(name)
                    ? "Expected a number or a metric, not the view \(shown)"
                    : "No metric \(mayBeView ? "or view " : "")is called \(shown)"
                        + VisualFormatError.hint(for: name, among: known)
                throw VisualFormatError(message, in: text, at: position)
            }
        }

        func priority(_ predicate: Predicate) throws(VisualFormatError) -> LayoutPriority {
            guard let operand = predicate.priority else { return .required }
            let number = try number(operand, at: predicate.position)
            guard (1...1_000).contains(number) else {
                throw VisualFormatError(
                    "A priority is from 1 to 1000", in: text, at: predicate.position)
            }
            return LayoutPriority(rawValue: Int(number))
        }
    }
}
