// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import Testing

@testable import SheetModel

/// Covers also: RowWriter, ReplacingFile, SQLText, JSONText.
@Suite @MainActor struct SheetExportTests {
    private let folder: NotesFolder
    private let rows = MemoryRows(
        table: "t", columns: [SheetColumn("a \"b\""), SheetColumn("n", kind: .integer)],
        rows: [
            SheetRow(id: nil, values: [.text("x,\"y\"\nz"), .integer(1)]),
            SheetRow(id: nil, values: [.text("it's | \t"), .null]),
            SheetRow(id: nil, values: [.bytes([1, 171]), .real(2)]),
        ])

    init() throws {
        folder = try NotesFolder()
    }

    @Test(arguments: [
        (
            SheetExport.csv,
            "\"a \"\"b\"\"\",n\n\"x,\"\"y\"\"\nz\",1\nit's | \t,\nx'01AB',2.0\n"
        ),
        (.tsv, "\"a \"\"b\"\"\"\tn\n\"x,\"\"y\"\"\nz\"\t1\n\"it's | \t\"\t\nx'01AB'\t2.0\n"),
        (
            .json,
            "[\n  {\"a \\\"b\\\"\":\"x,\\\"y\\\"\\nz\",\"n\":1},\n"
                + "  {\"a \\\"b\\\"\":\"it's | \\t\",\"n\":null},\n"
                + "  {\"a \\\"b\\\"\":\"x'01AB'\",\"n\":2.0}\n]\n"
        ),
        (
            .jsonl,
            "{\"a \\\"b\\\"\":\"x,\\\"y\\\"\\nz\",\"n\":1}\n"
                + "{\"a \\\"b\\\"\":\"it's | \\t\",\"n\":null}\n"
                + "{\"a \\\"b\\\"\":\"x'01AB'\",\"n\":2.0}\n"
        ),
        (
            .markdown,
            "| a \"b\" | n |\n| --- | ---: |\n| x,\"y\"<br>z | 1 |\n| it's \\| \t |  |\n| x'01AB' | 2.0 |\n"
        ),
        (
            .sql,
            "INSERT INTO \"t\" (\"a \"\"b\"\"\", \"n\") VALUES ('x,\"y\"\nz', 1);\n"
                + "INSERT INTO \"t\" (\"a \"\"b\"\"\", \"n\") VALUES ('it''s | \t', NULL);\n"
                + "INSERT INTO \"t\" (\"a \"\"b\"\"\", \"n\") VALUES (x'01AB', 2.0);\n"
        ),
    ])
    func formatsQuoteWhatTheyMust(_ format: SheetExport, _ expected: String) async throws {
        #expect(try await format.write(rows, to: folder / "out") == 3)
        #expect(folder.text(of: "out") == expected)
        #expect(folder.files == ["out"])
    }

    @Test func manyRowsAreWrittenWithProgress() async throws {
        let many = MemoryRows(
            columns: [SheetColumn("n")],
            rows: (0..<2500).map { SheetRow(id: nil, values: [.integer($0)]) })
        var text = ""
        #expect(try await SheetExport.csv.write(many) { text += $0 } == 2500)
        #expect(text == "n\n" + (0..<2500).map { "\($0)\n" }.joined())
        #expect(
            try await SheetExport.json.write(MemoryRows(columns: [], rows: []), part: { _ in }) == 0
        )
    }

    @Test func aCancelledExportLeavesTheOldFile() async throws {
        try folder.put("old", in: "out")
        let (rows, path) = (rows, folder / "out")
        let task = Task { try await SheetExport.csv.write(rows, to: path) }
        task.cancel()
        await #expect(throws: CancellationError.self) { _ = try await task.value }
        #expect(folder.files == ["out"])
        #expect(folder.text(of: "out") == "old")
    }

    @Test func foldersThatAreMissingAreReported() async throws {
        await #expect(throws: SheetError.self) {
            try await SheetExport.csv.write(rows, to: folder / "none/out")
        }
    }
}
