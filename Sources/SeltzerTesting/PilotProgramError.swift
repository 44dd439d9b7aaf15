// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A test waits for the end of a program, but the program waits for the test.
///
/// The description names the input that the program waits for, and shows its screen.
public struct PilotProgramError: Error, Sendable, CustomStringConvertible {
    /// The problem, the input that the program waits for, and how to continue.
    public let description: String

    @MainActor
    init(_ pilot: Pilot) {
        let title = pilot.application.title.map { " \"\($0)\"" } ?? ""
        let focused = pilot.application.keyWindow?.firstResponder
        let focus = focused.map { " The focus is on a \(type(of: $0))." } ?? ""
        let time = pilot.clock.nextDeadline.map { _ in
            " A time is awaited too: `advance(by:)` moves the clock."
        }
        description = """
            The program has not ended: its screen\(title) waits for a key or a press.\(focus)\(time ?? "") Get its pilot \
            from `nextPilot()`, and do what ends the screen before you read `result`. The screen:
            \(pilot.screen)
            """
    }
}
