// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews

/// Asks what inputs would do on random screens, does them, and collects the false sentences.
///
/// A test and a program share it. One application shows all screens, one after the other.
@MainActor
package final class ExplanationHunt {
    /// The number of inputs on each screen.
    package static let inputsPerScreen = 6

    private let pilot: Pilot
    private let screen = View()
    private let recorder: RouteRecorder
    /// Some cases with false sentences, by the kind of the fault.
    private var cases: [String: [String]] = [:]
    /// The number of inputs up to now.
    package private(set) var inputCount = 0
    /// The number of inputs with a false sentence.
    package private(set) var faultCount = 0
    private var screenCount = 0

    /// Starts the application.
    package init() async {
        let page = ViewController(view: screen)
        page.identifier = "C0."
        pilot = await Pilot(page, columns: 24, rows: 10)
        pilot.recordsRoutes = false
        screen.accessibilityRole = .group
        screen.accessibilityLabel = "R0."
        screen.window?.accessibilityLabel = "W0."
        recorder = RouteRecorder(of: pilot.application)
    }

    /// Asks and does the inputs of one screen.
    ///
    /// - Returns: The inputs with their takers and sentences.
    @discardableResult
    package func run(_ seed: UInt64) async -> [String] {
        let scene = RandomScene(seed, in: pilot.application, on: screen)
        recorder.log = scene.log
        let judge = ExplanationJudge(scene, recorder)
        var texts: [String] = []
        for input in 0..<Self.inputsPerScreen {
            let result = judge.askThenDo()
            inputCount += 1
            texts.append(result.text)
            guard let fault = result.fault else { continue }
            faultCount += 1
            if cases[fault, default: []].count < 4 {
                cases[fault, default: []].append("\(seed).\(input) \(result.text)")
            }
        }
        scene.end()
        screenCount += 1
        // Work of buttons ends, and later turns of the main actor run.
        if screenCount % 1_000 == 0 { await pilot.settle() }
        return texts
    }

    /// The false sentences, by the kind of the fault, with the seed and the number of the input;
    /// empty for none.
    package var faults: String {
        cases.map { "\($0.key):\n    \($0.value.joined(separator: "\n    "))" }
            .sorted().joined(separator: "\n")
    }
}
