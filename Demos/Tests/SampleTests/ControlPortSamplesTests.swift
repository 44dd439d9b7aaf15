// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of the control port and of the inspector.
@MainActor
@Suite struct ControlPortSamplesTests {
    @Test func aSessionIsRecordedAndReplayed() async throws {
        let form = ViewController(view: Button("&Save"))
        let pilot = await Pilot(form, columns: 20, rows: 2)
        let recorder = SessionRecorder(pilot.application)
        try await pilot.element(.button, "Save").click()
        let test = RecordedTest(recorder.stop(), name: "savesAName")
        #expect(test.source.contains("func savesAName()"))
        let session = recorder.record.text
        try await replay(session)
    }

    @Test func aPastCellIsExplained() async throws {
        let button = Button("Save") { (button: Button) in button.setTitle("Done", for: .normal) }
        let pilot = await Pilot(ViewController(view: button), columns: 20, rows: 1)
        pilot.application.recordsFrames = true
        await pilot.press("enter")
        #expect(pilot.provenance(column: 3, row: 0)?.causes.first?.kind == .setNeedsDisplay)
    }

    private func replay(_ session: String) async throws {
        let pilot = await Pilot(ViewController(view: Button("&Save")), columns: 20, rows: 2)
        let record = try SessionRecord(parsing: session)
        try await pilot.replay(record)
    }
}
