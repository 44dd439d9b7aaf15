// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The gallery without a screen: a script of lines goes in, and lines come out.
@Suite("The gallery in linear mode")
struct LinearGalleryTests {
    private func talk(_ page: String, _ lines: [String]) throws -> (status: Int32, said: [String]) {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Gallery")
        process.arguments = ["--page", page]
        process.environment = ["LC_ALL": "C.UTF-8", "SELTZER_LINEAR": "1"]
        process.standardError = FileHandle.nullDevice
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        input.fileHandleForWriting.write(Data(lines.joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(data.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
        let text = String(decoding: data, as: UTF8.self)
        return (process.terminationStatus, text.split(separator: "\n").map(String.init))
    }

    /// Starts the gallery; `input` gives its lines, and nil a pipe that stays open.
    private func start(_ input: FileHandle?, _ output: Pipe) throws -> Process {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Gallery")
        process.arguments = ["--page", "welcome"]
        process.environment = ["LC_ALL": "C.UTF-8", "SELTZER_LINEAR": "1"]
        process.standardError = FileHandle.nullDevice
        process.standardInput = input ?? Pipe()
        process.standardOutput = output
        try process.run()
        return process
    }

    @Test func anEndlessLineEndsTheProgramWithASentence() throws {
        let output = Pipe()
        let process = try start(FileHandle(forReadingAtPath: "/dev/zero"), output)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(
            String(decoding: data, as: UTF8.self).contains(
                "Standard input cannot be read: a line has more than 65536 bytes."))
    }

    @Test func theProgramEndsWhenNobodyHearsIt() throws {
        let output = Pipe()
        let process = try start(nil, output)
        _ = output.fileHandleForReading.availableData
        try output.fileHandleForReading.close()
        process.waitUntilExit()
        #expect(!process.isRunning)
    }

    @Test func aDialogIsAnswered() throws {
        let (status, said) = try talk("alert", ["Delete files", "Keep", ":quit", ""])
        #expect(status == 0)
        let opened = try #require(said.firstIndex { $0.hasSuffix("dialog") })
        let closed = try #require(
            said.firstIndex { $0.hasPrefix("Back in") || $0.contains("> Back in") })
        #expect(opened < closed)
        #expect(said[closed...].contains("You chose Keep."))
    }

    @Test func aFieldIsFilledAndItsErrorIsSaid() throws {
        let (_, said) = try talk(
            "text-field", ["", "Grace 漢", "", "", "", "", "", "ten", ":quit", ""])
        #expect(said.contains { $0.hasSuffix("Plain, text field, \"Grace 漢\"") })
        #expect(said.contains { $0.contains("\"twelve\", Not a number") })
        #expect(!said.contains { $0.contains("sesame") })
    }

    @Test func anOrderIsAnswered() throws {
        let (_, said) = try talk("form", ["Name", "Ada", ":alt-o", ":quit", ""])
        #expect(said.contains { $0.hasSuffix("Name, text field, \"\", required") })
        #expect(said.contains { $0.contains("Ordered.") })
    }

    @Test func aPageIsChosenByItsName() throws {
        let (status, said) = try talk("welcome", ["Checkbox", ":enter", "Hidden files"])
        #expect(said.contains { $0.hasSuffix("Checkbox, selected") })
        #expect(said.contains { $0.hasSuffix("Hidden files, checkbox, on") })
        // The end of the input ends the program.
        #expect(status == 129)
    }
}
