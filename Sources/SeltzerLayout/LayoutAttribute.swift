// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An edge, a center line or a length of a rectangle.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge, which is also the leading edge, because layout runs from left to right.
    case left
    /// The right edge, which is also the trailing edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The width.
    case width
    /// The height.
    case height
    /// The vertical center line, between left and right.
    case centerX
    /// The horizontal center line, between top and bottom.
    case centerY

    /// The axis of the attribute.
    public var axis: Axis {
        switch self {
        case .left, .right, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY: .vertical
        }
    }

    /// Whether the attribute is a length and not a position.
    public var isExtent: Bool { self == .width || self == .height }
}
