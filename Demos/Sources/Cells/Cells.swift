// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DelimitedText
import DemoCommand
import ProgramSupport
import RouteLog
import Seltzer

/// Shows a table whose cells can be clicked.
@main
struct Cells: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Cells",
        abstract: "Shows a CSV or TSV file as a grid of cells that can be clicked.",
        discussion: """
            Click a cell, or move to it with the arrows and press Enter. The cell posts an event, and \
            the bottom line shows the route of the event. ? lists the keys, and q quits.
            """)

    @Argument(help: "The file to show, or - for standard input (default: the chemical elements).")
    var file: String?

    @Option(help: "The character between fields, or tab (default: found in the file).")
    var delimiter: String?

    @Flag(name: .customLong("no-header"), help: "Show the first row as data, not as column titles.")
    var hasNoHeader = false

    @Option(
        help: ArgumentHelp(
            """
            The memory for the file, in MiB, from 1 to 1048576 (default: 1024, or a quarter of the available memory if that is \
            less). A larger file or an endless stream is cut after its first rows.
            """, valueName: "MiB"))
    var limit: MemoryLimit?

    @Option(
        help: ArgumentHelp(
            "Append each routed event to this file, as one line of JSON.", valueName: "file"))
    var log: String?

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() throws -> ViewController {
        let text = try DelimitedText(
            bytes: PackageResources.elements_csv, name: "elements.csv", hasHeader: true)
        return CellsController(table: Table(text), path: nil, log: nil)
    }

    func validate() throws {
        if let objection = limit?.objection { throw ValidationError(objection) }
        if let delimiter, Delimiter(delimiter) == nil {
            throw ValidationError(
                "'\(TextSanitizer.line(delimiter))' cannot separate fields. "
                    + "Give tab, or one ASCII character except a quote or a line end.")
        }
    }

    @MainActor
    func run() async throws {
        let log = try log.map { try RouteLog(path: $0) }
        let application = Application(root: try screen(log: log))
        let arguments = CommandLine.arguments.dropFirst().map { String(reflecting: $0) }
        application.rootExpression = RootExpression(
            "try Cells.screen(\(arguments.joined(separator: ", ")))")
        let ending = try await application.run()
        try log?.finish()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }

    /// Makes the screen for the arguments of a command line.
    @MainActor
    static func screen(_ arguments: String...) throws -> CellsController {
        try parse(arguments).screen(log: nil)
    }

    @MainActor
    private func screen(log: RouteLog?) throws -> CellsController {
        // A pager needs the path of the file as a text.
        let path = file.flatMap { $0 == "-" ? nil : BytePath(argument: $0).text }
        return CellsController(table: Table(try open()), path: path, log: log)
    }

    private func open() throws -> DelimitedText {
        guard let file else {
            return try DelimitedText(
                bytes: PackageResources.elements_csv, name: "elements.csv", hasHeader: true)
        }
        let path = BytePath(argument: file)
        return try DelimitedText.open(
            pathBytes: path.bytes, name: path.description,
            delimiter: delimiter.flatMap { Delimiter($0) }, hasHeader: !hasNoHeader,
            limit: (limit ?? .standard(atMost: Self.standardLimit)).bytes)
    }

    private static let standardLimit = MemoryLimit(bytes: 1 << 30)
}
