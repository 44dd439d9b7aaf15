// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The calls of overridden members, in order.
@MainActor
final class OverrideLog {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// Returns the calls up to now, and forgets them.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
