// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LayoutConstraint: Hashable {
    /// Returns whether both values are the same constraint.
    public nonisolated static func == (one: LayoutConstraint, other: LayoutConstraint) -> Bool {
        one === other
    }

    /// Hashes the constraint's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
