// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A ``Responder`` seen as its own class, so that handlers can be methods of that class.
@MainActor
public protocol EventReceiver: Responder {}

extension Responder: EventReceiver {}

extension Responder {
    /// Runs a closure for each event of exactly one type that reaches this responder.
    ///
    /// The responder keeps the closure. A closure in a subclass that captures `self` strongly keeps
    /// the responder alive forever; pass a method there: `on(CellClicked.self, Board.cellClicked)`.
    /// You may omit the type if the closure names it, and you may drop the subscription. Traces
    /// show the file and the line (``RouteTrace/Step/handler``); let the compiler fill them in.
    @discardableResult
    public final func on<Event: RoutedEvent>(
        _ event: Event.Type = Event.self, phase: Phase = .bubble, file: String = #fileID,
        line: Int = #line, _ body: @escaping @MainActor (Event) -> Disposition
    ) -> Subscription {
        let place = HandlerLocation(file: file, line: line)
        return addHandler(
            .handlers(for: phase), event, at: place, body as @MainActor (Event) -> Disposition?)
    }

    /// Runs a closure for each event of a type while an owner exists; the owner is held weakly.
    @discardableResult
    public final func on<Event: RoutedEvent, Owner: AnyObject>(
        _ event: Event.Type = Event.self, owner: Owner, phase: Phase = .bubble,
        file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Event) -> Disposition
    ) -> Subscription {
        let place = HandlerLocation(file: file, line: line)
        return addHandler(.handlers(for: phase), event, at: place) {
            [weak owner] (event: Event) in
            owner.map { body($0, event) }
        }
    }

    /// Runs a closure that observes each event of a type and never stops it, while an owner exists.
    ///
    /// The owner is held weakly.
    @discardableResult
    public final func observe<Event: RoutedEvent, Owner: AnyObject>(
        _ event: Event.Type = Event.self, owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Event) -> Void
    ) -> Subscription {
        on(event, owner: owner, file: file, line: line) { _, event in
            body(event)
            return .ignored
        }
    }

    /// Runs a closure that answers requests of a type; a closure that returns nil passes the request on.
    @discardableResult
    public final func answer<Request: RoutedRequest>(
        _ request: Request.Type = Request.self, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Request) -> Request.Answer?
    ) -> Subscription {
        addHandler(.answer, request, at: HandlerLocation(file: file, line: line), body)
    }

    /// Runs a closure that may change each event or request of a type, before the handlers of this responder.
    ///
    /// This responder and the responders above it on this path get the changed event. Responders
    /// below, other paths and the poster keep the original. If the closure returns false, the path
    /// ends after the handlers of this responder. Interceptors do not run in the capture pass.
    @discardableResult
    public final func intercept<Event: RoutedEvent>(
        _ event: Event.Type = Event.self, _ body: @escaping @MainActor (inout Event) -> Bool
    ) -> Subscription {
        addInterceptor { (event: Event) in
            var event = event
            let mayPass = body(&event)
            return (event, mayPass ? .pass : .block)
        }
    }

    /// Redirects each event or request of a type to another responder, in place of this one and its
    /// superiors.
    ///
    /// The other responder and its superiors get the event as if they followed here, without a
    /// capture pass. This responder's handlers do not get it. If the closure returns nil or this
    /// responder, the event is not redirected. A trace shows the redirected path as a separate
    /// dispatch.
    @discardableResult
    public final func redirect<Event: RoutedEvent>(
        _ event: Event.Type = Event.self,
        to target: @escaping @MainActor (Event) -> Responder?
    ) -> Subscription {
        addInterceptor { [weak self] (event: Event) in
            guard let responder = target(event), responder !== self else { return (nil, .pass) }
            return (nil, .redirect(responder))
        }
    }

    /// Holds each event of a type until an asynchronous closure has decided about it, for example
    /// after a question to the user.
    ///
    /// The poster gets ``Outcome/stopped`` at once. If the closure returns true, the event
    /// continues from this responder, whose handlers get it first; otherwise it ends. Events are
    /// decided one at a time, in the order of their arrival. An event ends without a decision if
    /// its origin or this responder goes away. Capture handlers run before the event is held.
    ///
    /// Requests, actions and input cannot wait; if `isHeld` selects them, they end here.
    ///
    /// ```swift
    /// controller.hold { (_: FileDeleted) in await controller.confirms("Delete the file?") }
    /// ```
    ///
    /// - Parameters:
    ///   - event: The type of the events.
    ///   - isHeld: Returns whether an event has to wait; by default, every event waits.
    ///   - mayGoOn: Decides whether an event may continue.
    @discardableResult
    public final func hold<Event: RoutedEvent>(
        _ event: Event.Type = Event.self,
        where isHeld: @escaping @MainActor (Event) -> Bool = { _ in true },
        until mayGoOn: @escaping @MainActor (Event) async -> Bool
    ) -> Subscription {
        let held = HeldEvents(where: isHeld, until: mayGoOn)
        let subscription = addInterceptor { (nil, held.interception(of: $0)) }
        held.subscription = subscription
        return subscription
    }

    private final func addInterceptor<Event: RoutedEvent>(
        _ body: @escaping @MainActor (Event) -> (Event?, Interception<Event>)
    ) -> Subscription {
        addHandler(.interceptor, Event.self, body)
    }

    /// Runs a closure that decides whether events, of any type, pass this responder.
    ///
    /// A protocol can mark a family of events: `filter { $0 is any PublicEvent }` blocks all events
    /// outside it. A blocked event still reaches the handlers of this responder.
    @discardableResult
    public final func filter(_ body: @escaping @MainActor (any RoutedEvent) -> Bool) -> Subscription
    {
        addHandler(.interceptor, nil, body)
    }

    /// Runs a closure off the main actor for each event of a type, one event at a time and in order.
    ///
    /// The poster does not wait. The subscription counts as ``Disposition/observed``. Events posted before it is
    /// cancelled, or before the responder goes away, still arrive.
    @discardableResult
    public final func onBackground<Event: RoutedEvent & Sendable>(
        _ event: Event.Type = Event.self, file: String = #fileID, line: Int = #line,
        _ body: @escaping @Sendable (Event) async -> Void
    ) -> Subscription {
        let (events, mailbox) = AsyncStream.makeStream(of: Event.self)
        Task.detached { for await event in events { await body(event) } }
        // This closure holds the only reference to the mailbox; the stream ends when the closure
        // goes away.
        return on(file: file, line: line) { (event: Event) in
            mailbox.yield(event)
            return .observed
        }
    }

    /// Runs a closure with the trace of each dispatch that visits this responder, or starts at it or below it.
    ///
    /// So an observer on the application sees everything that its responders send, even broadcasts
    /// and posts that end below a window. It also sees the events of responders that belong to no
    /// application, such as a controller without a parent, if its application runs the code that
    /// sends them. ``observeAllRoutes(_:)`` needs no application. The closure runs when the dispatch
    /// has ended. Dispatches without an observer make no trace.
    @discardableResult
    public final func observeRoutes(
        _ body: @escaping @MainActor (RouteTrace) -> Void
    ) -> Subscription {
        dispatcher.hasObservers = true
        return addHandler(.routes, nil, body)
    }

    /// Runs a closure with each mistake of the dispatches that ``observeRoutes(_:)`` reports; only
    /// debug builds look for them.
    @discardableResult
    package final func observeMistakes(
        _ body: @escaping @MainActor (RouteMistake) -> Void
    ) -> Subscription {
        addHandler(.mistakes, nil, body)
    }
}

extension EventReceiver {
    /// Runs a method of this responder for each event of a type that reaches it.
    ///
    /// Use this form in a subclass: pass the unbound method, as in `on(CellClicked.self, Board.cellClicked)`. The
    /// responder is held weakly, and the compiler checks that the method exists and takes the event.
    @discardableResult
    public func on<Event: RoutedEvent>(
        _ event: Event.Type, phase: Phase = .bubble, file: String = #fileID, line: Int = #line,
        _ method: @escaping @MainActor (Self) -> @MainActor (Event) -> Disposition
    ) -> Subscription {
        on(event, owner: self, phase: phase, file: file, line: line) { receiver, event in
            method(receiver)(event)
        }
    }
}
