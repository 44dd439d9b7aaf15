// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a responder keeps when anybody subscribed, it is mounted, or its next responder was set by hand.
///
/// One object, so that the many responders with none of this carry a single nil.
@MainActor
final class HandlerTable {
    weak var nextOverride: Responder?
    /// The responders that this one is mounted on, in order; dead ones are passed over.
    var mounts: ContiguousArray<Mount> = []
    private(set) var handlers: ContiguousArray<Handler> = []
    /// The bits of the kinds of handlers that there are.
    private(set) var kinds: UInt8 = 0
    private var cancelledCount = 0

    /// A weak link to a responder.
    struct Mount {
        weak var responder: Responder?
    }

    func append(_ handler: Handler) {
        handlers.append(handler)
        kinds |= handler.kind.rawValue
    }

    /// Returns whether a handler of a kind was ever added and not removed since.
    func has(_ kind: Handler.Kind) -> Bool { kinds & kind.rawValue != 0 }

    /// Calls a closure for the live handlers of a kind that were there when the visit began.
    ///
    /// - Parameters:
    ///   - type: The exact type of event; nil for handlers of any event.
    ///   - body: Returns whether to go on with the next one. Kind and type prove the handler's class, so it
    ///     may be cast unchecked: a checked cast costs more than most handlers.
    func visit(_ kind: Handler.Kind, _ type: Any.Type?, _ body: (Handler) -> Bool) {
        guard has(kind) else { return }
        let type = type.map { ObjectIdentifier($0) }
        for handler in handlers where handler.eventType == type && handler.kind == kind {
            if !handler.isCancelled, !body(handler) { return }
        }
    }

    /// Runs the handlers of an event.
    ///
    /// - Returns: The strongest answer; nil where no handler ran.
    func handle<Event: RoutedEvent>(_ event: Event, in phase: Phase) -> Disposition? {
        let kind = Handler.Kind(phase)
        guard has(kind) else { return nil }
        var strongest: Disposition?
        visit(kind, Event.self) { handler in
            if let answer = unsafeDowncast(handler, to: EventHandler<Event>.self).body(event) {
                strongest = .strongest(strongest, answer)
            } else {
                handler.cancel()
            }
            return true
        }
        return strongest
    }

    /// Lets the interceptors rewrite an event, and the filters look at it.
    ///
    /// - Returns: Whether it may go on beyond this responder.
    func intercept<Event: RoutedEvent>(_ event: inout Event, _ isRewritten: inout Bool) -> Bool {
        var mayPass = true
        visit(.interceptor, Event.self) { handler in
            isRewritten = true
            let mayStay = unsafeDowncast(handler, to: Interceptor<Event>.self).body(&event)
            mayPass = mayPass && mayStay
            return true
        }
        visit(.filter, nil) { handler in
            let mayStay = unsafeDowncast(handler, to: Filter.self).body(event)
            mayPass = mayPass && mayStay
            return true
        }
        return mayPass
    }

    /// Lets the handlers of a request answer.
    ///
    /// - Returns: Whether there are any.
    func answer<Request: RoutedRequest>(
        _ request: Request, _ result: inout Request.Answer?
    ) -> Bool {
        var wasAsked = false
        visit(.answer, Request.self) { handler in
            wasAsked = true
            result = unsafeDowncast(handler, to: AnswerHandler<Request>.self).body(request)
            return result == nil
        }
        return wasAsked
    }

    /// Hands a trace to who observes the routes here.
    func notifyObservers(of trace: RouteTrace) {
        visit(.routes, nil) { handler in
            unsafeDowncast(handler, to: RouteObserver.self).body(trace)
            return true
        }
    }

    /// Returns whether a live handler of an event is there.
    func listens<Event: RoutedEvent>(to event: Event.Type, in phase: Phase) -> Bool {
        let (kind, type) = (Handler.Kind(phase), ObjectIdentifier(event))
        return handlers.contains { $0.kind == kind && $0.eventType == type && !$0.isCancelled }
    }

    /// Removes cancelled handlers once they are the greater part, so that cancelling many stays cheap.
    func noteCancelled() {
        cancelledCount += 1
        guard cancelledCount * 2 > handlers.count else { return }
        cancelledCount = 0
        handlers = handlers.filter { !$0.isCancelled }
        kinds = handlers.reduce(0) { $0 | $1.kind.rawValue }
    }
}
