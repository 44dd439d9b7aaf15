// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: GestureArbiter+rehearsal, MouseDispatcher+hover, MouseDispatcher+rehearsal,
// OverriddenMethod, PressReport, PressState.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
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
    /// The number of screens; `SELTZER_ASK_CASES` sets another one.
    static let count = number("SELTZER_ASK_CASES") ?? 300
    /// The first seed; `SELTZER_ASK_SEED` sets another one.
    static let first = number("SELTZER_ASK_SEED") ?? 0

    private static func number(_ name: String) -> Int? {
        getenv(name).flatMap { Int(String(cString: $0)) }
    }
}

/// Asks what a key, a press, the wheel or a paste would do on a random screen, then does it, and
/// compares: the taker that the sentences name is the taker, and a cause that they name is a cause.
@MainActor
@Suite struct AskThenDoTests {
    /// The cases in which the sentences are false, by the kind of the fault.
    private struct Faults {
        private var cases: [String: [String]] = [:]
        private(set) var count = 0

        mutating func add(_ fault: String?, _ text: @autoclosure () -> String) {
            count += 1
            guard let fault else { return }
            if cases[fault, default: []].count < 4 { cases[fault, default: []].append(text()) }
        }

        var summary: String {
            cases.map { "\($0.key):\n    \($0.value.joined(separator: "\n    "))" }
                .sorted().joined(separator: "\n")
        }
    }

    @Test("what is said of an input is what happens") func askThenDo() async {
        let screen = View()
        let page = ViewController(view: screen)
        page.identifier = "C0."
        let pilot = await Pilot(page, columns: 24, rows: 10)
        pilot.recordsRoutes = false
        screen.accessibilityRole = .group
        screen.accessibilityLabel = "R0."
        screen.window?.accessibilityLabel = "W0."
        let recorder = RouteRecorder(of: pilot.application)
        var faults = Faults()
        let start = ContinuousClock.now
        for seed in RandomCases.first..<(RandomCases.first + RandomCases.count) {
            let scene = RandomScene(UInt64(seed), in: pilot.application, on: screen)
            let judge = ExplanationJudge(scene, recorder)
            for step in 0..<6 {
                let result = judge.askThenDo()
                faults.add(result.fault, "\(seed).\(step) \(result.text)")
            }
            scene.end()
            if seed % 1_000 == 999 {
                // Work of buttons ends, and later turns of the main actor run.
                await pilot.settle()
                note(faults.count, since: start)
            }
        }
        note(faults.count, since: start)
        #expect(faults.summary.isEmpty, "\(faults.summary)")
    }

    /// Prints the number of cases of a long run.
    private func note(_ count: Int, since start: ContinuousClock.Instant) {
        guard RandomCases.count > 300 else { return }
        let seconds = start.duration(to: .now) / .seconds(1)
        print("\(count) cases, \(Int(Double(count) / max(seconds, 0.001))) in a second")
    }
}

/// Keeps the routes of an application.
@MainActor
final class RouteRecorder {
    var traces: [RouteTrace] = []
    private var subscription: Subscription?

    init(of application: Application) {
        subscription = application.observeRoutes { [weak self] in self?.traces.append($0) }
    }
}
