// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerViews

/// Asks about an input on a random scene, does it, and judges the sentences by the code that ran.
@MainActor
struct ExplanationJudge {
    private let scene: RandomScene
    private let recorder: RouteRecorder
    private var application: Application { scene.application }

    /// A fault of the sentences about one input, and the input with its sentences.
    struct Result {
        var fault: String?
        var text: String
    }

    /// The code that took an event: its name in the scene, or the responder at which the route of
    /// the event ended.
    private struct Taker: CustomStringConvertible {
        var name: String?
        var id: ObjectIdentifier?
        var description: String { name ?? (id == nil ? "nobody" : "a part") }
    }

    init(_ scene: RandomScene, _ recorder: RouteRecorder) {
        (self.scene, self.recorder) = (scene, recorder)
    }

    /// Asks about a random input, and then does it.
    func askThenDo() -> Result {
        switch scene.random.number(0..<20) {
        case 0..<9: askThenPressKey()
        case 9..<16: askThenClick()
        case 16, 17: askThenTurnWheel()
        case 18: askThenPaste()
        default: askThenReleaseElsewhere()
        }
    }

    private func begin() {
        recorder.traces = []
        scene.log.entries = []
        scene.log.gestures = []
    }

    /// The code that took an event: the first that stopped it, or the responder of the stop on its
    /// route.
    private func taker(_ trace: RouteTrace?) -> Taker? {
        if let entry = scene.log.entries.first(where: \.stops) { return Taker(name: entry.name) }
        guard let step = trace?.steps.first(where: { $0.disposition == .stop }) else { return nil }
        return Taker(name: scene.names[step.id], id: step.id)
    }

    private func tokens(_ step: InputRehearsal.Step) -> [String] {
        var tokens = responders(step).compactMap { scene.names[ObjectIdentifier($0)] }
        if case .performs(let action) = step.use {
            tokens.append(action.title)
            if let window = step.responder as? Window,
                let button = window.button(operatedBy: action),
                let name = scene.names[ObjectIdentifier(button)]
            {
                tokens.append(name)
            }
        }
        return tokens
    }

    /// The responders at which an event may end if the step takes it.
    private func responders(_ step: InputRehearsal.Step) -> [Responder] {
        var responders = [step.responder] + step.guards.map(\.responder)
        switch step.use {
        case .performs(let action), .begins(let action, _):
            // The first responder takes it for an action with priority.
            if action.wantsPriorityOverSystemBehavior { responders.append(application.keyTarget) }
            // The window takes it for an action behind the window.
            if let window = application.keyWindow { responders.append(window) }
        case .mnemonic:
            if let window = application.keyWindow { responders.append(window) }
        default: break
        }
        return responders
    }

    private func matches(_ step: InputRehearsal.Step, _ taker: Taker) -> Bool {
        if let name = taker.name, tokens(step).contains(name) { return true }
        return responders(step).contains { ObjectIdentifier($0) == taker.id }
    }

    /// Whether the words name a responder of a step: by its name, or by its class.
    private func isNamed(_ step: InputRehearsal.Step, in words: String) -> Bool {
        let isPlace = step.responder is Window || step.responder is Application
        return isPlace || tokens(step).contains { words.contains($0) }
            || words.contains("the \(type(of: step.responder))")
            || words.contains("The \(type(of: step.responder))")
            || (step.responder as? View)?.accessibilityRole.map { words.contains("\($0)") } == true
    }

    // MARK: Keys

    private func askThenPressKey() -> Result {
        let chord = scene.random.pick(RandomScene.chords)
        let report = KeyReport(chord, in: application)
        let text = KeySentences(report, in: application).all.joined(separator: " ")
        let cause = causeFault(report, chord)
        begin()
        scene.press(chord)
        let trace = recorder.traces.last { $0.event is KeyEvent }
        let taker = taker(trace)
        let after = application.explanation(ofLastKey: trace)
        let isSeen = trace != nil || taker != nil
        let fault =
            cause ?? (isSeen ? keyFault(report, text, taker) : nil) ?? afterFault(after, trace)
        return Result(
            fault: fault,
            text: "\(chord): taker \(taker?.description ?? "nobody"): \(text) AFTER \(after)")
    }

