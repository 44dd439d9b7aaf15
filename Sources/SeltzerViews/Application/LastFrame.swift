// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The wait for a slow display to take an application's last frame.
@MainActor
final class LastFrame {
    /// The maximum wait; a terminal that stops reading must not keep the program from ending.
    static var timeLimit: Duration { .seconds(1) }

    private var isFinished = false
    private var continuation: CheckedContinuation<Void, Never>?

    /// Ends the wait.
    func finish() {
        isFinished = true
        continuation?.resume()
        continuation = nil
    }

    /// Waits until the display has taken the frame or the time limit is over.
    func isTaken(in application: Application) async {
        guard !isFinished else { return }
        let timer = ApplicationTimer(after: Self.timeLimit, in: application) { [weak self] in
            self?.finish()
        }
        await withCheckedContinuation { continuation = $0 }
        timer.cancel()
    }
}
