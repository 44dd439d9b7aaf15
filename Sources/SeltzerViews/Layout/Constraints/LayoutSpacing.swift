// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The distance that the system puts between neighbors.
public enum LayoutSpacing {
    /// The distance between neighbors, in cells.
    public static var system: Int { 1 }

    /// Returns a multiple of the distance along an axis, in cells.
    ///
    /// Rows are about twice as high as columns are wide, so a fraction of a row is no distance.
    static func system(times multiplier: Double, along axis: Axis) -> Int {
        let cells = (Double(system) * multiplier)
            .rounded(axis == .horizontal ? .toNearestOrAwayFromZero : .towardZero)
        return Int(exactly: cells) ?? 0
    }
}

extension LayoutAnchor where Kind == LayoutXAxis {
    /// Returns an inactive constraint: this edge is right of another one by the system's distance.
    ///
    /// - Parameters:
    ///   - anchor: The edge on the left.
    ///   - multiplier: The number of distances.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
    ) -> LayoutConstraint {
        self == anchor + LayoutSpacing.system(times: multiplier, along: .horizontal)
    }

    /// Returns an inactive constraint: this edge is right of another one by at least the system's
    /// distance.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
    ) -> LayoutConstraint {
        self >= anchor + LayoutSpacing.system(times: multiplier, along: .horizontal)
    }

    /// Returns an inactive constraint: this edge is right of another one by at most the system's
    /// distance.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1
    ) -> LayoutConstraint {
        self <= anchor + LayoutSpacing.system(times: multiplier, along: .horizontal)
    }
}

extension LayoutAnchor where Kind == LayoutYAxis {
    /// Returns an inactive constraint: this edge is below another one by the system's distance.
    ///
    /// - Parameters:
    ///   - anchor: The edge above.
    ///   - multiplier: The number of distances.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
    ) -> LayoutConstraint {
        self == anchor + LayoutSpacing.system(times: multiplier, along: .vertical)
    }

    /// Returns an inactive constraint: this edge is below another one by at least the system's
    /// distance.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
    ) -> LayoutConstraint {
        self >= anchor + LayoutSpacing.system(times: multiplier, along: .vertical)
    }

    /// Returns an inactive constraint: this edge is below another one by at most the system's
    /// distance.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1
    ) -> LayoutConstraint {
        self <= anchor + LayoutSpacing.system(times: multiplier, along: .vertical)
    }
}
