// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetModel
import Testing

@MainActor
@Suite struct SheetDocumentTests {
    /// A file whose functions call a closure before they end.
    private struct SlowFile: SheetFile {
        var base: any SheetFile
        var views: [SheetTable] = []
        var pause: @MainActor @Sendable () async throws -> Void

        var path: String { base.path }
        var facts: SheetFacts { base.facts }
        var isReadOnly: Bool { false }
        var supportsQueries: Bool { false }

        func tables() async throws -> [SheetTable] {
            try await base.tables().map { SheetTable($0.name, columns: $0.columns) } + views
        }

        func rowCount(of table: String) async throws -> Int {
            try await pause()
            return 7
        }

        func rows(of table: String) async throws -> any SheetRows {
            try await base.rows(of: table)
        }

        func save(
            _ edits: SheetEdits, to path: String?, progress: @escaping SheetProgress
        ) async throws -> any SheetFile {
            try await pause()
            return try await base.save(edits, to: path, progress: progress)
        }
    }

    @MainActor private final class Place { var document: SheetDocument? }

    @Test func editsMadeDuringASaveStay() async throws {
        let place = Place()
        let document = SheetDocument(
            SlowFile(base: SheetScene.harbor()) {
                #expect(place.document?.isSaving == true)
                place.document?.edits.insert([.integer(62)], in: "readings")
            })
        place.document = document
        document.edits.insert([.integer(61)], in: "readings")
        try await document.save(to: nil) { _ in }
        #expect(document.edits.rowCount == 2)
        #expect(!document.isSaving)
    }

    @Test func secondSaveIsRefusedDuringTheFirst() async throws {
        let place = Place()
        let document = SheetDocument(
            SlowFile(base: SheetScene.harbor()) {
                await #expect(throws: CancellationError.self) {
                    try await place.document?.save(to: nil) { _ in }
                }
            })
        place.document = document
        document.edits.insert([.integer(61)], in: "readings")
        try await document.save(to: nil) { _ in }
        #expect(document.edits.isEmpty)
    }

    @Test func countBelongsToItsTableAfterAReload() async throws {
        let place = Place()
        let document = SheetDocument(
            SlowFile(base: SheetScene.harbor()) { try await place.document?.readTables() })
        place.document = document
        try await document.countRows(ofTable: 0)
        #expect(document.tables.isEmpty, "An index without a table is no error")
        try await document.readTables()
        try await document.countRows(ofTable: 0)
        #expect(document.tables.map(\.rowCount) == [7, nil])
    }

    @Test func viewsAreCountedWhenTheirRowsAreShown() async throws {
        let view = SheetTable("springs", isView: true, columns: [])
        let document = SheetDocument(SlowFile(base: SheetScene.harbor(), views: [view]) {})
        try await document.readTables()
        try await document.countRows(ofTable: 2)
        #expect(document.tables[2].rowCount == nil)
        #expect(document.setRowCount(4, of: "springs"))
        #expect(!document.setRowCount(4, of: "springs"))
        #expect(document.tables[2].rowCount == 4)
    }
}
