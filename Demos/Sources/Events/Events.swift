// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import RouteLog
import Seltzer

/// Shows every event of the terminal as it arrives, and the facts about the terminal.
@main
struct Events: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Events",
        abstract: "Shows each event of the terminal with its bytes, and what the terminal can do.",
        discussion: """
            Type, click, paste, resize. Pressing Ctrl-C twice in a row ends the program. With \
            SELTZER_DRIVER=ncurses the events come through ncurses, which does not report their bytes.
            """)

    @Option(
        help: ArgumentHelp(
            "Append each event to this file, as one line of JSON.", valueName: "file"))
    var log: String?

    @Flag(help: "Ask for all key reports of the kitty keyboard protocol.")
    var kitty = false

    @Option(help: "The mouse reports to ask for.")
    var mouse = MouseOption.all

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() -> ViewController {
        EventsController(log: nil)
    }

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
