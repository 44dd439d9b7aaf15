// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension VisualFormat {
    /// The alignment of a line's views across the line.
    public struct Alignment: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Equal left edges; for columns.
        public static var left: Alignment { Alignment(rawValue: 1) }
        /// Equal right edges; for columns.
        public static var right: Alignment { Alignment(rawValue: 2) }
        /// Equal vertical center lines; for columns.
        public static var centerX: Alignment { Alignment(rawValue: 4) }
        /// Equal top edges; for rows.
        public static var top: Alignment { Alignment(rawValue: 8) }
        /// Equal bottom edges; for rows.
        public static var bottom: Alignment { Alignment(rawValue: 16) }
        /// Equal horizontal center lines; for rows.
        public static var centerY: Alignment { Alignment(rawValue: 32) }
    }

    /// One end of a ``Demand``: an attribute of a view, or of the superview if the name is nil.
    public struct Anchor: Hashable, Sendable {
        /// The view's name; nil for the superview.
        public let name: String?
        /// The edge, center line or length.
        public let attribute: LayoutAttribute
    }

    /// A constraint between named views.
    public struct Demand: Hashable, Sendable {
        /// The first side.
        public let first: Anchor
        /// The relation.
        public let relation: LinearConstraint.Relation
        /// The second side without its constant; nil for the constant alone.
        public let second: Anchor?
        /// The constant of the second side, in cells.
        public let constant: Double
        /// The strength.
        public let priority: LayoutPriority
    }

    /// Returns the constraints that the format describes.
    ///
    /// - Parameters:
    ///   - views: The names of the views.
    ///   - metrics: The named numbers; a name that is also a view's means the view.
    ///   - alignment: The alignment of the views across the line.
    /// - Throws: An error for an unknown name, a priority out of range, or an alignment along the line instead of
    ///   across it.
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

    /// The meaning of names.
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
