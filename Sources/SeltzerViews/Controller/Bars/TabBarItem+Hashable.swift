// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension TabBarItem: Hashable {
    /// Returns whether both values are the same item.
    public nonisolated static func == (one: TabBarItem, other: TabBarItem) -> Bool {
        one === other
    }

    /// Hashes the item's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
