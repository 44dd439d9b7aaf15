// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The calls by which the parts of the screen set each other up, in order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func note(_ call: String) {
        calls.append(call)
    }
}
