// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The user clicked a point or chose it with the crosshair, and it hit a label or none.
public struct PointTested: RoutedEvent {
    /// The point, in cells of the picture.
    public let point: Point
    /// The rule in effect.
    public let rule: HitRule
    /// The label that was hit; nil if the root view was hit.
    public let label: LabelName?
    /// The names of the views from the root to the hit view.
    public let path: [String]
    /// A line for each other label with the reason why it was not hit.
    public let misses: [String]
}
