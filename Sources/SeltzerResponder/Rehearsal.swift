// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A dispatch that runs no handler: it reports the subscriptions that the dispatch would run.
///
/// The walk is the walk of the dispatch. It passes each responder, because the answer of a handler
/// is unknown until the handler runs.
@MainActor
package final class Rehearsal {
    /// The subscriptions of a responder that an event would meet.
    package enum Listeners: Hashable, Sendable {
        /// Handlers in the pass from the top down, with their locations.
        case capture([HandlerLocation?])
        /// Interceptors, which may change, block, redirect or hold the event, and filters.
        case interceptors(count: Int)
        /// Handlers of the bubbling event, with their locations.
        case handlers([HandlerLocation?])
    }

    /// Whether the walk reaches the responder; false for the responders above the one that takes
    /// the event.
    package private(set) var isReaching = true
    /// The number of visits of responders up to now.
    package private(set) var visitCount = 0
    private let meet: @MainActor (Responder, Listeners) -> Void

    /// Creates a rehearsal that reports to a closure.
    package init(_ meet: @escaping @MainActor (Responder, Listeners) -> Void) { self.meet = meet }

    /// Reports the subscriptions that a pass meets before the responder's own methods.
    func enter(_ responder: Responder, _ phase: Phase, _ type: ObjectIdentifier) {
        visitCount += 1
        guard let table = responder.table else { return }
        if phase == .capture {
            let locations = table.locations(.capture, type)
            if !locations.isEmpty { meet(responder, .capture(locations)) }
        } else {
            let count = table.interceptorCount(type)
            if count > 0 { meet(responder, .interceptors(count: count)) }
        }
    }

    /// Reports the handlers that run after the responder's own methods.
    func handle(_ responder: Responder, _ type: ObjectIdentifier) {
        guard let table = responder.table else { return }
        let locations = table.locations(.bubble, type)
        if !locations.isEmpty { meet(responder, .handlers(locations)) }
    }

    /// Runs a body for the responders that the walk does not reach.
    func pass(_ body: () -> Void) {
        isReaching = false
        body()
        isReaching = true
    }
}

extension HandlerTable {
    /// The locations of the handlers of a kind for a type of events; nil for an unknown location.
    fileprivate func locations(
        _ kind: HandlerKinds, _ type: ObjectIdentifier
    ) -> [HandlerLocation?] {
        guard kinds.contains(kind) else { return [] }
        return handlers.filter { $0.isLive(kind, type) && !$0.isForAnother }.map(\.location)
    }

    fileprivate func interceptorCount(_ type: ObjectIdentifier) -> Int {
        guard kinds.contains(.interceptor) else { return 0 }
        return handlers.count {
            $0.isLive(.interceptor, type) || $0.isLive(.interceptor, nil)
        }
    }
}

extension Responder {
    /// Reports to a rehearsal the subscriptions that a post of an event would meet.
    package final func rehearse<Event: RoutedEvent>(
        postOf event: Event, includingSelf: Bool = false, by rehearsal: Rehearsal
    ) {
        var walk = Walk(kind: .post, asked: nil, includesOrigin: includingSelf)
        walk.rehearsal = rehearsal
        _ = dispatcher.dispatch(event, from: self, by: walk) { responder, _, phase in
            if phase == .bubble { rehearsal.handle(responder, ObjectIdentifier(Event.self)) }
            return nil
        }
    }
}
