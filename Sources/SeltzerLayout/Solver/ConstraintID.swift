// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The identity of a constraint in a ``ConstraintSolver``, valid until the constraint is removed.
public struct ConstraintID: Hashable, Sendable {
    let number: Int
}
