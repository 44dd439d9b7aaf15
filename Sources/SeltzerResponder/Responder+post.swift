// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

extension Responder {
    /// The number of dispatches that may be under way at once, one within the other.
    public static let nestingLimit = 64

    /// Sends an event up the chain, from the next responder on, and returns when it has arrived.
    ///
    /// Handlers of exactly its type are asked, those of this responder only if it includes itself. The
    /// route is fixed before the first handler runs: what handlers do to the chain counts for later events.
    /// At most ``nestingLimit`` may be under way at once, a further one returns ``Outcome/unhandled``.
    @discardableResult
    public final func post<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = false, reach: Reach = .application
    ) -> Outcome {
        let walk = Walk(
            kind: .post, asked: [.capture, .bubble], includesOrigin: includingSelf, reach: reach)
        return dispatcher.dispatch(event, from: self, by: walk) { $0.table?.handle($1, $2) }
    }

    /// Posts an event from any thread, as soon as the main actor is free; in the order of the calls.
    public nonisolated final func postLater<Event: RoutedEvent & Sendable>(
        _ event: Event, includingSelf: Bool = false, reach: Reach = .application
    ) {
        // The main queue is first in, first out; tasks of the main actor need not be.
        DispatchQueue.main.async {
            self.post(event, includingSelf: includingSelf, reach: reach)
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
        let walk = Walk(
            kind: .broadcast, asked: .broadcast, includesOrigin: includingSelf, stop: stop)
        return dispatcher.dispatch(event, from: self, by: walk) { $0.table?.handle($1, $2) }
    }

    /// Asks up the chain, from the next responder on, for the first answer; nil where nobody has one.
    ///
    /// Who comes after the first that answers is not asked. There is no capture pass.
    public final func ask<Request: RoutedRequest>(
        _ request: Request, includingSelf: Bool = false
    ) -> Request.Answer? {
        var answer: Request.Answer?
        let walk = Walk(
            kind: .ask, asked: .answer, includesOrigin: includingSelf, stop: .everything)
        _ = dispatcher.dispatch(request, from: self, by: walk) { responder, request, _ in
            responder.table?.answer(request, &answer)
        }
        return answer
    }

    /// Sends an event up the chain from this responder itself, and lets each react before its handlers.
    ///
    /// Each sees the event as `prepare` returns it for that responder; `react` returns nil for a responder
    /// that has no reaction of its own. Whom `afterBoundary` returns is asked after a boundary, in place of
    /// its ``next``. Where handlers are not asked, those of the capture pass still are.
    package final func route<Event: RoutedEvent>(
        _ event: Event, asksHandlers: Bool,
        afterBoundary: @escaping @MainActor (Responder) -> Responder?,
        prepare: @MainActor (Responder, Event) -> Event,
        react: @MainActor (Responder, Event) -> Disposition?
    ) -> Outcome {
        var walk = Walk(kind: .post, asked: nil, includesOrigin: true)
        walk.afterBoundary = afterBoundary
        return dispatcher.dispatch(event, from: self, by: walk) { responder, event, phase in
            let prepared = prepare(responder, event)
            let own = phase == .bubble ? react(responder, prepared) : nil
            guard asksHandlers || phase == .capture, let table = responder.table else { return own }
            return table.handle(prepared, phase, after: own)
        }
    }

    /// Hands an event to the handlers of this responder alone.
    ///
    /// - Returns: Their strongest answer; nil where there is none.
    @discardableResult
    package final func deliver<Event: RoutedEvent>(_ event: Event) -> Disposition? {
        table?.handle(event, .bubble)
    }

    /// Returns whether anybody listens here to events of a type that bubble up.
    package final func hasHandlers<Event: RoutedEvent>(for event: Event.Type) -> Bool {
        guard let table, table.kinds.contains(.bubble) else { return false }
        let type = ObjectIdentifier(event)
        for handler in table.handlers where handler.isLive(.bubble, type) { return true }
        return false
    }
}
