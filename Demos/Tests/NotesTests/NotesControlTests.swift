// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Notes on a pseudoterminal, used by other programs over its control port.
@Suite struct NotesControlTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder with the programs that the build makes.
    private static let programs = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent()

    private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Runs a part of `drive_notes.py`, which opens a file, edits it, saves it, and looks at the file.
    @Test(
        .enabled(if: python != nil, "Python 3 is not installed."),
        arguments: ["client", "assistant", "examples"])
    func anotherProgramOpensEditsAndSavesAFile(_ part: String) async throws {
        try await run("drive_notes.py", [part], programs: ["Notes", "SeltzerMCP"])
    }

    /// Runs `drive_inspect.py`, which reads what the inspector in a second terminal shows of Notes.
    @Test(.enabled(if: python != nil, "Python 3 is not installed."))
    func theInspectorInASecondTerminalShowsItAndItsEnd() async throws {
        try await run("drive_inspect.py", [], programs: ["Notes", "Inspect"])
    }

    private func run(_ script: String, _ arguments: [String], programs: [String]) async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.python))
        process.arguments =
            [Self.root.appendingPathComponent("Adapters/Python/\(script)").path] + arguments
            + programs.map { Self.programs.appendingPathComponent($0).path }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(status == 0, "\(output)")
    }
}
