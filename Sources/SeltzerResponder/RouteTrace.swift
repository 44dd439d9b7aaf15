// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The way of one event: who posted it, who was asked in which order, and what each did.
///
/// A value of names, made only where somebody observes; see ``Responder/observeRoutes(_:)``. Its
/// description is one line:
///
///     CellClicked from CellView: CellGridView -, StackView -, Board stop
public struct RouteTrace {
    /// One responder on the way.
    public struct Step: Hashable, Sendable {
        /// The name of the responder's type.
        public let responder: String
        /// Which object it was.
        public let id: ObjectIdentifier
        /// The pass in which it was asked.
        public let phase: Phase
        /// Its strongest answer; nil where it had nothing for this event.
        public let disposition: Disposition?
    }

    /// The event as it was posted.
    public let event: any RoutedEvent
    /// The name of the type of the responder that posted it.
    public let origin: String
    /// Which object posted it.
    public let originID: ObjectIdentifier
    /// The responders visited, in order, the origin among them only if it was asked.
    ///
    /// In the capture pass only those with a handler count.
    public private(set) var steps: [Step] = []
    /// What became of the event.
    public internal(set) var outcome = Outcome.unhandled
    /// Whether the origin has a handler for the event and was not asked, as is the rule.
    public internal(set) var isOriginSkipped = false
    /// Whether the event went nowhere because too many dispatches were under way.
    public internal(set) var isTooDeep = false

    @MainActor
    init(event: any RoutedEvent, origin: Responder) {
        self.event = event
        self.origin = String(describing: type(of: origin))
        originID = ObjectIdentifier(origin)
    }

    @MainActor
    mutating func append(_ responder: Responder, _ phase: Phase, _ disposition: Disposition?) {
        let name = String(describing: type(of: responder))
        let id = ObjectIdentifier(responder)
        steps.append(Step(responder: name, id: id, phase: phase, disposition: disposition))
    }

    /// The event's name.
    public var eventName: String { type(of: event).name }

    /// The responders visited after the origin in the bubble pass, with or without a handler.
    public var route: [Step] { steps.filter { $0.phase == .bubble && $0.id != originID } }

    /// The step that stopped the event; where none did, the last one that handled it; else nil.
    public var handledBy: Step? {
        steps.last { $0.disposition == .stop } ?? steps.last { $0.disposition == .handled }
    }
}

extension RouteTrace: CustomStringConvertible {
    /// The route on one line: `EVENT from ORIGIN: RESPONDER ANSWER, …`, `-` where nothing matched; the
    /// origin is left out where it was asked and had nothing for the event.
    public var description: String {
        let head = "\(eventName) from \(origin)"
        if isTooDeep { return head + ": too deep" }
        let shown = steps.filter { $0.id != originID || $0.disposition != nil }
        let asked = shown.map { step in
            let mark = step.phase == .capture ? "^" : ""
            return "\(mark)\(step.responder) \(step.disposition.map { "\($0)" } ?? "-")"
        }
        let notes = isOriginSkipped ? ["origin skipped"] : []
        return head + ": " + (notes + asked).joined(separator: ", ")
    }
}
