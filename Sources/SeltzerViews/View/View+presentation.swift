// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The values of a view that the screen shows; they differ from the view's own values while an
/// animation moves them.
///
/// ```swift
/// View.animate(withDuration: 1) { panel.frame.origin.x = 20 }
/// panel.frame.minX                 // 20 at once
/// panel.presentation.frame.minX    // 0 now, and 20 a second later
/// ```
public struct ViewPresentation: Hashable, Sendable {
    /// The rectangle in the superview's coordinates at which the view is drawn.
    public let frame: Rect
    /// The rectangle in the view's own coordinates that is drawn.
    public let bounds: Rect
    /// The drawn color of the background; nil for none.
    public let backgroundColor: Color?

    /// The cell in the middle of the frame, rounded down.
    public var center: Point { Point(x: frame.midX, y: frame.midY) }
}

/// The values of a view that animations move now; nil for a value that rests.
struct MovingValues {
    var frame: Rect?
    var boundsOrigin: Point?
    var backgroundColor: Color??
    var alpha: Double?

    /// Whether nothing moves.
    var isEmpty: Bool {
        frame == nil && boundsOrigin == nil && backgroundColor == nil && alpha == nil
    }
}

extension View {
    /// The values that the screen shows.
    ///
    /// Layouts, hit tests and conversions use the view's own values.
    public final var presentation: ViewPresentation {
        ViewPresentation(
            frame: shownFrame, bounds: shownBounds, backgroundColor: shownBackgroundColor)
    }

    /// The frame at which the view is drawn.
    final var shownFrame: Rect { rare?.moving?.frame ?? ownFrame }

    /// The bounds with which the view is drawn.
    final var shownBounds: Rect {
        guard let moving = rare?.moving else { return ownBounds }
        return Rect(
            origin: moving.boundsOrigin ?? ownBounds.origin,
            size: moving.frame?.size ?? ownBounds.size)
    }

    /// The color with which the view is drawn.
    final var shownBackgroundColor: Color? {
        guard let color = rare?.moving?.backgroundColor else { return ownBackground }
        return color
    }

    /// Shows another value for a while; nil for the view's own value.
    final func show<Value>(
        _ value: Value?, as property: WritableKeyPath<MovingValues, Value?>
    ) {
        setNeedsDisplayBeneath()
        let rare = rareState
        var moving = rare.moving ?? MovingValues()
        moving[keyPath: property] = value
        rare.moving = moving.isEmpty ? nil : moving
        setNeedsDisplayBeneath()
        containingWindow?.frames?.placesDidChange()
    }

    /// Converts a point of this view to the coordinates of its superview, as both are drawn.
    final func convertToShownSuperview(_ point: Point) -> Point {
        point - shownBounds.origin + shownFrame.origin
    }
}
