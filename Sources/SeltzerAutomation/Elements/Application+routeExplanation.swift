// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension Application {
    /// Returns what happened to an event, in sentences, from its recorded route.
    ///
    ///     The press at (3, 4) came to the button "Save".
    ///     The Page stopped it: its capture handler (Page.swift:12).
    ///     It did not reach the button "Save".
    package func explanation(of trace: RouteTrace) -> [String] {
        RouteSentences(trace, in: self).all
    }

    /// Returns why the handlers of a responder got an event or not, in a sentence.
    package func explanation(of trace: RouteTrace, at responder: Responder) -> String {
        RouteSentences(trace, in: self, at: responder).reason(at: responder)
    }

    /// The responders of the application, from the top down, by their identities.
    fileprivate var respondersByID: [ObjectIdentifier: Responder] {
        var found: [ObjectIdentifier: Responder] = [:]
        var rest: [Responder] = [self]
        while let responder = rest.popLast() {
            let old = found.updateValue(responder, forKey: ObjectIdentifier(responder))
            if old == nil { responder.forEachSubordinate { rest.append($0) } }
        }
        return found
    }
}

/// The sentences about the recorded route of an event.
@MainActor
private struct RouteSentences {
    private let trace: RouteTrace
    private let responders: [ObjectIdentifier: Responder]
    private let names: ElementNames

    init(_ trace: RouteTrace, in application: Application, at responder: Responder? = nil) {
        self.trace = trace
        responders = application.respondersByID
        let ids = [trace.originID] + trace.steps.map(\.id) + trace.unreached.map(\.id)
        let known = ids.compactMap { [responders] in responders[$0] }
        names = ElementNames(
            application.accessibilityElements, naming: known + [responder].compactMap { $0 })
    }

    var all: [String] {
        var sentences = ["\(event) \(arrival) the \(name(trace.originID, trace.origin))."]
        sentences += trace.steps.compactMap(effect)
        let isEnded = trace.steps.contains { $0.endsPath }
        if trace.isTooDeep { return sentences + ["Too many events were nested: nobody got it."] }
        let unreached = trace.unreached.map { "the \(name($0.id, $0.responder))" }
        if !unreached.isEmpty {
            sentences.append("It did not reach \(Self.list(unreached)).")
        } else if !isEnded, trace.handledBy == nil {
            sentences.append("Nobody took it.")
        }
        return sentences + trace.mistakes.map(\.description)
    }

    private var event: String {
        switch trace.event {
        case let press as MouseEvent where press.phase == .down:
            "The press at (\(press.locationInWindow.x), \(press.locationInWindow.y))"
        case let key as KeyEvent: key.isSecret ? "The key" : "`\(key.chord)`"
        default: "\(trace.eventName)"
        }
    }

    private var arrival: String {
        trace.event is MouseEvent || trace.event is KeyEvent ? "came to" : "was sent by"
    }

    private func name(_ id: ObjectIdentifier, _ recorded: String) -> String {
        responders[id].map(names.name(of:)) ?? recorded
    }

    private func effect(of step: RouteTrace.Step) -> String? {
        let subject = "The \(name(step.id, step.responder))"
        if step.isBlocked { return "\(subject) blocked it: its interceptor or filter." }
        if step.isHeld { return "\(subject) held it until a decision." }
        if let target = step.redirection { return "\(subject) redirected it to the \(target)." }
        let place = step.handler.map { " (\($0))" } ?? ""
        let pass = step.phase == .capture ? "capture handler" : "handler"
        let means = step.handler == nil ? "its own actions or methods" : "its \(pass)\(place)"
        switch step.disposition {
        case .stop: return "\(subject) stopped it: \(means)."
        case .observed: return "\(subject) observed it: \(means)."
        case .ignored, nil:
            return step.handler == nil ? nil : "\(subject) got it and passed it on: \(means)."
        }
    }

    // MARK: One responder

    func reason(at responder: Responder) -> String {
        let name = names.name(of: responder)
        let absence = trace.absence(at: responder, from: responders[trace.originID])
        if case .none(let step) = absence {
            return effect(of: step) ?? "The \(name) got \(trace.eventName), and ignored it."
        }
        return "The \(name) did not get \(trace.eventName): \(cause(absence))."
    }

    private func cause(_ absence: HandlerAbsence) -> String {
        switch absence {
        case .none: ""
        case .isOrigin: "it sent the event, and a post begins at its next responder"
        case .stopped(let step):
            (effect(of: step) ?? "").lowercasedFirst.withoutFullStop
        case .noHandler: "it has no handler of \(trace.eventName)"
        case .cancelled: "its subscription was cancelled"
        case .ownerGone: "the owner of its handler is gone"
        case .otherPhase(let phase):
            "its handler is for the phase \(phase), and the event was sent by \(trace.kind)"
        case .postedRequest: "it answers the request, and the request was posted: call ask"
        case .askedEvent: "it handles the type as an event, and the request was asked: call answer"
        case .sameName(let handled, let sent): "its handler is for \(handled), and \(sent) was sent"
        case .diverted(let responder, let target):
            "the next responder of \(responder) is set to \(target)"
        case .notOnRoute:
            trace.kind == .broadcast
                ? "it is not below the \(name(trace.originID, trace.origin))"
                : "it is not above the \(name(trace.originID, trace.origin))"
        }
    }

    /// The items with commas, and `and` before the last one.
    private static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension RouteTrace.Step {
    /// Whether the event went no further from here on its path.
    fileprivate var endsPath: Bool {
        disposition == .stop || isBlocked || isHeld || redirection != nil
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
