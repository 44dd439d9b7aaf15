// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: InputEvent+json, ScreenLook, ScreenLook+json, SessionRecorder, Pilot+replay.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerAutomation

@MainActor
@Suite struct SessionRecordTests {
    /// Records what a user does with the sample program.
    private func record(
        columns: Int = 40, rows: Int = 12, _ use: (Pilot) async throws -> Void
    ) async throws -> SessionRecord {
        let pilot = await Pilot(SampleController(), columns: columns, rows: rows)
        let recorder = SessionRecorder(pilot.application)
        try await use(pilot)
        return recorder.stop()
    }

    // MARK: What is recorded

    @Test func inputScreensAndEventsAreRecorded() async throws {
        let record = try await record { pilot in
            try await pilot.element(.textField, "Name").type("A")
            await pilot.advance(by: .milliseconds(1_500))
            try await pilot.element(.button, "Save").click()
        }
        #expect(record.root == "SampleController")
        #expect(record.size == Size(width: 40, height: 12))
        let events = record.steps.compactMap { step -> String? in
            if case .event(let words) = step.content { words } else { nil }
        }
        #expect(events.contains("NameSaved from Button#save, stopped by SampleController"))
        let presses = record.steps.compactMap { step -> String? in
            guard case .input(.mouse(let input)) = step.content else { return nil }
            return input.action == .press(.left) ? step.element?.description : nil
        }
        #expect(presses == ["button \"Save\""])
        #expect(record.steps.last?.time == .milliseconds(1_500))
        guard case .rows(let rows) = record.steps.last?.content else {
            Issue.record("The last step is no screen: \(record.text)")
            return
        }
        #expect(rows.values.contains { $0.contains("Saved A") })
    }

    @Test func whatIsTypedIntoSecureFieldsIsMasked() async throws {
        let record = try await record { pilot in
            try await pilot.element(.textField, "Password").type("hunter2")
            await pilot.paste("swordfish")
            await pilot.press("backspace")
        }
        for secret in ["hunter2", "swordfish", "\"key\":\"h\"", "\"key\":\"2\""] {
            #expect(!record.text.contains(secret), "\(secret)")
        }
        #expect(record.text.contains(#""key":"•""#))
        #expect(record.text.contains(#""paste":"•••••••••""#))
        #expect(record.text.contains(#""key":"backspace""#))
        #expect(!RecordedTest(record).source.contains("hunter2"))
        let pilot = await Pilot(SampleController(), columns: 40, rows: 12)
        try await pilot.replay(record)
    }

    @Test func nobodyListensAfterTheEnd() async throws {
        let pilot = await Pilot(SampleController(), columns: 40, rows: 12)
        let recorder = SessionRecorder(pilot.application)
        let record = recorder.stop()
        await pilot.press("x")
        #expect(recorder.stop() == record)
        #expect(pilot.application.observers.isEmpty)
    }

    // MARK: The text

    private static let events: [InputEvent] = [
        .key(KeyPress(.character("a"))), .key(KeyPress(.character("-"), modifiers: .control)),
        .key(KeyPress(.character(" "))), .key(KeyPress(.function(12), modifiers: [.shift, .alt])),
        .key(KeyPress(.enter, phase: .release)), .key(KeyPress(.character("é"), phase: .repeat)),
        .key(KeyPress(.character("a"), text: "ä")), .key(KeyPress(.keypad("1"))),
        .mouse(MouseInput(.press(.other(8)), at: Point(x: 1, y: 2), modifiers: [.control])),
        .mouse(MouseInput(.release(nil), at: Point(x: -1, y: 2))),
        .mouse(MouseInput(.drag(.middle), at: .zero)), .mouse(MouseInput(.move, at: .zero)),
        .mouse(MouseInput(.scroll(dx: -1, dy: 2), at: .zero)),
        .paste("two\nlines\u{1B}[2J", isTruncated: true), .focus(false),
        .resize(Size(width: 100, height: 30)),
    ]

    @Test func everyInputIsReadAsItWasWritten() throws {
        var record = SessionRecord(
            program: "x", root: "Y", size: Size(width: 80, height: 24))
        for (number, event) in Self.events.enumerated() {
            record.steps.append(
                SessionRecord.Step(time: .milliseconds(number), content: .input(event)))
        }
        var inner = ElementQuery(role: .button, label: "OK")
        inner.containers = [ElementQuery(role: .dialog), ElementQuery(identifier: "x")]
        record.steps[0].element = inner
        record.steps.append(
            SessionRecord.Step(time: .seconds(1), content: .rows([0: "a", 11: "b"])))
        let again = try SessionRecord(parsing: record.text)
        #expect(again == record)
        #expect(again.text == record.text)
        #expect(!record.text.contains("\u{1B}"))
    }

