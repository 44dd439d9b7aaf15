// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How an animation goes through its time.
public enum AnimationCurve: Hashable, Sendable {
    /// Evenly.
    case linear
    /// Slowly at first.
    case easeIn
    /// Slowly at last.
    case easeOut
    /// Slowly at first and at last.
    case easeInOut
    /// As a weight on a spring, which swings beyond the end and comes back.
    ///
    /// The ratio is that of its damping: 1, or more, for no swinging, 0.1 at least.
    case spring(dampingRatio: Double)

    /// Returns how much of the way is done.
    ///
    /// The eased curves are the Bézier curves of CSS Easing Functions Level 1 with the same names; a spring is the
    /// damped harmonic oscillator, at rest within a thousandth at the end.
    ///
    /// - Parameter time: How much of the time is over, from 0 to 1; what is beyond counts as the nearest.
    /// - Returns: 0 at the beginning and 1 at the end; a spring has more than 1 in between.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        switch self {
        case .linear: return time
        case .easeIn: return Self.bezier(0.42, 1, at: time)
        case .easeOut: return Self.bezier(0, 0.58, at: time)
        case .easeInOut: return Self.bezier(0.42, 0.58, at: time)
        case .spring(let ratio): return Self.spring(ratio, at: time)
        }
    }

    /// The curve from (0, 0) to (1, 1) whose control points are (first, 0) and (second, 1).
    private static func bezier(_ first: Double, _ second: Double, at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        // Halving, as x grows with the parameter; 2^-30 is far below the width of any cell.
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if bezierPoint(first, second, middle) < x { low = middle } else { high = middle }
        }
        return bezierPoint(0, 1, (low + high) / 2)
    }

    private static func bezierPoint(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// The oscillator x″ = ω²(1 - x) - 2ζωx′, in small steps: there is no exponential function without Foundation.
    private static func spring(_ dampingRatio: Double, at time: Double) -> Double {
        let ratio = dampingRatio > 0.1 ? min(dampingRatio, 1) : dampingRatio <= 0.1 ? 0.1 : 1
        // The envelope e^(-ζωt) is 1/1000 at the end; without swinging it takes a little longer.
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
