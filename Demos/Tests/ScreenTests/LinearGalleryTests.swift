// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import BlockingWork
import Foundation
import Testing

/// The gallery without a screen: a script of lines goes in, and lines come out.
@Suite("The gallery in linear mode")
struct LinearGalleryTests {
    private func talk(
        _ page: String, _ lines: [String]
    ) async throws -> (status: Int32, said: [String]) {
        let (status, data) = try await BlockingWork.run {
            let (input, output) = (Pipe(), Pipe())
            let process = try Self.start(page, input, output)
            input.fileHandleForWriting.write(Data(lines.joined(separator: "\n").utf8))
            try input.fileHandleForWriting.close()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, data)
        }
        #expect(data.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
        let text = String(decoding: data, as: UTF8.self)
        return (status, text.split(separator: "\n").map(String.init))
    }

    /// Starts the gallery; `input` is a pipe or a file.
    private static func start(_ page: String, _ input: Any?, _ output: Pipe) throws -> Process {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Gallery")
        process.arguments = ["--page", page]
        process.environment = ["LC_ALL": "C.UTF-8", "SELTZER_LINEAR": "1"]
        process.standardError = FileHandle.nullDevice
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        return process
    }

    @Test func anEndlessLineEndsTheProgramWithASentence() async throws {
        let data = try await BlockingWork.run {
            let output = Pipe()
            let zeros = FileHandle(forReadingAtPath: "/dev/zero")
            let process = try Self.start("welcome", zeros, output)
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return data
        }
        #expect(
            String(decoding: data, as: UTF8.self).contains(
                "Standard input cannot be read: a line has more than 65536 bytes."))
    }

    @Test func theProgramEndsWhenNobodyHearsIt() async throws {
        let isRunning = try await BlockingWork.run {
            // The input stays open.
            let (input, output) = (Pipe(), Pipe())
            let process = try Self.start("welcome", input, output)
            _ = output.fileHandleForReading.availableData
            try output.fileHandleForReading.close()
            process.waitUntilExit()
            return withExtendedLifetime(input) { process.isRunning }
        }
        #expect(!isRunning)
    }

    @Test func aDialogIsAnswered() async throws {
        let (status, said) = try await talk("alert", ["Delete files", "Keep", ":quit", ""])
        #expect(status == 0)
        let opened = try #require(said.firstIndex { $0.hasSuffix("dialog") })
        let closed = try #require(
            said.firstIndex { $0.hasPrefix("Back in") || $0.contains("> Back in") })
        #expect(opened < closed)
        #expect(said[closed...].contains("You chose Keep."))
    }

    @Test func aFieldIsFilledAndItsErrorIsSaid() async throws {
        let (_, said) = try await talk(
            "text-field", ["", "Grace 漢", "", "", "", "", "", "ten", ":quit", ""])
        #expect(said.contains { $0.hasSuffix("Plain, text field, \"Grace 漢\"") })
        #expect(said.contains { $0.contains("\"twelve\", Not a number") })
        #expect(!said.contains { $0.contains("sesame") })
    }

    @Test func anOrderIsAnswered() async throws {
        let (_, said) = try await talk("form", ["Name", "Ada", ":alt-o", ":quit", ""])
        #expect(said.contains { $0.hasSuffix("Name, text field, \"\", required") })
        #expect(said.contains { $0.contains("Ordered.") })
    }

    @Test func aPageIsChosenByItsName() async throws {
        let (status, said) = try await talk("welcome", ["Checkbox", ":enter", "Hidden files"])
        #expect(said.contains { $0.hasSuffix("Checkbox, selected") })
        #expect(said.contains { $0.hasSuffix("Hidden files, checkbox, on") })
        // The end of the input ends the program.
        #expect(status == 129)
    }
}
