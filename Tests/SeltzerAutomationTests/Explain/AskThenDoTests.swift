// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OverriddenMethod, PressReport.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The seeds of the random screens.
private enum RandomCases {
    /// The number of cases of each test, from `SELTZER_ASK_CASES`; without it, the tests do not run.
    static let count = getenv("SELTZER_ASK_CASES").flatMap { Int(String(cString: $0)) } ?? 0
    /// The first seed; `SELTZER_ASK_SEED` sets another one.
    static let first = getenv("SELTZER_ASK_SEED").flatMap { Int(String(cString: $0)) } ?? 0
}

/// Asks what a key or a press would do on a random screen, then does it, and compares: the taker
/// that the sentences name is the taker, and a cause that they name is a cause.
@MainActor
@Suite(.enabled(if: RandomCases.count > 0)) struct AskThenDoTests {
    private final class Recorder {
        var traces: [RouteTrace] = []
    }

    /// The case in which the sentences are false, by the kind of the fault.
    private struct Faults {
        private var cases: [String: [String]] = [:]

        mutating func add(_ fault: String?, _ text: @autoclosure () -> String) {
            guard let fault else { return }
            if cases[fault, default: []].count < 3 { cases[fault, default: []].append(text()) }
        }

        var summary: String {
            cases.map { "\($0.key):\n    \($0.value.joined(separator: "\n    "))" }
                .sorted().joined(separator: "\n")
        }
    }

    private func start() async -> (Pilot, View) {
        let screen = View()
        let page = ViewController(view: screen)
        page.identifier = "C0."
        let pilot = await Pilot(page, columns: 24, rows: 10)
        pilot.recordsRoutes = false
        screen.accessibilityRole = .group
        screen.accessibilityLabel = "R0."
        screen.window?.accessibilityLabel = "W0."
        return (pilot, screen)
    }

    private var seeds: Range<UInt64> {
        UInt64(RandomCases.first)..<UInt64(RandomCases.first + RandomCases.count)
    }

    // MARK: Keys

    @Test("a key is taken as its sentences say") func keys() async {
        let (pilot, screen) = await start()
        let recorder = Recorder()
        pilot.application.observeRoutes { recorder.traces.append($0) }
        var faults = Faults()
        for seed in seeds {
            let scene = RandomScene(seed, in: pilot.application, on: screen)
            if scene.random.chance(15) { scene.press("g") }
            let chord = scene.random.pick(RandomScene.chords)
            let report = KeyReport(chord, in: pilot.application)
            let text = pilot.application.explanation(ofKey: chord)
            faults.add(
                causeFault(report, chord, scene), "\(seed) \(chord): \(text)")
            recorder.traces = []
            scene.log.entries = []
            scene.press(chord)
            let trace = recorder.traces.last { $0.event is KeyEvent }
            let taker = taker(scene, trace)
            faults.add(
                keyFault(report, text, taker, scene),
                "\(seed) \(chord): taker \(taker ?? "nobody"): \(text)")
            scene.end()
        }
        #expect(faults.summary.isEmpty, "\(faults.summary)")
    }

    /// The name of the code that took an event: the first that stopped it, or the responder of the
    /// stop on its route.
    private func taker(_ scene: RandomScene, _ trace: RouteTrace?) -> String? {
        scene.log.entries.first { $0.stops }?.name
            ?? trace?.steps.first { $0.disposition == .stop }.flatMap { scene.names[$0.id] }
    }

    private func names(_ step: InputRehearsal.Step, _ scene: RandomScene) -> [String] {
        var names = [step.responder] + step.guards.map(\.responder)
        switch step.use {
        case .performs(let action), .begins(let action, _):
            // The first responder takes it for an action with priority.
            if action.wantsPriorityOverSystemBehavior { names.append(scene.application.keyTarget) }
        case .mnemonic:
            if let window = scene.application.keyWindow { names.append(window) }
        default: break
        }
        var tokens = names.compactMap { scene.names[ObjectIdentifier($0)] }
        if case .performs(let action) = step.use { tokens.append(action.title) }
        return tokens
    }

    /// Whether the words name a responder of a step: by its name, or by its class if only one
    /// responder of the class is named.
    private func isNamed(_ step: InputRehearsal.Step, in words: String, _ scene: RandomScene)
        -> Bool
    {
        let isPlace = step.responder is Window || step.responder is Application
        return isPlace || names(step, scene).contains { words.contains($0) }
            || words.contains("the \(type(of: step.responder))")
            || words.contains("The \(type(of: step.responder))")
    }

    private func keyFault(
        _ report: KeyReport, _ text: String, _ taker: String?, _ scene: RandomScene
    ) -> String? {
        let takers = Array(report.takers)
        guard let taker else {
            return takers.contains(where: \.isCertain) ? "nobody takes it" : nil
        }
        if takers.isEmpty { return "is taken, though nobody should" }
        if !takers.contains(where: { names($0, scene).contains(taker) }) {
            return "another one takes it"
        }
        let isNamed = takers.contains { step in
            names(step, scene).contains(taker) && self.isNamed(step, in: text, scene)
        }
        return isNamed ? nil : "the taker is not in the text"
    }

    /// Without the action that takes the key, the key does something else.
    private func causeFault(
        _ report: KeyReport, _ chord: KeyChord, _ scene: RandomScene
    ) -> String? {
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
        let other = KeyReport(chord, in: scene.application)
        set(old)
        guard let next = other.takers.last(where: \.isCertain), case .performs(let same) = next.use
        else { return nil }
        let isSame = next.responder === last.responder && same.title == action.title
        return isSame ? "the action is no cause" : nil
    }

    // MARK: Presses

    @Test("a press goes where its sentences say") func presses() async {
        let (pilot, screen) = await start()
        let recorder = Recorder()
        pilot.application.observeRoutes { recorder.traces.append($0) }
        var faults = Faults()
        for seed in seeds {
            let scene = RandomScene(seed, in: pilot.application, on: screen)
            if scene.random.chance(10) { scene.mouse(.press(.right), scene.point()) }
            let point = scene.point()
            let report = PressReport(at: point, in: pilot.application)
            let sentences = pilot.application.explanation(ofPressAt: point)
            faults.add(causeFault(report, scene), "\(seed) \(point): \(sentences)")
            recorder.traces = []
            scene.log.entries = []
            scene.mouse(.press(.left), point)
            let traces = recorder.traces.filter { ($0.event as? MouseEvent)?.phase == .down }
            let taker = taker(scene, traces.last)
            faults.add(
                pressFault(report, sentences, taker, traces, scene),
                "\(seed) \(point): taker \(taker ?? "nobody"): \(sentences)")
            scene.end()
        }
        #expect(faults.summary.isEmpty, "\(faults.summary)")
    }

    private func pressFault(
        _ report: PressReport, _ sentences: [String], _ taker: String?, _ traces: [RouteTrace],
        _ scene: RandomScene
    ) -> String? {
        let denied = sentences.filter { $0.contains("does not get it") }
        let granted = sentences.filter { !$0.contains("does not get it") }
        for name in scene.log.entries.map(\.name)
        where denied.contains(where: { $0.contains("\"\(name)\" does not get it") }) {
            return "a view gets it that should not"
        }
        guard let receiver = report.receiver else {
            return traces.isEmpty ? nil : "is routed, though it should not be"
        }
        let isSure = sentences[0].contains(" reaches the ")
        if isSure, !traces.contains(where: { $0.originID == ObjectIdentifier(receiver) }) {
            return "the receiver does not get it"
        }
        let takers = Array(report.takers)
        guard let taker else {
            return isSure && takers.contains(where: \.isCertain) ? "nobody takes it" : nil
        }
        guard let step = takers.first(where: { names($0, scene).contains(taker) }) else {
            return "another one takes it"
        }
        let isNamed = isNamed(step, in: granted.joined(separator: " "), scene)
        return isNamed ? nil : "the taker is not in the text"
    }

    /// A reason is a cause: without it, the view is hit, or another reason keeps it from the press.
    private func causeFault(_ report: PressReport, _ scene: RandomScene) -> String? {
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
            case .modal(let window):
                window.isModal = false
                undo = { window.isModal = true }
            default: continue
            }
            let other = scene.application.hitTestReport(at: report.hits.point)
            undo()
            if other.reason(for: miss.view) == miss.reason { return "the reason is no cause" }
        }
        return nil
    }
}
