// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import RouteLog
import Seltzer

/// Shows how events find their way, a page for each of five articles.
@main
struct Routes: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Routes",
        abstract:
            "A playground for the responder chain: set what each responder does, and see the route.",
        discussion: """
            Each box is a responder; Enter, c and i on it change what it does with an event. The buttons \
            send one, and the boxes and the lines below show where it went. 1 to 5 turn the pages, \
            ? lists the keys, q quits.
            """)

    @Option(help: "The page to begin with, 1 to 5: one for each article.")
    var article = 1

    @Option(
        help:
            "A file to which each dispatch of a page's events is appended, a line of JSON for each."
    )
    var log: String?

    func validate() throws {
        if !(1...5).contains(article) {
            throw ValidationError("There is no article \(article): give 1, 2, 3, 4 or 5.")
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
