// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Seltzer

/// A server of the Model Context Protocol over standard input and output, by which an assistant uses a Seltzer program.
///
/// The program runs in a terminal of its own, with `SELTZER_CONTROL` naming the socket. It may start later than the
/// server.
@main
struct SeltzerMCP: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "SeltzerMCP",
        abstract: "Lets an assistant use a Seltzer program, by the Model Context Protocol.",
        discussion: "Start the program with SELTZER_CONTROL=SOCKET, before the first tool is used.")

    @Argument(help: "The socket of the program.")
    var socket: String

    @Option(help: "How many seconds a tool waits for the program to start.")
    var wait = 10

    mutating func run() async throws {
        try await Self.serve(socket, patience: .seconds(wait))
    }

    @MainActor
    private static func serve(_ path: String, patience: Duration) async throws {
        let program = SocketProgram(path: path, patience: patience)
        let session = MCPSession(MCPTools(program)) { line in
            FileHandle.standardOutput.write(Data((line + "\n").utf8))
        }
        for try await line in StandardInput.lines { session.receive(line.text) }
        await session.finish()
    }
}
