// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews
import Testing

@testable import Seltzer

@MainActor
@Suite struct ApplicationMotionTests {
    private let application = Application(root: ViewController(view: View())) {
        throw ApplicationError.noTerminal
    }

    @Test func controlsMoveOnATerminal() {
        application.readSettings(from: [:])
        #expect(application.animatesControls && !application.reducesMotion)
        #expect(application.preferredFramesPerSecond == 30)
    }

    @Test func theUserReducesMotion() {
        application.readSettings(from: ["SELTZER_REDUCES_MOTION": "1"])
        #expect(application.reducesMotion)
    }

    @Test(arguments: ["SSH_CONNECTION", "SSH_TTY"])
    func aRemoteTerminalGetsHalfOfTheFrames(variable: String) {
        application.readSettings(from: [variable: "10.0.0.2 50022 10.0.0.1 22"])
        #expect(application.preferredFramesPerSecond == 15)
        application.readSettings(from: [variable: ""])
        #expect(application.preferredFramesPerSecond == 30)
    }
}
