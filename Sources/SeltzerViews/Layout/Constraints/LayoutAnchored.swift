// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// The anchors of a view or a guide.
///
/// They belong to a protocol and not to the class, so that a view can have its own properties named
/// `width` or `left`.
@MainActor
public protocol LayoutAnchored: AnyObject {
    /// The view whose edges the anchors are.
    var anchorView: View { get }
}

extension LayoutAnchored {
    /// The left edge, because layout runs from left to right.
    public var leadingAnchor: LayoutXAxisAnchor { leftAnchor }
    /// The right edge, because layout runs from left to right.
    public var trailingAnchor: LayoutXAxisAnchor { rightAnchor }
    /// The left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(view: anchorView, attribute: .left) }
    /// The right edge: the first column outside of the view.
    public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(view: anchorView, attribute: .right) }
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(view: anchorView, attribute: .top) }
    /// The bottom edge: the first row outside of the view.
    public var bottomAnchor: LayoutYAxisAnchor {
        LayoutAnchor(view: anchorView, attribute: .bottom)
    }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutAnchor(view: anchorView, attribute: .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutAnchor(view: anchorView, attribute: .height) }
    /// The center between left and right.
    public var centerXAnchor: LayoutXAxisAnchor {
        LayoutAnchor(view: anchorView, attribute: .centerX)
    }
    /// The center between top and bottom.
    public var centerYAnchor: LayoutYAxisAnchor {
        LayoutAnchor(view: anchorView, attribute: .centerY)
    }
    /// The top edge, because text has no baselines other than its rows.
    public var firstBaselineAnchor: LayoutYAxisAnchor { topAnchor }
    /// The bottom edge, because text has no baselines other than its rows.
    public var lastBaselineAnchor: LayoutYAxisAnchor { bottomAnchor }
}

extension View: LayoutAnchored {
    /// The view itself.
    public final var anchorView: View { self }
}
