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
        /// It gave no sign of life for too long.
        case hung

        /// Whether both are a fault of the same kind, whatever the words.
        func isLike(_ other: Outcome) -> Bool {
            switch (self, other) {
            case (.broken, .broken), (.died, .died), (.hung, .hung): true
            default: false
            }
        }
    }

    /// How many seconds of processor time a child may use for a thing that takes far less.
    static let patience = 60
    /// How much longer a child may be silent that uses no processor, or gets none.
    private static let idleFactor = 10

    /// Runs this program with arguments until it ends, or gives no sign of life for too long.
    ///
    /// - Parameter patience: The seconds of processor time between two signs of life at most.
    /// - Returns: How it ended, and the lines of its output.
    static func run(
        _ arguments: [String], patience: Int = patience
    ) throws -> (outcome: Outcome, lines: [Substring]) {
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
            "SWIFT_BACKTRACE": "enable=no", Lifeline.variable: "\(patience)",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let isIdle = wait(for: process, writingTo: output, patience: patience * idleFactor)
        let lines = try String(decoding: Data(contentsOf: output), as: UTF8.self)
            .split(separator: "\n")
        let isSignaled = process.terminationReason == .uncaughtSignal
        if isIdle || isSignaled && process.terminationStatus == SIGXCPU { return (.hung, lines) }
        let words = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
        if isSignaled || process.terminationStatus > 1 { return (.died(words), lines) }
        if let fault = lines.last(where: { $0.hasPrefix("fault ") }) {
            return (.broken(String(fault.dropFirst(6))), lines)
        }
        return (process.terminationStatus == 0 ? .passed : .died(words), lines)
    }

    /// Waits for the end; returns whether the process had to be killed because it was silent for too many seconds.
    private static func wait(
        for process: Process, writingTo output: URL, patience: Int
    ) -> Bool {
        let files = FileManager.default
        var (size, end) = (0, ContinuousClock.now + .seconds(patience))
        while process.isRunning {
            usleep(10_000)
            let now = (try? files.attributesOfItem(atPath: output.path)[.size] as? Int) ?? 0
            if now != size { (size, end) = (now, .now + .seconds(patience)) }
            if ContinuousClock.now > end {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                return true
            }
        }
        return false
    }
}
