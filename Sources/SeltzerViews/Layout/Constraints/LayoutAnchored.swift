// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// What constraints can be made between: every view.
///
/// The anchors are offered by this protocol, not by the class, so that a view may have properties called `width`
/// or `left` of its own.
@MainActor
public protocol LayoutAnchored: View {}

extension LayoutAnchored {
    /// The left edge: layouts run from left to right.
    public var leadingAnchor: LayoutXAxisAnchor { leftAnchor }
    /// The right edge: layouts run from left to right.
    public var trailingAnchor: LayoutXAxisAnchor { rightAnchor }
    /// The left edge.
    public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(view: self, attribute: .left) }
    /// The right edge: the first column that is outside.
    public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(view: self, attribute: .right) }
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(view: self, attribute: .top) }
    /// The bottom edge: the first row that is outside.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(view: self, attribute: .bottom) }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutAnchor(view: self, attribute: .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutAnchor(view: self, attribute: .height) }
    /// The middle from left to right.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(view: self, attribute: .centerX) }
    /// The middle from top to bottom.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(view: self, attribute: .centerY) }

    /// ``leadingAnchor``, in short for equations.
    public var leading: LayoutXAxisAnchor { leftAnchor }
    /// ``trailingAnchor``, in short for equations.
    public var trailing: LayoutXAxisAnchor { rightAnchor }
    /// ``leftAnchor``, in short for equations.
    public var left: LayoutXAxisAnchor { leftAnchor }
    /// ``rightAnchor``, in short for equations.
    public var right: LayoutXAxisAnchor { rightAnchor }
    /// ``topAnchor``, in short for equations.
    public var top: LayoutYAxisAnchor { topAnchor }
    /// ``bottomAnchor``, in short for equations.
    public var bottom: LayoutYAxisAnchor { bottomAnchor }
    /// ``widthAnchor``, in short for equations.
    public var width: LayoutDimension { widthAnchor }
    /// ``heightAnchor``, in short for equations.
    public var height: LayoutDimension { heightAnchor }
    /// ``centerXAnchor``, in short for equations.
    public var centerX: LayoutXAxisAnchor { centerXAnchor }
    /// ``centerYAnchor``, in short for equations.
    public var centerY: LayoutYAxisAnchor { centerYAnchor }
}

extension View: LayoutAnchored {}
