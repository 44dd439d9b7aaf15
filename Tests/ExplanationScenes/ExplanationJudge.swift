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
    let scene: RandomScene
    let recorder: RouteRecorder
    var application: Application { scene.application }

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

    /// The code that took an event: the first that stopped it, or the responder of the stop on its
    /// route.
    ///
    /// - Parameter route: The route of the event; nil if nobody observed it.
    private func taker(_ route: RouteRecorder.Route?, isPress: Bool = false) -> Taker? {
        let entries = route?.entries ?? scene.log.entries
        // The beginning of a sequence runs no code, and another path may go on to a handler.
        if let step = route?.trace.steps.first(where: { $0.disposition == .stop }),
            step.acts.contains(where: { if case .begins = $0.kind { true } else { false } })
        {
            return Taker(name: scene.names[step.id], id: step.id)
        }
        // A button acts for a release, which may be one that waited since an earlier press.
        if let place = entries.firstIndex(where: {
            $0.stops && !(isPress && $0.isOfButton)
        }) {
            // Who first redirects a chosen action is its taker, unless the action runs.
            let start = entries[..<place].lastIndex(where: \.isAction).map { $0 + 1 } ?? 0
            let redirection = entries[start..<place].first { $0.redirects }
            let entry = entries[place]
            return Taker(name: entry.isAction ? entry.name : (redirection ?? entry).name)
        }
        let steps = route?.trace.steps ?? []
        guard let step = steps.first(where: { $0.disposition == .stop }) else { return nil }
        return Taker(name: scene.names[step.id], id: step.id)
    }

    /// The names by which a step is known before the input, which may close its window.
    private struct Known {
        let step: InputRehearsal.Step
        let tokens: [String]
        let ids: Set<ObjectIdentifier>
    }

    private func known(_ steps: some Sequence<InputRehearsal.Step>) -> [Known] {
        steps.map { step in
            let responders = responders(step)
            var tokens = responders.compactMap { scene.names[ObjectIdentifier($0)] }
            var views = [step.responder as? View]
            if case .performs(let action) = step.use {
                tokens.append(action.title)
                views.append((step.responder as? Window)?.button(operatedBy: action))
                let menu = step.responder as? any ChoosingView
                tokens += [menu?.entry(chosenBy: action)].compactMap { $0 }
            }
            if case .chooses(.chooses(let entry, _)) = step.use { tokens.append(entry) }
            // The buttons of a question are known by their labels.
            for case let view? in views {
                tokens += [
                    scene.names[ObjectIdentifier(view)], (view as? Button)?.accessibilityLabel,
                ]
                .compactMap { $0 }
            }
            return Known(
                step: step, tokens: tokens, ids: Set(responders.map { ObjectIdentifier($0) }))
        }
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

    private func matches(_ known: Known, _ taker: Taker) -> Bool {
        if let name = taker.name, known.tokens.contains(name) { return true }
        return taker.id.map(known.ids.contains) == true
    }

    /// Whether the words name a responder of a step: by its name, by its class, or by the control
    /// that it is a part of.
    private func isNamed(_ known: Known, in words: String) -> Bool {
        let responder = known.step.responder
        if let owner = owner(of: responder), words.has(owner) { return true }
        let isPlace = responder is Window || responder is Application
        return isPlace || known.tokens.contains { words.has($0) }
            || words.has("the \(type(of: responder))")
            || words.has("The \(type(of: responder))")
            || (responder as? View)?.accessibilityRole.map { words.has("\($0)") } == true
    }

    /// The name of the control of the library that has a view for its own use, such as the header of
    /// a table; nil for views of the scene.
    private func owner(of responder: Responder) -> String? {
        guard scene.names[ObjectIdentifier(responder)] == nil else { return nil }
        var next = (responder as? View)?.superview
        while let view = next {
            if let name = scene.names[ObjectIdentifier(view)] {
                return name.hasPrefix("L") ? name : nil
            }
            next = view.superview
        }
        return nil
    }

    // MARK: Keys

    private func askThenPressKey() -> Result {
        let chord = scene.random.pick(RandomScene.chords)
        let report = KeyReport(chord, in: application)
        let text = KeySentences(report, in: application).all.joined(separator: " ")
        let cause = causeFault(report, chord)
        let takers = known(report.takers + report.otherWays)
        recorder.begin()
        scene.press(chord)
        let route = recorder.routes.last { $0.trace.event is KeyEvent }
        let (taker, trace) = (taker(route), route?.trace)
        let after = application.explanation(ofLastKey: trace)
        let isSeen = trace != nil || taker != nil
        let fault =
            cause ?? (isSeen ? keyFault(report, takers, text, taker) : nil)
            ?? afterFault(after, trace) ?? refusalFault(after)
        return Result(
            fault: fault,
            text: "\(chord): taker \(taker?.description ?? "nobody"): \(text) AFTER \(after)")
    }

    private func keyFault(
        _ report: KeyReport, _ takers: [Known], _ text: String, _ taker: Taker?
    ) -> String? {
        if report.obstacle != nil { return nil }
        guard let taker else {
            return takers.contains(where: \.step.isCertain) ? "key: nobody takes it" : nil
        }
        if takers.isEmpty { return "key: is taken, though nobody should" }
        guard takers.contains(where: { matches($0, taker) }) else {
            return "key: another one takes it"
        }
        let isNamed = takers.contains { matches($0, taker) && self.isNamed($0, in: text) }
        return isNamed ? nil : "key: the taker is not in the text"
    }

    // MARK: Presses

    private func askThenClick() -> Result {
        let point = scene.point()
        let button: MouseButton = scene.random.chance(85) ? .left : .right
        // A view that is hidden for a moment loses the mouse, and its gestures fail.
        var cause: String?
        if application.capturingView == nil {
            cause = causeFault(PressReport(at: point, button: button, in: application))
            application.layOutForMouse()
        }
        let report = PressReport(at: point, button: button, in: application)
        let sentences = PressSentences(report, in: application).all
        let takers = known(report.takers + report.otherWays)
        recorder.begin()
        // A press while another one is held may end the gestures of the other one.
        let wasPressed = scene.isPressed
        scene.mouse(.press(button), point)
        let route = pressRoute(report)
        let taker = taker(route, isPress: true)
        var fault = cause ?? pressFault(report, takers, sentences, taker, route)
        if scene.random.chance(80) { scene.mouse(.release(button), point) }
        // A press that waits may be routed with its release.
        let after = application.explanation(ofLastPress: (route ?? pressRoute(report))?.trace)
        fault =
            fault ?? (wasPressed ? nil : gestureFault(after)) ?? lastPressFault(after, point)
            ?? denialFault(after, route) ?? (wasPressed ? nil : refusalFault(after))
        return Result(
            fault: fault,
            text:
                "press \(button) \(point): taker \(taker?.description ?? "nobody"): \(sentences) AFTER \(after)"
        )
    }

    /// The route of the last press; nil if it was not routed, or if nobody observed it.
    ///
    /// Presses that waited may be routed with it, before or after it.
    private func pressRoute(_ report: PressReport) -> RouteRecorder.Route? {
        guard let last = application.lastPress, last.isRouted,
            let view = last.destination?.receiver
        else { return nil }
        return recorder.routes.last { route in
            (route.trace.event as? MouseEvent)?.phase == .down
                && route.trace.originID == ObjectIdentifier(view)
        }
    }

    private func pressFault(
        _ report: PressReport, _ takers: [Known], _ sentences: [String], _ taker: Taker?,
        _ route: RouteRecorder.Route?
    ) -> String? {
        let denied = sentences.filter { sentence in
            sentence.has("does not get it") && !Self.isOfGesture(sentence)
        }
        let granted = sentences.filter { !$0.has("does not get it") }
        // Entries of other events of the same input, such as a cancelled earlier press, do not count.
        for name in (route?.entries ?? []).map(\.name)
        where denied.contains(where: {
            // A view without a name of its own may be named by the heading above it.
            $0.has("\"\(name)\" does not get it") && !$0.has("tab group")
        }) {
            return "press: a view gets it that should not"
        }
        guard let receiver = report.receiver else {
            return route == nil ? nil : "press: is routed, though it should not be"
        }
        let isSure = sentences[0].has(" reaches the ")
        let last = application.lastPress
        if isSure, last?.isRouted != true || last?.destination?.receiver !== receiver {
            return "press: the receiver does not get it"
        }
        guard let taker else {
            return isSure && route != nil && takers.contains(where: \.step.isCertain)
                ? "press: nobody takes it" : nil
        }
        // The press may have ended an earlier gesture, or was never routed.
        if route == nil { return nil }
        guard let step = takers.first(where: { matches($0, taker) }) else {
            return "press: another one takes it"
        }
        return isNamed(step, in: granted.joined(separator: " "))
            ? nil : "press: the taker is not in the text"
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
        let takers = known(report.takers + report.otherWays)
        recorder.begin()
        scene.mouse(input.action, input.location)
        let routes = recorder.routes.filter {
            ($0.trace.event as? MouseEvent)?.phase == phase
        }
        let text = "\(phase) \(input.location): \(sentences)"
        guard let receiver = report.receiver else {
            // An event that waited may be routed with this report.
            let isFalse = !routes.isEmpty && !report.isDelayed
            return Result(
                fault: isFalse ? "report: is routed, though it should not be" : nil, text: text)
        }
        let route = routes.last { $0.trace.originID == ObjectIdentifier(receiver) }
        let isSure = sentences[0].has(" reaches the ")
        if isSure, route == nil, !routes.isEmpty || scene.log.entries.contains(where: \.stops) {
            return Result(fault: "report: the receiver does not get it", text: text)
        }
        guard let route, let taker = taker(route) else {
            return Result(fault: nil, text: text)
        }
        let isKnown = takers.contains { matches($0, taker) }
        return Result(
            fault: isKnown ? nil : "report: another one takes it", text: "\(text) taker \(taker)")
    }

    private func askThenPaste() -> Result {
        let sentences = application.explanation(ofPaste: "a")
        recorder.begin()
        scene.paste("a")
        let route = recorder.routes.last { $0.trace.event is PasteEvent }
        let taker = taker(route)
        let text = "paste: taker \(taker?.description ?? "nobody"): \(sentences)"
        let isRefused = sentences == ["A paste does nothing here."]
        if isRefused { return Result(fault: taker == nil ? nil : "paste: is taken", text: text) }
        if sentences[0].hasPrefix("A paste is inserted"), taker == nil, route != nil {
            return Result(fault: "paste: nobody takes it", text: text)
        }
        // Controllers, windows, the application and views that are no elements are named by types.
        let type = scene.views.first {
            ObjectIdentifier($0) == taker?.id || scene.names[ObjectIdentifier($0)] == taker?.name
        }
        if let name = taker?.name, !["C", "P", "W"].contains(name.prefix(1)),
            !sentences.joined().has(name),
            !sentences.joined().has("The \(type.map { "\(Swift.type(of: $0))" } ?? "")")
        {
            return Result(fault: "paste: another one takes it", text: text)
        }
        return Result(fault: nil, text: text)
    }
}
