// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension View {
    /// The empty cells along the edges that content of the view leaves free; none by default.
    ///
    /// ``layoutMarginsGuide`` is the rectangle inside them. A box, a grid and a stack keep their
    /// arranged subviews inside them; a stack does so if
    /// ``StackView/isLayoutMarginsRelativeArrangement`` is set.
    public final var layoutMargins: Insets {
        get { rare?.layoutMargins ?? .zero }
        set {
            guard newValue != layoutMargins else { return }
            rareState.layoutMargins = newValue
            layoutMarginsDidChange()
            controller?.viewLayoutMarginsDidChange()
            constraintMarginsDidChange()
        }
    }

    /// ``layoutMargins``, with UIKit's names of the edges.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return DirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom,
                trailing: margins.right)
        }
        set {
            layoutMargins = newValue.insets
        }
    }
}

/// Distances from the edges of a rectangle inwards, in cells, with names that follow the direction
/// of the layout.
public struct DirectionalEdgeInsets: Hashable, Sendable {
    /// The rows taken from the top.
    public var top: Int
    /// The columns taken from the left, because layout runs from left to right.
    public var leading: Int
    /// The rows taken from the bottom.
    public var bottom: Int
    /// The columns taken from the right.
    public var trailing: Int

    /// The insets with the names of fixed edges.
    package var insets: Insets { Insets(top: top, left: leading, bottom: bottom, right: trailing) }

    /// No distance on any edge.
    public static var zero: DirectionalEdgeInsets { DirectionalEdgeInsets() }

    /// Creates insets, with 0 for each edge that is not given.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// Edges of a rectangle, with names that follow the direction of the layout.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits, one for each edge, as in UIKit.
    public let rawValue: UInt8

    /// Creates a set from its bits, as ``rawValue`` holds them.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper edge.
    public static var top: DirectionalRectEdge { DirectionalRectEdge(rawValue: 1) }
    /// The left edge, because layout runs from left to right.
    public static var leading: DirectionalRectEdge { DirectionalRectEdge(rawValue: 2) }
    /// The lower edge.
    public static var bottom: DirectionalRectEdge { DirectionalRectEdge(rawValue: 4) }
    /// The right edge.
    public static var trailing: DirectionalRectEdge { DirectionalRectEdge(rawValue: 8) }
    /// All edges.
    public static var all: DirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
