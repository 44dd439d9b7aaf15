// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A demand on variables: that one expression equals another, or is at most or at least as large.
///
/// ```swift
/// // The right edge lies one cell before 80, or further left.
/// LinearConstraint(LinearExpression(left) + LinearExpression(width), .lessThanOrEqual,
///     LinearExpression(constant: 79))
/// ```
public struct LinearConstraint: Hashable, Sendable {
    /// How the two sides compare.
    public enum Relation: Hashable, Sendable {
        /// Both are the same.
        case equal
        /// The first is at most as large as the second.
        case lessThanOrEqual
        /// The first is at least as large as the second.
        case greaterThanOrEqual
    }

    /// What is compared with 0: the first side less the second.
    public let expression: LinearExpression
    /// How it compares with 0.
    public let relation: Relation
    /// How strong the demand is; at ``LayoutPriority/required`` it must hold.
    public let priority: LayoutPriority

    /// Creates a constraint between two expressions; it must hold unless a priority below required is given.
    public init(
        _ first: LinearExpression,
        _ relation: Relation,
        _ second: LinearExpression = LinearExpression(),
        priority: LayoutPriority = .required
    ) {
        expression = first - second
        self.relation = relation
        self.priority = priority
    }
}
