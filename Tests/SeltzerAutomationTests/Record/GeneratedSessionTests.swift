// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// What `RecordedTest` wrote of a session; RecordedTestTests compares it with what it writes now.

import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Test func savesAName() async throws {
    let root = SampleController.present()
    let pilot = await Pilot(root, columns: 40, rows: 12)
    _ = pilot.takeHandledEvents()
    try await pilot.element(.textField, "Name").type("Ada")
    #expect(pilot.screen.contains("Ada"))
    await pilot.advance(by: .milliseconds(2000))
    try await pilot.element(.button, "Save").click()
    #expect(
        pilot.takeHandledEvents() == [
            "NameSaved from Button#save, stopped by SampleController"
        ])
    #expect(pilot.screen.contains("Saved Ada"))
    await pilot.press("ctrl-s")
    #expect(pilot.screen.contains("Saved by key"))
}
