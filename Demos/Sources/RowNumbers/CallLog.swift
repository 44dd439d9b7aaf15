// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A record of the calls that connect the parts of the screen, in order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func note(_ call: String) {
        calls.append(call)
    }
}
