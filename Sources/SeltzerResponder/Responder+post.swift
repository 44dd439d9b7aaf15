// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch

extension Responder {
    /// The maximum number of nested dispatches, and of redirections of one event.
    public static let nestingLimit = 64

    /// Sends an event up the chain, starting at the next responder, and returns when all handlers have run.
    ///
    /// Only handlers of exactly this type run, and handlers of this responder itself only with
    /// `includingSelf`. The route is fixed before the first handler runs; changes that handlers
    /// make to the chain affect later events. Beyond ``nestingLimit`` nested dispatches, the event
    /// reaches no handler.
    ///
    /// - Returns: The strongest result of all handlers; ``Outcome/unhandled`` if none reacted.
    @discardableResult
    public final func post<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = false, reach: Reach = .application
    ) -> Outcome {
        let walk = Walk(
            kind: .post, asked: [.capture, .bubble], includesOrigin: includingSelf, reach: reach)
        return dispatcher.dispatch(event, from: self, by: walk) { $0.table?.handle($1, $2) }
    }

    /// Runs a body, then sends an event up the chain that this responder had before it.
    ///
    /// So the event reaches the same handlers if the body removes this responder. What the body posts is a part of this
    /// dispatch.
    ///
    /// - Returns: The strongest result of all handlers; ``Outcome/unhandled`` if none reacted.
    @discardableResult
    package final func post<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = false, after body: () -> Void
    ) -> Outcome {
        let walk = Walk(
            kind: .post, asked: [.capture, .bubble], includesOrigin: includingSelf,
            reach: .application)
        return dispatcher.dispatch(event, from: self, by: walk, after: body) {
            $0.table?.handle($1, $2)
        }
    }

    /// Posts an event from any thread; it is sent in a later turn of the main actor, in the order
    /// of the calls.
    public nonisolated final func postLater<Event: RoutedEvent & Sendable>(
        _ event: Event, includingSelf: Bool = false, reach: Reach = .application
    ) {
        let task = TaskIdentity()
        // The main queue keeps the order; tasks on the main actor may not.
        DispatchQueue.main.async {
            dispatcher.watchers.post(for: task) {
                self.post(event, includingSelf: includingSelf, reach: reach)
            }
        }
    }

    /// Sends an event down, from this responder to everything below it, and returns when all handlers have run.
    ///
    /// Each responder gets the event once, before its own subordinates. Only handlers for
    /// ``Phase/broadcast`` run. An interceptor's change affects only the responders below it.
    @discardableResult
    public final func broadcast<Event: RoutedEvent>(
        _ event: Event, includingSelf: Bool = true, stop: StopScope = .branch
    ) -> Outcome {
        let walk = Walk(
            kind: .broadcast, asked: .broadcast, includesOrigin: includingSelf, stop: stop)
        return dispatcher.dispatch(event, from: self, by: walk) { $0.table?.handle($1, $2) }
    }

    /// Sends a request up the chain, starting at the next responder, and returns the first answer.
    ///
    /// The first answer ends the search. There is no capture pass.
    ///
    /// - Returns: The first answer that is not nil; nil if no responder answers.
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

    /// Sends an event up the chain, starting at this responder.
    ///
    /// `afterBoundary` returns the responder that follows a boundary, or a responder whose
    /// ``hasOwnInputWay`` is true, in place of ``next``.
    /// `prepare` returns the event as one responder gets it. `react` runs before the handlers of
    /// each responder, and returns nil if the responder does not react. Capture handlers run even
    /// if `asksHandlers` is false, unless `isContinued` is true: they have run before, for another
    /// form of the event.
    ///
    /// With a rehearsal, no handler runs. `react` is then also asked for the responders that the
    /// event does not reach.
    package final func route<Event: RoutedEvent>(
        _ event: Event, asksHandlers: Bool, isContinued: Bool = false,
        rehearsal: Rehearsal? = nil,
        afterBoundary: @escaping @MainActor (Responder) -> Responder?,
        prepare: @MainActor (Responder, Event) -> Event,
        react: @MainActor (Responder, Event) -> Disposition?
    ) -> Outcome {
        var walk = Walk(kind: .post, asked: nil, includesOrigin: true)
        walk.afterBoundary = afterBoundary
        walk.isContinued = isContinued
        walk.rehearsal = rehearsal
        return dispatcher.dispatch(event, from: self, by: walk) { responder, event, phase in
            let prepared = prepare(responder, event)
            let own = phase == .bubble ? react(responder, prepared) : nil
            guard asksHandlers || phase == .capture, let table = responder.table else { return own }
            guard let rehearsal else { return table.handle(prepared, phase, after: own) }
            rehearsal.handle(responder, ObjectIdentifier(Event.self))
            return own
        }
    }

    /// Returns the responders that ``route(_:asksHandlers:isContinued:afterBoundary:prepare:react:)`` would visit.
    ///
    /// They are in the order of visits, beginning with this responder.
    package final func selfAndSuperiors(
        afterBoundary: @escaping @MainActor (Responder) -> Responder?
    ) -> [Responder] {
        var walk = Walk(kind: .post, asked: nil, includesOrigin: true)
        walk.afterBoundary = afterBoundary
        return dispatcher.responders(from: self, for: walk)
    }

    /// Runs the handlers of this responder alone.
    ///
    /// - Returns: The strongest disposition; nil if there is no handler.
    @discardableResult
    package final func deliver<Event: RoutedEvent>(_ event: Event) -> Disposition? {
        dispatcher.handle(as: self) { table?.handle(event, .bubble) }
    }

    /// Returns whether an event of a type, posted here, may reach a handler, an answer or an
    /// interceptor.
    ///
    /// If false, a frequent event need not be posted. The result may be true without a handler;
    /// mounts are not followed, and filters do not count because they take every event.
    package final func mayBeHeard<Event: RoutedEvent>(_ event: Event.Type) -> Bool {
        let type = ObjectIdentifier(event)
        var responder: Responder? = self
        var rest = 10_000  // Next responders that were set may form a circle.
        while let current = responder, rest > 0 {
            if let table = current.table {
                if !table.mounts.isEmpty { return true }
                for handler in table.handlers
                where handler.eventType == type && !handler.isCancelled {
                    return true
                }
            }
            responder = current.next
            rest -= 1
        }
        return rest == 0
    }

    /// Returns whether this responder has a handler for bubbling events of a type.
    package final func hasHandlers<Event: RoutedEvent>(for event: Event.Type) -> Bool {
        guard let table, table.kinds.contains(.bubble) else { return false }
        let type = ObjectIdentifier(event)
        for handler in table.handlers where handler.isLive(.bubble, type) { return true }
        return false
    }
}
