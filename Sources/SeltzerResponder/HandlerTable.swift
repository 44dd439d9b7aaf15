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
    /// The bits of the kinds that there are.
    private var kinds: UInt8 = 0
    /// Visits under way; while there are any, cancelled handlers keep their places.
    private var visits = 0
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
    ///   - body: Returns whether to go on with the next one.
    func visit<Body>(
        _ kind: Handler.Kind, _ type: Any.Type?, as: Body.Type,
        _ body: (TypedHandler<Body>) -> Bool
    ) {
        let type = type.map { ObjectIdentifier($0) }
        visits += 1
        defer {
            visits -= 1
            if cancelledCount > 0 { removeCancelled() }
        }
        for index in 0..<handlers.count {
            let handler = handlers[index]
            guard handler.eventType == type, handler.kind == kind, !handler.isCancelled else {
                continue
            }
            // Kind and type have proved the class; a checked cast costs more than the handler.
            if !body(unsafeDowncast(handler, to: TypedHandler<Body>.self)) { return }
        }
    }

    /// Runs the handlers of an event.
    ///
    /// - Returns: The strongest answer; nil where no handler ran.
    func handle<Event: RoutedEvent>(_ event: Event, in phase: Phase) -> Disposition? {
        guard has(Handler.Kind(phase)) else { return nil }
        var strongest: Disposition?
        visit(Handler.Kind(phase), Event.self, as: EventBody<Event>.self) { handler in
            if let answer = handler.body(event) {
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
    func intercept<Event: RoutedEvent>(_ event: inout Event, wasRewritten: inout Bool) -> Bool {
        var mayPass = true
        if has(.interceptor) {
            visit(.interceptor, Event.self, as: InterceptorBody<Event>.self) { handler in
                wasRewritten = true
                if !handler.body(&event) { mayPass = false }
                return true
            }
        }
        if has(.filter) {
            visit(.filter, nil, as: FilterBody.self) { handler in
                if !handler.body(event) { mayPass = false }
                return true
            }
        }
        return mayPass
    }

    /// Hands a trace to who observes the routes here.
    func notifyObservers(of trace: RouteTrace) {
        guard has(.routes) else { return }
        visit(.routes, nil, as: RoutesBody.self) { handler in
            handler.body(trace)
            return true
        }
    }

    /// Returns whether a live handler of an event is there.
    func listens<Event: RoutedEvent>(to event: Event.Type, in phase: Phase) -> Bool {
        let (kind, type) = (Handler.Kind(phase), ObjectIdentifier(event))
        return handlers.contains { $0.kind == kind && $0.eventType == type && !$0.isCancelled }
    }

    func noteCancelled() {
        cancelledCount += 1
        removeCancelled()
    }

    /// Removes cancelled handlers once they are the greater part, so that cancelling many stays cheap.
    private func removeCancelled() {
        guard visits == 0, cancelledCount * 2 > handlers.count else { return }
        cancelledCount = 0
        let old = handlers
        handlers = old.filter { !$0.isCancelled }
        kinds = handlers.reduce(0) { $0 | $1.kind.rawValue }
    }
}
