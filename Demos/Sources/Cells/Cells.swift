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
            Click a cell, or move to it with the arrows and press Enter: it posts an event, and the \
            bottom line shows which way the event went. ? lists the keys, q quits.
            """)

    @Argument(help: "The file to show, - for standard input; the chemical elements if not given.")
    var file: String?

    @Option(help: "The character between fields, or tab; found by itself if not given.")
    var delimiter: String?

    @Flag(name: .customLong("no-header"), help: "The first row is data, not column titles.")
    var hasNoHeader = false

    @Option(
        help: ArgumentHelp(
            """
            The most memory for the file, in MiB; if not given, 1024, or a quarter of the memory there is where \
            that is less. Of a larger file or an endless stream the first rows are shown.
            """, valueName: "MiB"))
    var limit: MemoryLimit?

    @Option(help: "A file to which each routed event is appended, a line of JSON for each.")
    var log: String?

    func validate() throws {
        if let objection = limit?.objection { throw ValidationError(objection) }
        if let delimiter, Delimiter(delimiter) == nil {
            throw ValidationError(
                "'\(TextSanitizer.line(delimiter))' cannot part fields: "
                    + "give one ASCII character that is no quote and no line end, or tab.")
        }
    }

    @MainActor
    func run() async throws {
        let text = try open()
        let log = try log.map { try RouteLog(path: $0) }
        let controller = CellsController(
            table: Table(text), path: file == "-" ? nil : file, log: log)
        let ending = try await Application(root: controller).run()
        try log?.finish()
        if ending != .ended { throw ExitCode(ending.exitCode) }
    }

    private func open() throws -> DelimitedText {
        guard let file else {
            return try DelimitedText(
                bytes: PackageResources.elements_csv, name: "elements.csv", hasHeader: true)
        }
        return try DelimitedText.open(
            path: file, delimiter: delimiter.flatMap { Delimiter($0) }, hasHeader: !hasNoHeader,
            limit: (limit ?? .standard(atMost: Self.standardLimit)).bytes)
    }

    private static let standardLimit = MemoryLimit(bytes: 1 << 30)
}
