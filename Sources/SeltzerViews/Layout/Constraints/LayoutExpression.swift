// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// A multiple of an anchor plus a number of cells: the right side of a constraint.
@MainActor
public struct LayoutExpression<Kind> {
    /// The anchor.
    public var anchor: LayoutAnchor<Kind>
    /// The factor.
    public var multiplier: Double
    /// The number of cells added.
    public var constant: Int

    /// Returns the expression plus a number of cells.
    public static func + (expression: LayoutExpression, cells: Int) -> LayoutExpression {
        var result = expression
        result.constant = result.constant.saturatingAdding(cells)
        return result
    }

    /// Returns the expression minus a number of cells.
    public static func - (expression: LayoutExpression, cells: Int) -> LayoutExpression {
        var result = expression
        result.constant = result.constant.saturatingSubtracting(cells)
        return result
    }
}

extension LayoutAnchor {
    /// Returns the anchor plus a number of cells.
    public static func + (anchor: LayoutAnchor, cells: Int) -> LayoutExpression<Kind> {
        LayoutExpression(anchor: anchor, multiplier: 1, constant: cells)
    }

    /// Returns the anchor minus a number of cells.
    public static func - (anchor: LayoutAnchor, cells: Int) -> LayoutExpression<Kind> {
        anchor + 0 - cells
    }

    /// Returns a multiple of the anchor.
    public static func * (anchor: LayoutAnchor, multiplier: Double) -> LayoutExpression<Kind> {
        LayoutExpression(anchor: anchor, multiplier: multiplier, constant: 0)
    }

    /// Returns a fraction of the anchor.
    public static func / (anchor: LayoutAnchor, divisor: Double) -> LayoutExpression<Kind> {
        anchor * (1 / divisor)
    }

    /// Returns an inactive constraint: both sides are equal.
    public static func == (first: LayoutAnchor, second: LayoutAnchor) -> LayoutConstraint {
        LayoutConstraint(first, .equal, second + 0)
    }

    /// Returns an inactive constraint: both sides are equal.
    public static func == (
        first: LayoutAnchor, second: LayoutExpression<Kind>
    ) -> LayoutConstraint {
        LayoutConstraint(first, .equal, second)
    }

    /// Returns an inactive constraint: the first side is at most the second.
    public static func <= (first: LayoutAnchor, second: LayoutAnchor) -> LayoutConstraint {
        LayoutConstraint(first, .lessThanOrEqual, second + 0)
    }

    /// Returns an inactive constraint: the first side is at most the second.
    public static func <= (
        first: LayoutAnchor, second: LayoutExpression<Kind>
    ) -> LayoutConstraint {
        LayoutConstraint(first, .lessThanOrEqual, second)
    }

    /// Returns an inactive constraint: the first side is at least the second.
    public static func >= (first: LayoutAnchor, second: LayoutAnchor) -> LayoutConstraint {
        LayoutConstraint(first, .greaterThanOrEqual, second + 0)
    }

    /// Returns an inactive constraint: the first side is at least the second.
    public static func >= (
        first: LayoutAnchor, second: LayoutExpression<Kind>
    ) -> LayoutConstraint {
        LayoutConstraint(first, .greaterThanOrEqual, second)
    }
}

extension LayoutAnchor where Kind == LayoutExtent {
    /// Returns an inactive constraint: the length equals a number of cells.
    public static func == (first: LayoutAnchor, cells: Int) -> LayoutConstraint {
        first.constraint(equalToConstant: cells)
    }

    /// Returns an inactive constraint: the length is at most a number of cells.
    public static func <= (first: LayoutAnchor, cells: Int) -> LayoutConstraint {
        first.constraint(lessThanOrEqualToConstant: cells)
    }

    /// Returns an inactive constraint: the length is at least a number of cells.
    public static func >= (first: LayoutAnchor, cells: Int) -> LayoutConstraint {
        first.constraint(greaterThanOrEqualToConstant: cells)
    }
}
