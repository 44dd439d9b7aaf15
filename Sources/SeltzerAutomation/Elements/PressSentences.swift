// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The sentences about a press, or about another report of the mouse.
@MainActor
package struct PressSentences {
    let report: PressReport
    let names: ElementNames
    /// A view that the sentences name even if it is no element; nil for none.
    let subject: View?
    private var location: Point { report.hits.point }

    package init(_ report: PressReport, in application: Application, about subject: View? = nil) {
        self.report = report
        self.subject = subject
        let hits = report.hits
        let views = hits.misses.map(\.view) + hits.path + [report.receiver].compactMap { $0 }
        var others = report.steps.map(\.responder)
        for watcher in report.watchers { others.append(watcher.view) }
        others += report.destination.responders
        names = ElementNames(application.accessibilityElements, naming: views + others)
    }

    package var all: [String] {
        [destination]
            + (report.waits ? ["It waits until a decision is made about an earlier event."] : [])
            + stoppers + gestures + receivers + otherWays + diversion + misses
    }

    // MARK: Where it goes

    private var kind: String {
        switch report.input.action {
        case .press: "A press"
        case .release: "A release"
        case .drag: "A drag"
        case .move: "The pointer"
        case .scroll: "The wheel"
        }
    }

    private var place: String { "\(kind) at (\(location.x), \(location.y))" }

    private var destination: String {
        switch report.destination {
        case .view(let view):
            let name =
                names.nameOfPart(of: view, at: location)
                ?? names.name(of: view) + names.place(of: view) + names.state(of: view)
            return "\(place) \(verb) the \(name)."
        case .held(let view):
            return
                "\(place) \(verb) the \(names.name(of: view)), which holds the mouse until the release of all buttons."
        case .lost, .refused, .dropped, .outside, .unpressed, .nothing:
            let reason = report.destination.reason(names).map { ": \($0)" } ?? ""
            return "\(place) reaches nothing\(reason)."
        }
    }

    /// "Reaches", unless a handler or a gesture may get the press first.
    private var verb: String {
        let isSure =
            early.isEmpty && !report.isDelayed
            && !report.watchers.contains { $0.mayComeFirst || $0.isWaiting }
        return isSure ? "reaches" : "is for"
    }

    /// The steps that may stop the press before its view gets it.
    private var early: [InputRehearsal.Step] {
        report.takers.filter { step in
            switch step.use {
            case .captures: true
            case .intercepts: step.responder === report.receiver
            default: step.decidesFocus
            }
        }
    }

    private var stoppers: [String] {
        report.takers.compactMap { step in
            let isStopper: Bool
            switch step.use {
            case .captures, .intercepts: isStopper = true
            default: isStopper = step.decidesFocus
            }
            guard isStopper, let reason = step.use.reason("MouseEvent") else { return nil }
            return "The \(names.name(of: step.responder)) may stop it: \(reason)."
        }
    }

    // MARK: Who gets it from there

    /// The sentences about the responders on other ways of the press, which mounts open.
    private var otherWays: [String] {
        report.otherWays.compactMap { step in
            step.use.reason("MouseEvent").map {
                "On another way, the \(names.name(of: step.responder)) gets it, too: \($0)."
            }
        }
    }

    private var receivers: [String] {
        var isFirst = true
        return report.takers.compactMap { step in
            if step.decidesFocus { return nil }
            switch step.use {
            case .captures, .intercepts:
                isFirst = false
                return nil
            case .tracks, .overrides:
                if step.responder === report.receiver {
                    isFirst = false
                    return nil
                }
            default: break
            }
            guard let reason = step.use.reason("MouseEvent") else { return nil }
            let name = names.name(of: step.responder)
            defer { isFirst = false }
            if step.responder === report.receiver { return "It may stop there: \(reason)." }
            return isFirst
                ? "The \(name) gets it from there: \(reason)."
                : "The \(name) gets it if nothing stops it before: \(reason)."
        }
    }

    /// The sentence about a responder whose `next` was set, if the press goes on from there.
    private var diversion: [String] {
        guard let receiver = report.receiver, !report.takers.contains(where: \.isCertain) else {
            return []
        }
        return receiver.selfAndSuperiorsForMouse.filter(\.isNextSet).compactMap { responder in
            guard let next = responder.next else { return nil }
            return
                "From the \(names.name(of: responder)) it goes on to the \(names.name(of: next)), which is set as the next responder."
        }
    }

    // MARK: Gestures

    private var gestures: [String] {
        report.watchers.map { watcher in
            let name = "The \(watcher.name) of the \(names.name(of: watcher.view))"
            switch watcher.part {
            case .watches:
                return watcher.delaysPress
                    ? "\(name) watches it, and may take it; the pressed view gets it only after that has failed."
                    : "\(name) watches it, and may take it."
            case .waits(let other, let view):
                let place = view.map { " of the \(names.name(of: $0))" } ?? ""
                return "\(name) may take it only after the \(type(of: other))\(place) has failed."
            case .waited:
                return "\(name) waits since an earlier press, and this one decides about it."
            case .disabled: return "\(name) does not get it: it is disabled."
            case .yields(let control):
                return "\(name) does not get it: the \(names.name(of: control)) has it first."
            case .refuses(let refusal):
                return "\(name) does not get it: \(refusal.words("refuses", .receive))."
            }
        }
    }
}

