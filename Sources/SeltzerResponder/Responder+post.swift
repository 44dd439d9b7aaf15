// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

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
        _ event: Event,
        includingSelf: Bool = false,
        reach: Reach = .application
    ) -> Outcome {
        route(event, includingSelf: includingSelf, reach: reach) { _, _ in nil }
    }

    /// The number of dispatches that may be under way at once, one within the other.
    public static var nestingLimit: Int { Dispatcher.nestingLimit }

    /// Sends an event up the chain as ``post(_:includingSelf:reach:)`` does, and lets each responder
    /// react by itself before its handlers.
    ///
    /// - Parameters:
    ///   - prepare: Called for each responder before it is asked; returns the event as this responder
    ///     shall see it, or nil to leave it as it is.
    ///   - react: The responder's own reaction; nil where it has none.
    package final func route<Event: RoutedEvent>(
        _ event: Event,
        includingSelf: Bool,
        reach: Reach = .application,
        prepare: ((Responder, Event) -> Event)? = nil,
        react: (Responder, Event) -> Disposition?
    ) -> Outcome {
        guard let start = dispatcher.begin() else {
            traceTooDeep(event)
            return .unhandled
        }
        let isTraced = dispatcher.collectRoute(
            from: self, includingSelf: includingSelf, reach: reach)
        let visits = dispatcher.route(from: start)
        var walk = Walk(event: event, origin: self, isTraced: isTraced)
        if walk.capture(visits, prepare: prepare) {
            walk.bubble(visits, prepare: prepare, react: react)
        }
        if isTraced { walk.report(to: visits, includingSelf: includingSelf) }
        dispatcher.end(start)
        return walk.outcome
    }

    /// Hands an event to this responder alone: its own reaction, then its handlers.
    package final func deliver<Event: RoutedEvent>(
        _ event: Event,
        react: (Responder, Event) -> Disposition?
    ) {
        _ = react(self, event)
        _ = table?.visit(event, phase: .bubble)
    }

    /// Calls a closure with the trace of each dispatch whose route this responder is on, or that it
    /// posts itself, after the dispatch.
    ///
    /// Costs nothing where nobody observes.
    ///
    /// - Parameter body: Gets the trace, on the main actor.
    /// - Returns: The subscription, which may be dropped.
    @discardableResult
    public final func observeRoutes(
        _ body: @escaping @MainActor (RouteTrace) -> Void
    ) -> Subscription {
        let table = handlerTable
        let observer = RouteObserver(table: table, body: body)
        table.append(observer)
        return observer
    }

    private func traceTooDeep<Event: RoutedEvent>(_ event: Event) {
        guard let table, !table.observers.isEmpty else { return }
        var trace = RouteTrace(event: event, origin: self)
        trace.isTooDeep = true
        table.notifyObservers(of: trace)
    }
}
