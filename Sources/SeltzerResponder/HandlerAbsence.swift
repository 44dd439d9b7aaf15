// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The reason why the handlers of a responder did not get an event, from the event's recorded
/// route.
package enum HandlerAbsence: Hashable, Sendable {
    /// They got it: the value is the step of the route.
    case none(RouteTrace.Step)
    /// The responder sent the event, and a post begins at its next responder.
    case isOrigin
    /// This step stopped, blocked, held or redirected the event before the responder.
    case stopped(by: RouteTrace.Step)
    /// The event visited the responder, which has no handler for its type.
    case noHandler
    /// The subscription for the type was cancelled.
    case cancelled
    /// The owner of the handler is gone.
    case ownerGone
    /// The handler is for passes that this event does not make.
    case otherPhase(Phase)
    /// The responder answers the request, but the event was posted.
    case postedRequest
    /// The responder handles the type as an event, but the request was asked.
    case askedEvent
    /// The handler is for another type with the same name; the values are the names with their
    /// modules.
    case sameName(handled: String, sent: String)
    /// The responder set as `next` leads the event past the responder; the first value is the
    /// responder on which it was set.
    case diverted(at: String, to: String)
    /// The responder is not above the origin, or not below it for a broadcast.
    case notOnRoute
}

extension RouteTrace {
    /// Returns why the handlers of a responder did not get the event.
    ///
    /// The route is exact. The subscriptions and the chain are the present ones.
    ///
    /// - Parameters:
    ///   - responder: The responder with the handlers.
    ///   - origin: The responder that sent the event; nil if it is gone.
    @MainActor
    package func absence(at responder: Responder, from origin: Responder?) -> HandlerAbsence {
        let id = ObjectIdentifier(responder)
        let own = steps.filter { $0.id == id }
        if let step = own.first(where: { $0.disposition != nil }) { return .none(step) }
        if unreached.contains(where: { $0.id == id }) {
            return (steps.last { $0.endsPath }).map { .stopped(by: $0) } ?? .notOnRoute
        }
        if own.isEmpty {
            if originID != id {
                return origin.flatMap { diversion(past: responder, from: $0) } ?? .notOnRoute
            }
            return subscription(at: responder) ?? .isOrigin
        }
        return subscription(at: responder) ?? .noHandler
    }

    /// The reason that the subscriptions of a responder show; nil if one of them takes the event.
    @MainActor
    private func subscription(at responder: Responder) -> HandlerAbsence? {
        guard let table = responder.table else { return .noHandler }
        let type = ObjectIdentifier(Swift.type(of: event))
        let wanted: HandlerKinds =
            switch kind {
            case .ask: .answer
            case .broadcast: .broadcast
            case .post, .action: [.bubble, .capture]
            }
        let live = table.handlers.filter { !$0.isCancelled }
        if live.contains(where: { $0.isLive(wanted, type) }) { return nil }
        if live.contains(where: { $0.isLive(.answer, type) }) { return .postedRequest }
        for phase in [Phase.bubble, .capture, .broadcast]
        where live.contains(where: { $0.isLive(.handlers(for: phase), type) }) {
            return kind == .ask ? .askedEvent : .otherPhase(phase)
        }
        if let ended = table.lostOwner(type) { return ended ? .ownerGone : .cancelled }
        let name = Swift.type(of: event).name
        for handler in live {
            guard let other = handler.eventType.map(Self.type), other != Swift.type(of: event),
                String(describing: other) == name
            else { continue }
            return .sameName(
                handled: String(reflecting: other),
                sent: String(reflecting: Swift.type(of: event)))
        }
        return .noHandler
    }

    /// The type with an identity.
    private static func type(_ id: ObjectIdentifier) -> Any.Type {
        unsafeBitCast(id, to: Any.Type.self)
    }

    /// The responder above the origin whose `next` was set, while its default chain leads to the
    /// given responder; nil if there is none.
    @MainActor
    private func diversion(past responder: Responder, from origin: Responder) -> HandlerAbsence? {
        guard kind != .broadcast else { return nil }
        var current: Responder? = origin
        var rest = 10_000  // Next responders that were set may form a circle.
        while let visited = current, rest > 0 {
            if let set = visited.table?.nextOverride,
                Self.leadsByDefault(from: visited, to: responder)
            {
                return .diverted(
                    at: "\(ResponderName(of: visited))", to: "\(ResponderName(of: set))")
            }
            current = visited.next
            rest -= 1
        }
        return nil
    }

    @MainActor
    private static func leadsByDefault(from first: Responder, to responder: Responder) -> Bool {
        var current = first.defaultNext
        var rest = 10_000
        while let superior = current, rest > 0 {
            if superior === responder { return true }
            current = superior.defaultNext
            rest -= 1
        }
        return false
    }
}

extension RouteTrace.Step {
    /// Whether the event went no further from here on its path.
    package var endsPath: Bool { disposition == .stop || isBlocked || isHeld || redirection != nil }
}
