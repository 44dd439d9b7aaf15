// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesFolders
import SheetModel
import Testing

/// Covers also: DelimitedRow, TextStyle, JSONRow.
@Suite @MainActor struct TextSavingTests {
    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    /// Opens a file, edits its rows, saves it, and returns the new text.
    private func saved(
        _ text: String, name: String = "a.csv",
        _ edit: (inout SheetEdits, [SheetRow]) -> Void
    ) async throws -> String? {
        try folder.put(text, in: name)
        let file = try await TextFile(path: folder.path + "/" + name)
        let rows = try await file.rows(of: "a").rows(0..<99)
        var edits = SheetEdits()
        edit(&edits, rows)
        _ = try await file.save(edits, to: nil, progress: { _ in })
        return folder.text(of: name)
    }

    @Test func onlyChangedFieldsAreWritten() async throws {
        let text = "\u{FEFF}a;\"b\" ;c\r\n 1 ;\"2\";\"x\"\"y\"\r\n3;4;5"
        let new = try await saved(text) { edits, rows in
            edits.set(.text("7"), row: rows[0], column: 1, in: "a")
            edits.set(.text("n;m"), row: rows[1], column: 2, in: "a")
        }
        #expect(new == "\u{FEFF}a;\"b\" ;c\r\n 1 ;\"7\";\"x\"\"y\"\r\n3;4;\"n;m\"")
    }

    @Test func textsThatNeedQuotesGetThem() async throws {
        let new = try await saved("a,b\n1,2\n") { edits, rows in
            edits.set(.text("say \"hi\""), row: rows[0], column: 0, in: "a")
            edits.set(.text("two\nlines"), row: rows[0], column: 1, in: "a")
        }
        #expect(new == "a,b\n\"say \"\"hi\"\"\",\"two\nlines\"\n")
    }

    @Test func rowsAreDeletedAndAdded() async throws {
        let new = try await saved("a,b\r\n1,\"2\"\r\n3,4\r\n5,6") { edits, rows in
            edits.delete(rows[1], in: "a")
            edits.insert([.text("8"), .text("9")], in: "a")
            edits.insert([.null], in: "a")
        }
        #expect(new == "a,b\r\n1,\"2\"\r\n5,6\r\n8,\"9\"\r\n,\"\"")
    }

