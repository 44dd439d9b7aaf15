// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DemoCommand
import Foundation
import ProgramSupport
import Seltzer
import SheetDatabase
import SheetModel

/// Shows and edits tables of databases and text files.
@main
struct Sheet: DemoCommand {
    static let configuration = CommandConfiguration(
        commandName: "Sheet",
        abstract: "Shows, queries and edits tables: SQLite, CSV, TSV and JSON lines.",
        discussion: """
            Sheet harbor.db
            Sheet --read-only big.csv
            Sheet harbor.db --query "SELECT name FROM stations" --format csv > names.csv
            rm "$(Sheet files.csv --pick)"

            Edits stay in memory until Ctrl-S writes them, all or none. ? and F1 list the keys.

            Exit status: 0 after success; 1 for an error; 64 for wrong usage; 130 if you left without a pick.
            """)

    @Argument(help: "The files to show (default: water levels in harbors, in memory).")
    var files: [String] = []

    @Flag(help: "Open the files so that nothing changes them.")
    var readOnly = false

    @Option(help: ArgumentHelp("Print the rows of a query, and end.", valueName: "SQL"))
    var query: String?

    @Option(
        help:
            "The format of printed rows: table, csv, tsv, json, jsonl, markdown or sql (default: table on a terminal, else tsv)."
    )
    var format: PrintFormat?

    @Flag(help: "Print the key of the row that you choose with Enter, and end.")
    var pick = false

    @Option(
        help: "The character between fields of a text file, or tab (default: found in the file).")
    var delimiter: String?

    @Flag(name: .customLong("no-header"), help: "Show the first row of a text file as data.")
    var hasNoHeader = false

    @OptionGroup var actions: ActionsArguments

    @MainActor
    static func documentedScreen() throws -> ViewController {
        SheetController([])
    }

    func validate() throws {
        if query != nil, pick {
            throw ValidationError("--query prints rows, and --pick asks for one. Give one of both.")
        }
        if query != nil, files.count > 1 {
            throw ValidationError("--query reads one file. Give one.")
        }
        if let delimiter, !SheetOptions.isDelimiter(delimiter) {
            throw ValidationError("--delimiter is one character such as ';', or tab.")
        }
        if format != nil, query == nil {
            throw ValidationError("--format is for printed rows. Give --query, too.")
        }
    }

    @MainActor
    func run() async throws {
        let sample = files.isEmpty ? try SampleFile() : nil
        defer { withExtendedLifetime(sample) {} }
        let documents = try await documents(sample)
        if let query {
            let isTerminal = isatty(STDOUT_FILENO) == 1
            let printer = QueryPrinter(
                format: format ?? (isTerminal ? .table : .tsv), isTerminal: isTerminal)
            return try await printer.print(query, of: documents[0].file)
        }
        let recovery = readOnly || pick ? nil : recovery
        let controller = SheetController(documents, recovery: recovery)
        (controller.isPicking, controller.openPath) = (pick, open)
        if sample != nil, !pick { controller.firstQuery = SampleFile.query }
        let application = Application(root: controller)
        guard pick else {
            let ending = try await application.run()
            await recovery?.end()
            if ending != .ended { throw ExitCode(ending.exitCode) }
            return
        }
        guard let picked = try await application.run(until: RowPicked.self) else {
            throw ExitCode(130)
        }
        if let reason = StandardStream.output.write(Array((picked.key + "\n").utf8)) {
            throw SheetError.unwritable(path: "Standard output", reason: reason)
        }
    }

    @MainActor
    private func documents(_ sample: SampleFile?) async throws -> [SheetDocument] {
        var documents: [SheetDocument] = []
        for path in sample.map({ [$0.path] }) ?? files {
            documents.append(SheetDocument(try await open(path), open: open))
        }
        return documents
    }

    /// Opens a file as the options say.
    private var open: @MainActor @Sendable (String) async throws -> any SheetFile {
        let options = SheetOptions(
            isReadOnly: readOnly || pick, delimiter: delimiter, hasHeader: hasNoHeader ? false : nil
        )
        let folder = FileManager.default.currentDirectoryPath
        return { path in
            let path = path.hasPrefix("/") ? path : "\(folder)/\(path)"
            return try await openSheet(path: path, options: options)
        }
    }

    /// The place of edits that are not saved; nil if it cannot be made.
    private var recovery: SheetRecovery? {
        let environment = ProcessInfo.processInfo.environment
        let state =
            environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].map { $0 + "/.local/state" }
        return state.flatMap { try? SheetRecovery(folder: $0 + "/seltzer-sheet") }
    }
}
