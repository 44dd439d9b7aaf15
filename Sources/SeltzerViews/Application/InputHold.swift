// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Holds input until another thread has decided about an earlier event, so that no event overtakes
/// it.
@MainActor
final class InputHold {
    /// The time limits of the pending decisions.
    private var limits: [Int: ApplicationTimer] = [:]
    /// The number of decisions that have not been carried out.
    private var count = 0
    private var lastNumber = 0
    private var waiting: [InputEvent] = []

    /// Whether keys, pastes and the mouse must wait.
    var holdsInput: Bool { count > 0 }

    /// Returns whether an event must wait; if so, keeps it.
    ///
    /// The size and the focus of the terminal never wait.
    func keeps(_ event: InputEvent) -> Bool {
        guard holdsInput else { return false }
        switch event {
        case .resize, .focus: return false
        case .key, .paste, .mouse:
            waiting.append(event)
            return true
        }
    }

    /// Starts waiting for a decision.
    ///
    /// - Returns: The number of the decision.
    func begin(limit: (Int) -> ApplicationTimer) -> Int {
        count += 1
        lastNumber += 1
        limits[lastNumber] = limit(lastNumber)
        return lastNumber
    }

    /// Returns whether a decision is still to be made.
    func decides(_ number: Int) -> Bool { limits.removeValue(forKey: number) != nil }

    /// After a decision was carried out, dispatches the input that waited for it, in order.
    func end(_ dispatch: @MainActor (InputEvent) -> Void) {
        count -= 1
        // A dispatched event may begin another hold; the rest waits for it.
        while count == 0, !waiting.isEmpty { dispatch(waiting.removeFirst()) }
    }
}

extension Application {
    /// Holds keys, pastes and the mouse until another thread has found an answer.
    ///
    /// - Parameters:
    ///   - limit: The time after which the answer is nil, on the application's clock.
    ///   - find: Finds the answer; it runs off the main actor, and may exceed the limit.
    ///   - body: Gets the answer. The held input is dispatched after it, in order.
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