    @Test func aRowIsAddedToAHeaderAlone() async throws {
        #expect(
            try await saved("a,b") { edits, _ in edits.insert([.text("1")], in: "a") }
                == "a,b\n1,")
    }

    @Test func aShortRowGetsFields() async throws {
        let new = try await saved("a,b,c\n1\n2,,\n") { edits, rows in
            edits.set(.text("z"), row: rows[0], column: 2, in: "a")
        }
        #expect(new == "a,b,c\n1,,z\n2,,\n")
    }

    @Test func charactersOutsideOfTheEncodingAreRefused() async throws {
        try folder.put([0x61, 0x0A, 0xE9, 0x0A], in: "a.csv")
        let file = try await TextFile(path: folder.path + "/a.csv")
        let row = try await file.rows(of: "a").rows(0..<1)[0]
        var edits = SheetEdits()
        edits.set(.text("水"), row: row, column: 0, in: "a")
        await #expect(throws: SheetError.self) {
            _ = try await file.save(edits, to: nil, progress: { _ in })
        }
        edits.set(.text("ü"), row: row, column: 0, in: "a")
        _ = try await file.save(edits, to: nil, progress: { _ in })
        #expect(folder.bytes(of: "a.csv") == [0x61, 0x0A, 0xFC, 0x0A])
    }

    @Test func changesOfOtherProgramsAreNotOverwritten() async throws {
        try folder.put("a\n1\n", in: "a.csv")
        let file = try await TextFile(path: folder.path + "/a.csv")
        var edits = SheetEdits()
        edits.set(.text("2"), row: try await file.rows(of: "a").rows(0..<1)[0], column: 0, in: "a")
        try folder.put("a\nother\n", in: "a.csv")
        await #expect(throws: SheetError.fileChanged(path: file.path)) {
            _ = try await file.save(edits, to: nil, progress: { _ in })
        }
        #expect(folder.text(of: "a.csv") == "a\nother\n")
    }

    @Test func readOnlyFilesAreOnlyCopied() async throws {
        try folder.put("a\n1\n", in: "a.csv")
        let file = try await TextFile(
            path: folder.path + "/a.csv", options: SheetOptions(isReadOnly: true))
        await #expect(throws: SheetError.self) {
            _ = try await file.save(SheetEdits(), to: nil, progress: { _ in })
        }
        _ = try await file.save(SheetEdits(), to: folder.path + "/b.csv", progress: { _ in })
        #expect(folder.text(of: "b.csv") == "a\n1\n")
    }

    // MARK: JSON lines

    private let json = """
        { "id": 1,  "name": "Ann" , "tags": [1, {"x": "}"}], "ok": true }
        {"id":2.50,"name":null}\r
        {"name": "q\\u00e9\\n"}

        """

    @Test func columnsOfJSONAreTheUnionOfTheNames() async throws {
        try folder.put(json, in: "a.jsonl")
        let file = try await TextFile(path: folder.path + "/a.jsonl")
        #expect(try await file.tables()[0].columns.map(\.name) == ["id", "name", "tags", "ok"])
        let rows = try await file.rows(of: "a").rows(0..<9).map(\.values)
        #expect(
            rows == [
                [.integer(1), .text("Ann"), .text("[1, {\"x\": \"}\"}]"), .text("true")],
                [.text("2.50"), .null, .null, .null], [.null, .text("qé\n"), .null, .null],
            ])
        #expect(file.facts.format == "JSON lines")
    }

    @Test func onlyChangedMembersAreWritten() async throws {
        let new = try await saved(json, name: "a.jsonl") { edits, rows in
            edits.set(.text("3"), row: rows[0], column: 0, in: "a")
            edits.set(.text("3"), row: rows[0], column: 1, in: "a")
            edits.set(.text("a\"b"), row: rows[1], column: 1, in: "a")
            edits.set(.text("x"), row: rows[1], column: 3, in: "a")
            edits.insert([.integer(9), .null, .text("t")], in: "a")
        }
        #expect(
            new == """
                { "id": 3,  "name": "3" , "tags": [1, {"x": "}"}], "ok": true }
                {"id":2.50,"name":"a\\"b","ok":"x"}\r
                {"name": "q\\u00e9\\n"}
                {"id":9,"tags":"t"}

                """)
    }

    @Test func aLineThatIsNotJSONIsShownAndKept() async throws {
        try folder.put("{\"a\": 1}\nnot json\n{}\n", in: "a.jsonl")
        let file = try await TextFile(path: folder.path + "/a.jsonl")
        let rows = try await file.rows(of: "a").rows(0..<9)
        #expect(rows.map { $0.values[0] } == [.integer(1), .text("not json"), .null])
        var edits = SheetEdits()
        edits.set(.text("2"), row: rows[1], column: 0, in: "a")
        await #expect(throws: SheetError.self) {
            _ = try await file.save(edits, to: nil, progress: { _ in })
        }
        edits.undo()
        edits.set(.text("2"), row: rows[2], column: 0, in: "a")
        _ = try await file.save(edits, to: nil, progress: { _ in })
        #expect(folder.text(of: "a.jsonl") == "{\"a\": 1}\nnot json\n{\"a\":2}\n")
    }

    @Test func stringsAndDigitsOfJSONStay() async throws {
        let column = SheetColumn("n", declaredType: "json", kind: .integer)
        let text = "{\"zip\":\"01234\",\"n\":12345678901234567890,\"r\":1,\"m\":{\"x\":1}}\n"
        let new = try await saved(text, name: "a.jsonl") { edits, rows in
            edits.set(column.value(typed: "1235"), row: rows[0], column: 0, in: "a")
            edits.set(
                column.value(typed: "12345678901234567891"), row: rows[0], column: 1, in: "a")
            edits.set(column.value(typed: "1e400"), row: rows[0], column: 2, in: "a")
            edits.set(.text("{a:1}"), row: rows[0], column: 3, in: "a")
        }
        #expect(
            new == "{\"zip\":\"1235\",\"n\":12345678901234567891,\"r\":1e400,\"m\":\"{a:1}\"}\n")
    }

    // MARK: Other programs

    @Test func anotherNameOfTheFileIsTheFile() async throws {
        try folder.put("a\n1\n", in: "a.csv")
        let file = try await TextFile(path: folder.path + "/a.csv")
        var edits = SheetEdits()
        edits.set(.text("2"), row: try await file.rows(of: "a").rows(0..<1)[0], column: 0, in: "a")
        // The new file has another number, which the open one does not notice.
        try FileManager.default.removeItem(atPath: file.path)
        try folder.put("a\nother\n", in: "a.csv")
        await #expect(throws: SheetError.self) {
            _ = try await file.save(edits, to: folder.path + "/./a.csv", progress: { _ in })
        }
        #expect(folder.text(of: "a.csv") == "a\nother\n")
        _ = try await file.save(edits, to: folder.path + "/b.csv", progress: { _ in })
        #expect(folder.text(of: "b.csv") == "a\n2\n")
    }

    @Test func aFileThatWasWrittenInPlaceIsNotCopied() async throws {
        try folder.put("a\n1\n2\n", in: "a.csv")
        let file = try await TextFile(path: folder.path + "/a.csv")
        var edits = SheetEdits()
        edits.set(.text("9"), row: try await file.rows(of: "a").rows(1..<2)[0], column: 0, in: "a")
        let other = try #require(FileHandle(forWritingAtPath: file.path))
        try other.write(contentsOf: Array("a\nlonger\n2\n".utf8))
        try other.close()
        await #expect(throws: SheetError.overwritten(path: file.path)) {
            _ = try await file.save(edits, to: folder.path + "/b.csv", progress: { _ in })
        }
        #expect(folder.text(of: "b.csv") == nil)
    }

    // MARK: Forms

    @Test func noRowIsAddedToAnOpenQuote() async throws {
        // A short file with such a quote is not opened.
        let text = "a,b\n" + String(repeating: "1,2\n", count: 20_000) + "3,\"x\n"
        try folder.put(text, in: "a.csv")
        let file = try await TextFile(path: folder.path + "/a.csv")
        var edits = SheetEdits()
        edits.insert([.text("2"), .text("y")], in: "a")
        await #expect(throws: SheetError.self) {
            _ = try await file.save(edits, to: nil, progress: { _ in })
        }
        #expect(folder.text(of: "a.csv") == text)
    }

    @Test func theHeaderIsDecidedOnce() async throws {
        try folder.put("1,2\n3,4\n", in: "a.csv")
        let file = try await TextFile(path: folder.path + "/a.csv")
        let row = try await file.rows(of: "a").rows(0..<1)[0]
        var edits = SheetEdits()
        edits.set(.text("x"), row: row, column: 0, in: "a")
        edits.set(.text("y"), row: row, column: 1, in: "a")
        let new = try await file.save(edits, to: nil, progress: { _ in })
        #expect(try await new.rows(of: "a").rows(0..<9).count == 2)
    }
}
