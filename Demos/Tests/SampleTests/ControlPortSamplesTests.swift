// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of the control port and of the inspector.
@MainActor
@Suite struct ControlPortSamplesTests {
    @Test func aSessionIsRecordedAndReplayed() async throws {
        let pilot = await Pilot(SaveController(), columns: 20, rows: 2)
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
        typealias Board = SaveController
        let record = try SessionRecord(parsing: session)
        let pilot = await Pilot(Board(), replaying: record)
        try await pilot.replay(record)
    }

    /// A machine whose load no test knows.
    private struct Machine {
        func load() async -> Double { 0.5 }
    }

    @Test func externalValuesAreRead() async throws {
        let (machine, pilot) = (Machine(), await Pilot(SaveController(), columns: 20, rows: 2))
        let application = pilot.application
        let load = await application.externalValue("load") { await machine.load() }
        #expect(load == 0.5)
    }

    @Test func rootOfATestIsSaid() async {
        let pilot = await Pilot(SaveController(), columns: 20, rows: 2)
        let application = pilot.application
        application.rootExpression = RootExpression(
            "Board(file: \"games.txt\")", importing: ["Games"])
        let test = RecordedTest(SessionRecorder(application).stop())
        #expect(test.source.contains("@testable import Games"))
        #expect(test.source.contains("let root = Board(file: \"games.txt\")"))
    }

    @Test func folderOfATestIsSaid() async throws {
        let games = try TemporaryFolder(named: "games", files: ["first.txt": "e4 e5"])
        defer { games.remove() }
        let pilot = await Pilot(SaveController(), columns: 20, rows: 2)
        let application = pilot.application
        application.rootExpression = RootExpression(
            "Board(folder: folder.path)", copying: games.path)
        let source = RecordedTest(SessionRecorder(application).stop()).source
        #expect(source.contains("\"first.txt\": \"e4 e5\""))
        #expect(source.contains("let root = Board(folder: folder.path)"))
    }

    @Test func aGeneratedTestFailsWithoutTheHandler() async {
        await withKnownIssue {
            try await Pilot.withApplications(
                prepared: { $0.on(NameSaved.self, phase: .capture) { _ in .stop } },
                run: { try await savesAName() })
        }
    }

    private func savesAName() async throws {
        let pilot = await Pilot(NameController(), columns: 20, rows: 2)
        _ = pilot.takeHandledEvents()
        try await pilot.element(.button, "Save").click()
        #expect(
            pilot.takeHandledEvents() == ["NameSaved from Button, stopped by NameController"])
    }
}

private struct NameSaved: RoutedEvent {}

/// A screen that handles the event of its button.
private final class NameController: ViewController {
    override func loadView() { view = Button("&Save") { $0.post(NameSaved()) } }
    override func viewDidLoad() { on { (_: NameSaved) in .stop } }
}

/// A screen with a button.
private final class SaveController: ViewController {
    override func loadView() { view = Button("&Save") }
}
