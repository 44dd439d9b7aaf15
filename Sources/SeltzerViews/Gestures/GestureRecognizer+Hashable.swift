// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension GestureRecognizer: Hashable {
    /// Returns whether both values are the same recognizer.
    public nonisolated static func == (one: GestureRecognizer, other: GestureRecognizer) -> Bool {
        one === other
    }

    /// Hashes the recognizer's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