/// The elements that do not get the press.
extension PressSentences {
    fileprivate var misses: [String] {
        switch report.destination {
        case .held(let holder):
            return unheard("the \(names.name(of: holder)) holds the mouse", holder)
        case .refused, .lost: return unheard(report.destination.reason(names) ?? "", nil)
        default: break
        }
        let met = met
        return report.hits.misses.filter {
            (names.isKnown($0.view) || $0.view === subject)
                && !met.contains(ObjectIdentifier($0.view))
        }.compactMap { miss in
            let isOnWay = report.receiver?.isDescendant(of: miss.view) == true
            guard
                let reason = isOnWay
                    ? reasonOnWay(miss.view) : miss.reason.sentence(for: miss.view, names)
            else { return nil }
            // An interceptor may send the press anywhere.
            let verb = mayBeRedirected && !isOnWay ? "is not hit" : "does not get it"
            return "The \(names.name(of: miss.view)) \(verb): \(reason)."
        }
    }

    /// The responders that get the press.
    private var met: Set<ObjectIdentifier> {
        Set((report.takers + report.otherWays).map { ObjectIdentifier($0.responder) })
    }

    /// The reason why a superview of the pressed view does not get the press, if it would take it.
    private func reasonOnWay(_ view: View) -> String? {
        let isMet = report.steps.contains { $0.responder === view && !$0.decidesFocus }
        guard isMet, !mayBeRedirected, let taker = report.takers.last(where: \.isCertain) else {
            return nil
        }
        return "the \(names.name(of: taker.responder)) takes it"
    }

    private var mayBeRedirected: Bool {
        report.takers.contains { step in
            if case .intercepts = step.use { return true }
            return false
        }
    }

    /// The sentence about the view that the hit test answers with, if it is not the view that gets
    /// the press.
    private func unheard(_ reason: String, _ holder: View?) -> [String] {
        guard let view = report.hits.view, view !== holder, names.isKnown(view),
            holder?.isDescendant(of: view) != true, !mayBeRedirected,
            !met.contains(ObjectIdentifier(view))
        else { return [] }
        return ["The \(names.name(of: view)) does not get it: \(reason)."]
    }
}

extension PressReport.Destination {
    /// The responders that sentences about the destination name.
    var responders: [Responder] {
        switch self {
        case .view(let view), .held(let view), .dropped(let view): [view]
        case .refused(let view, let refuser): [view, refuser]
        case .outside(let window): [window]
        case .lost, .unpressed, .nothing: []
        }
    }

    /// The reason why no view gets the press, after a colon; nil if a view gets it, or if no window
    /// is there.
    @MainActor
    func reason(_ names: ElementNames) -> String? {
        switch self {
        case .view, .held, .nothing: nil
        case .lost: "a button is down whose press was taken from its view"
        case .unpressed: "no button is down"
        case .refused(let view, let refuser):
            refuser === view.focusedByPress
                ? "the \(names.name(of: refuser)) does not take the focus"
                : "the \(names.name(of: refuser)) does not give up the focus"
        case .dropped(let view):
            "the hit test answers with the \(names.name(of: view)), which cannot be pressed"
        case .outside(let window):
            "it is outside of the \(names.name(of: window)), which is modal"
        }
    }
}

extension PressReport {
    /// The steps that get the press on other ways, although it is taken on the first one.
    package var otherWays: [InputRehearsal.Step] {
        takers.last?.isCertain == true
            ? Array(steps.filter(\.isReached).dropFirst(takers.endIndex)) : []
    }
}

extension InputRehearsal.Step {
    /// Whether the responder decides about the focus, and so about the press, before the press is
    /// routed.
    var decidesFocus: Bool {
        switch use {
        case .negotiates, .overrides("becomeFirstResponder"): true
        default: false
        }
    }
}

extension GestureWatcher {
    /// Whether the gesture waits since an earlier press, so that its action may come first.
    fileprivate var isWaiting: Bool {
        if case .waited = part { return true }
        return false
    }
}
