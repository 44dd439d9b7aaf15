// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// A tmux server of its own with one pane, driven as a process.
final class TmuxServer {
    /// Why tmux could not do what it was told.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let socket = "seltzer-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    /// A directory for what the pane's program needs; gone with the server.
    let directory: URL

    private let server = Process()

    /// Starts a server whose pane runs a shell command; it ends with that command.
    ///
    /// The server stays in the foreground (`-D`): one in the background keeps what Foundation watches
    /// for a process' end, which would never come.
    ///
    /// - Parameter command: Makes the command from the directory.
    init(size: Size, command: (URL) throws -> String) throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(socket)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let configuration = directory.appendingPathComponent("tmux.conf")
        let settings = """
            set -g status off
            set -g history-limit 0
            set -g default-terminal tmux-256color

            """
        try Data(settings.utf8).write(to: configuration)
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        server.arguments = [
            "LC_ALL=C.UTF-8", "tmux", "-u", "-D", "-L", socket, "-f", configuration.path,
        ]
        server.standardInput = FileHandle.nullDevice
        server.standardOutput = FileHandle.nullDevice
        server.standardError = FileHandle.nullDevice
        try server.run()
        try waitForServer()
        try tell(
            "new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)",
            try command(directory), ";", "set", "-s", "exit-empty", "on"
        )
    }

    deinit {
        _ = try? tell("kill-server")
        server.waitUntilExit()
        try? FileManager.default.removeItem(at: directory)
    }

    private func waitForServer() throws {
        var last: any Error = Failure(description: "tmux does not start")
        for _ in 0..<200 {
            do {
                try tell("show", "-s", "exit-empty")
                return
            } catch {
                last = error
                usleep(10_000)
            }
        }
        server.terminate()
        throw last
    }

    /// Runs tmux commands on the server and returns what they print.
    @discardableResult
    func tell(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["LC_ALL=C.UTF-8", "tmux", "-u", "-L", socket] + arguments
        let output = Pipe(), errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let complaint = String(decoding: complaint, as: UTF8.self)
            throw Failure(description: "tmux \(arguments): \(complaint)")
        }
        return String(decoding: text, as: UTF8.self)
    }
}
