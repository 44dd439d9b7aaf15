// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The speed of an animation over its duration.
public enum AnimationCurve: Hashable, Sendable {
    /// The same speed all the time.
    case linear
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Fast at the beginning and very slow at the end, for short movements.
    case easeOutCubic
    /// Slow at the beginning and at the end.
    case easeInOut
    /// The movement of a weight on a spring, which swings beyond the end and comes back.
    ///
    /// A damping ratio of 1 or more does not swing. Ratios below 0.1 count as 0.1.
    case spring(dampingRatio: Double)
    /// A Bézier curve by its two control points, as in UIKit and in CSS.
    ///
    /// Across, 0 is the beginning and 1 the end of the duration; `x1` and `x2` outside of this range
    /// count as the nearer end. Down, 0 is the first and 1 the last value; the movement may swing
    /// beyond both.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)

    /// Returns the fraction of the way at a fraction of the duration.
    ///
    /// The eased curves are the Bézier curves of the same names in CSS Easing Functions Level 1. A
    /// spring is the damped harmonic oscillator; at the end it is within a thousandth of its rest.
    ///
    /// - Parameter time: The fraction of the duration, from 0 to 1; values outside are clamped.
    /// - Returns: 0 at the beginning and 1 at the end. A spring exceeds 1 in between.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .linear: return time
        case .easeIn: return Self.bezier(0.42, 1, at: time)
        case .easeOut: return Self.bezier(0, 0.58, at: time)
        case .easeOutCubic: return 1 - (1 - time) * (1 - time) * (1 - time)
        case .easeInOut: return Self.bezier(0.42, 0.58, at: time)
        case .spring(let ratio): return Self.spring(ratio, at: time)
        case .cubic(let x1, let y1, let x2, let y2):
            let (x1, x2) = (max(0, min(x1, 1)), max(0, min(x2, 1)))
            return Self.bezier(x1, x2, at: time, y1: y1, y2: y2)
        }
    }

    /// The curve from (0, 0) to (1, 1) whose control points are (first, y1) and (second, y2).
    private static func bezier(
        _ first: Double, _ second: Double, at x: Double, y1: Double = 0, y2: Double = 1
    ) -> Double {
        var (low, high) = (0.0, 1.0)
        // Bisection works because x grows with the parameter. 2^-30 is far below the width of a
        // cell.
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if bezierPoint(first, second, middle) < x { low = middle } else { high = middle }
        }
        return bezierPoint(y1, y2, (low + high) / 2)
    }

    private static func bezierPoint(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// Integrates x″ = ω²(1 - x) - 2ζωx′ in small steps, because there is no exponential function
    /// without Foundation.
    private static func spring(_ dampingRatio: Double, at time: Double) -> Double {
        let ratio = dampingRatio > 0.1 ? min(dampingRatio, 1) : dampingRatio <= 0.1 ? 0.1 : 1
        // The envelope e^(-ζωt) is 1/1000 at the end. Without swinging it takes a little longer.
        let frequency = (ratio < 1 ? 6.9 : 9.2) / ratio
        let count = max(1, Int(1_000 * time))
        let step = time / Double(count)
        var (place, speed) = (0.0, 0.0)
        for _ in 0..<count {
            let pull = frequency * frequency * (1 - place) - 2 * ratio * frequency * speed
            speed += pull * step
            place += speed * step
        }
        return place
    }
}

extension View {
    /// The speed of an animation over its duration, by the name that UIKit has in this class.
    public typealias AnimationCurve = SeltzerViews.AnimationCurve
}
