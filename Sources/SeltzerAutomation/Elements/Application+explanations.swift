// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension Application {
    /// Returns where a press of the left button at a cell of the screen goes, which responders may
    /// take it, and why it does not reach the other controls and elements there.
    ///
    ///     A press at (3, 4) reaches the text "Moved.".
    ///     The row "Moved" gets it from there: it overrides handleMouse.
    ///     The button "Save" does not get it: the text "Moved." covers it.
    ///
    /// The dispatch of the mouse finds the answer, without running any handler. So it says "may"
    /// where only the code of a handler decides.
    ///
    /// - Returns: A sentence for the view that gets the press, and a sentence for each other view,
    ///   the frontmost first.
    public func explanation(ofPressAt location: Point) -> [String] {
        PressSentences(PressReport(at: location, in: self), in: self).all
    }
}

extension Application {
    /// Returns why a press in the middle of a view reaches the view or not.
    ///
    ///     No press reaches the button "Save": it has no cells, because its size is 8 × 0.
    ///
    /// - Returns: The sentences of ``explanation(ofPressAt:)``, or one sentence if the view is not
    ///   in a window, has no cells, or is outside of the screen.
    public func explanation(ofPressOn view: View) -> [String] {
        let names = ElementNames(accessibilityElements, naming: [view])
        let subject = "No press reaches the \(names.name(of: view)):"
        guard let window = view.window, window.application === self else {
            return ["\(subject) it is in no window of the application."]
        }
        let size = view.bounds.size
        guard !view.bounds.isEmpty else {
            return [
                "\(subject) it has no cells, because its size is \(size.width) × \(size.height)."
            ]
        }
        let middle = view.bounds.origin.offsetBy(
            dx: (size.width - 1) / 2, dy: (size.height - 1) / 2)
        let place = view.convert(middle, to: nil) - window.bounds.origin + window.frame.origin
        guard screenBounds.contains(place) else {
            return ["\(subject) its middle (\(place.x), \(place.y)) is outside of the screen."]
        }
        return PressSentences(PressReport(at: place, in: self), in: self, about: view).all
    }
}

/// The sentences about a press.
@MainActor
struct PressSentences {
    private let report: PressReport
    private let names: ElementNames
    /// A view that the sentences name even if it is no element; nil for none.
    private let subject: View?
    private var location: Point { report.hits.point }

    init(_ report: PressReport, in application: Application, about subject: View? = nil) {
        self.report = report
        self.subject = subject
        let hits = report.hits
        let views = hits.misses.map(\.view) + hits.path + [report.receiver].compactMap { $0 }
        names = ElementNames(
            application.accessibilityElements, naming: views + report.steps.map(\.responder))
    }

    var all: [String] {
        [destination]
            + (report.waits ? ["It waits until a decision is made about an earlier event."] : [])
            + stoppers + gestures + receivers + misses
    }

    // MARK: Where it goes

    private var place: String { "A press at (\(location.x), \(location.y))" }

    private var destination: String {
        switch report.destination {
        case .view(let view, let watchers):
            let name = names.nameOfPart(of: view, at: location) ?? names.nameAndState(of: view)
            let isSure = early.isEmpty && !watchers.contains(where: \.mayComeFirst)
            return "\(place) \(isSure ? "reaches" : "is for") the \(name)."
        case .held(let view):
            return
                "\(place) reaches the \(names.name(of: view)), which holds the mouse until the release of all buttons."
        case .lost:
            return "\(place) reaches nothing: a button is down whose press was taken from its view."
        case .refused(_, let refuser):
            return
                "\(place) reaches nothing: the \(names.name(of: refuser)) does not give up the focus."
        case .dropped(let view):
            return
                "\(place) reaches nothing: the hit test answers with the \(names.name(of: view)), which cannot be pressed."
        case .outside(let window):
            return
                "\(place) reaches nothing: it is outside of the \(names.name(of: window)), which is modal."
        case .nothing:
            return "\(place) reaches nothing."
        }
    }

    /// The steps that may stop the press before its view gets it.
    private var early: [InputRehearsal.Step] {
        report.takers.filter { step in
            switch step.use {
            case .captures: true
            case .intercepts: step.responder === report.receiver
            default: false
            }
        }
    }

    private var stoppers: [String] {
        report.takers.compactMap { step in
            let name = names.name(of: step.responder)
            switch step.use {
            case .captures, .intercepts:
                return step.use.reason("MouseEvent").map { "The \(name) may stop it: \($0)." }
            default: return nil
            }
        }
    }

    // MARK: Who gets it from there

    private var receivers: [String] {
        var isFirst = true
        return report.takers.compactMap { step in
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

    // MARK: Gestures

    private var gestures: [String] {
        guard case .view(_, let watchers) = report.destination else { return [] }
        return watchers.map { watcher in
            let name = "The \(watcher.name) of the \(names.name(of: watcher.view))"
            switch watcher.part {
            case .watches: return "\(name) watches it, and may take it."
            case .waits(let other, let view):
                let place = view.map { " of the \(names.name(of: $0))" } ?? ""
                return "\(name) may take it only after the \(type(of: other))\(place) has failed."
            case .disabled: return "\(name) does not get it: it is disabled."
            case .yields(let control):
                return "\(name) does not get it: the \(names.name(of: control)) has it first."
            case .refuses: return "\(name) does not get it: it or its delegate refuses it."
            }
        }
    }

    // MARK: Who does not get it

    private var misses: [String] {
        switch report.destination {
        case .held(let holder):
            return unheard("the \(names.name(of: holder)) holds the mouse", holder)
        case .refused(_, let refuser):
            return unheard("the \(names.name(of: refuser)) does not give up the focus", nil)
        case .lost: return unheard("a button is down whose press was taken from its view", nil)
        default: break
        }
        let met = Set(report.takers.map { ObjectIdentifier($0.responder) })
        let passed = report.steps.filter { !met.contains(ObjectIdentifier($0.responder)) }
        return report.hits.misses.filter {
            (names.isKnown($0.view) || $0.view === subject)
                && !met.contains(ObjectIdentifier($0.view))
        }.compactMap { miss in
            let isOnWay = report.receiver?.isDescendant(of: miss.view) == true
            let reason: String
            if isOnWay {
                guard passed.contains(where: { $0.responder === miss.view }),
                    let taker = report.takers.last(where: \.isCertain)
                else { return nil }
                reason = "the \(names.name(of: taker.responder)) takes it"
            } else {
                reason = miss.reason.sentence(for: miss.view, names)
            }
            // An interceptor may send the press anywhere.
            let verb = mayBeRedirected && !isOnWay ? "is not hit" : "does not get it"
            return "The \(names.name(of: miss.view)) \(verb): \(reason)."
        }
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
            holder?.isDescendant(of: view) != true
        else { return [] }
        return ["The \(names.name(of: view)) does not get it: \(reason)."]
    }
}

extension GestureWatcher {
    /// Whether the recognizer may take the press before its view gets it.
    fileprivate var mayComeFirst: Bool {
        switch part {
        case .watches, .waits:
            delaysPress
                || !(recognizer is TapGestureRecognizer || recognizer is PanGestureRecognizer
                    || recognizer is SwipeGestureRecognizer
                    || recognizer is LongPressGestureRecognizer)
        case .disabled, .yields, .refuses: false
        }
    }
}
