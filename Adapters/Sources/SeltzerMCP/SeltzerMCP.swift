// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Seltzer

/// A server of the Model Context Protocol over standard input and output, by which an assistant uses a Seltzer program.
///
/// The program runs in a terminal of its own, with `SELTZER_CONTROL` naming the socket.
@main
struct SeltzerMCP: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "SeltzerMCP",
        abstract: "Lets an assistant use a Seltzer program, by the Model Context Protocol.",
        discussion: "Start the program with SELTZER_CONTROL=SOCKET first.")

    @Argument(help: "The socket of the program.")
    var socket: String

    @Option(help: "How many seconds to wait for the program to start.")
    var wait = 10

    mutating func run() async throws {
        try await Self.serve(socket, patience: .seconds(wait))
    }

    @MainActor
    private static func serve(_ path: String, patience: Duration) async throws {
        let client = try await connect(to: path, patience: patience)
        let session = MCPSession { method, parameters async throws(ControlError) in
            try await client.call(method, parameters)
        }
        for try await line in StandardInput.lines {
            guard let answer = await session.answer(to: line.text) else { continue }
            FileHandle.standardOutput.write(Data((answer + "\n").utf8))
        }
        client.close()
    }

    @MainActor
    private static func connect(to path: String, patience: Duration) async throws -> ControlClient {
        let start = ContinuousClock.now
        while true {
            do {
                return try ControlClient(path: path)
            } catch {
                guard start.duration(to: .now) < patience else { throw error }
                try await Task.sleep(for: .milliseconds(50))
            }
        }
    }
}
