// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A value that an animation can move to another one.
public protocol Interpolatable: Equatable {
    /// Returns a value between this one and another one.
    ///
    /// - Parameters:
    ///   - end: The last value.
    ///   - fraction: 0 for this value and 1 for the last one. A spring that swings goes a little
    ///     beyond.
    func interpolated(to end: Self, at fraction: Double) -> Self
}

extension Double: Interpolatable {
    /// Returns the number at a fraction of the way.
    public func interpolated(to end: Double, at fraction: Double) -> Double {
        self + (end - self) * fraction
    }
}

extension Int: Interpolatable {
    /// Returns the nearest whole number at a fraction of the way.
    public func interpolated(to end: Int, at fraction: Double) -> Int {
        // Rounds the distance and not the result, so that neighbors that move equally far stay
        // neighbors.
        let way = (Double(end.saturatingSubtracting(self)) * fraction).rounded()
        return saturatingAdding(Int(exactly: way) ?? (way < 0 ? .min : .max))
    }
}

extension Point: Interpolatable {
    /// Returns the nearest cell at a fraction of the way.
    public func interpolated(to end: Point, at fraction: Double) -> Point {
        Point(
            x: x.interpolated(to: end.x, at: fraction), y: y.interpolated(to: end.y, at: fraction))
    }
}

extension Size: Interpolatable {
    /// Returns the nearest size at a fraction of the way.
    ///
    /// Its lengths are negative only if a length at one of the ends is negative.
    public func interpolated(to end: Size, at fraction: Double) -> Size {
        Size(
            width: max(
                min(0, width, end.width), width.interpolated(to: end.width, at: fraction)),
            height: max(
                min(0, height, end.height), height.interpolated(to: end.height, at: fraction)))
    }
}

extension Rect: Interpolatable {
    /// Returns the rectangle with the nearest edges at a fraction of the way, so that rectangles
    /// keep a common edge.
    public func interpolated(to end: Rect, at fraction: Double) -> Rect {
        let origin = origin.interpolated(to: end.origin, at: fraction)
        let right = maxX.interpolated(to: end.maxX, at: fraction)
        let bottom = maxY.interpolated(to: end.maxY, at: fraction)
        return Rect(
            x: origin.x, y: origin.y, width: max(0, right.saturatingSubtracting(origin.x)),
            height: max(0, bottom.saturatingSubtracting(origin.y)))
    }
}

extension Color: Interpolatable {
    /// Returns the color at a fraction of the way.
    ///
    /// If one of the colors is not a 24-bit color, returns this color in the first half of the
    /// way and the last color in the second half.
    public func interpolated(to end: Color, at fraction: Double) -> Color {
        guard case .rgb(let red, let green, let blue) = components,
            case .rgb(let endRed, let endGreen, let endBlue) = end.components
        else { return fraction < 0.5 ? self : end }
        let part = { (start: UInt8, end: UInt8) in
            UInt8(Int(start).interpolated(to: Int(end), at: fraction).clamped(0, 255))
        }
        return .rgb(part(red, endRed), part(green, endGreen), part(blue, endBlue))
    }
}

extension Style: Interpolatable {
    /// Returns the style with its background at a fraction of the way.
    ///
    /// Its other properties change in the middle, because text in a mixed color may be unreadable.
    public func interpolated(to end: Style, at fraction: Double) -> Style {
        var style = fraction < 0.5 ? self : end
        style.background = background.interpolated(to: end.background, at: fraction)
        return style
    }
}

extension Optional: Interpolatable where Wrapped: Interpolatable {
    /// Returns the value at a fraction of the way.
    ///
    /// If one of the values is nil, returns this value in the first half of the way and the last
    /// value in the second half.
    public func interpolated(to end: Wrapped?, at fraction: Double) -> Wrapped? {
        guard let self, let end else { return fraction < 0.5 ? self : end }
        return self.interpolated(to: end, at: fraction)
    }
}
