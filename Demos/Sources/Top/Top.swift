// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ActionCommand
import ArgumentParser
import DemoCommand
import ProcessReading
import ProgramSupport
import Seltzer

/// Shows the processes of this machine.
@main
struct Top: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Top",
        abstract: "Shows the processes of this machine.",
        discussion: """
            The table is refreshed every second, and keeps the selection and its place. F10 opens the menus, ? lists the \
            keys, and q quits. run performs an action without a screen.
            """,
        subcommands: [ShowTop.self, RunAction<TopProgram>.self],
        defaultSubcommand: ShowTop.self)

    @MainActor
    static func documentedScreen() throws -> ViewController {
        TopController(source: SampleProcesses())
    }
}

/// The actions that a command line runs.
enum TopProgram: ActionProgram {
    static let actionsWithoutScreen: Set = ["refresh", "renice-pid", "signal-pid"]

    static func makeScreen() throws -> ViewController {
        var settings = TopSettings()
        // A user who types a command has decided already, so there is no question.
        settings.hasScreen = false
        return TopController(source: systemProcesses(), settings: settings)
    }
}

/// The subcommand that shows the table.
struct ShowTop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the table (default).")

    @Option(
        help: ArgumentHelp(
            "The seconds between two refreshes, from 0.1 to 3600 (default: as in the settings).",
            valueName: "seconds"))
    var interval: String?

    @Option(help: "The column that sorts the table (default: as in the settings).")
    var sort: ProcessColumn?

    @Flag(help: "Reverse the order.")
    var reverse = false

    @Flag(help: "Show the processes as a tree.")
    var tree = false

    @Option(help: "Show only processes whose command, name or user contains this text.")
    var filter = ""

    @Option(
        help: ArgumentHelp(
            "The columns, with commas between: \(ProcessColumn.names).", valueName: "names"))
    var columns: String?

    @Flag(help: "Disable everything that changes a process.")
    var readOnly = false

    @OptionGroup var actions: ActionsArguments

    func validate() throws { _ = try settings(over: TopSettings()) }

    /// Returns the settings of the user with the changes of the command line.
    private func settings(over settings: TopSettings) throws -> TopSettings {
        var settings = settings
        if let interval {
            guard let seconds = TopSettings.seconds(interval) else {
                throw ValidationError(
                    "'\(TextSanitizer.line(interval))' is no interval. Give seconds from 0.1 to 3600."
                )
            }
            settings.interval = seconds
        }
        if let sort { settings.order = ProcessOrder(sort) }
        if reverse { settings.order.isAscending.toggle() }
        if tree { settings.isTree = true }
        settings.filter = filter
        settings.isReadOnly = readOnly
        if let columns { settings.columns = try Self.columns(columns) }
        return settings
    }

    private static func columns(_ text: String) throws -> [ProcessColumn] {
        let columns = try text.split(separator: ",").map { name in
            guard let column = ProcessColumn(rawValue: name.lowercased()) else {
                throw ValidationError(
                    "'\(TextSanitizer.line(String(name)))' is no column. Choose from: \(ProcessColumn.names)."
                )
            }
            return column
        }
        guard !columns.isEmpty, Set(columns).count == columns.count else {
            throw ValidationError("Name each column once. Choose from: \(ProcessColumn.names).")
        }
        return columns
    }

    @MainActor
    func run() async throws {
        let preferences = SettingsStore(
            TopPreferences.all, path: SettingsStore.path(forProgram: "seltzer-top"))
        let application = Application(root: try screen(preferences))
        let arguments = CommandLine.arguments.dropFirst().drop { $0 == "show" }
        application.rootExpression = RootExpression(
            "try ShowTop.screen(\(arguments.map { String(reflecting: $0) }.joined(separator: ", ")))"
        )
        let ending = try await application.run()
        await preferences.save()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }

    /// Makes the screen for the arguments of a command line.
    @MainActor
    static func screen(_ arguments: String...) throws -> TopController {
        try parse(arguments).screen(SettingsStore(TopPreferences.all, path: nil))
    }

    @MainActor
    private func screen(_ preferences: SettingsStore) throws -> TopController {
        TopController(
            source: systemProcesses(), settings: try settings(over: TopSettings(preferences)),
            preferences: preferences)
    }
}

extension ProcessColumn: ExpressibleByArgument {
    /// The names of all columns, separated by commas.
    static var names: String { allCases.map(\.rawValue).joined(separator: ",") }
}
