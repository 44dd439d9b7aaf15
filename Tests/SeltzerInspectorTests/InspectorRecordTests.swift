// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerInspector
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Recording by the key of the inspector.
@MainActor
@Suite final class InspectorRecordTests {
    private let folder: String

    init() {
        var template = Array("/tmp/seltzer-records.XXXXXX".utf8CString)
        folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    }

    deinit {
        for file in Self.files(in: folder) { unlink("\(folder)/\(file)") }
        rmdir(folder)
    }

    private nonisolated static func files(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    private var files: [String] { Self.files(in: folder) }

    private func text(_ name: String) -> String {
        let descriptor = open("\(folder)/\(name)", O_RDONLY)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = max(0, read(descriptor, &bytes, bytes.count))
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private func recording(_ notepad: Notepad) async -> Pilot {
        let pilot = await inspected(notepad)
        Inspector.open(for: pilot.application)?.recordsFolder = folder
        await pilot.press("f8")
        return pilot
    }

    @Test func aTestIsSavedAndItsFileIsTold() async throws {
        let notepad = Notepad()
        let pilot = await recording(notepad)
        #expect(pilot.screen.contains("Recording the program"))
        await pilot.click(on: notepad.save)
        await pilot.press("f12", "f8")
        #expect(!pilot.screen.contains("Recording the program"))
        #expect(pilot.screen.contains("inputs recorded"))
        await pilot.press("enter")
        let file = try #require(files.first)
        #expect(files.count == 1 && file.hasSuffix("SessionTests.swift"))
        #expect(pilot.screen.contains("Saved."))
        let source = text(file)
        #expect(source.contains("try await pilot.element(.button, \"Save\").click()"))
        #expect(source.contains("Notepad()"))
        #expect(!source.contains("f12"))
    }

    @Test func aRecordIsSavedUnderAFreeNameAndIsPlayedAgain() async throws {
        for _ in 0..<2 {
            let notepad = Notepad()
            let pilot = await recording(notepad)
            await pilot.click(on: notepad.field)
            await pilot.type("lemons")
            await pilot.press("f12", "f8")
            await pilot.press("left", "left", "enter")
        }
        #expect(files.count == 2)
        let record = try SessionRecord(parsing: text(files[0]))
        let notepad = Notepad()
        let pilot = await Pilot(notepad, columns: record.size.width, rows: record.size.height)
        try await pilot.replay(record)
        #expect(notepad.field.text == "lemons")
    }

    @Test func whatIsTypedIntoSecureFieldsIsMasked() async throws {
        let notepad = Notepad()
        notepad.field.isSecureTextEntry = true
        let pilot = await recording(notepad)
        await pilot.click(on: notepad.field)
        await pilot.type("hunter2")
        await pilot.press("f12", "f8")
        await pilot.press("left", "left", "enter")
        let record = text(try #require(files.first))
        #expect(!record.contains("\"key\":\"h\"") && record.contains("\"key\":\"•\""))
    }

    @Test func aDiscardedRecordWritesNothing() async {
        let notepad = Notepad()
        let pilot = await recording(notepad)
        await pilot.click(on: notepad.save)
        await pilot.press("f12", "f8", "escape")
        #expect(files.isEmpty)
        #expect(pilot.application.isInspecting)
        #expect(
            pilot.application.observers.count == 3,
            "those of the page, of the console and of the frames")
    }

    @Test func closingAsksForTheRecordFirst() async {
        let notepad = Notepad()
        let pilot = await recording(notepad)
        await pilot.click(on: notepad.save)
        await pilot.press("f12", "f12")
        #expect(pilot.application.isInspecting)
        #expect(pilot.screen.contains("recorded"))
        await pilot.press("escape", "f12")
        #expect(!pilot.application.isInspecting)
    }

    @Test func aRecordWithoutInputIsNotSaved() async {
        let pilot = await recording(Notepad())
        await pilot.press("f8")
        #expect(pilot.screen.contains("Nothing was recorded."))
        #expect(files.isEmpty)
    }

    @Test func aFolderThatTakesNothingIsToldInASentence() async {
        let notepad = Notepad()
        let pilot = await recording(notepad)
        Inspector.open(for: pilot.application)?.recordsFolder = "/dev/null/none"
        await pilot.click(on: notepad.save)
        await pilot.press("f12", "f8", "enter")
        #expect(pilot.screen.contains("cannot be"))
    }
}
