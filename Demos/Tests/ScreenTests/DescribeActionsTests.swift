// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import BlockingWork
import Foundation
import Testing

/// Every demo program prints its actions, without a terminal.
@Suite struct DescribeActionsTests {
    private static let programs = [
        "Assist", "Cells", "Events", "FirstScreen", "Gallery", "HitTest", "Inspect", "Layouts",
        "Notes", "Pick", "Routes", "RowNumbers", "Sheet", "Top",
    ]

    private func output(
        of program: String, _ arguments: String...
    ) async throws -> (Int32, String) {
        try await BlockingWork.run {
            let process = Process()
            process.executableURL = Bundle.main.bundleURL.appendingPathComponent(program)
            process.arguments = arguments
            process.environment = ["LC_ALL": "C.UTF-8"]
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        }
    }

    @Test(arguments: programs)
    func actionsArePrintedAsMarkdown(program: String) async throws {
        let (status, text) = try await output(of: program, "--describe-actions")
        #expect(status == 0)
        #expect(text.lowercased().hasPrefix("# \(program.lowercased()): actions\n"))
        #expect(text.contains("| action | keys | name | remarks |"))
        #expect(text.contains("\n## "))
        #expect(text.utf8.allSatisfy { $0 != 0x1b })
    }

    @Test(arguments: programs)
    func actionsArePrintedAsAPageOfTheManual(program: String) async throws {
        let (status, text) = try await output(of: program, "--describe-actions", "man")
        #expect(status == 0)
        #expect(text.contains(".TH "))
        #expect(text.contains(".SH "))
    }
}
