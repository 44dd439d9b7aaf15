// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How the number of open regions changes in a line, counted from its start.
///
/// The line `} else {` ends a region and begins another one: its minimum is -1, and its end is 0.
public struct FoldingDepths: Hashable, Sendable {
    /// The lowest number of open regions in the line; at most 0.
    public private(set) var minimum = 0
    /// The number of open regions at the end of the line; below 0 if more regions ended than began.
    public private(set) var end = 0

    /// Creates the depths of a line without regions.
    public init() {}

    /// Notes that a region begins.
    public mutating func beginRegion() { end += 1 }

    /// Notes that a region ends.
    public mutating func endRegion() {
        end -= 1
        minimum = min(minimum, end)
    }
}
