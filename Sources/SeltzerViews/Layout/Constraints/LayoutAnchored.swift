// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// The anchors of a view.
///
/// They belong to a protocol and not to the class, so that a view can have its own properties named
/// `width` or `left`.
@MainActor
public protocol LayoutAnchored: View {}

extension LayoutAnchored {
    /// The left edge, because layout runs from left to right.
    public var leadingAnchor: LayoutXAxisAnchor { leftAnchor }
    /// The right edge, because layout runs from left to right.
    public var trailingAnchor: LayoutXAxisAnchor { rightAnchor }
    /// The left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(view: self, attribute: .left) }
    /// The right edge: the first column outside of the view.
    public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(view: self, attribute: .right) }
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(view: self, attribute: .top) }
    /// The bottom edge: the first row outside of the view.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(view: self, attribute: .bottom) }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutAnchor(view: self, attribute: .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutAnchor(view: self, attribute: .height) }
    /// The center between left and right.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(view: self, attribute: .centerX) }
    /// The center between top and bottom.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(view: self, attribute: .centerY) }
}

extension View: LayoutAnchored {}
