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
    private(set) var handlers: ContiguousArray<Subscription> = []
    /// The kinds of the handlers that were added and not removed since.
    private(set) var kinds = HandlerKinds()
    private var cancelledCount = 0

    /// A weak link to a responder.
    struct Mount {
        weak var responder: Responder?
    }

    func add(_ handler: Subscription) -> Subscription {
        handler.table = self
        handlers.append(handler)
        kinds.rawValue |= handler.kind.rawValue
        return handler
    }

    // Kind and type prove the class of a handler: a checked cast costs more than most handlers. Those that
    // subscribe meanwhile are not in the array that a loop runs over.

    /// Runs the handlers of an event and returns the strongest answer; nil where none ran.
    func handle<Event: RoutedEvent>(_ event: Event, _ kind: HandlerKinds) -> Disposition? {
        guard kinds.contains(kind) else { return nil }
        var strongest: Disposition?
        for handler in handlers where handler.isLive(kind, Event.self) {
            if let answer = unsafeDowncast(handler, to: EventHandler<Event>.self).body(event) {
                strongest = .strongest(strongest, answer)
            } else {
                handler.cancel()
            }
        }
        return strongest
    }

    /// Lets the interceptors rewrite an event, then the filters look at it; returns whether it may go on.
    func intercept<Event: RoutedEvent>(_ event: inout Event, _ isRewritten: inout Bool) -> Bool {
        var mayPass = true
        for handler in handlers where handler.isLive(.interceptor, Event.self) {
            isRewritten = true
            let result = unsafeDowncast(handler, to: Interceptor<Event>.self).body(event)
            event = result.event
            mayPass = mayPass && result.mayPass
        }
        for handler in handlers where handler.isLive(.filter, nil) {
            let isWanted = unsafeDowncast(handler, to: Filter.self).body(event)
            mayPass = mayPass && isWanted
        }
        return mayPass
    }

    /// Lets the handlers of a request answer, until one stops the search; nil where there are none.
    func answer<Request: RoutedRequest>(
        _ request: Request, _ result: inout Request.Answer?
    ) -> Disposition? {
        var disposition: Disposition?
        for handler in handlers where handler.isLive(.answer, Request.self) {
            disposition = .ignored
            result = unsafeDowncast(handler, to: AnswerHandler<Request>.self).body(request)
            if result != nil { return .stop }
        }
        return disposition
    }

    /// Hands a trace to who observes the routes here.
    func notifyObservers(of trace: RouteTrace) {
        guard kinds.contains(.routes) else { return }
        for handler in handlers where handler.isLive(.routes, nil) {
            unsafeDowncast(handler, to: RouteObserver.self).body(trace)
        }
    }

    /// Removes cancelled handlers once they are the greater part, so that cancelling many stays cheap.
    func noteCancelled() {
        cancelledCount += 1
        guard cancelledCount * 2 > handlers.count else { return }
        cancelledCount = 0
        handlers = handlers.filter { !$0.isCancelled }
        kinds.rawValue = handlers.reduce(0) { $0 | $1.kind.rawValue }
    }
}
