// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@MainActor
@Suite struct RecordedTestTests {
    private func record(_ use: (Pilot) async throws -> Void) async throws -> SessionRecord {
        let pilot = await Pilot(SampleController(), columns: 40, rows: 12)
        let recorder = SessionRecorder(pilot.application)
        try await use(pilot)
        return recorder.stop()
    }

    /// The committed test, which the build compiles and runs.
    private func committedText() throws -> String {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let descriptor = open("/\(folder)/GeneratedSessionTests.swift", O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// `GeneratedSessionTests` is this text: it is compiled and passes with the handler there.
    @Test func theWrittenTestIsTheCommittedOne() async throws {
        let record = try await record { pilot in
            try await pilot.element(.textField, "Name").type("Ada")
            await pilot.advance(by: .seconds(2))
            try await pilot.element(.button, "Save").click()
            await pilot.press("ctrl-s")
        }
        let test = RecordedTest(
            record, name: "savesAName", root: "SampleController.present()",
            modules: ["SeltzerViews"])
        let body = test.source.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("@MainActor") }.joined(separator: "\n")
        #expect(try committedText().contains(body), "\(test.source)")
    }

    @Test func theTestFailsWhenTheHandlerIsTakenAway() async throws {
        try await withKnownIssue {
            try await SampleSettings.$handles.withValue(false) { try await savesAName() }
        } matching: { issue in
            // The handler took the event, and showed the name.
            let signs = ["NameSaved from Button#save, stopped by SampleController", "Saved Ada"]
            return signs.contains { "\(issue)".contains($0) }
        }
    }

    @Test func whatHasNoElementIsWrittenAsInputAtACell() async throws {
        let record = try await record { pilot in
            await pilot.drag(fromColumn: 30, row: 10, toColumn: 35, row: 11)
            await pilot.wheel(dy: -1, column: 4, row: 5)
            await pilot.click(column: 39, row: 11, button: .right, modifiers: [.control])
            await pilot.paste("a \"quoted\"\n\u{1B} text")
            await pilot.resize(columns: 30, rows: 9)
            await pilot.send(.focus(false))
            await pilot.press("shift-f5", "enter")
        }
        let lines = RecordedTest(record, name: "1 bad name").source.split(separator: "\n")
            .map { $0.drop { $0 == " " } }
        let expected = [
            "await pilot.mouseDown(column: 30, row: 10)", "await pilot.move(column: 35, row: 11)",
            "await pilot.mouseUp(column: 35, row: 11)",
            "await pilot.wheel(dx: 0, dy: -1, column: 4, row: 5)",
            "await pilot.click(column: 39, row: 11, button: .right, modifiers: [.control])",
            #"await pilot.paste("a \"quoted\"\n\u{1b} text")"#,
            "await pilot.resize(columns: 30, rows: 9)", "await pilot.send(.focus(false))",
            #"await pilot.press("shift-f5")"#, #"await pilot.press("enter")"#,
        ]
        for line in expected { #expect(lines.contains(line[...]), "\(line)") }
        #expect(lines.contains("@Test func recordedSession() async throws {"))
        #expect(lines.contains("let root = SampleController()"))
        #expect(lines.contains("let pilot = await Pilot(root, columns: 40, rows: 12)"))
    }

    @Test func valuesFromOutsideAreInTheTest() throws {
        let lines = [
            #"{"seltzer":"record","version":1,"root":"Form","module":"Notes","size":[9,3]}"#,
            #"{"ms":0,"external":"weather","value":"10"}"#,
            #"{"ms":9,"external":"weather","value":"a \"b\""}"#,
        ]
        let record = try SessionRecord(parsing: lines.joined(separator: "\n"))
        let expected = """
                let pilot = await Pilot(
                    root, columns: 9, rows: 3,
                    externalValues: [
                        "weather": [
                            "10",
                            "a \\"b\\"",
                        ]
                    ])
            """
        let source = RecordedTest(record).source
        #expect(source.contains(expected), "\(source)")
    }

    @Test func toolsOfTheProgramAreInTheTest() async throws {
        let application = Application(root: SampleController()) {
            throw ApplicationError.noTerminal
        }
        let tools = ["inspect", "other"].map { Action($0, title: $0) { _ in .stop } }
        application.tools = tools
        let pilot = await Pilot(application, columns: 40, rows: 12)
        let source = RecordedTest(SessionRecorder(pilot.application).stop()).source
        #expect(source.contains("\n    pilot.application.tools = [.inspect]\n"))
    }

    private final class Inner: ViewController {}

    @Test func moduleOfTheRootIsImported() async throws {
        let source = try await RecordedTest(record { await $0.press("tab") }).source
        #expect(source.contains("\n\n@testable import SeltzerAutomationTests\n"))
        var record = try SessionRecord(
            parsing:
                #"{"seltzer":"record","version":1,"root":"Page.Form","module":"Notes","size":[9,3]}"#
        )
        let other = RecordedTest(record).source
        #expect(other.contains("\n\n@testable import Notes\n"))
        #expect(other.contains("    let root = Page.Form()"))
        #expect(other.contains("// If Page.Form needs arguments, or is private, write here"))
        record.module = "Evil\nimport Glibc"
        #expect(!RecordedTest(record).source.contains("\nimport Glibc"))
        #expect(!RecordedTest(record, root: "Page.make()").source.contains("@testable"))
        // The library exports its own controllers, but not those of prompts.
        record.module = "SeltzerControls"
        #expect(!RecordedTest(record).source.contains("SeltzerControls"))
        record.module = "SeltzerPrompts"
        #expect(RecordedTest(record).source.contains("\n@testable import SeltzerPrompts\n"))
    }

    @Test func nestedRootIsRecordedWithTheTypesAroundIt() async throws {
        let pilot = await Pilot(Inner(), columns: 10, rows: 3)
        let record = SessionRecorder(pilot.application).stop()
        #expect(record.module == "SeltzerAutomationTests")
        #expect(record.root == "RecordedTestTests.Inner")
        #expect(try SessionRecord(parsing: record.text).text == record.text)
    }
}
