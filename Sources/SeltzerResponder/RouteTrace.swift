// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The way of one event: who posted it, who was asked in which order, and what each did.
///
/// Made only where somebody observes, see ``Responder/observeRoutes(_:)``; its description is:
///
///     CellClicked from CellView: CellGridView -, StackView -, Board stop
public struct RouteTrace {
    /// How the event was sent.
    public enum Kind: String, Hashable, Sendable {
        /// Up, by ``Responder/post(_:includingSelf:reach:)``.
        case post
        /// Up, by ``Responder/ask(_:includingSelf:)``.
        case ask
        /// Up, by `sendAction`.
        case action
        /// Down, by ``Responder/broadcast(_:includingSelf:stop:)``.
        case broadcast
    }

    /// One responder on the way.
    public struct Step: Sendable {
        /// The name of the type of the responder, or of its host.
        public var responder: String { String(describing: type) }
        /// Which object it was.
        public let id: ObjectIdentifier
        /// The pass in which it was asked.
        public let phase: Phase
        /// Its strongest answer; nil where it had nothing for this event.
        public let disposition: Disposition?
        /// The event as its interceptors left it; nil where it has none for this event.
        public let rewritten: String?
        /// Whether an interceptor or a filter let the event go no further.
        public let isBlocked: Bool
        fileprivate let type: any AnyObject.Type
    }

    /// How the event was sent.
    public let kind: Kind
    /// The event as it was sent.
    public let event: any RoutedEvent
    /// The name of the type of the responder that sent it.
    public var origin: String { String(describing: originType) }
    /// Which object sent it.
    public let originID: ObjectIdentifier
    /// The responders asked, in order; in the capture pass only those that have a handler.
    public private(set) var steps: [Step] = []
    /// What became of the event.
    public internal(set) var outcome = Outcome.unhandled
    /// How long the dispatch took, the time of the handlers included.
    public internal(set) var duration = Duration.zero
    /// Whether the origin has a handler for the event and was not asked, as is the rule.
    public internal(set) var isOriginSkipped = false
    /// Whether the event went nowhere because too many dispatches were under way.
    public internal(set) var isTooDeep = false
    /// Whether the chain led back to a responder that it had passed.
    public internal(set) var isCyclic = false

    // Named only when somebody reads the name, which costs more than the dispatch.
    private let originType: any AnyObject.Type
    let start = ContinuousClock.now

    @MainActor
    init(_ kind: Kind, of event: any RoutedEvent, from origin: Responder) {
        self.kind = kind
        self.event = event
        originType = origin.shownType
        originID = ObjectIdentifier(origin)
    }

    @MainActor
    mutating func append(
        _ responder: Responder, _ phase: Phase, _ disposition: Disposition?,
        rewritten: (any RoutedEvent)? = nil, isBlocked: Bool = false
    ) {
        steps.append(
            Step(
                id: ObjectIdentifier(responder), phase: phase, disposition: disposition,
                rewritten: rewritten.map { "\($0)" }, isBlocked: isBlocked,
                type: responder.shownType))
    }

    /// The event's name.
    public var eventName: String {
        switch event {
        case let event as NamedEvent: event.name
        case let action as Action: String(describing: action.target)
        default: type(of: event).name
        }
    }

    /// The responders visited after the origin and not in the capture pass, with or without a handler.
    public var route: [Step] { steps.filter { $0.phase != .capture && $0.id != originID } }

    /// The step that stopped the event; where none did, the last one that handled it; else nil.
    public var handledBy: Step? {
        steps.last { $0.disposition == .stop } ?? steps.last { $0.disposition == .handled }
    }
}

extension Responder {
    /// The type that stands for this responder in routes.
    fileprivate final var shownType: any AnyObject.Type {
        host.map { type(of: $0) } ?? type(of: self)
    }
}

/// The trace of a dispatch under way; an object, so that a walk without one carries a single nil.
@MainActor
final class Tracer {
    var trace: RouteTrace

    init(_ trace: RouteTrace) {
        self.trace = trace
    }
}
