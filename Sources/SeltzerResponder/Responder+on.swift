// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What every ``Responder`` can do that needs the exact type of the receiver.
@MainActor
public protocol EventReceiver: Responder {}

extension Responder: EventReceiver {}

extension Responder {
    /// Runs a closure for each event of exactly a type that reaches this responder.
    ///
    /// The responder keeps the closure: one that captures a strong `self` in a subclass keeps itself
    /// alive for ever; there, pass a method, as in `on(CellClicked.self, Board.cellClicked)`. The type may
    /// be left out where the closure names it, the subscription may be dropped, here and below.
    @discardableResult
    public final func on<Event: RoutedEvent>(
        _ event: Event.Type = Event.self, phase: Phase = .bubble,
        _ body: @escaping @MainActor (Event) -> Disposition
    ) -> Subscription {
        handlerTable.add(.handlers(for: phase), event, body as @MainActor (Event) -> Disposition?)
    }

    /// Runs a closure for each event of a type, as long as its owner, which is held weakly, lives.
    @discardableResult
    public final func on<Event: RoutedEvent, Owner: AnyObject>(
        _ event: Event.Type = Event.self, owner: Owner, phase: Phase = .bubble,
        _ body: @escaping @MainActor (Owner, Event) -> Disposition
    ) -> Subscription {
        handlerTable.add(.handlers(for: phase), event) { [weak owner] (event: Event) in
            owner.map { body($0, event) }
        }
    }

    /// Looks at each event of a type without a say in it, as long as an owner, held weakly, lives.
    @discardableResult
    public final func observe<Event: RoutedEvent, Owner: AnyObject>(
        _ event: Event.Type = Event.self, owner: Owner, _ body: @escaping @MainActor (Event) -> Void
    ) -> Subscription {
        on(event, owner: owner) { _, event in
            body(event)
            return .ignored
        }
    }

    /// Answers requests of a type; nil leaves them to others.
    @discardableResult
    public final func answer<Request: RoutedRequest>(
        _ request: Request.Type = Request.self,
        _ body: @escaping @MainActor (Request) -> Request.Answer?
    ) -> Subscription {
        handlerTable.add(.answer, request, body)
    }

    /// Rewrites events and requests of a type on their way through this responder, before its handlers.
    ///
    /// The rewritten event is seen here and beyond on this way; who was asked before, other ways, and the
    /// poster keep theirs. Where the closure returns false, the way ends after this responder's handlers.
    /// The capture pass is not concerned.
    @discardableResult
    public final func intercept<Event: RoutedEvent>(
        _ event: Event.Type = Event.self, _ body: @escaping @MainActor (inout Event) -> Bool
    ) -> Subscription {
        handlerTable.add(.interceptor, event) { (event: Event) in
            var event = event
            let mayPass = body(&event)
            return (event, mayPass)
        }
    }

    /// Looks at events of every type on their way through this responder, to let only some of them go on.
    ///
    /// Events of a family conform to a protocol: `filter { $0 is any PublicEvent }` keeps the others back;
    /// for those this responder's handlers are the last.
    @discardableResult
    public final func filter(_ body: @escaping @MainActor (any RoutedEvent) -> Bool) -> Subscription
    {
        handlerTable.add(.interceptor, nil, body)
    }

    /// Runs a closure off the main actor for each event of a type, one after the other in their order.
    ///
    /// The poster does not wait for it; it counts as ``Disposition/handled``. What was posted before it is
    /// cancelled, or before the responder dies, still arrives.
    @discardableResult
    public final func onBackground<Event: RoutedEvent & Sendable>(
        _ event: Event.Type = Event.self, _ body: @escaping @Sendable (Event) async -> Void
    ) -> Subscription {
        let (events, mailbox) = AsyncStream.makeStream(of: Event.self)
        Task.detached { for await event in events { await body(event) } }
        // The mailbox ends with the last reference to it: this closure.
        return on { (event: Event) in
            mailbox.yield(event)
            return .handled
        }
    }

    /// Calls a closure with the trace of each dispatch whose route this responder is on, or that it
    /// begins itself, when the dispatch has ended; costs nothing where nobody observes.
    @discardableResult
    public final func observeRoutes(
        _ body: @escaping @MainActor (RouteTrace) -> Void
    ) -> Subscription {
        handlerTable.add(.routes, nil, body)
    }
}

extension EventReceiver {
    /// Runs a method of this responder for each event of a type that reaches it.
    ///
    /// The form to use in a subclass: the method is written down unbound, the responder is held weakly,
    /// and the compiler checks that the method is there and takes the event.
    @discardableResult
    public func on<Event: RoutedEvent>(
        _ event: Event.Type, phase: Phase = .bubble,
        _ method: @escaping @MainActor (Self) -> @MainActor (Event) -> Disposition
    ) -> Subscription {
        on(event, owner: self, phase: phase) { receiver, event in method(receiver)(event) }
    }
}
