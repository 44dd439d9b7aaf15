// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import ProgramSupport
import Seltzer

/// The inspector in a second terminal, so that the inspected program keeps its room.
@main
struct Inspect: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Inspect",
        abstract: "Inspects a running Seltzer program from a second terminal.",
        discussion: """
            Start the program with SELTZER_CONTROL=SOCKET first. The pages are the tree of its elements, the \
            routes of its events, its frames, and its screen. They stay when the program ends.
            """)

    @Argument(help: "The socket of the program.")
    var socket: String

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController { RemoteInspector() }

    @MainActor
    func run() async throws {
        let inspector = RemoteInspector()
        try await inspector.connect(to: socket)
        let ending = try await Application(root: inspector).run()
        if let sentence = inspector.ending { StandardStream.error.write(message: sentence) }
        inspector.disconnect()
        guard ending.exitCode == 0 else { throw ExitCode(ending.exitCode) }
    }
}
