// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

extension Responder {
    /// The number of dispatches that may be under way at once, one within the other.
    public static let nestingLimit = 64

    /// Sends an event up the chain, from the next responder on, and returns when it has arrived.
    ///
    /// Handlers of exactly its type are asked, those of this responder only if it includes itself. The
    /// route is fixed and held before the first handler runs: whatever handlers do to the chain counts for
    /// later events. Handlers may post in their turn; such a dispatch is complete before this one goes on.
    /// At most ``nestingLimit`` may be under way at once, a further one returns ``Outcome/unhandled``.
    @discardableResult
    public final func post<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = false, reach: Reach = .application
    ) -> Outcome {
        walk(event, .post, includingSelf: includingSelf, reach: reach) { walk in
            guard walk.capture({ $0.table?.handle(event, .capture) }) else { return }
            walk.up(event, .bubble) { $0.table?.handle($1, .bubble) }
        }
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

    /// Sends an event down, from this responder to all its subordinates, and returns when it has arrived.
    ///
    /// Each responder is asked once, before its own subordinates; only handlers for ``Phase/broadcast``
    /// are. An interceptor's change is seen below it only.
    @discardableResult
    public final func broadcast<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = true, stop: StopScope = .branch
    ) -> Outcome {
        walk(event, .broadcast, includingSelf: includingSelf, stop: stop) { walk in
            walk.down(event) { $0.table?.handle($1, .broadcast) }
        }
    }

    /// Asks up the chain, from the next responder on, for the first answer; nil where nobody has one.
    ///
    /// Who comes after the first that answers is not asked. There is no capture pass.
    public final func ask<Request: RoutedRequest>(
        _ request: Request, includingSelf: Bool = false
    ) -> Request.Answer? {
        var result: Request.Answer?
        _ = walk(request, .ask, includingSelf: includingSelf, stop: .everything) { walk in
            walk.up(request, .answer) { responder, request in
                guard let table = responder.table else { return nil }
                return table.answer(request, &result)
            }
        }
        return result
    }

    /// Sends an event up the chain, and lets each responder react by itself before its handlers.
    ///
    /// Each sees the event as `prepare` returns it for that responder; `react` returns nil for a responder
    /// that has no reaction of its own. Whom `afterBoundary` returns is asked after a boundary, in place of
    /// its ``next``. Where handlers are not asked, those of the capture pass still are.
    package final func route<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool, reach: Reach = .application, asksHandlers: Bool = true,
        afterBoundary: ((Responder) -> Responder?)? = nil,
        prepare: (Responder, Event) -> Event, react: (Responder, Event) -> Disposition?
    ) -> Outcome {
        walk(
            event, .post, includingSelf: includingSelf, reach: reach, afterBoundary: afterBoundary
        ) { walk in
            let mayGoOn = walk.capture { responder in
                guard let table = responder.table else { return nil }
                return table.handle(prepare(responder, event), .capture)
            }
            guard mayGoOn else { return }
            walk.up(event, nil) { responder, event in
                let prepared = prepare(responder, event)
                let own = react(responder, prepared)
                guard asksHandlers, let table = responder.table else { return own }
                return .strongest(own, table.handle(prepared, .bubble))
            }
        }
    }

    /// Hands an event to the handlers of this responder alone.
    ///
    /// - Returns: Their strongest answer; nil where there is none.
    @discardableResult
    package final func deliver<Event: RoutedEvent>(_ event: Event) -> Disposition? {
        table?.handle(event, .bubble)
    }

    /// Fixes the route, lets a closure walk it, and tells who observes it.
    final func walk<Event: RoutedEvent>(
        _ event: Event, _ kind: RouteTrace.Kind, includingSelf: Bool,
        reach: Reach = .application, afterBoundary: ((Responder) -> Responder?)? = nil,
        stop: StopScope = .branch, _ body: (inout Walk) -> Void
    ) -> Outcome {
        var walk = Walk(isOriginAsked: includingSelf, stop: stop)
        let hasBegun = dispatcher.begin(&walk.route) { route in
            if kind == .broadcast {
                route.collectDown(from: self)
            } else {
                route.collectUp(from: self, reach: reach, afterBoundary: afterBoundary)
            }
        }
        guard hasBegun else {
            var trace = RouteTrace(kind, of: event, from: self)
            trace.isTooDeep = true
            dispatcher.traceFile?.append(trace)
            if let table { table.notifyObservers(of: trace) }
            return .unhandled
        }
        if walk.route.kinds.contains(.routes) || dispatcher.traceFile != nil {
            walk.tracer = Tracer(RouteTrace(kind, of: event, from: self))
        }
        body(&walk)
        walk.report(Event.self)
        dispatcher.end(&walk.route)
        return walk.outcome
    }
}
