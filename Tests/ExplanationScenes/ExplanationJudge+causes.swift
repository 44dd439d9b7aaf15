// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// The causes that sentences name: without a cause, the input does something else.
extension ExplanationJudge {
    /// Without the action that takes the key, the key does something else.
    func causeFault(_ report: KeyReport, _ chord: KeyChord) -> String? {
        guard let last = report.takers.last(where: \.isCertain) else { return nil }
        if case .mnemonic = last.use { return mnemonicCauseFault(last.responder, chord) }
        guard case .performs(let action) = last.use else { return nil }
        let old: [Action]
        let set: ([Action]) -> Void
        switch last.responder {
        case let view as SceneView: (old, set) = (view.list, { view.list = $0 })
        case let page as ScenePage: (old, set) = (page.list, { page.list = $0 })
        default: return nil
        }
        set(old.filter { $0.title != action.title })
        let other = KeyReport(chord, in: application)
        set(old)
        guard let next = other.takers.last(where: \.isCertain), case .performs(let same) = next.use
        else { return nil }
        let isSame = next.responder === last.responder && same.title == action.title
        return isSame ? "key: the action is no cause" : nil
    }

    /// Without the view whose mnemonic it is, the key does something else.
    private func mnemonicCauseFault(_ responder: Responder, _ chord: KeyChord) -> String? {
        guard let view = responder as? View, !view.isFirstResponder else { return nil }
        view.isHidden = true
        let other = KeyReport(chord, in: application)
        view.isHidden = false
        let next = other.takers.last(where: \.isCertain)
        guard case .mnemonic = next?.use, next?.responder === view else { return nil }
        return "key: the view with the mnemonic is no cause"
    }

    /// A reason is a cause: without it, the view is hit, or another reason keeps it from the press.
    func causeFault(_ report: PressReport) -> String? {
        for miss in report.hits.misses where scene.random.chance(20) {
            let undo: () -> Void
            switch miss.reason {
            case .hidden(let view) where view.isHidden:
                view.isHidden = false
                undo = { view.isHidden = true }
            case .interactionOff(let view):
                view.isUserInteractionEnabled = true
                undo = { view.isUserInteractionEnabled = false }
            case .covered(let view) where !(view is Window):
                view.isHidden = true
                undo = { view.isHidden = false }
            case .clipped(let view):
                view.clipsToBounds = false
                undo = { view.clipsToBounds = true }
            default: continue
            }
            let other = application.hitTestReport(at: report.hits.point)
            undo()
            if other.reason(for: miss.view) == miss.reason {
                return "press: the reason is no cause"
            }
        }
        return destinationCauseFault(report) ?? gestureCauseFault(report)
    }

    /// Without the modal window, or without the view that keeps the focus, something else happens to
    /// the press.
    private func destinationCauseFault(_ report: PressReport) -> String? {
        switch report.destination {
        case .outside(let window) where window.isModal:
            window.isModal = false
            let other = PressReport(report.input, in: application)
            window.isModal = true
            guard case .outside(let same) = other.destination, same === window else { return nil }
            return "press: the modal window is no cause"
        case .refused(_, by: let view as SceneView) where view.keepsFocus:
            view.keepsFocus = false
            let other = PressReport(report.input, in: application)
            view.keepsFocus = true
            guard case .refused(_, by: let same) = other.destination, same === view else {
                return nil
            }
            return "press: the view that keeps the focus is no cause"
        default: return nil
        }
    }

    /// A delegate that refuses a press is a cause: if it allows the press, the gesture gets it.
    private func delegateCauseFault(_ report: PressReport) -> String? {
        for watcher in report.watchers {
            guard case .refuses = watcher.part,
                let delegate = (watcher.recognizer as? GestureRecognizer)?.delegate
                    as? SceneDelegate
            else { continue }
            delegate.receives = true
            let other = PressReport(report.input, in: application)
            delegate.receives = false
            let part = other.watchers.first { $0.recognizer === watcher.recognizer }?.part
            if case .refuses = part { return "press: the gesture's delegate is no cause" }
        }
        return nil
    }

    private func gestureCauseFault(_ report: PressReport) -> String? {
        for watcher in report.watchers where scene.random.chance(50) {
            guard case .disabled = watcher.part,
                let recognizer = watcher.recognizer as? GestureRecognizer
            else { continue }
            recognizer.isEnabled = true
            let other = PressReport(report.input, in: application)
            recognizer.isEnabled = false
            let part = other.watchers.first { $0.recognizer === recognizer }?.part
            if case .disabled = part { return "press: the gesture's reason is no cause" }
        }
        return delegateCauseFault(report)
    }
}
