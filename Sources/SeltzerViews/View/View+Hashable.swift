// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View: Hashable {
    /// Returns whether both values are the same view.
    public nonisolated static func == (one: View, other: View) -> Bool { one === other }

    /// Hashes the view's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
