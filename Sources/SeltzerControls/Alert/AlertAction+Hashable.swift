// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension AlertAction: Hashable {
    /// Returns whether both values are the same action.
    public nonisolated static func == (one: AlertAction, other: AlertAction) -> Bool {
        one === other
    }

    /// Hashes the action's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
