// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How fast something moves over the cells: to the right and downwards are positive.
public struct Velocity: Hashable, Sendable {
    /// Columns in a second.
    public var x: Double
    /// Rows in a second.
    public var y: Double

    /// No movement.
    public static var zero: Velocity { Velocity(x: 0, y: 0) }

    /// Creates a velocity.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
