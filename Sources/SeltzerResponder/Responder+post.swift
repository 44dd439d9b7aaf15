// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

extension Responder {
    /// Sends an event up the chain, from the next responder on, and returns when it has arrived.
    ///
    /// The route is fixed and held before the first handler runs: whatever handlers do to the chain
    /// counts for later events. Handlers may post in their turn; such a dispatch is complete before this
    /// one goes on. At most ``nestingLimit`` may be under way at once, a further one returns
    /// ``Outcome/unhandled``.
    ///
    /// - Parameters:
    ///   - event: The event; handlers of exactly its type are asked.
    ///   - includingSelf: Whether this responder is asked too, first.
    ///   - reach: How far up the event travels.
    /// - Returns: What became of it; ``Outcome/unhandled`` where nobody did anything.
    @discardableResult
    public final func post<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = false, reach: Reach = .application
    ) -> Outcome {
        walk(event, .post, includingSelf: includingSelf, reach: reach) { walk in
            guard walk.capture({ table, _ in table.handle(event, in: .capture) }) else { return }
            walk.up(event, .bubble) { $0.table?.handle($1, in: .bubble) }
        }
    }

    /// Sends an event down, from this responder to all its subordinates, and returns when it has arrived.
    ///
    /// Each responder is asked once, before its own subordinates. Only handlers for ``Phase/broadcast`` are.
    ///
    /// - Parameters:
    ///   - event: The event; an interceptor's change is seen below it only.
    ///   - includingSelf: Whether this responder is asked too, first.
    ///   - stop: What a handler's ``Disposition/stop`` ends.
    /// - Returns: What became of it.
    @discardableResult
    public final func broadcast<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = true, stop: StopScope = .branch
    ) -> Outcome {
        walk(event, .broadcast, includingSelf: includingSelf) { walk in
            walk.down(event, stop: stop) { $0.table?.handle($1, in: .broadcast) }
        }
    }

    /// Asks up the chain, from the next responder on, for the first answer.
    ///
    /// - Parameters:
    ///   - request: The question; it has no capture pass.
    ///   - includingSelf: Whether this responder is asked too, first.
    /// - Returns: The first answer; nil where nobody has one. Nobody else is asked then.
    public final func ask<Request: RoutedRequest>(
        _ request: Request, includingSelf: Bool = false
    ) -> Request.Answer? {
        var result: Request.Answer?
        _ = walk(request, .ask, includingSelf: includingSelf) { walk in
            walk.up(request, .answer, isAnswered: { result != nil }) { responder, request in
                guard let table = responder.table, table.answer(request, &result) else {
                    return nil
                }
                return result == nil ? .ignored : .stop
            }
        }
        return result
    }

    /// Posts an event from any thread, as soon as the main actor is free; in the order of the calls.
    public nonisolated final func postLater<Event: RoutedEvent & Sendable>(
        _ event: Event, includingSelf: Bool = false, reach: Reach = .application
    ) {
        // The main queue is first in, first out; tasks of the main actor need not be.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                _ = self.post(event, includingSelf: includingSelf, reach: reach)
            }
        }
    }

    /// The number of dispatches that may be under way at once, one within the other.
    public static var nestingLimit: Int { Dispatcher.nestingLimit }

    /// Sends an event up the chain, and lets each responder react by itself before its handlers.
    ///
    /// - Parameters:
    ///   - prepare: Called for each responder before it is asked; returns the event as this responder
    ///     shall see it.
    ///   - react: The responder's own reaction; nil where it has none.
    package final func route<Event: RoutedEvent>(
        _ event: Event,
        includingSelf: Bool,
        reach: Reach = .application,
        prepare: (Responder, Event) -> Event,
        react: (Responder, Event) -> Disposition?
    ) -> Outcome {
        walk(event, .post, includingSelf: includingSelf, reach: reach) { walk in
            guard walk.capture({ $0.handle(prepare($1, event), in: .capture) }) else { return }
            walk.up(event, nil) { responder, event in
                let prepared = prepare(responder, event)
                let own = react(responder, prepared)
                guard let table = responder.table else { return own }
                return .strongest(own, table.handle(prepared, in: .bubble))
            }
        }
    }

    /// Hands an event to this responder alone: its own reaction, then its handlers.
    package final func deliver<Event: RoutedEvent>(
        _ event: Event, react: (Responder, Event) -> Disposition?
    ) {
        _ = react(self, event)
        _ = table?.handle(event, in: .bubble)
    }

    /// Fixes the route, lets a closure walk it, and tells who observes it.
    final func walk<Event: RoutedEvent>(
        _ event: Event,
        _ kind: RouteTrace.Kind,
        includingSelf: Bool,
        reach: Reach = .application,
        _ body: (inout Walk) -> Void
    ) -> Outcome {
        var walk = Walk(isOriginAsked: includingSelf)
        let hasBegun = dispatcher.begin(&walk.route) { route in
            if kind == .broadcast {
                route.collectDown(from: self)
            } else {
                route.collectUp(from: self, reach: reach)
            }
        }
        guard hasBegun else {
            var trace = RouteTrace(kind, of: event, from: self)
            trace.isTooDeep = true
            dispatcher.traceFile?.append(trace)
            if let table { table.notifyObservers(of: trace) }
            return .unhandled
        }
        if walk.route.has(.routes) || dispatcher.traceFile != nil {
            var trace = RouteTrace(kind, of: event, from: self)
            trace.isCyclic = walk.route.isCyclic
            walk.tracer = Tracer(trace)
        }
        body(&walk)
        walk.report(Event.self)
        dispatcher.end(&walk.route)
        return walk.outcome
    }
}