    @Test(arguments: [
        (
            #"{"seltzer":"record","version":2,"size":[80,24]}"#, 1,
            "This record has version 2, and version 1 is read here: record the session again."
        ),
        ("[]", 1, "This is no record: a session recorded by Seltzer begins with its version."),
        (
            #"{"seltzer":"record","version":1}"#, 1,
            "Line 1 of the record cannot be read: the size of the screen is missing. Record the session again."
        ),
        (
            #"{"seltzer":"record","version":1,"size":[80,24]}"# + "\n{", 2,
            "Line 2 of the record cannot be read: a name in quotes is expected, byte 2. Record the session again."
        ),
        (
            #"{"seltzer":"record","version":1,"size":[80,24]}"# + "\n" + #"{"ms":1,"x":2}"#, 2,
            "Line 2 of the record cannot be read: it says nothing that is known. Record the session again."
        ),
    ])
    func whatIsNoRecordOfThisVersionFailsWithASentence(
        _ text: String, _ line: Int, _ sentence: String
    ) {
        let error = #expect(throws: SessionRecord.FormatError.self) {
            try SessionRecord(parsing: text)
        }
        #expect(error?.line == line)
        #expect(error?.description == sentence)
    }

    // MARK: Replays

    private func fillsTheForm(_ pilot: Pilot) async throws {
        try await pilot.element(.textField, "Name").type("Ada, Grace")
        await pilot.press("tab", "h", "i", "tab", "space")
        await pilot.advance(by: .seconds(2))
        await pilot.press("ctrl-s")
        try await pilot.element(.button, "Save").click()
    }

    private func resizesAndPastes(_ pilot: Pilot) async throws {
        await pilot.resize(columns: 24, rows: 8)
        try await pilot.element(.textField, "Name").click()
        await pilot.paste("漢字 and more than fits in the field")
        await pilot.press("home", "delete", "end", "backspace")
        await pilot.resize(columns: 50, rows: 14)
    }

    private func usesTheMouse(_ pilot: Pilot) async throws {
        await pilot.click(column: 3, row: 0)
        await pilot.type("drag me")
        await pilot.drag(fromColumn: 2, row: 0, toColumn: 6, row: 0)
        await pilot.press("x")
        await pilot.wheel(dy: 1, column: 3, row: 3)
        for _ in 0..<3 {
            await pilot.click(on: "Save")
            await pilot.advance(by: .milliseconds(700))
        }
        await pilot.send(.focus(false))
        await pilot.send(.focus(true))
    }

    @Test(arguments: [(0, 100), (1, 20), (2, 20)])
    func aSessionReplayedManyTimesShowsTheSame(_ session: Int, times: Int) async throws {
        let uses = [fillsTheForm, resizesAndPastes, usesTheMouse]
        let record = try await record(uses[session])
        #expect(record.steps.count > 12)
        let read = try SessionRecord(parsing: record.text)
        var screens: Set<String> = []
        for _ in 0..<times {
            let pilot = await Pilot(SampleController(), columns: 40, rows: 12)
            try await pilot.replay(read)
            screens.insert(pilot.styledScreen)
        }
        #expect(screens.count == 1)
    }

    @Test func aReplayOfAnotherProgramTellsTheRowsThatDiffer() async throws {
        let record = try await record { try await $0.element(.button, "Save").click() }
        let other = SampleController()
        other.isHandled = false
        let pilot = await Pilot(other, columns: 40, rows: 12)
        let error = await #expect(throws: ReplayError.self) { try await pilot.replay(record) }
        #expect(error?.description.contains("is: ") == true)
        #expect(error?.description.contains("Not saved") == true)
        let again = await Pilot(other, columns: 40, rows: 12)
        // Without screens, the handler of the event is missing still.
        let second = await #expect(throws: ReplayError.self) {
            try await again.replay(record, comparesScreens: false)
        }
        #expect(second?.description.contains("did not happen: NameSaved") == true)
    }

    /// A screen on which much depends on the display and on where the program runs.
    private final class LookController: ViewController {
        override func loadView() {
            let box = GroupBox("Box", Button("Close"))
            view = StackView(.vertical, [box, Switch("Repeat"), Label("…├─ ▒"), KeyFooter()])
        }
    }

    private nonisolated static var displays: [DisplayCapabilities] {
        var rich = DisplayCapabilities(
            colorDepth: .sixteen, hasMouse: false, appearance: .dark,
            background: .hex(0x101010), foreground: .hex(0xEEEEEE), hasKeyPhases: true,
            hasLinks: false, hasUnderlineStyles: false, joinedClusters: [.skinTones])
        rich.hasPointerShapes = true
        return [
            DisplayCapabilities(colorDepth: .monochrome), DisplayCapabilities(isUnicode: false),
            DisplayCapabilities(appearance: .light), rich,
        ]
    }

    /// A record of a terminal is replayed on the display of a test.
    @Test(arguments: displays)
    func lookIsReplayed(_ display: DisplayCapabilities) async throws {
        let application = Application(root: LookController()) { throw ApplicationError.noTerminal }
        application.defaultThemeProvider = { .fullScreen(for: $0) }
        application.layoutDensity = .automatic
        application.animatesControls = true
        application.wheel = WheelSettings(lines: 5, acceleration: 2)
        application.tools = [
            Action("look", title: "Look", keys: ["f12"]) { (_: InputResponder) in .stop }
        ]
        let pilot = await Pilot(application, columns: 40, rows: 12, capabilities: display)
        let recorder = SessionRecorder(application)
        await pilot.press("tab", "space")
        await pilot.advance(by: .seconds(2))
        // The terminal's answer comes late.
        pilot.display.capabilities.appearance = .light
        await pilot.press("tab")
        let record = recorder.stop()
        let read = try SessionRecord(parsing: record.text)
        #expect(read.text == record.text)
        let other = await Pilot(LookController(), columns: 40, rows: 12)
        try await other.replay(read)
        #expect(other.styledScreen == pilot.styledScreen)
        #expect(other.application.wheel == application.wheel)
    }
}
