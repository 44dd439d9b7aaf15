// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The record of one dispatch: the origin, the visited responders in order, and the effect of each.
///
/// A trace exists only if somebody observes the dispatch; see ``Responder/observeRoutes(_:)``. Its
/// description is one line:
///
///     CellClicked from CellView: CellGridView -, StackView -, Board stop
public struct RouteTrace {
    /// A way of sending an event.
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

    /// One responder on the route.
    public struct Step: Hashable, Sendable {
        /// The class of the responder or of its host, with the responder's identifier if it has one: `Button#save`.
        public var responder: String { name.description }
        /// The responder's identifier; nil if it has none.
        public var identifier: String? { name.identifier }
        /// The identity of the responder.
        public let id: ObjectIdentifier
        /// The pass in which its handlers ran.
        public let phase: Phase
        /// The strongest disposition of its handlers; nil if it has none for this event.
        public let disposition: Disposition?
        /// The event as its interceptors returned it; nil if it has none for this event.
        public let rewritten: String?
        /// Whether an interceptor or a filter blocked the event.
        public let isBlocked: Bool
        /// Whether an interceptor held the event; a separate trace shows the rest of its path.
        public let isHeld: Bool
        /// The responder from which the event continues, in a separate trace; nil if the event was
        /// not redirected.
        public let redirection: String?
        /// The location of the first handler or answer that ran; nil if none ran, for example for
        /// methods that a class overrides.
        public let handler: HandlerLocation?
        /// The actions that ran and the methods that stopped the event, in order.
        package var acts: [Act] = []
        /// The time that its interceptors and handlers took, including the events that they posted;
        /// zero if it has none for such events.
        ///
        /// After a redirection, it includes the path from the other responder.
        public let duration: Duration
        let name: ResponderName

        /// Whether two steps are the same apart from their durations.
        public static func == (first: Self, second: Self) -> Bool {
            first.id == second.id && first.name == second.name && first.phase == second.phase
                && first.disposition == second.disposition && first.rewritten == second.rewritten
                && first.isBlocked == second.isBlocked && first.isHeld == second.isHeld
                && first.redirection == second.redirection && first.handler == second.handler
                && first.acts == second.acts
        }

        /// Hashes the values that equality compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(phase)
            hasher.combine(disposition)
        }
    }

    /// A responder that an event did not reach.
    public struct Unreached: Hashable, Sendable {
        /// The class of the responder or of its host, with the responder's identifier if it has one.
        public var responder: String { name.description }
        /// The identity of the responder.
        public let id: ObjectIdentifier
        let name: ResponderName
    }

    /// The way in which the event was sent.
    public let kind: Kind
    /// The event as it was sent.
    public let event: any RoutedEvent
    /// The class of the responder that sent it, with its identifier if it has one.
    public var origin: String { originName.description }
    /// The identity of the responder that sent it.
    public let originID: ObjectIdentifier
    /// The visits in order; for the capture pass, only responders that have a handler.
    public internal(set) var steps: [Step] = []
    /// The responders on the route that were not visited because the event was stopped earlier; the
    /// nearest to the origin first.
    public internal(set) var unreached: [Unreached] = []
    /// The result of the dispatch.
    public internal(set) var outcome = Outcome.unhandled
    /// The duration of the dispatch, including its handlers.
    public internal(set) var duration = Duration.zero
    /// Whether the origin has a handler for the event, which did not run because posts start at the next responder.
    public internal(set) var isOriginSkipped = false
    /// Whether the event reached nobody: too many dispatches were nested, or a route was being read.
    public internal(set) var isTooDeep = false
    /// Whether the chain leads back to a responder on it.
    public internal(set) var isCyclic = false
    /// The likely mistakes of the program that show on this route; empty if there are none.
    public internal(set) var mistakes: [RouteMistake] = []

    let originName: ResponderName
    /// The time of the beginning.
    package let start = ContinuousClock.now

    @MainActor
    init(_ kind: Kind, of event: any RoutedEvent, from origin: Responder) {
        self.kind = kind
        self.event = event
        originName = ResponderName(of: origin)
        originID = ObjectIdentifier(origin)
    }

    /// The event's name.
    public var eventName: String {
        (event as? NamedEvent)?.name ?? (event as? ActionCall)?.description ?? type(of: event).name
    }

    /// The responders visited after the origin and outside of the capture pass, with or without a handler.
    public var route: [Step] { steps.filter { $0.phase != .capture && $0.id != originID } }

    /// The step that stopped the event, or else the last one that observed it; nil if no step
    /// reacted.
    public var handledBy: Step? {
        steps.last { $0.disposition == .stop } ?? steps.last { $0.disposition == .observed }
    }
}

extension RouteTrace: CustomStringConvertible {
    /// The route on one line: `EVENT from ORIGIN: RESPONDER DISPOSITION, …`, with `-` for a responder without a
    /// handler.
    ///
    /// The origin is left out if it has no handler.
    public var description: String {
        let shown = steps.filter { $0.id != originID || $0.disposition != nil }
        let words = notes + shown.map(\.description)
        return "\(eventName) from \(origin): " + words.joined(separator: ", ")
    }

