// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A subscription with what it runs and for which type of event.
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

        /// The kind of handler that a pass asks.
        init(_ phase: Phase) {
            self =
                switch phase {
                case .capture: .capture
                case .bubble: .bubble
                case .broadcast: .broadcast
                }
        }
    }

    let kind: Kind
    /// The exact type of event that the body takes; nil for one that takes any.
    let eventType: ObjectIdentifier?

    init(table: HandlerTable, kind: Kind, eventType: ObjectIdentifier?) {
        self.kind = kind
        self.eventType = eventType
        super.init(table: table)
    }
}

/// A handler with a body; the table casts to it when kind and type have been compared.
@MainActor
final class TypedHandler<Body>: Handler {
    let body: Body

    init(table: HandlerTable, kind: Kind, eventType: Any.Type?, body: Body) {
        self.body = body
        super.init(table: table, kind: kind, eventType: eventType.map { ObjectIdentifier($0) })
    }
}

/// Runs for an event; nil where its owner is gone, so that it should be removed.
typealias EventBody<Event> = @MainActor (Event) -> Disposition?
/// Answers a request, or declines with nil.
typealias AnswerBody<Request: RoutedRequest> = @MainActor (Request) -> Request.Answer?
/// Rewrites an event; false blocks it.
typealias InterceptorBody<Event> = @MainActor (inout Event) -> Bool
/// Looks at any event; false blocks it.
typealias FilterBody = @MainActor (any RoutedEvent) -> Bool
/// Gets the trace of a dispatch.
typealias RoutesBody = @MainActor (RouteTrace) -> Void
