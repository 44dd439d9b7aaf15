// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import DelimitedText

/// Shows a table whose cells can be clicked.
@main
struct Cells: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows a CSV or TSV file as a grid of cells that can be clicked.")

    @Argument(help: "The file to show, - for standard input.")
    var file: String

    @Option(help: "The character between fields, or tab; found by itself if not given.")
    var delimiter: String?

    @Flag(name: .customLong("no-header"), help: "The first row is data, not column titles.")
    var hasNoHeader = false

    func run() throws {
        let text = try DelimitedText.open(
            path: file, delimiter: delimiter.flatMap { Delimiter($0) }, hasHeader: !hasNoHeader)
        print("\(text.name): \(text.rowCount) rows, \(text.columnCount) columns")
    }
}
