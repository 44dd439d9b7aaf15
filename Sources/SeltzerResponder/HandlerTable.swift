// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rarely used state of a responder: subscriptions, mounts, and a next responder set by the
/// program.
///
/// It is one object, so that the many responders without any of this hold a single nil.
@MainActor
final class HandlerTable {
    private(set) weak var nextOverride: Responder?
    var identifier: Identifier?
    /// Whether input leaves the responder on a way of its own.
    var hasOwnInputWay = false
    /// The responders that this one is mounted on, in order; readers skip deallocated ones.
    var mounts: [Weak<Responder>] = []
    // Exclusivity checks are off: each step of a dispatch reads the handlers, and a trace reads them
    // once more. Only this class changes them, and runs no code of the program while it does.
    @exclusivity(unchecked)
    private(set) var handlers: ContiguousArray<Subscription> = []
    /// The kinds of the handlers in the table, and whether a next responder was set that no event
    /// has passed yet.
    private(set) var kinds: HandlerKinds = []
    private var cancelledCount = 0
    /// The types of the last handlers that ended, and whether their owner was gone.
    private var ended: [(type: ObjectIdentifier, isOwnerGone: Bool)] = []

    /// A text in an object, because most tables have no text and a nil reference takes half the
    /// memory of a nil text.
    final class Identifier {
        let text: String

        init(_ text: String) { self.text = text }
    }

    func add(_ handler: Subscription) {
        handlers.append(handler)
        kinds.formUnion(handler.kind)
    }

    // The kind and the type of a handler determine its class; a checked cast would cost more than
    // most handlers. A loop runs over a copy of the array, so handlers that subscribe during the
    // loop do not run.

    /// Runs the handlers of an event.
    ///
    /// - Returns: The strongest of their dispositions and of `answer`; nil if there are none.
    func handle<Event: RoutedEvent>(
        _ event: Event, _ phase: Phase, after answer: Disposition? = nil
    ) -> Disposition? {
        var strongest = answer
        let kind = HandlerKinds.handlers(for: phase)
        let type = ObjectIdentifier(Event.self)
        guard kinds.contains(kind) else { return strongest }
        for handler in handlers where handler.isLive(kind, type) {
            let typed = unsafeDowncast(handler, to: Handler<Event, Disposition?>.self)
            if let answer = typed.body(event) {
                strongest = max(strongest ?? .ignored, answer)
            } else if !dispatcher.takePassedOver() {
                handler.isOwnerGone = true
                handler.cancel()
            }
        }
        return strongest
    }

    /// The location of the first handler of a type that runs in a pass or answers; nil for none.
    func handlerLocation(_ kinds: HandlerKinds, _ type: ObjectIdentifier) -> HandlerLocation? {
        guard !self.kinds.isDisjoint(with: kinds) else { return nil }
        // A loop, because a closure of the main actor asks for the executor each time that it runs.
        for handler in handlers where handler.isLive(kinds, type) && !handler.isForAnother {
            return handler.location
        }
        return nil
    }

    /// Runs the interceptors on an event, then the filters.
    ///
    /// An interceptor that redirects or holds the event runs last.
    ///
    /// - Parameter last: The interceptor that held the event before; only the interceptors after it
    ///   run.
    func intercept<Event: RoutedEvent>(
        _ event: inout Event, _ isRewritten: inout Bool, after last: Subscription?
    ) -> Interception<Event> {
        let type = ObjectIdentifier(Event.self)
        var decision = Interception<Event>.pass
        let first = last.flatMap { last in handlers.firstIndex { $0 === last } }.map { $0 + 1 }
        for handler in handlers[(first ?? 0)...] where handler.isLive(.interceptor, type) {
            let interceptor = unsafeDowncast(
                handler, to: Handler<Event, (Event?, Interception<Event>)>.self)
            let (rewritten, own) = interceptor.body(event)
            if let rewritten { (event, isRewritten) = (rewritten, true) }
            switch own {
            case .pass: break
            case .block: decision = .block
            case .redirect, .hold: return own
            }
        }
        for handler in handlers where handler.isLive(.interceptor, nil) {
            let filter = unsafeDowncast(handler, to: Handler<any RoutedEvent, Bool>.self)
            if !filter.body(event) { decision = .block }
        }
        return decision
    }

    /// Runs the handlers of a request until one of them answers; returns nil if no handler exists.
    func answer<Request: RoutedRequest>(
        _ request: Request, _ result: inout Request.Answer?
    ) -> Disposition? {
        let type = ObjectIdentifier(Request.self)
        var disposition: Disposition?
        for handler in handlers where handler.isLive(.answer, type) {
            disposition = .ignored
            let typed = unsafeDowncast(handler, to: Handler<Request, Request.Answer?>.self)
            result = typed.body(request)
            if result != nil { return .stop }
        }
        return disposition
    }

    /// Calls the observers of routes or of mistakes on this responder.
    func notify<Report>(_ kind: HandlerKinds, of report: Report) {
        guard kinds.contains(kind) else { return }
        for handler in handlers where handler.isLive(kind, nil) {
            unsafeDowncast(handler, to: Handler<Report, Void>.self).body(report)
        }
    }

    /// Sets the next responder, held weakly; nil to remove the next responder that was set.
    func setNext(_ responder: Responder?) {
        nextOverride = responder
        if responder == nil { kinds.remove(.newNext) } else { kinds.insert(.newNext) }
    }

    /// Returns whether the next responder that was set was deallocated before any event passed;
    /// true only once.
    func losesNewNext() -> Bool { kinds.remove(.newNext) != nil && nextOverride == nil }

    /// Removes the cancelled handlers once they are the majority, so that cancelling many stays cheap.
    func noteCancelled(_ handler: Subscription) {
        if let type = handler.eventType {
            if ended.count == 8 { ended.removeFirst() }
            ended.append((type, handler.isOwnerGone))
        }
        cancelledCount += 1
        guard cancelledCount * 2 > handlers.count else { return }
        cancelledCount = 0
        handlers = handlers.filter { !$0.isCancelled }
        kinds = handlers.reduce(kinds.intersection(.marks)) { $0.union($1.kind) }
    }

    /// Marks the responder as the top of a program.
    func becomeProgram() { kinds.insert(.program) }

    /// Whether the last handler of a type that ended had lost its owner; nil if no such handler is
    /// remembered.
    func lostOwner(_ type: ObjectIdentifier) -> Bool? {
        ended.last { $0.type == type }?.isOwnerGone
    }
}

extension Responder {
    /// Subscribes a closure to events of a type; nil for every type.
    final func addHandler<Input, Output>(
        _ kind: HandlerKinds, _ eventType: Any.Type?, at location: HandlerLocation? = nil,
        _ body: @escaping @MainActor (Input) -> Output
    ) -> Subscription {
        add(Handler(body), kind, eventType, at: location)
    }

    /// Subscribes a handler to events of a type; nil for every type.
    final func add<Input, Output>(
        _ handler: Handler<Input, Output>, _ kind: HandlerKinds, _ eventType: Any.Type?,
        at location: HandlerLocation?
    ) -> Subscription {
        handler.location = location
        handler.responder = self
        handler.kind = kind
        handler.eventType = eventType.map { ObjectIdentifier($0) }
        handlerTable.add(handler)
        return handler
    }
}
