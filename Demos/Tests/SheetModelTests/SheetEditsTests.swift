// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import SheetModel
import Testing

/// Covers also: EditedRows, MemoryFile, MemoryRows.
@Suite struct SheetEditsTests {
    private let file: MemoryFile

    init() {
        let columns = [SheetColumn("a", isNullable: false), SheetColumn("b")]
        let rows: [[SheetValue]] = (0..<5).map { [.integer(Int64($0)), .text("v\($0)")] }
        file = MemoryFile(tables: [(SheetTable("t", columns: columns), rows)])
    }

    private func rows() async throws -> [SheetRow] {
        try await file.rows(of: "t").rows(0..<9)
    }

    @Test func editsAreShownOverTheirRows() async throws {
        let rows = try await rows()
        var edits = SheetEdits()
        edits.set(.text("new"), row: rows[1], column: 1, in: "t")
        edits.delete(rows[2], in: "t")
        edits.insert([.integer(9)], in: "t")
        let shown = EditedRows(try await file.rows(of: "t"), edits: edits)
        let found = try await shown.rows(0..<9)
        #expect(found.map(\.change) == [nil, .edited([1]), .deleted, nil, nil, .inserted])
        #expect(found[1].values == [.integer(1), .text("new")])
        #expect(await shown.count.rows == 6)
        #expect(try await shown.rows(5..<6).map(\.id) == [.inserted(0)])
        #expect(edits.rowCount == 3)
    }

    @Test func aValueThatReturnsIsNoEdit() async throws {
        let row = try await rows()[0]
        var edits = SheetEdits()
        edits.set(.text("x"), row: row, column: 1, in: "t")
        edits.set(.text("v0"), row: row, column: 1, in: "t")
        #expect(edits.isEmpty)
        #expect(edits.canUndo)
    }

    @Test func eachStepIsTakenBackAndRepeated() async throws {
        let rows = try await rows()
        var edits = SheetEdits()
        let none = edits.tables
        edits.set(.text("x"), row: rows[0], column: 1, in: "t")
        let one = edits.tables
        edits.perform { edits in
            for row in rows { edits.set(.null, row: row, column: 1, in: "t") }
            edits.insert([.integer(7)], in: "t")
        }
        let all = edits.tables
        #expect(edits.undo() == "t")
        #expect(edits.tables == one)
        edits.undo()
        #expect(edits.tables == none)
        #expect(edits.undo() == nil)
        edits.redo()
        edits.redo()
        #expect(edits.tables == all)
        edits.undo()
        edits.delete(rows[4], in: "t")
        #expect(!edits.canRedo)
    }

    @Test func aDeletedInsertedRowLeavesNothing() {
        var edits = SheetEdits()
        let id = edits.insert([.integer(1)], in: "t")
        edits.delete(SheetRow(id: id, values: [.integer(1)]), in: "t")
        #expect(edits.isEmpty)
    }

    @Test func missingValuesAreProblems() async throws {
        let rows = try await rows()
        var edits = SheetEdits()
        edits.set(.null, row: rows[0], column: 0, in: "t")
        edits.set(.null, row: rows[1], column: 1, in: "t")
        edits.insert([], in: "t")
        let columns = try await file.tables()[0].columns
        let problems = edits.problems(in: "t", columns: columns)
        #expect(problems.map(\.id) == [.number(0), .inserted(0)])
        #expect(problems.allSatisfy { $0.column == 0 })
    }

    @Test func savedEditsBecomeRows() async throws {
        let rows = try await rows()
        var edits = SheetEdits()
        edits.delete(rows[0], in: "t")
        edits.insert([.integer(7), .null], in: "t")
        let new = try await file.save(edits, to: nil, progress: { _ in })
        let values = try await new.rows(of: "t").rows(0..<9).map { $0.values[0] }
        #expect(values == [1, 2, 3, 4, 7].map { .integer($0) })
    }

    @Test func rowsWithoutIdentityAreNotEdited() {
        var edits = SheetEdits()
        edits.set(.null, row: SheetRow(id: nil, values: [.null]), column: 0, in: "t")
        edits.delete(SheetRow(id: nil, values: []), in: "t")
        #expect(edits.isEmpty)
    }
}
