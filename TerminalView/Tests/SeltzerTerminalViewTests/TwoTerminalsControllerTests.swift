// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TwoTerminals.

import Seltzer
import SeltzerTesting
import Testing

@testable import TwoTerminals

@MainActor
@Suite struct TwoTerminalsControllerTests {
    @Test(.timeLimit(.minutes(10))) func twoProgramsRunSideBySide() async throws {
        let controller = TwoTerminalsController([.shell("echo left"), .shell("echo right; exit 2")])
        let pilot = await Pilot(controller, columns: 60, rows: 8)
        while !pilot.screen.contains("exit status 2") || !pilot.screen.contains("exit status 0") {
            try await Task.sleep(for: .milliseconds(3))
            await pilot.settle()
        }
        #expect(pilot.location(of: "left")?.x == 0)
        #expect((pilot.location(of: "right")?.x ?? 0) > 20)
    }

    @Test func aProgramThatDoesNotExistIsNamed() async {
        let controller = TwoTerminalsController([
            ChildCommand("no-such-program"), .shell("exit 0"),
        ])
        let pilot = await Pilot(controller, columns: 90, rows: 8)
        #expect(pilot.screen.contains("no-such-program is in no folder"))
    }
}
