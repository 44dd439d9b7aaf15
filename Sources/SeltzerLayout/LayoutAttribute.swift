// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An edge, a middle line or a side of a rectangle.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge; also the leading one, as the layout runs from left to right.
    case left
    /// The right edge; also the trailing one.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The horizontal extent.
    case width
    /// The vertical extent.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY

    /// The direction that the attribute belongs to.
    public var axis: Axis {
        switch self {
        case .left, .right, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY: .vertical
        }
    }

    /// Whether the attribute is an extent and not a place.
    public var isExtent: Bool { self == .width || self == .height }
}
