// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A subscription with what it runs: the event's type, the phase, and the body.
@MainActor
class Handler: Subscription {
    /// The exact type of event that the body takes.
    let eventType: ObjectIdentifier
    let phase: Phase

    init(table: HandlerTable, eventType: ObjectIdentifier, phase: Phase) {
        self.eventType = eventType
        self.phase = phase
        super.init(table: table)
    }
}

/// A handler of one type of event.
@MainActor
final class EventHandler<Event: RoutedEvent>: Handler {
    /// Runs the handler; nil where its owner is gone, so that it should be removed.
    let body: @MainActor (Event) -> Disposition?

    init(table: HandlerTable, phase: Phase, body: @escaping @MainActor (Event) -> Disposition?) {
        self.body = body
        super.init(table: table, eventType: ObjectIdentifier(Event.self), phase: phase)
    }
}

/// A subscription to the routes that pass a responder.
@MainActor
final class RouteObserver: Subscription {
    let body: @MainActor (RouteTrace) -> Void

    init(table: HandlerTable, body: @escaping @MainActor (RouteTrace) -> Void) {
        self.body = body
        super.init(table: table)
    }
}