    private func keyFault(_ report: KeyReport, _ text: String, _ taker: Taker?) -> String? {
        if report.obstacle != nil { return nil }
        let takers = Array(report.takers)
        guard let taker else {
            return takers.contains(where: \.isCertain) ? "key: nobody takes it" : nil
        }
        if takers.isEmpty { return "key: is taken, though nobody should" }
        guard takers.contains(where: { matches($0, taker) }) else {
            return "key: another one takes it"
        }
        let isNamed = takers.contains { matches($0, taker) && self.isNamed($0, in: text) }
        return isNamed ? nil : "key: the taker is not in the text"
    }

    /// Without the action that takes the key, the key does something else.
    private func causeFault(_ report: KeyReport, _ chord: KeyChord) -> String? {
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

    /// What is said of an event afterwards is what happened: exactly the actions that ran are said
    /// to have run.
    private func afterFault(_ sentences: [String], _ trace: RouteTrace?) -> String? {
        guard let trace, !trace.steps.contains(where: { $0.redirection != nil || $0.isHeld }) else {
            return nil
        }
        let text = sentences.joined(separator: " ")
        for entry in scene.log.entries where entry.name.hasPrefix("A") {
            let said = "\"\(entry.name)\""
            guard text.contains(said) else { return "after: an action that ran is not named" }
            if entry.stops, !text.contains("\(said) was performed"),
                !text.contains("\(said) of the")
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
        if text.contains("Nobody took it."), scene.log.entries.contains(where: \.stops) {
            return "after: somebody took it"
        }
        return nil
    }

    // MARK: Presses

    private func askThenClick() -> Result {
        let point = scene.point()
        let button: MouseButton = scene.random.chance(85) ? .left : .right
        let report = PressReport(at: point, button: button, in: application)
        let sentences = PressSentences(report, in: application).all
        // A view that is hidden for a moment loses the mouse.
        let cause = application.capturingView == nil ? causeFault(report) : nil
        begin()
        // A press while another one is held may end the gestures of the other one.
        let wasPressed = scene.isPressed
        scene.mouse(.press(button), point)
        // A button acts for a release, which may be one that waited since an earlier press.
        scene.log.entries.removeAll { $0.name.hasPrefix("B") }
        let traces = recorder.traces.filter { ($0.event as? MouseEvent)?.phase == .down }
        let taker = taker(traces.last)
        var fault = cause ?? pressFault(report, sentences, taker, traces)
        if scene.random.chance(80) { scene.mouse(.release(button), point) }
        let after = application.explanation(ofLastPress: traces.last)
        fault = fault ?? (wasPressed ? nil : gestureFault(after)) ?? lastPressFault(after, point)
        return Result(
            fault: fault,
            text:
                "press \(button) \(point): taker \(taker?.description ?? "nobody"): \(sentences) AFTER \(after)"
        )
    }

    private func pressFault(
        _ report: PressReport, _ sentences: [String], _ taker: Taker?, _ traces: [RouteTrace]
    ) -> String? {
        let denied = sentences.filter { sentence in
            let isGesture = ["Recognizer of", "Touch of"].contains { sentence.contains($0) }
            return sentence.contains("does not get it") && !isGesture
        }
        let granted = sentences.filter { !$0.contains("does not get it") }
        for name in scene.log.entries.map(\.name)
        where denied.contains(where: { $0.contains("\"\(name)\" does not get it") }) {
            return "press: a view gets it that should not"
        }
        guard let receiver = report.receiver else {
            return traces.isEmpty ? nil : "press: is routed, though it should not be"
        }
        let isSure = sentences[0].contains(" reaches the ")
        // A route that does not reach the application is not observed.
        let isRouted =
            traces.isEmpty
            ? application.lastPress?.isRouted == true
            : traces.contains { $0.originID == ObjectIdentifier(receiver) }
        if isSure, !isRouted { return "press: the receiver does not get it" }
        let takers = Array(report.takers)
        guard let taker else {
            return isSure && !traces.isEmpty && takers.contains(where: \.isCertain)
                ? "press: nobody takes it" : nil
        }
        // The press may have ended an earlier gesture, or was never routed.
        if traces.isEmpty { return nil }
        guard let step = takers.first(where: { matches($0, taker) }) else {
            return "press: another one takes it"
        }
        return isNamed(step, in: granted.joined(separator: " "))
            ? nil : "press: the taker is not in the text"
    }

    /// The gestures that are said to be recognized are those whose actions ran.
    private func gestureFault(_ sentences: [String]) -> String? {
        let verdicts = application.gestureVerdicts
        let recognized = verdicts.compactMap { verdict -> String? in
            guard case .recognized = verdict.kind else { return nil }
            return (verdict.recognizer as? GestureRecognizer)?.name
        }
        if Set(recognized) != scene.log.gestures { return "after: other gestures were recognized" }
        if sentences.isEmpty { return nil }
        let count = sentences.count { $0.contains(" was recognized") && !$0.contains("was not") }
        return count == recognized.count ? nil : "after: a gesture is not named"
    }

    private func lastPressFault(_ sentences: [String], _ point: Point) -> String? {
        // A press whose route left the application was not observed.
        let isUnknown = sentences.isEmpty && application.lastPress?.isRouted == true
        return isUnknown || sentences.first?.hasPrefix("The press at ") == true
            ? nil : "after: the press is not named"
    }

    /// A reason is a cause: without it, the view is hit, or another reason keeps it from the press.
    private func causeFault(_ report: PressReport) -> String? {
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

    // MARK: Other reports

    private func askThenTurnWheel() -> Result {
        let input = MouseInput(.scroll(dx: 0, dy: 1), at: scene.point())
        return askThenReport(input, .scroll)
    }

    private func askThenReleaseElsewhere() -> Result {
        askThenReport(MouseInput(.release(nil), at: scene.point()), .up)
    }

    private func askThenReport(_ input: MouseInput, _ phase: MouseEvent.Phase) -> Result {
        let report = PressReport(input, in: application)
        let sentences = PressSentences(report, in: application).all
        begin()
        scene.mouse(input.action, input.location)
        let traces = recorder.traces.filter { ($0.event as? MouseEvent)?.phase == phase }
        let text = "\(phase) \(input.location): \(sentences)"
        guard let receiver = report.receiver else {
            return Result(
                fault: traces.isEmpty ? nil : "report: is routed, though it should not be",
                text: text)
        }
        let isSure = sentences[0].contains(" reaches the ")
        let isRouted = traces.contains { $0.originID == ObjectIdentifier(receiver) }
        if isSure, !isRouted, !traces.isEmpty || scene.log.entries.contains(where: \.stops) {
            return Result(fault: "report: the receiver does not get it", text: text)
        }
        guard let taker = taker(traces.last), !traces.isEmpty else {
            return Result(fault: nil, text: text)
        }
        let isKnown = report.takers.contains { matches($0, taker) }
        return Result(fault: isKnown ? nil : "report: another one takes it", text: text)
    }

    private func askThenPaste() -> Result {
        let sentences = application.explanation(ofPaste: "a")
        begin()
        scene.paste("a")
        let trace = recorder.traces.last { $0.event is PasteEvent }
        let taker = taker(trace)
        let text = "paste: taker \(taker?.description ?? "nobody"): \(sentences)"
        let isRefused = sentences == ["A paste does nothing here."]
        if isRefused { return Result(fault: taker == nil ? nil : "paste: is taken", text: text) }
        if sentences[0].hasPrefix("A paste is inserted"), taker == nil, trace != nil {
            return Result(fault: "paste: nobody takes it", text: text)
        }
        // Controllers, windows and the application may be named by their types.
        if let name = taker?.name, !["C", "P", "W"].contains(name.prefix(1)),
            !sentences.joined().contains(name)
        {
            return Result(fault: "paste: another one takes it", text: text)
        }
        return Result(fault: nil, text: text)
    }
}
