// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension LayoutGuide: Hashable {
    /// Returns whether both values are the same guide.
    public nonisolated static func == (one: LayoutGuide, other: LayoutGuide) -> Bool {
        one === other
    }

    /// Hashes the guide's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
