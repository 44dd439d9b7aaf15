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

/// A handler with a body that takes an event, a request or a trace.
///
/// Generic over what the body takes and returns: were it over the body, each call would be wrapped.
@MainActor
final class TypedHandler<Input, Output>: Handler {
    let body: @MainActor (Input) -> Output

    init(
        _ kind: Kind, _ eventType: Any.Type?, table: HandlerTable,
        _ body: @escaping @MainActor (Input) -> Output
    ) {
        self.body = body
        super.init(kind, eventType, table: table)
    }
}

/// Runs for an event; nil where its owner is gone, so that it should be removed.
typealias EventHandler<Event: RoutedEvent> = TypedHandler<Event, Disposition?>
/// Answers a request, or declines with nil.
typealias AnswerHandler<Request: RoutedRequest> = TypedHandler<Request, Request.Answer?>
/// Looks at any event; false blocks it.
typealias Filter = TypedHandler<any RoutedEvent, Bool>
/// Gets the trace of a dispatch.
typealias RouteObserver = TypedHandler<RouteTrace, Void>

/// A handler that rewrites an event; false blocks it.
@MainActor
final class Interceptor<Event: RoutedEvent>: Handler {
    let body: @MainActor (inout Event) -> Bool

    init(table: HandlerTable, _ body: @escaping @MainActor (inout Event) -> Bool) {
        self.body = body
        super.init(.interceptor, Event.self, table: table)
    }
}
