// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Handlers that know which responder sent an event.
///
/// The origin is the responder that posted, asked or broadcast, even if the event came through a
/// mount, was redirected, or was held before. For input, it is the responder that gets the input
/// first.
extension Responder {
    /// Runs a closure for each event of a type that one responder sends.
    ///
    /// ```swift
    /// form.on(TextChanged.self, from: nameField) { event in … }
    /// ```
    ///
    /// Events of other senders pass as if there were no handler. The sender is held weakly; the subscription ends with it.
    @discardableResult
    public final func on<Event: RoutedEvent>(
        _ event: Event.Type = Event.self, from sender: Responder, phase: Phase = .bubble,
        file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Event) -> Disposition
    ) -> Subscription {
        add(
            SenderHandler(sender, body), .handlers(for: phase), event,
            at: HandlerLocation(file: file, line: line))
    }

    /// Runs a closure for each event of a type that reaches this responder, with the responder that sent it.
    ///
    /// ```swift
    /// form.on { (event: TextChanged, origin) in
    ///     origin === nameField ? check(event.text) : .ignored
    /// }
    /// ```
    @discardableResult
    public final func on<Event: RoutedEvent>(
        _ event: Event.Type = Event.self, phase: Phase = .bubble, file: String = #fileID,
        line: Int = #line, _ body: @escaping @MainActor (Event, Responder) -> Disposition
    ) -> Subscription {
        on(event, phase: phase, file: file, line: line) { event in
            dispatcher.origin.map { body(event, $0) } ?? .ignored
        }
    }

    /// Runs a closure that answers requests of a type, with the responder that asks; nil passes the request on.
    @discardableResult
    public final func answer<Request: RoutedRequest>(
        _ request: Request.Type = Request.self, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Request, Responder) -> Request.Answer?
    ) -> Subscription {
        answer(request, file: file, line: line) { request in
            dispatcher.origin.flatMap { body(request, $0) }
        }
    }

    /// Runs a closure that may change or block each event or request of a type, with the responder
    /// that sent it.
    ///
    /// The closure returns the same results as an interceptor without the origin.
    @discardableResult
    public final func intercept<Event: RoutedEvent>(
        _ event: Event.Type = Event.self,
        _ body: @escaping @MainActor (inout Event, Responder) -> Bool
    ) -> Subscription {
        intercept(event) { event in dispatcher.origin.map { body(&event, $0) } ?? true }
    }

    /// Runs a closure that decides, also by the sender, whether events of any type pass this
    /// responder.
    @discardableResult
    public final func filter(
        _ body: @escaping @MainActor (any RoutedEvent, Responder) -> Bool
    ) -> Subscription {
        filter { event in dispatcher.origin.map { body(event, $0) } ?? true }
    }
}

extension EventReceiver {
    /// Runs a method of this responder for each event of a type that reaches it, with the responder that sent it.
    @discardableResult
    public func on<Event: RoutedEvent>(
        _ event: Event.Type, phase: Phase = .bubble, file: String = #fileID, line: Int = #line,
        _ method: @escaping @MainActor (Self) -> @MainActor (Event, Responder) -> Disposition
    ) -> Subscription {
        on(event, owner: self, phase: phase, file: file, line: line) { receiver, event in
            dispatcher.origin.map { method(receiver)(event, $0) } ?? .ignored
        }
    }

    /// Runs a method of this responder for each event of a type that one responder sends.
    @discardableResult
    public func on<Event: RoutedEvent>(
        _ event: Event.Type, from sender: Responder, phase: Phase = .bubble,
        file: String = #fileID, line: Int = #line,
        _ method: @escaping @MainActor (Self) -> @MainActor (Event) -> Disposition
    ) -> Subscription {
        on(event, from: sender, phase: phase, file: file, line: line) { [weak self] event in
            self.map { method($0)(event) } ?? .ignored
        }
    }
}
