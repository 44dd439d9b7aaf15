// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A shell command with Pick, on a terminal of its own that `script` creates.
///
/// In the command `$PICK` is the program. The command runs in a directory of its own, and a test can read its files.
final class PickProcess {
    /// The text that did not appear in time.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A time that is much longer than any step; only a failure waits for it.
    private static let patience = Duration.seconds(600)

    private let directory: URL
    private let process = Process()
    private let keyboard = Pipe()
    /// The number of output bytes up to the last text that was waited for.
    private var seen = 0

    /// Starts a command.
    ///
    /// - Parameter hasTerminal: Whether the command has a terminal.
    init(_ command: String, hasTerminal: Bool = true) throws {
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("pick-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let program = Bundle.main.bundleURL.appendingPathComponent("Pick").path
        let size = hasTerminal ? "stty cols 80 rows 24" : ":"
        let script = """
            \(size)
            cd '\(directory.path)'
            PICK='\(program)'
            export TERM=xterm-256color LC_ALL=C.UTF-8
            \(command)

            """
        let file = directory.appendingPathComponent("run.sh")
        try Data(script.utf8).write(to: file)
        let screen = directory.appendingPathComponent("screen")
        try Data().write(to: screen)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = Self.arguments(shell: ["sh", file.path], hasTerminal: hasTerminal)
        process.standardInput = hasTerminal ? keyboard : FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: screen)
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    private static func arguments(shell: [String], hasTerminal: Bool) -> [String] {
        #if os(Linux)
        let words = shell.map { "'\($0)'" }.joined(separator: " ")
        return hasTerminal ? ["script", "-qefc", words, "/dev/null"] : ["setsid", "-w"] + shell
        #else
        return ["script", "-qeF", "/dev/null"] + shell
        #endif
    }

    deinit {
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: directory)
    }

    /// Types bytes.
    func type(_ text: String) {
        keyboard.fileHandleForWriting.write(Data(text.utf8))
    }

    /// Waits until the terminal gets a text after the last one that was waited for.
    func wait(for text: String) async throws {
        let wanted = Data(text.utf8)
        try await wait(for: "\"\(text)\"") {
            let screen = try screen()
            guard let found = screen.range(of: wanted, in: seen..<screen.count) else {
                return false
            }
            seen = found.upperBound
            return true
        }
    }

    /// Waits for a text that may change an older one in part: the screen is painted anew until the text is in one piece.
    func wait(forPainted text: String) async throws {
        let wanted = Data(text.utf8)
        try await wait(for: "\"\(text)\"") {
            type("\u{0C}")
            let screen = try screen()
            return screen.range(of: wanted, in: seen..<screen.count) != nil
        }
    }

    /// Waits for the end of the command.
    ///
    /// - Returns: Its exit status.
    func end() async throws -> Int32 {
        try await wait(for: "the end") { !process.isRunning }
        return process.terminationStatus
    }

    private func screen() throws -> Data {
        try Data(contentsOf: directory.appendingPathComponent("screen"))
    }

    private func wait(for what: String, until isThere: () throws -> Bool) async throws {
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end {
            if try isThere() { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        let text = String(decoding: try screen().suffix(4_000), as: UTF8.self)
        throw Failure(description: "no sign of \(what) in: \(text.debugDescription)")
    }

    /// Returns the bytes of a file that the command wrote.
    func file(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: directory.appendingPathComponent(name)))
    }
}
