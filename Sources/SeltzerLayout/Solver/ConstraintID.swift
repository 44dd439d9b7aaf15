// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A constraint in a ``ConstraintSolver``, until it is removed.
public struct ConstraintID: Hashable, Sendable {
    let number: Int
}
