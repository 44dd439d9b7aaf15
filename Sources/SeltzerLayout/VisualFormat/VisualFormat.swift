// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A line of views in a row or a column, with their sizes and the distances between them, as read from a
/// string of the Visual Format Language of UIKit.
///
/// ```
/// H:|-0-[table]-0-|            the table as wide as its superview
/// H:[button(19)]-2-|           19 cells wide, 2 cells before the right edge
/// V:|[head(1)][body(>=3)][foot(==head)]|
/// |-[name]-(gap)-[field(>=8,<=40@250)]-|
/// ```
///
/// `H:` is a row and `V:` a column; without either it is a row. `|` is the superview's edge. A view is a name
/// in brackets, with what its size is compared with in parentheses: numbers, names of metrics or of other
/// views, after `==`, `>=` or `<=`; each may end with `@` and a priority. Between two views nothing means no
/// distance, `-` the standard distance of one cell, and `-…-` the distance between the dashes. Spaces count
/// nowhere.
public struct VisualFormat: Hashable, Sendable {
    /// What a view's size or a distance is compared with.
    public enum Operand: Hashable, Sendable {
        /// A number of cells.
        case number(Double)
        /// The name of a metric or of a view.
        case name(String)
    }

    /// A demand on a size or a distance.
    public struct Predicate: Hashable, Sendable {
        /// How it compares.
        public let relation: LinearConstraint.Relation
        /// With what it is compared.
        public let operand: Operand
        /// How strong the demand is, a number or a metric's name; nil for required.
        public let priority: Operand?
        /// Where the operand stands in the string, in Unicode scalars from 0.
        public let position: Int
    }

    /// A part of the line: a view, or an end.
    public struct Item: Hashable, Sendable {
        /// The view's name; nil for the superview, whose edges are the ends of the line.
        public let name: String?
        /// The demands on the view's size.
        public let sizes: [Predicate]
        /// Where the item stands in the string, in Unicode scalars from 0.
        public let position: Int
    }

    /// The most views that a format may have.
    public static var maximumViews: Int { 1_000 }

    /// The distance that a lone `-` stands for, in cells.
    public static var standardSpacing: Double { 1 }

    /// The string that was read.
    public let text: String
    /// The direction of the line.
    public let axis: Axis
    /// The views and ends, in order.
    public let items: [Item]
    /// The demands on the distances: between the first item and the second, and so on.
    public let distances: [[Predicate]]

    /// Reads a format.
    ///
    /// - Throws: What was expected, and where.
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
