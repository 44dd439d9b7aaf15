// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A relation between two expressions: equal, at most, or at least.
///
/// ```swift
/// // The right edge lies one cell before 80, or further left.
/// LinearConstraint(LinearExpression(left) + LinearExpression(width), .lessThanOrEqual,
///     LinearExpression(constant: 79))
/// ```
public struct LinearConstraint: Hashable, Sendable {
    /// The relation between the two sides.
    public enum Relation: Hashable, Sendable {
        /// The sides are equal.
        case equal
        /// The first side is at most as large as the second.
        case lessThanOrEqual
        /// The first side is at least as large as the second.
        case greaterThanOrEqual
    }

    /// The first side minus the second, which is compared with 0.
    public let expression: LinearExpression
    /// The comparison with 0.
    public let relation: Relation
    /// The strength; at ``LayoutPriority/required`` the constraint must hold.
    public let priority: LayoutPriority

    /// Creates a constraint between two expressions, required unless a priority is given.
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
