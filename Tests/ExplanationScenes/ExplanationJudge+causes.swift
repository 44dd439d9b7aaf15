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
        guard let last = report.takers.last(where: \.isCertain),
            case .performs(let action) = last.use
        else { return nil }
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
        return gestureCauseFault(report)
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
        return nil
    }
}
