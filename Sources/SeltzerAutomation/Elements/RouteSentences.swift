// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The sentences about the recorded route of an event.
@MainActor
struct RouteSentences {
    private let trace: RouteTrace
    private let application: Application
    private let responders: [ObjectIdentifier: Responder]
    private let names: ElementNames

    init(_ trace: RouteTrace, in application: Application, at responder: Responder? = nil) {
        (self.trace, self.application) = (trace, application)
        responders = application.respondersByID
        let acts = trace.steps.flatMap(\.acts).map(\.id)
        let ids = [trace.originID] + trace.steps.map(\.id) + trace.unreached.map(\.id) + acts
        let known = ids.compactMap { [responders] in responders[$0] }
        names = ElementNames(
            application.accessibilityElements, naming: known + [responder].compactMap { $0 })
    }

    var all: [String] {
        let place = (responders[trace.originID] as? View).map(names.place) ?? ""
        var sentences = [
            "\(event) \(arrival) the \(name(trace.originID, trace.origin))\(place)."
        ]
        sentences += trace.steps.compactMap(effect)
        let isEnded = trace.steps.contains { $0.endsPath }
        if trace.isTooDeep { return sentences + ["Too many events were nested: nobody got it."] }
        let unreached = trace.unreached.map { "the \(name($0.id, $0.responder))" }
        if !unreached.isEmpty {
            sentences.append("It did not reach \(Self.list(unreached)).")
            sentences += unreachedActions
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
        let means = means(of: step)
        if step.isBlocked {
            let own = means.map { " It got it itself: \($0)." } ?? ""
            return "\(subject) blocked it: its interceptor or filter.\(own)"
        }
        if step.isHeld { return "\(subject) held it until a decision." }
        if let target = step.redirection { return "\(subject) redirected it to the \(target)." }
        switch step.disposition {
        case .stop:
            return "\(subject) stopped it: \(means ?? "an action or a method of its own")."
        case .observed:
            return "\(subject) observed it: \(means ?? "an action or a method of its own")."
        case .ignored, nil:
            return means.map { "\(subject) got it and passed it on: \($0)." }
        }
    }

    /// The code of a step that ran; nil if none is known.
    private func means(of step: RouteTrace.Step) -> String? {
        var means = step.acts.map { words(for: $0, at: step) }
        if let handler = step.handler {
            let pass = step.phase == .capture ? "capture handler" : "handler"
            means.append("its \(pass) (\(handler))")
        }
        return means.isEmpty ? nil : Self.list(means)
    }

    private func words(for act: RouteTrace.Act, at step: RouteTrace.Step) -> String {
        let isOther = act.id != step.id
        let owner = "the \(name(act.id, act.responder))"
        switch act.kind {
        case .method(let method): return "its \(method)"
        case .mnemonic: return "it operated \(owner), whose mnemonic it is"
        case .begins(let keys):
            return isOther
                ? "`\(keys)` begins the keys of \(owner)" : "`\(keys)` begins keys of its actions"
        case .action(let title, let result):
            let place = isOther ? " of \(owner)" : ""
            return "\"\(title)\"\(place) \(result.words)"
        }
    }

    /// The sentence about the actions that did not get a key because it was stopped below their
    /// responders.
    private var unreachedActions: [String] {
        guard let key = trace.event as? KeyEvent, !key.isSecret else { return [] }
        let actions = trace.unreached.flatMap { unreached -> [String] in
            guard let responder = responders[unreached.id] as? InputResponder else { return [] }
            return application.actions(of: responder, with: KeySequence(key.chord)).map { action in
                "\"\(action.title.isEmpty ? action.identifier ?? "" : action.title)\" of the \(name(unreached.id, unreached.responder))"
            }
        }
        return actions.isEmpty ? [] : ["So \(Self.list(actions)) did not get it."]
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
            (effect(of: step) ?? "it was stopped before").lowercasedFirst.withoutFullStop
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

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension RouteTrace.Act.Result {
    /// The words after the title of an action.
    fileprivate var words: String {
        switch self {
        case .wasPerformed: "was performed"
        case .isDisabled: "is disabled"
        case .isRunning: "still runs"
        case .needsArguments: "asks for its arguments"
        case .declined: "declined it"
        case .wasPrevented: "was chosen, and kept from running"
        }
    }
}
