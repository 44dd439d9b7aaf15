// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A point was clicked, or chosen with the crosshair, and hit a label or none.
public struct PointTested: RoutedEvent {
    /// The point, in cells of the picture.
    public let point: Point
    /// The rule that was followed.
    public let rule: HitRule
    /// The label that was hit; nil where it was the root view.
    public let label: LabelName?
    /// The names of the views from the root to the one that was hit.
    public let path: [String]
    /// Why it was none of the others, a line each.
    public let misses: [String]
}
