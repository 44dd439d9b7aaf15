// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Points of views on the screen, whatever window they are in.
extension View {
    /// Returns a point of the view on the screen.
    package final func pointOnScreen(_ point: Point) -> Point {
        let inWindow = convert(point, to: nil)
        let origin = window?.frame.origin ?? .zero
        return Point(
            x: inWindow.x.saturatingAdding(origin.x), y: inWindow.y.saturatingAdding(origin.y))
    }

    /// Returns a point of the screen in the view's own coordinates.
    package final func pointFromScreen(_ point: Point) -> Point {
        let origin = window?.frame.origin ?? .zero
        return convert(
            Point(
                x: point.x.saturatingSubtracting(origin.x),
                y: point.y.saturatingSubtracting(origin.y)), from: nil)
    }

    /// The frame of the view on the screen.
    package final var screenFrame: Rect {
        Rect(origin: pointOnScreen(bounds.origin), size: bounds.size)
    }
}