    /// The route on several lines: the event, each responder, and the outcome.
    public var detail: String {
        let (head, content) = ("\(kind) \(eventName) from \(origin)", "\(event)")
        let hops = steps.map { step in
            "  \(step.phase) \(step)" + (step.rewritten.map { ", rewritten: \($0)" } ?? "")
        }
        let microseconds = Int(exactly: (duration / .microseconds(1)).rounded()) ?? .max
        let first = content == eventName ? head : "\(head): \(content)"
        let lines = [first] + notes.map { "  \($0)" } + hops
        return lines.joined(separator: "\n") + "\n  \(outcome) in \(microseconds) µs"
    }

    /// The route as one line of JSON.
    public var json: String {
        """
        {"kind":"\(kind)","event":\(quoted(eventName)),"origin":\(quoted(origin)),\
        "steps":[\(steps.map(\.json).joined(separator: ","))],\
        "notes":[\(notes.map(quoted).joined(separator: ","))],\
        "outcome":"\(outcome)","microseconds":\(duration / .microseconds(1))}
        """
    }

    var notes: [String] {
        [(isOriginSkipped, "origin skipped"), (isCyclic, "cycle"), (isTooDeep, "too deep")]
            .filter { $0.0 }.map { $0.1 } + mistakes.map(\.note)
    }
}

extension RouteTrace.Step: CustomStringConvertible {
    /// The responder and its disposition, with `^` before it in the capture pass, and after it the
    /// effect of interceptors: `blocked`, `held`, `redirected to` a responder, or `rewritten`.
    public var description: String {
        (phase == .capture ? "^" : "") + responder + " " + (disposition.map { "\($0)" } ?? "-")
            + (isBlocked ? " blocked" : "") + (isHeld ? " held" : "")
            + (redirection.map { " redirected to \($0)" } ?? "")
            + (rewritten != nil ? " rewritten" : "")
    }

    fileprivate var json: String {
        let answer = disposition.map { "\"\($0)\"" } ?? "null"
        return #"{"responder":\#(quoted(responder)),"phase":"\#(phase)","answer":\#(answer)"#
            + (rewritten.map { #","rewritten":"# + quoted($0) } ?? "")
            + (redirection.map { #","redirected":"# + quoted($0) } ?? "")
            + (isHeld ? #","held":true"# : "") + (isBlocked ? #","blocked":true}"# : "}")
    }
}

/// Returns a text as a JSON string, with control characters escaped.
private func quoted(_ text: String) -> String { JSONValue.text(text).description }

extension RouteTrace.Unreached {
    @MainActor
    init(_ responder: Responder) {
        (id, name) = (ObjectIdentifier(responder), ResponderName(of: responder))
    }
}

/// The trace of a running dispatch; it is an object, so that a walk without a tracer holds a single
/// nil.
@MainActor
final class Tracer {
    @exclusivity(unchecked) var trace: RouteTrace
    /// The reactions at the present step.
    @exclusivity(unchecked) var acts: [RouteTrace.Act] = []

    /// Creates a tracer with room for a number of steps.
    init(_ trace: RouteTrace, stepCount: Int) {
        self.trace = trace
        self.trace.steps.reserveCapacity(stepCount)
    }

    /// Adds the step of a responder without handlers, which takes no time.
    func append(_ responder: Responder, passing phase: Phase) {
        trace.steps.append(
            RouteTrace.Step(
                id: ObjectIdentifier(responder), phase: phase, disposition: nil, rewritten: nil,
                isBlocked: false, isHeld: false, redirection: nil, handler: nil, duration: .zero,
                name: ResponderName(of: responder)))
    }

    /// Adds a step; in the capture pass only for responders that have a handler.
    ///
    /// Not generic over the event: the metadata of its optional and of its decision would be looked up on
    /// each visit.
    func append(
        _ responder: Responder, _ visit: Visit, of event: ObjectIdentifier,
        since began: ContinuousClock.Instant?
    ) {
        // Read the clock first, because the rest of this function takes time too.
        let duration = began?.duration(to: .now) ?? .zero
        defer { if !acts.isEmpty { addActs() } }
        if visit.phase == .capture, visit.disposition == nil { return }
        let kinds: HandlerKinds = trace.kind == .ask ? .answer : .handlers(for: visit.phase)
        let table = responder.table
        trace.steps.append(
            RouteTrace.Step(
                id: ObjectIdentifier(responder), phase: visit.phase,
                disposition: visit.disposition, rewritten: visit.rewritten,
                isBlocked: visit.isBlocked, isHeld: visit.isHeld,
                redirection: visit.target.map { ResponderName(of: $0).description },
                handler: table?.handlerLocation(kinds, event),
                duration: duration, name: ResponderName(of: responder, table)))
    }

    /// The result of one visit.
    struct Visit {
        let phase: Phase
        let disposition: Disposition?
        /// The event as interceptors changed it, as text; nil if none did.
        let rewritten: String?
        var isBlocked = false, isHeld = false
        /// The responder that the event was redirected to; nil if it was not.
        var target: Responder?

        init<Event>(
            _ phase: Phase, _ disposition: Disposition?, _ decision: Interception<Event>,
            rewritten: String?
        ) {
            (self.phase, self.disposition, self.rewritten) = (phase, disposition, rewritten)
            switch decision {
            case .pass: break
            case .block: isBlocked = true
            case .hold: isHeld = true
            case .redirect(let target): self.target = target
            }
        }
    }
}

extension Tracer {
    /// Adds the reactions to the last step, which is the step of their visit.
    private func addActs() {
        if let last = trace.steps.indices.last { trace.steps[last].acts = acts }
        acts = []
    }
}
