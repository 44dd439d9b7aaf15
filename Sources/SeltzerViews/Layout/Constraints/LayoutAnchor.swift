// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// Marks anchors that are places from left to right.
public enum LayoutXAxis {}

/// Marks anchors that are places from top to bottom.
public enum LayoutYAxis {}

/// Marks anchors that are extents.
public enum LayoutExtent {}

/// A left or right edge, or the middle between them.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>

/// A top or bottom edge, or the middle between them.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>

/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutExtent>

/// An edge, a middle or a side of a view, to make constraints of.
///
/// ```swift
/// LayoutConstraint.activate([
///     label.trailing == field.leading - 1,
///     field.width >= 8,
///     (field.width == label.width * 2).withPriority(.defaultLow),
///     label.topAnchor.constraint(equalTo: form.topAnchor, constant: 1),
/// ])
/// ```
///
/// A superview's edges are those of what it shows, from 0 to its width and height, wherever its `bounds.origin`
/// has scrolled to. Leading is left and trailing is right: layouts run from left to right.
@MainActor
public struct LayoutAnchor<Kind> {
    /// The view.
    public let view: View
    /// What of the view.
    public let attribute: LayoutAttribute

    /// Returns a constraint that is not active yet: this is a multiple of another anchor and some cells.
    public func constraint(
        equalTo other: LayoutAnchor, multiplier: Double = 1, constant: Int = 0
    ) -> LayoutConstraint {
        LayoutConstraint(self, .equal, other * multiplier + constant)
    }

    /// Returns a constraint that is not active yet: this is at most a multiple of another anchor and some
    /// cells.
    public func constraint(
        lessThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Int = 0
    ) -> LayoutConstraint {
        LayoutConstraint(self, .lessThanOrEqual, other * multiplier + constant)
    }

    /// Returns a constraint that is not active yet: this is at least a multiple of another anchor and some
    /// cells.
    public func constraint(
        greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Int = 0
    ) -> LayoutConstraint {
        LayoutConstraint(self, .greaterThanOrEqual, other * multiplier + constant)
    }
}

extension LayoutAnchor where Kind == LayoutExtent {
    /// Returns a constraint that is not active yet: this is so many cells.
    public func constraint(equalToConstant constant: Int) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .equal, constant: constant)
    }

    /// Returns a constraint that is not active yet: this is at most so many cells.
    public func constraint(lessThanOrEqualToConstant constant: Int) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .lessThanOrEqual, constant: constant)
    }

    /// Returns a constraint that is not active yet: this is at least so many cells.
    public func constraint(greaterThanOrEqualToConstant constant: Int) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .greaterThanOrEqual, constant: constant)
    }
}
