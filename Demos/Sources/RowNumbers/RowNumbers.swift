// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import RouteLog
import Seltzer

/// Shows rows with a button each, whose events are caught further up.
@main
struct RowNumbers: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "RowNumbers",
        abstract: "Shows ten rows with a button each; who catches the button's event says so.",
        discussion: """
            A button's cell posts an event, and knows nobody who listens. Choose with --catch who does. \
            Click a button, or go to it with Tab and press Enter. The arrows scroll, q quits.
            """)

    @Option(name: .customLong("catch"), help: "Who catches the event.")
    var catcher = Catcher.view

    @Option(help: "Milliseconds that loading the rows takes.")
    var delay = 0

    @Option(help: "A file to which each event is appended, a line of JSON for each.")
    var log: String?

    private static let delays = 0...3_600_000

    func validate() throws {
        guard Self.delays.contains(delay) else {
            throw ValidationError(
                "A delay of \(delay) ms is not possible: give 0 to \(Self.delays.upperBound).")
        }
    }

    @MainActor
    func run() async throws {
        let log = try log.map { try RouteLog(path: $0) }
        let controller = RowsController(
            catcher: catcher, delay: .milliseconds(delay), log: log)
        let ending = try await Application(root: controller).run()
        try log?.finish()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }
}

extension Catcher: ExpressibleByArgument {}
