// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_run_loop.

import Foundation
import Pseudoterminal
import SeltzerControls
import SeltzerTesting
import SeltzerViews
import Testing

/// Foundation's main run loop in programs with an application: case U-Z1.
@Suite(.serialized, .oneAtATime) struct MainRunLoopTests {
    private func start(_ program: String, script: String? = nil) throws -> PseudoterminalChild {
        try PseudoterminalChild(
            program: program, script: script, environment: ["SELTZER_QUERIES": "off"])
    }

    @Test func aRunningApplicationServesTheMainRunLoopOnTheMainThread() async throws {
        let child = try start("RunLoopChild")
        for line in ["performed", "operation", "dispatched", "timer-1", "timer-2", "timer-3"] {
            #expect(await child.shows("\(line)-main"))
        }
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(!child.output.contains("timer-4"), "The timer was invalidated.")
    }

    @Test(arguments: [("RunLoopChild", 0), ("ApplicationChild", 1)] as [(String, Int32)])
    func onlyProgramsThatImportFoundationLinkIt(program: String, status: Int32) async throws {
        #if os(Linux)
        let child = try start(program, script: "grep -q libFoundation \"$CHILD\"")
        #expect(await child.ending() == .exited(status))
        #endif
    }

    @MainActor
    @Test func timersFireUnderThePilot() async throws {
        let controller = CountingController()
        let pilot = await Pilot(controller, columns: 20, rows: 1)
        let start = ContinuousClock.now
        while controller.fireCount < 3, ContinuousClock.now - start < .seconds(60) {
            try await Task.sleep(for: .milliseconds(1))
        }
        await pilot.settle()
        #expect(pilot.screen.contains("fired 3"))
    }
}

/// Counts in a label how often its timer has fired, up to 3.
private final class CountingController: ViewController {
    private let label = Label("fired 0")
    private(set) var fireCount = 0

    override func loadView() { view = label }

    override func viewDidLoad() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { [weak self] timer in
            let isLast = MainActor.assumeIsolated { self?.timerFired() ?? true }
            if isLast { timer.invalidate() }
        }
    }

    private func timerFired() -> Bool {
        fireCount += 1
        label.text = "fired \(fireCount)"
        return fireCount == 3
    }
}
