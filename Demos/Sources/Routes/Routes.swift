// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import RouteLog
import Seltzer

/// Shows the routes of events, on one page for each of five articles.
@main
struct Routes: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Routes",
        abstract:
            "A playground for the responder chain: set up each responder, and see the routes.",
        discussion: """
            Each box is a responder. Enter, c and i on it change what it does with an event. The buttons \
            post an event, and the boxes and the lines below show its route. 1 to 5 choose a page, \
            ? lists the keys, and q quits.
            """)

    @Option(help: "Open this page first, 1 to 5: one page for each article.")
    var article = 1

    @Option(
        help: ArgumentHelp(
            "Append each dispatch of a page's events to this file, as one line of JSON.",
            valueName: "file"))
    var log: String?

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController {
        RoutesController(article: 1, log: nil)
    }

    func validate() throws {
        if !(1...5).contains(article) {
            throw ValidationError("There is no article \(article). Give 1, 2, 3, 4 or 5.")
        }
    }

    @MainActor
    func run() async throws {
        let log = try log.map { try RouteLog(path: $0) }
        let controller = RoutesController(article: article, log: log)
        let ending = try await Application(root: controller).run()
        try log?.finish()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }
}
