// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A required constraint that cannot hold, with the constraints that it contradicts.
public struct ConstraintConflict: Hashable, Sendable {
    /// The constraint that was left out so that the others hold: the youngest of them.
    public let omitted: ConstraintID
    /// The constraints that cannot hold together, from the oldest to the youngest.
    ///
    /// A constraint that contradicts itself, or the domain of a variable, is alone.
    public let constraints: [ConstraintID]
}
