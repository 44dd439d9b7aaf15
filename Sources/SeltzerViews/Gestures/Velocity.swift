// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A speed over the cells: to the right and downwards are positive.
public struct Velocity: Hashable, Sendable {
    /// Columns per second.
    public var x: Double
    /// Rows per second.
    public var y: Double

    /// No movement.
    public static var zero: Velocity { Velocity(x: 0, y: 0) }

    /// Creates a velocity, in columns and rows per second.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
