// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A row or a column of views, with sizes and distances, as read from a string of UIKit's Visual Format Language.
///
/// ```
/// H:|-0-[table]-0-|            the table as wide as its superview
/// H:[button(19)]-2-|           19 cells wide, 2 cells before the right edge
/// V:|[head(1)][body(>=3)][foot(==head)]|
/// |-[name]-(gap)-[field(>=8,<=40@250)]-|
/// ```
///
/// `H:` is a row and `V:` a column; the default is a row. `|` is the edge of the superview. A view is a name in
/// brackets. Demands on its size follow in parentheses: numbers, names of metrics or names of other views, after
/// `==`, `>=` or `<=`. Each may end with `@` and a priority. Between two views, nothing means no distance, `-` the
/// standard distance of one cell, and `-…-` the distance between the dashes. Spaces are ignored.
public struct VisualFormat: Hashable, Sendable {
    /// The right side of a demand on a size or a distance.
    public enum Operand: Hashable, Sendable {
        /// A number of cells.
        case number(Double)
        /// The name of a metric or of a view.
        case name(String)
    }

    /// A demand on a size or a distance.
    public struct Predicate: Hashable, Sendable {
        /// The relation.
        public let relation: LinearConstraint.Relation
        /// The right side.
        public let operand: Operand
        /// The strength, a number or the name of a metric; nil for required.
        public let priority: Operand?
        /// The position of the operand in the string, in Unicode scalars from 0.
        public let position: Int
    }

    /// A part of the line: a view, or an end of the line.
    public struct Item: Hashable, Sendable {
        /// The name of the view; nil for the superview, whose edges are the ends of the line.
        public let name: String?
        /// The demands on the view's size.
        public let sizes: [Predicate]
        /// The position of the item in the string, in Unicode scalars from 0.
        public let position: Int
    }

    /// The maximum number of views in a format.
    public static var maximumViews: Int { 1_000 }

    /// The distance of a lone `-`, in cells.
    public static var standardSpacing: Double { 1 }

    /// The string that was read.
    public let text: String
    /// The direction of the line.
    public let axis: Axis
    /// The views and ends, in order.
    public let items: [Item]
    /// The demands on the distances, in order: between the first and the second item, and so on.
    public let distances: [[Predicate]]

    /// Reads a format.
    ///
    /// - Throws: An error that says what was expected, and where.
    public init(_ text: String) throws(VisualFormatError) {
        var parser = VisualFormatParser(text)
        self = try parser.parse()
    }

    init(text: String, axis: Axis, items: [Item], distances: [[Predicate]]) {
        self.text = text
        self.axis = axis
        self.items = items
        self.distances = distances
    }
}
