// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a step of the wheel costs on a screen of 200×60, from the bytes of the mouse to the bytes of the
/// frame, and what it takes to have a million rows ready.
@main
struct Scrolling {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor private static var workloads: [Workload] {
        [
            Workload("scroll-table") { await turningWheel(over: table()) },
            Workload("scroll-grid") { await turningWheel(over: grid()) },
            Workload("scroll-data-grid") { await turningWheel(over: dataGrid()) },
            Workload("step-data-grid") { await stepping(in: dataGrid()) },
            Workload("scroll-columns") { await turningWheel(over: columns()) },
            Workload("ready-table") { readying { table() } },
            Workload("ready-columns") { readying { columns() } },
            Workload("ready-grid") { readying { grid() } },
            Workload("ready-data-grid") { readying { dataGrid() } },
        ]
    }

    @MainActor private static let columnRows = ColumnRows(count: 1_000_000)
    @MainActor private static let rows = Rows(count: 1_000_000, columns: 16)

    @MainActor private static let cells = Cells(rows: 1_000_000, columns: 1_000)

    @MainActor private static func table() -> View {
        let table = TableView()
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        return table
    }

    /// A table with eight columns of which every row but some is selected.
    @MainActor private static func columns() -> View {
        let table = TableView()
        table.allowsMultipleSelection = true
        table.columns = (0..<8).map { TableColumn("Column \($0)", identifier: "\($0)") }
        table.dataSource = columnRows
        table.selectAll()
        for row in 0..<500 { table.deselectRow(at: TableIndexPath(row: 2 * row, section: 0)) }
        return table
    }

    @MainActor private static func grid() -> View {
        let grid = CellGridView()
        grid.dataSource = rows
        return grid
    }

    /// A grid of a million rows and a thousand columns, one of which is frozen.
    @MainActor private static func dataGrid() -> View {
        let grid = DataGridView()
        grid.dataSource = cells
        grid.frozenColumns = 1
        return grid
    }

    /// Moves the current cell down and up.
    @MainActor private static func stepping(in view: View) async -> (Int) -> Void {
        let terminal = SilentTerminal(size: Size(width: 200, height: 60))
        await terminal.show(view)
        return { count in
            for step in 0..<count {
                terminal.send(step.isMultiple(of: 2) ? "\u{1B}[B" : "\u{1B}[A")
            }
        }
    }

    @MainActor private static func turningWheel(over view: View) async -> (Int) -> Void {
        let terminal = SilentTerminal(size: Size(width: 200, height: 60))
        await terminal.show(view)
        return { count in
            for _ in 0..<count { terminal.send("\u{1B}[<65;40;30M") }
        }
    }

    @MainActor private static func readying(_ make: @escaping @MainActor () -> View)
        -> (Int) -> Void
    {
        { count in
            for _ in 0..<count {
                let view = make()
                view.frame = Rect(x: 0, y: 0, width: 200, height: 60)
                view.layoutIfNeeded()
            }
        }
    }
}
