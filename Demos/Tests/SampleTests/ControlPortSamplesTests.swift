// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page of the control port.
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

    private func replay(_ session: String) async throws {
        let pilot = await Pilot(ViewController(view: Button("&Save")), columns: 20, rows: 2)
        let record = try SessionRecord(parsing: session)
        try await pilot.replay(record)
    }
}
