// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import SheetModel
import Testing

@testable import Sheet

/// The window of the program on tables in memory.
@MainActor
struct SheetScene {
    let controller: SheetController
    let pilot: Pilot

    init(
        _ file: any SheetFile = SheetScene.harbor(), columns: Int = 120, rows: Int = 34,
        recovery: SheetRecovery? = nil, isPicking: Bool = false
    ) async throws {
        controller = SheetController([SheetDocument(file)], recovery: recovery)
        controller.isPicking = isPicking
        pilot = await Pilot(controller, columns: columns, rows: rows)
        try await wait { [controller] in controller.page?.grid.numberOfRows ?? 0 > 0 }
        await pilot.advance(by: .seconds(1))
        await pilot.settle()
    }

    /// Waits until something is so; the work of a model is not the work of the screen.
    func wait(
        for what: Comment = "", _ condition: @MainActor () -> Bool
    ) async throws {
        for _ in 0..<500 where !condition() {
            try await Task.sleep(for: .milliseconds(5))
            await pilot.advance(by: .milliseconds(50))
        }
        try #require(condition(), what)
        await pilot.settle()
    }

    /// Waits until a text is on the screen.
    func wait(for text: String) async throws {
        try await wait(for: "\(text) is missing:\n\(pilot.screen)") { pilot.screen.contains(text) }
    }

    var page: PageController { controller.page ?? PageController(controller.documents[0]) }

    /// Goes to a cell.
    func go(row: Int, column: Int) async {
        page.move(to: GridPosition(row: row, column: column))
        page.grid.becomeFirstResponder()
        await pilot.settle()
    }

    // MARK: Tables

    /// Stations, and their readings.
    static func harbor(isReadOnly: Bool = false, readings: Int = 60) -> any SheetFile {
        let names = ["Brest", "Roscoff", "Saint-Malo", "Le Conquet", "Lorient", "Concarneau"]
        let stations = SheetTable(
            "stations",
            columns: [
                SheetColumn(
                    "id", declaredType: "INTEGER", kind: .integer, isNullable: false, isKey: true),
                SheetColumn("name", declaredType: "TEXT"),
                SheetColumn("photo", declaredType: "BLOB", kind: .bytes),
            ])
        let table = SheetTable(
            "readings",
            columns: [
                SheetColumn(
                    "id", declaredType: "INTEGER", kind: .integer, isNullable: false, isKey: true),
                SheetColumn(
                    "station", declaredType: "INTEGER", kind: .integer, isNullable: false,
                    reference: SheetReference(table: "stations", column: "id")),
                SheetColumn("at", declaredType: "TEXT", kind: .time),
                SheetColumn("level_m", declaredType: "REAL", kind: .real),
                SheetColumn("note", declaredType: "TEXT"),
            ])
        let rows = (0..<readings).map { number -> [SheetValue] in
            let minute = number % 6 * 10, hour = number / 6 % 24
            let time =
                "2026-11-28 \(hour < 10 ? "0" : "")\(hour):\(minute == 0 ? "00" : "\(minute)")"
            return [
                .integer(Int64(number + 1)), .integer(Int64(number % 6 + 1)), .text(time),
                number % 11 == 5 ? .null : .real(Double(number * 37 % 113) / 16 + 5),
                number % 17 == 3 ? .text("spring tide") : .null,
            ]
        }
        return MemoryFile(
            path: "/srv/harbor.db", isReadOnly: isReadOnly,
            tables: [
                (table, rows),
                (
                    stations,
                    names.enumerated().map { index, name in
                        [.integer(Int64(index + 1)), .text(name), .bytes(Array(name.utf8))]
                    }
                ),
            ])
    }
}
