// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// A multiple of an anchor and some cells: the right side of a constraint.
@MainActor
public struct LayoutExpression<Kind> {
    /// The anchor.
    public var anchor: LayoutAnchor<Kind>
    /// How many times it counts.
    public var multiplier: Double
    /// What is added, in cells.
    public var constant: Int

    /// Returns the expression with cells added.
    public static func + (expression: LayoutExpression, cells: Int) -> LayoutExpression {
        var result = expression
        result.constant = result.constant.saturatingAdding(cells)
        return result
    }

    /// Returns the expression with cells taken away.
    public static func - (expression: LayoutExpression, cells: Int) -> LayoutExpression {
        var result = expression
        result.constant = result.constant.saturatingSubtracting(cells)
        return result
    }
}

extension LayoutAnchor {
    /// Returns the anchor moved by cells.
    public static func + (anchor: LayoutAnchor, cells: Int) -> LayoutExpression<Kind> {
        LayoutExpression(anchor: anchor, multiplier: 1, constant: cells)
    }

    /// Returns the anchor moved back by cells.
    public static func - (anchor: LayoutAnchor, cells: Int) -> LayoutExpression<Kind> {
        anchor + 0 - cells
    }

    /// Returns a multiple of the anchor.
    public static func * (anchor: LayoutAnchor, multiplier: Double) -> LayoutExpression<Kind> {
        LayoutExpression(anchor: anchor, multiplier: multiplier, constant: 0)
    }

    /// Returns a part of the anchor.
    public static func / (anchor: LayoutAnchor, divisor: Double) -> LayoutExpression<Kind> {
        anchor * (1 / divisor)
    }

    /// Returns a constraint that is not active yet: both are the same.
    public static func == (first: LayoutAnchor, second: LayoutAnchor) -> LayoutConstraint {
        LayoutConstraint(first, .equal, second + 0)
    }

    /// Returns a constraint that is not active yet: both are the same.
    public static func == (
        first: LayoutAnchor, second: LayoutExpression<Kind>
    ) -> LayoutConstraint {
        LayoutConstraint(first, .equal, second)
    }

    /// Returns a constraint that is not active yet: the first is at most the second.
    public static func <= (first: LayoutAnchor, second: LayoutAnchor) -> LayoutConstraint {
        LayoutConstraint(first, .lessThanOrEqual, second + 0)
    }

    /// Returns a constraint that is not active yet: the first is at most the second.
    public static func <= (
        first: LayoutAnchor, second: LayoutExpression<Kind>
    ) -> LayoutConstraint {
        LayoutConstraint(first, .lessThanOrEqual, second)
    }

    /// Returns a constraint that is not active yet: the first is at least the second.
    public static func >= (first: LayoutAnchor, second: LayoutAnchor) -> LayoutConstraint {
        LayoutConstraint(first, .greaterThanOrEqual, second + 0)
    }

    /// Returns a constraint that is not active yet: the first is at least the second.
    public static func >= (
        first: LayoutAnchor, second: LayoutExpression<Kind>
    ) -> LayoutConstraint {
        LayoutConstraint(first, .greaterThanOrEqual, second)
    }
}

extension LayoutAnchor where Kind == LayoutExtent {
    /// Returns a constraint that is not active yet: the extent is so many cells.
    public static func == (first: LayoutAnchor, cells: Int) -> LayoutConstraint {
        first.constraint(equalToConstant: cells)
    }

    /// Returns a constraint that is not active yet: the extent is at most so many cells.
    public static func <= (first: LayoutAnchor, cells: Int) -> LayoutConstraint {
        first.constraint(lessThanOrEqualToConstant: cells)
    }

    /// Returns a constraint that is not active yet: the extent is at least so many cells.
    public static func >= (first: LayoutAnchor, cells: Int) -> LayoutConstraint {
        first.constraint(greaterThanOrEqualToConstant: cells)
    }
}
