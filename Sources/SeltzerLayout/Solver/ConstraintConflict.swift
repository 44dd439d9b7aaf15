// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A constraint that must hold and cannot, with those that it contradicts.
public struct ConstraintConflict: Hashable, Sendable {
    /// The constraint that was left out so that the others hold: the youngest of them.
    public let omitted: ConstraintID
    /// The constraints that cannot hold together, from the oldest to the youngest.
    ///
    /// One that contradicts itself, or that a variable is not negative, is alone.
    public let constraints: [ConstraintID]
}
