// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// Marks anchors that are horizontal positions.
public enum LayoutXAxis {}

/// Marks anchors that are vertical positions.
public enum LayoutYAxis {}

/// Marks anchors that are lengths.
public enum LayoutExtent {}

/// A left or right edge, or the center between them.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>

/// A top or bottom edge, or the center between them.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>

/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutExtent>

/// An edge, a center line or a length of a view or a guide, for use in constraints.
@MainActor
public struct LayoutAnchor<Kind> {
    /// The view; for the anchor of a guide, a view that stands for it.
    public let view: View
    /// The attribute of the view or the guide.
    public let attribute: LayoutAttribute

    /// Returns an inactive constraint: this anchor equals a multiple of another anchor plus a
    /// number of cells.
    public func constraint(
        equalTo other: LayoutAnchor, multiplier: Double = 1, constant: Int = 0
    ) -> LayoutConstraint {
        LayoutConstraint(self, .equal, other * multiplier + constant)
    }

    /// Returns an inactive constraint: this anchor is at most a multiple of another anchor plus a
    /// number of cells.
    public func constraint(
        lessThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Int = 0
    ) -> LayoutConstraint {
        LayoutConstraint(self, .lessThanOrEqual, other * multiplier + constant)
    }

    /// Returns an inactive constraint: this anchor is at least a multiple of another anchor plus a
    /// number of cells.
    public func constraint(
        greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double = 1, constant: Int = 0
    ) -> LayoutConstraint {
        LayoutConstraint(self, .greaterThanOrEqual, other * multiplier + constant)
    }
}

extension LayoutAnchor where Kind == LayoutExtent {
    /// Returns an inactive constraint: this length equals a number of cells.
    public func constraint(equalToConstant constant: Int) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .equal, constant: constant)
    }

    /// Returns an inactive constraint: this length is at most a number of cells.
    public func constraint(lessThanOrEqualToConstant constant: Int) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .lessThanOrEqual, constant: constant)
    }

    /// Returns an inactive constraint: this length is at least a number of cells.
    public func constraint(greaterThanOrEqualToConstant constant: Int) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .greaterThanOrEqual, constant: constant)
    }
}
