// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// What `RecordedTest` wrote of a session; RecordedTestTests compares it with what it writes now.

import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Test func savesAName() async throws {
    let pilot = await Pilot(SampleController.present(), columns: 40, rows: 12)
    _ = pilot.takeHandledEvents()
    try await pilot.element(.textField, "Name").type("Ada")
    await pilot.advance(by: .milliseconds(2000))
    try await pilot.element(.button, "Save").click()
    #expect(
        pilot.takeHandledEvents() == [
            "NameSaved from Button#save, stopped by SampleController"
        ])
    await pilot.press("ctrl-s")
}
