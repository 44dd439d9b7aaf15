// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A list or a table of so many rows on the terminal, to be driven from outside: `Tables list 1000000`.
@main
struct Tables {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let rows = Int(arguments[2]),
            ["list", "columns"].contains(arguments[1])
        else {
            print("usage: Tables list|columns ROWS")
            exit(2)
        }
        let cells = Cells(count: rows)
        let table = arguments[1] == "list" ? list(rows) : columns(of: cells)
        try await Application(root: TableController(view: table)).run()
    }

    @MainActor private static func list(_ rows: Int) -> TableView {
        ListView(count: rows) { StyledText("Row \($0) of the list") }
    }

    @MainActor private static func columns(of cells: Cells) -> TableView {
        let table = TableView()
        table.columns = (0..<3).map { TableColumn("Column \($0)", identifier: "\($0)") }
        table.dataSource = cells
        return table
    }
}

/// Gives the table the keys.
private final class TableController: ViewController {
    override func viewDidAppear(_ animated: Bool) { view.becomeFirstResponder() }
}

/// Texts that tell their rows and columns.
@MainActor
private final class Cells: TableViewDataSource {
    private let count: Int

    init(count: Int) { self.count = count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { StyledText("Row \(indexPath.row) column \(column.identifier)") }
}
