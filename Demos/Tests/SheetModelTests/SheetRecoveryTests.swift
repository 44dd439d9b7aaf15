// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import Testing

@testable import SheetModel

/// Covers also: EditsText.
@Suite @MainActor struct SheetRecoveryTests {
    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    private var edits: SheetEdits {
        var edits = SheetEdits()
        let values: [SheetValue] = [
            .null, .integer(.min), .real(0.1), .text("é\n\"\\\u{0}"), .bytes([0, 255]), .text(""),
            .text("\u{301}x"),
        ]
        edits.insert(values, in: "a b")
        edits.delete(SheetRow(id: .key([.text("k"), .integer(2)]), values: values), in: "t")
        edits.perform { edits in
            for column in 1..<3 {
                let row = SheetRow(id: .number(7), values: values)
                edits.set(.real(-1e300), row: row, column: column, in: "t")
            }
        }
        return edits
    }

    @Test func editsOfABrokenRunAreFound() async throws {
        try folder.put("a\n1\n", in: "a.csv")
        var run: SheetRecovery? = try SheetRecovery(folder: folder.statePath)
        try await run?.keep(edits, of: folder / "a.csv")
        run = nil
        let next = try SheetRecovery(folder: folder.statePath)
        let found = try #require(await next.abandonedEdits().first)
        #expect(found.edits.tables == edits.tables)
        #expect(found.path == folder / "a.csv")
        #expect(found.isCurrent)
        try folder.put("a\nother\n", in: "a.csv")
        #expect(await next.abandonedEdits().first?.isCurrent == false)
        await next.discard(found)
        #expect(await next.abandonedEdits().isEmpty)
        var restored = found.edits
        #expect(restored.insert([], in: "a b") == .inserted(1))
        #expect(!found.edits.canUndo)
        await next.end()
    }

    @Test func forgottenEditsAreNotFound() async throws {
        var run: SheetRecovery? = try SheetRecovery(folder: folder.statePath)
        try await run?.keep(edits, of: "/x/a.csv")
        try await run?.keep(SheetEdits(), of: "/x/a.csv")
        run = nil
        #expect(await (try SheetRecovery(folder: folder.statePath)).abandonedEdits().isEmpty)
    }

    @Test(arguments: [
        "[", "[\"t\"]", "[\"t\",\"number\",\"1\",\"9\",\"n\"]", "x", "[\"t\",\"key\",\"-1\"]",
    ])
    func otherTextsAreNoEdits(_ text: String) {
        #expect(EditsText.decode(text) == nil)
    }
}
