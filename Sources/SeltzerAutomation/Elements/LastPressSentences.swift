// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The sentences about the last press: where it went, who took it, and why others did not get it.
@MainActor
struct LastPressSentences {
    private let last: PressNote
    /// The route of the press; nil if no view got it.
    private let trace: RouteTrace?
    private let application: Application
    private let hits: HitTestReport
    private let names: ElementNames

    init(_ last: PressNote, _ trace: RouteTrace?, in application: Application) {
        self.last = last
        let id = last.destination?.responders.first.map { ObjectIdentifier($0) }
        let isItsRoute = last.isRouted && (id == nil || id == trace?.originID)
        self.trace = isItsRoute ? trace : nil
        self.application = application
        hits = application.hitTestReport(at: last.location)
        let views = hits.misses.map(\.view) + hits.path
        let recognizers = application.gestureVerdicts.compactMap(\.view)
        let askers = application.refusalsOfLastPress.compactMap(\.asker)
        names = ElementNames(
            application.accessibilityElements,
            naming: views + recognizers + askers + (last.destination?.responders ?? []))
    }

    /// The sentences; none if the press was routed before anybody observed routes.
    var all: [String] {
        last.isRouted && trace == nil ? [] : route + gestures + refusals + misses
    }

    private var route: [String] {
        if let trace { return application.explanation(of: trace) }
        let place = "The press at (\(last.location.x), \(last.location.y))"
        switch last.destination {
        case .view(let view), .held(let view):
            let reason =
                application.isLastPressWaiting
                ? "which gets it only after the gestures that watch it have failed"
                : "which did not get it: a gesture came first"
            return ["\(place) was for the \(names.name(of: view)), \(reason)."]
        case nil: return ["\(place) reached nothing."]
        case let destination?:
            let reason = destination.reason(names).map { ": \($0)" } ?? ""
            return ["\(place) reached nothing\(reason)."]
        }
    }

    private var gestures: [String] {
        application.gestureVerdicts.compactMap { verdict in
            guard let recognizer = verdict.recognizer, let view = verdict.view else { return nil }
            let name = "The \(type(of: recognizer)) of the \(names.name(of: view))"
            switch verdict.kind {
            case .recognized(takesPress: true):
                return "\(name) was recognized, and took the press from its view."
            case .recognized: return "\(name) was recognized."
            case .refused(let refusal):
                return "\(name) was not recognized: \(refusal.words("refused", .begin))."
            case .unheard(let refusal):
                return "\(name) did not get it: \(refusal.words("refused", .receive))."
            case .barred(let other):
                return
                    "\(name) was not recognized: \(words(other)), which had to fail first, was recognized."
            case .prevented(let other):
                return "\(name) was not recognized: \(words(other)) was recognized first."
            case .ineligible:
                return
                    "\(name) was not recognized: it was disabled or removed, or its view cannot be pressed any more."
            }
        }
    }

    private var refusals: [String] {
        application.refusalsOfLastPress.compactMap { $0.sentence(names) }
    }

    private func words(_ other: Weak<AnyObject>) -> String {
        guard let recognizer = other.object as? GestureRecognizer else { return "another gesture" }
        let place = recognizer.view.map { " of the \(names.name(of: $0))" } ?? ""
        return "the \(type(of: recognizer))\(place)"
    }

    /// The elements at the cell that did not get the press, while the cell still has the same view.
    private var misses: [String] {
        guard let trace, let hit = hits.view, ObjectIdentifier(hit) == trace.originID else {
            return []
        }
        let visited = Set(trace.steps.map(\.id))
        // A redirected press goes on from elsewhere, on a route of its own.
        let isRedirected = trace.steps.contains { $0.redirection != nil }
        let verb = isRedirected ? "was not hit" : "did not get it"
        return hits.misses.filter { miss in
            names.isKnown(miss.view) && !hit.isDescendant(of: miss.view)
                && !visited.contains(ObjectIdentifier(miss.view))
        }.map { miss in
            let reason = miss.reason.sentence(for: miss.view, names)
            return "The \(names.name(of: miss.view)) \(verb): \(reason)."
        }
    }
}
