// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Lets tests that run programs go on one after another, whatever suites and modules they are in.
package actor ProgramTurn {
    /// The turn of all tests of the process.
    package static let ofAllTests = ProgramTurn()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until nobody else has the turn, and takes it.
    package func begin() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    /// Hands the turn to the one that has waited longest.
    package func end() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
