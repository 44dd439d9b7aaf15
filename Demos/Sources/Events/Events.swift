// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import RouteLog
import Seltzer

/// Shows every event of the terminal as it arrives, and what the terminal is and can do.
@main
struct Events: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Events",
        abstract: "Shows every event of the terminal: its bytes, what they mean, and the terminal.",
        discussion: """
            Type, click, paste, resize. Pressing Ctrl-C twice in a row ends the program. With \
            SELTZER_DRIVER=ncurses the events come through ncurses, which does not tell their bytes.
            """)

    @Option(help: "A file to which each event is appended, a line of JSON for each.")
    var log: String?

    @Flag(help: "Asks a terminal with the kitty keyboard protocol for all that it tells of keys.")
    var kitty = false

    @Option(help: "The reports wanted of the mouse: off, clicks, drag or all.")
    var mouse = MouseOption.all

    @MainActor
    func run() async throws {
        let log = try log.map { try RouteLog(path: $0) }
        let controller = EventsController(log: log)
        let application = EventsApplication(root: controller) {
            let display = try openDisplay()
            if let terminal = display as? TerminalDisplay {
                controller.observe(terminal)
            }
            return display
        }
        application.mouseMode = mouse.mode
        if kitty { application.keyboardMode = .everything }
        let ending = try await application.run()
        try log?.finish()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }
}
