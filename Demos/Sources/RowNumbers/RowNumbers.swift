// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import RouteLog
import Seltzer

/// Shows rows with a button each.
///
/// Responders farther up handle the buttons' events.
@main
struct RowNumbers: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "RowNumbers",
        abstract: "Shows ten rows with a button each; an alert says who caught the button's event.",
        discussion: """
            The cell of a button posts an event, and does not know its handlers. --catch chooses them. \
            Click a button, or focus it with Tab and press Enter. The arrows scroll, and q quits.
            """)

    @Option(name: .customLong("catch"), help: "The responders that catch the event.")
    var catcher = Catcher.view

    @Option(help: "The time to load the rows, in milliseconds.")
    var delay = 0

    @Option(
        help: ArgumentHelp(
            "Append each event to this file, as one line of JSON.", valueName: "file"))
    var log: String?

    private static let delays = 0...3_600_000

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController {
        RowsController(catcher: .view, delay: .zero, log: nil)
    }

    func validate() throws {
        guard Self.delays.contains(delay) else {
            throw ValidationError(
                "A delay of \(delay) ms is not possible. Give 0 to \(Self.delays.upperBound).")
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
