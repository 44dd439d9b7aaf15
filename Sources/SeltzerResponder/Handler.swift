// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What handlers are for, each a bit: one value says it of a responder, and of a whole route.
///
/// No `OptionSet`: there `contains` asks for all of the bits, here for any of them.
struct HandlerKinds: Equatable {
    var rawValue: UInt8 = 0

    static let capture = Self(rawValue: 1)
    static let bubble = Self(rawValue: 2)
    static let broadcast = Self(rawValue: 4)
    static let answer = Self(rawValue: 8)
    static let interceptor = Self(rawValue: 16)
    static let filter = Self(rawValue: 32)
    static let routes = Self(rawValue: 64)
    static let changing = Self(rawValue: 48)

    func contains(_ kinds: Self) -> Bool { rawValue & kinds.rawValue != 0 }
}

extension Phase {
    /// The kind of handler that is asked in this pass.
    var kind: HandlerKinds {
        switch self {
        case .capture: .capture
        case .bubble: .bubble
        case .broadcast: .broadcast
        }
    }
}

/// A subscription with the body that takes an event, a request or a trace.
///
/// Generic over what the body takes and returns: were it over the body, each call would be wrapped.
final class Handler<Input, Output>: Subscription {
    let body: @MainActor (Input) -> Output

    init(
        _ kind: HandlerKinds, _ eventType: Any.Type?, _ body: @escaping @MainActor (Input) -> Output
    ) {
        self.body = body
        super.init(kind, eventType)
    }
}

/// Runs for an event; nil where its owner is gone, so that it should be removed.
typealias EventHandler<Event: RoutedEvent> = Handler<Event, Disposition?>
/// Answers a request, or declines with nil.
typealias AnswerHandler<Request: RoutedRequest> = Handler<Request, Request.Answer?>
/// Rewrites an event; returns how, and whether it may go on.
typealias Interceptor<Event: RoutedEvent> = Handler<Event, (event: Event, mayPass: Bool)>
/// Looks at any event, and returns whether it may go on.
typealias Filter = Handler<any RoutedEvent, Bool>
/// Gets the trace of a dispatch.
typealias RouteObserver = Handler<RouteTrace, Void>
