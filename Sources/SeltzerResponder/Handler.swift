// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A subscription, what it is for, and for which type of event.
@MainActor
class Handler: Subscription {
    /// What a handler is for; each a bit of its own.
    enum Kind: UInt8 {
        case capture = 1
        case bubble = 2
        case broadcast = 4
        case answer = 8
        case interceptor = 16
        case filter = 32
        case routes = 64

        /// The bits of the kinds that may change or block an event.
        static var changing: UInt8 { interceptor.rawValue | filter.rawValue }

        /// The kind of handler that a pass asks.
        init(_ phase: Phase) {
            switch phase {
            case .capture: self = .capture
            case .bubble: self = .bubble
            case .broadcast: self = .broadcast
            }
        }
    }

    let kind: Kind
    /// The exact type of event that the body takes; nil for one that takes any.
    let eventType: ObjectIdentifier?

    init(_ kind: Kind, _ eventType: Any.Type?, table: HandlerTable) {
        self.kind = kind
        self.eventType = eventType.map { ObjectIdentifier($0) }
        super.init(table: table)
    }
}

// A class for each form of body: one class, generic over the body, would wrap it at each call.

/// Runs for an event; nil where its owner is gone, so that it should be removed.
@MainActor
final class EventHandler<Event: RoutedEvent>: Handler {
    let body: @MainActor (Event) -> Disposition?

    init(
        _ phase: Phase, table: HandlerTable, _ body: @escaping @MainActor (Event) -> Disposition?
    ) {
        self.body = body
        super.init(Kind(phase), Event.self, table: table)
    }
}

/// Answers a request, or declines with nil.
@MainActor
final class AnswerHandler<Request: RoutedRequest>: Handler {
    let body: @MainActor (Request) -> Request.Answer?

    init(table: HandlerTable, _ body: @escaping @MainActor (Request) -> Request.Answer?) {
        self.body = body
        super.init(.answer, Request.self, table: table)
    }
}

/// Rewrites an event; false blocks it.
@MainActor
final class Interceptor<Event: RoutedEvent>: Handler {
    let body: @MainActor (inout Event) -> Bool

    init(table: HandlerTable, _ body: @escaping @MainActor (inout Event) -> Bool) {
        self.body = body
        super.init(.interceptor, Event.self, table: table)
    }
}

/// Looks at any event; false blocks it.
@MainActor
final class Filter: Handler {
    let body: @MainActor (any RoutedEvent) -> Bool

    init(table: HandlerTable, _ body: @escaping @MainActor (any RoutedEvent) -> Bool) {
        self.body = body
        super.init(.filter, nil, table: table)
    }
}

/// Gets the traces of dispatches.
@MainActor
final class RouteObserver: Handler {
    let body: @MainActor (RouteTrace) -> Void

    init(table: HandlerTable, _ body: @escaping @MainActor (RouteTrace) -> Void) {
        self.body = body
        super.init(.routes, nil, table: table)
    }
}
