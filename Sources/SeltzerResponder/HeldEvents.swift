// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The events that wait at one responder for an asynchronous decision, the oldest first.
///
/// One event is decided at a time, so that events continue in the order in which they arrived.
@MainActor
final class HeldEvents<Event> {
    private struct Held {
        let event: Event
        /// Sends the event on, if its origin and the responder that held it still exist.
        let goOn: @MainActor () -> Void
        let isWanted: @MainActor () -> Bool
    }

    private let isHeld: @MainActor (Event) -> Bool
    private let mayGoOn: @MainActor (Event) async -> Bool
    private var waiting: [Held] = []
    private var isDeciding = false
    /// The interceptor that holds the events.
    weak var subscription: Subscription?

    init(
        where isHeld: @escaping @MainActor (Event) -> Bool,
        until mayGoOn: @escaping @MainActor (Event) async -> Bool
    ) {
        self.isHeld = isHeld
        self.mayGoOn = mayGoOn
    }

    /// Returns whether an event that reaches the responder is held or passes.
    func interception(of event: Event) -> Interception<Event> {
        isHeld(event) ? .hold(self) : .pass
    }

    /// Adds an event; `goOn` sends it on once the decision allows it.
    ///
    /// `isWanted` returns false if nobody waits for the event any more.
    func add(
        _ event: Event, isWanted: @escaping @MainActor () -> Bool,
        goOn: @escaping @MainActor () -> Void
    ) {
        waiting.append(Held(event: event, goOn: goOn, isWanted: isWanted))
        guard !isDeciding else { return }
        isDeciding = true
        Task { await decideAll() }
    }

    private func decideAll() async {
        while !waiting.isEmpty {
            let held = waiting.removeFirst()
            if held.isWanted(), await mayGoOn(held.event), held.isWanted() { held.goOn() }
        }
        isDeciding = false
    }
}
