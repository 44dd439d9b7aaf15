// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A number that a ``ConstraintSolver`` finds: a position or a length, in cells.
public struct LayoutVariable: Hashable, Sendable {
    /// The index among the solver's variables.
    let number: Int
}
