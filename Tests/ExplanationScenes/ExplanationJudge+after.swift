// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The sentences about an input afterwards.
extension ExplanationJudge {
    /// What is said of an event afterwards is what happened: exactly the actions that ran are said
    /// to have run.
    func afterFault(_ sentences: [String], _ trace: RouteTrace?) -> String? {
        guard let trace, !trace.steps.contains(where: { $0.redirection != nil || $0.isHeld }) else {
            return nil
        }
        let text = sentences.joined(separator: " ")
        for entry in scene.log.entries where entry.name.hasPrefix("A") {
            let said = "\"\(entry.name)\""
            guard text.has(said) else { return "after: an action that ran is not named" }
            if entry.stops, !text.has("\(said) was performed"),
                !text.has("\(said) of the")
            {
                return "after: an action that ran is not said to have run"
            }
        }
        for act in trace.steps.flatMap(\.acts) {
            guard case .action(let title, .wasPerformed) = act.kind, title.hasPrefix("A") else {
                continue
            }
            let ran = scene.log.entries.contains { $0.name == title && $0.stops }
            if title.hasSuffix("."), !ran { return "after: an action is said to have run" }
        }
        if text.has("Nobody took it."), scene.log.entries.contains(where: \.stops) {
            return "after: somebody took it"
        }
        return nil
    }

    /// The gestures that are said to be recognized are those whose actions ran.
    func gestureFault(_ sentences: [String]) -> String? {
        let verdicts = application.gestureVerdicts
        let recognized = verdicts.compactMap { verdict -> String? in
            guard case .recognized = verdict.kind else { return nil }
            return (verdict.recognizer as? GestureRecognizer)?.name
        }
        if Set(recognized) != scene.log.gestures {
            return "after: other gestures were recognized"
        }
        if sentences.isEmpty { return nil }
        let count = sentences.count { $0.has(" was recognized") && !$0.has("was not") }
        return count == recognized.count ? nil : "after: a gesture is not named"
    }

    /// Nobody who got the press is said not to have got it, whatever redirected it.
    func denialFault(_ sentences: [String], _ route: RouteRecorder.Route?) -> String? {
        let names = Set((route?.entries ?? []).filter { !$0.isAction }.map(\.name))
        let denied = sentences.filter { $0.has("did not get it") && !Self.isOfGesture($0) }
        let isFalse = names.contains { name in
            denied.contains { $0.has("\"\(name)\" did not get it") && !$0.has("tab group") }
        }
        return isFalse ? "after: a view got it that is said not to have" : nil
    }

    static func isOfGesture(_ sentence: String) -> Bool {
        ["Recognizer of", "Touch of"].contains { sentence.has($0) }
    }

    func lastPressFault(_ sentences: [String], _ point: Point) -> String? {
        // A press whose route left the application was not observed.
        let isUnknown = sentences.isEmpty && application.lastPress?.isRouted == true
        return isUnknown || sentences.first?.hasPrefix("The press at ") == true
            ? nil : "after: the press is not named"
    }

    /// The delegates that refused are named with their methods, and no others.
    func refusalFault(_ sentences: [String]) -> String? {
        if sentences.isEmpty { return nil }
        let said = sentences.filter { $0.has(" SceneDelegate.") }.compactMap { sentence in
            sentence.split(separator: "SceneDelegate.").last.map { String($0.dropLast()) }
        }
        if let method = scene.log.refusals.first(where: { !said.contains($0) }) {
            return "after: a delegate's refusal is not named: \(method)"
        }
        let isFalse = said.contains { !scene.log.refusals.contains($0) }
        return isFalse ? "after: a delegate is said to have refused" : nil
    }
}
