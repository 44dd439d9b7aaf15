// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension ViewController: Hashable {
    /// Returns whether both values are the same controller.
    public nonisolated static func == (one: ViewController, other: ViewController) -> Bool {
        one === other
    }

    /// Hashes the controller's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
