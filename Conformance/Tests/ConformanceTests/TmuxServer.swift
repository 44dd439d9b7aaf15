// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// A tmux server of its own with one pane, which ends with the pane's program.
final class TmuxServer {
    /// Why tmux could not do what it was told.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Much longer than anything takes; only a failure waits for it.
    static let patience = Duration.seconds(600)

    private let socket = "seltzer-\(UUID().uuidString)"
    /// A directory for what the pane's program needs; gone with the server.
    let directory: URL

    /// Starts a server whose pane runs a shell command.
    ///
    /// - Parameters:
    ///   - history: The maximum number of lines that the pane keeps above its screen.
    ///   - command: Makes the command from the directory.
    init(size: Size, history: Int = 0, command: (URL) throws -> String) throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(socket)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let settings = """
            set -g status off
            set -g history-limit \(history)
            set -g default-terminal tmux-256color

            """
        try Data(settings.utf8).write(to: configuration)
        try tell(
            "new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)",
            try command(directory)
        )
    }

    deinit {
        _ = try? tell("kill-server")
        try? FileManager.default.removeItem(at: directory)
    }

    /// Returns a client of this server, on a terminal that is the pane of another one; it detaches with that.
    func attachedClient(size: Size) throws -> TmuxServer {
        try TmuxServer(size: size) { _ in
            "env -u TMUX LC_ALL=C.UTF-8 tmux -u -L \(socket) attach-session"
        }
    }

    private var configuration: URL { directory.appendingPathComponent("tmux.conf") }

    /// Runs tmux commands on the server and returns what they print.
    @discardableResult
    func tell(_ arguments: String...) throws -> String {
        try tell(arguments)
    }

    /// Runs tmux commands, made of any number of words, and returns what they print.
    @discardableResult
    func tell(_ arguments: [String]) throws -> String {
        let output = directory.appendingPathComponent("output")
        let tmux = ["env", "LC_ALL=C.UTF-8", "tmux", "-u", "-L", socket, "-f", configuration.path]
        let status = Command.run(tmux + arguments, output: output.path)
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        guard status == 0 else {
            throw Failure(description: "tmux \(arguments): status \(status): \(text)")
        }
        return text
    }

    /// Waits until the pane's last line has a mark in it, and returns all lines.
    ///
    /// - Parameter options: What else `capture-pane` is to do.
    func lines(_ count: Int, endingIn mark: String, _ options: String...) throws -> [Substring] {
        let end = ContinuousClock.now + Self.patience
        var text = ""
        while ContinuousClock.now < end {
            text = try tell(["capture-pane", "-p", "-N"] + options)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.count >= count, lines[count - 1].contains(mark) { return lines }
            usleep(5_000)
        }
        throw Failure(description: "no sign of \(mark) in the last line of:\n\(text)")
    }
}
