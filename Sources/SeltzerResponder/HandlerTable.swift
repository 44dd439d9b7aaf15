// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a responder keeps when anybody subscribed, it is mounted, or its next responder was set by hand.
///
/// One object, so that the many responders with none of this carry a single nil.
@MainActor
final class HandlerTable {
    weak var nextOverride: Responder?
    /// The responders that this one is mounted on, in order; dead ones are passed over.
    var mounts: [Mount] = []
    private(set) var handlers: ContiguousArray<Subscription> = []
    /// The kinds of the handlers that were added and not removed since.
    private(set) var kinds: HandlerKinds = []
    private var cancelledCount = 0

    /// A weak link to a responder.
    struct Mount {
        weak var responder: Responder?
    }

    func add<Input, Output>(
        _ kind: HandlerKinds, _ eventType: Any.Type?, _ body: @escaping @MainActor (Input) -> Output
    ) -> Subscription {
        let handler = Handler(body)
        handler.table = self
        handler.kind = kind
        handler.eventType = eventType.map { ObjectIdentifier($0) }
        handlers.append(handler)
        kinds.formUnion(handler.kind)
        return handler
    }

    // Kind and type prove the class of a handler: a checked cast costs more than most handlers. Those that
    // subscribe meanwhile are not in the array that a loop runs over.

    /// Runs the handlers of an event and returns the strongest answer, theirs or the one so far; nil where
    /// there is none.
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
            } else {
                handler.cancel()
            }
        }
        return strongest
    }

    /// Lets the interceptors rewrite an event, then the filters look at it.
    func intercept<Event: RoutedEvent>(
        _ event: inout Event, _ mayPass: inout Bool, _ isRewritten: inout Bool
    ) {
        let type = ObjectIdentifier(Event.self)
        for handler in handlers where handler.isLive(.interceptor, type) {
            let interceptor = unsafeDowncast(handler, to: Handler<Event, (Event, Bool)>.self)
            let (rewritten, isWanted) = interceptor.body(event)
            (event, isRewritten) = (rewritten, true)
            mayPass = mayPass && isWanted
        }
        for handler in handlers where handler.isLive(.interceptor, nil) {
            let filter = unsafeDowncast(handler, to: Handler<any RoutedEvent, Bool>.self)
            mayPass = filter.body(event) && mayPass
        }
    }

    /// Lets the handlers of a request answer, until one stops the search; nil where there are none.
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

    /// Hands a trace to who observes the routes here.
    func notifyObservers(of trace: RouteTrace) {
        guard kinds.contains(.routes) else { return }
        for handler in handlers where handler.isLive(.routes, nil) {
            unsafeDowncast(handler, to: Handler<RouteTrace, Void>.self).body(trace)
        }
    }

    /// Removes cancelled handlers once they are the greater part, so that cancelling many stays cheap.
    func noteCancelled() {
        cancelledCount += 1
        guard cancelledCount * 2 > handlers.count else { return }
        cancelledCount = 0
        handlers = handlers.filter { !$0.isCancelled }
        kinds = handlers.reduce([]) { $0.union($1.kind) }
    }
}
