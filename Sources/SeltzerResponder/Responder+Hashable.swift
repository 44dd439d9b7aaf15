// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Responder: Hashable {
    /// Returns whether both values are the same responder.
    public nonisolated static func == (one: Responder, other: Responder) -> Bool { one === other }

    /// Hashes the responder's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
