// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A process of this program that uses screens, and may die of it.
struct Child {
    /// How it came to its end.
    enum Outcome: Equatable {
        case passed
        /// What was wrong with the state of the application.
        case broken(String)
        /// The process was ended by a signal, a trap for instance; what it wrote on standard error.
        case died(String)
        /// It did nothing for too long.
        case hung

        /// Whether both are a fault of the same kind, whatever the words.
        func isLike(_ other: Outcome) -> Bool {
            switch (self, other) {
            case (.broken, .broken), (.died, .died), (.hung, .hung): true
            default: false
            }
        }
    }

    /// How many seconds a child may take for a thing that takes far less.
    static let patience = 60.0

    /// Runs this program with arguments until it ends, or says nothing for too long.
    ///
    /// - Returns: How it ended, and the lines of its output.
    static func run(_ arguments: [String]) throws -> (outcome: Outcome, lines: [Substring]) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-monkey-\(getpid())-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (
            folder.appendingPathComponent("output"), folder.appendingPathComponent("errors")
        )
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = arguments
        // No file of the user is read or written.
        process.currentDirectoryURL = folder
        process.environment = [
            "HOME": folder.path, "TMPDIR": folder.path, "PATH": "/nonexistent",
            "SWIFT_BACKTRACE": "enable=no",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let isHung = wait(for: process, writingTo: output)
        let lines = try String(decoding: Data(contentsOf: output), as: UTF8.self)
            .split(separator: "\n")
        if isHung { return (.hung, lines) }
        let words = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
        if process.terminationReason == .uncaughtSignal || process.terminationStatus > 1 {
            return (.died(words), lines)
        }
        if let fault = lines.last(where: { $0.hasPrefix("fault ") }) {
            return (.broken(String(fault.dropFirst(6))), lines)
        }
        return (process.terminationStatus == 0 ? .passed : .died(words), lines)
    }

    /// Waits for the end; returns whether the process had to be killed.
    private static func wait(for process: Process, writingTo output: URL) -> Bool {
        var (length, last) = (0, Date())
        while process.isRunning {
            usleep(10_000)
            let now = (try? Data(contentsOf: output).count) ?? 0
            if now != length { (length, last) = (now, Date()) }
            if Date().timeIntervalSince(last) > patience {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                return true
            }
        }
        return false
    }
}
