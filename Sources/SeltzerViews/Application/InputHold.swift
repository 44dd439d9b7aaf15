// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Input that waits until another thread has decided what becomes of an earlier one, so that nothing overtakes it.
@MainActor
final class InputHold {
    /// The time limits of the decisions that are not made yet.
    private var limits: [Int: ApplicationTimer] = [:]
    /// The number of decisions that are not carried out yet.
    private var count = 0
    private var lastNumber = 0
    private var waiting: [InputEvent] = []

    /// Returns whether an event waits; it is then kept.
    ///
    /// The size and the focus of the terminal never wait.
    func keeps(_ event: InputEvent) -> Bool {
        guard count > 0 else { return false }
        switch event {
        case .resize, .focus: return false
        case .key, .paste, .mouse:
            waiting.append(event)
            return true
        }
    }

    /// Begins to wait for a decision.
    ///
    /// - Returns: The number of the decision.
    func begin(limit: (Int) -> ApplicationTimer) -> Int {
        count += 1
        lastNumber += 1
        limits[lastNumber] = limit(lastNumber)
        return lastNumber
    }

    /// Returns whether a decision is to be made now: whether it was not made before.
    func decides(_ number: Int) -> Bool { limits.removeValue(forKey: number) != nil }

    /// Sends on what waited for a decision that was carried out, in order.
    func end(_ dispatch: @MainActor (InputEvent) -> Void) {
        count -= 1
        // An event that goes on may begin another hold, for which the rest waits.
        while count == 0, !waiting.isEmpty { dispatch(waiting.removeFirst()) }
    }
}

extension Application {
    /// Lets keys, pastes and the mouse wait for an answer that is found on another thread.
    ///
    /// - Parameters:
    ///   - limit: The time after which the answer is nil, on the application's clock.
    ///   - find: Finds the answer; it runs off the main actor, and may take longer.
    ///   - body: Gets the answer. What waited goes on after it, in order.
    package final func holdInput<Answer: Sendable>(
        atMost limit: Duration, find: @escaping @Sendable () async -> Answer?,
        then body: @escaping @MainActor (Answer?) -> Void
    ) {
        let finish: @MainActor (Int, Answer?) -> Void = { [weak self] number, answer in
            guard let self, inputHold.decides(number) else { return }
            body(answer)
            inputHold.end { dispatch($0) }
            setNeedsFrame()
        }
        let number = inputHold.begin { number in
            ApplicationTimer(after: limit, in: self) { finish(number, nil) }
        }
        ApplicationWork.start(in: self) { finish(number, await find()) }
    }
}
