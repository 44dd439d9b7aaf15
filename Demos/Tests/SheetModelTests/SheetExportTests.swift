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

    nonisolated private static let expected: [SheetExport: String] = [
        .csv: #"""
        "a ""b""",n
        "x,""y""
        z",1
        it's | \t,
        x'01AB',2.0

        """#,
        .tsv: #"""
        "a ""b"""\tn
        "x,""y""
        z"\t1
        "it's | \t"\t
        x'01AB'\t2.0

        """#,
        .json: #"""
        [
          {"a \"b\"":"x,\"y\"\nz","n":1},
          {"a \"b\"":"it's | \t","n":null},
          {"a \"b\"":"x'01AB'","n":2.0}
        ]

        """#,
        .jsonl: #"""
        {"a \"b\"":"x,\"y\"\nz","n":1}
        {"a \"b\"":"it's | \t","n":null}
        {"a \"b\"":"x'01AB'","n":2.0}

        """#,
        .markdown: #"""
        | a "b" | n |
        | --- | ---: |
        | x,"y"<br>z | 1 |
        | it's \| \t |  |
        | x'01AB' | 2.0 |

        """#,
        .sql: #"""
        INSERT INTO "t" ("a ""b""", "n") VALUES ('x,"y"
        z', 1);
        INSERT INTO "t" ("a ""b""", "n") VALUES ('it''s | \t', NULL);
        INSERT INTO "t" ("a ""b""", "n") VALUES (x'01AB', 2.0);

        """#,
    ]

    @Test(arguments: SheetExport.allCases)
    func formatsQuoteWhatTheyMust(_ format: SheetExport) async throws {
        var expected = try #require(Self.expected[format])
        // Tabs are written as in Swift, apart from those of JSON, which writes them so itself.
        if format != .json, format != .jsonl {
            expected = expected.split(separator: "\\t", omittingEmptySubsequences: false)
                .joined(separator: "\t")
        }
        #expect(try await format.write(rows, to: folder / "out") == 3)
        #expect(folder.text(of: "out") == expected)
        #expect(folder.files == ["out"])
    }

    @Test func manyRowsAreWrittenWithProgress() async throws {
        let many = MemoryRows(
            columns: [SheetColumn("n")],
            rows: (0..<2500).map { SheetRow(id: nil, values: [.integer($0)]) })
        #expect(try await SheetExport.csv.write(many, to: folder / "out") == 2500)
        #expect(folder.text(of: "out") == "n\n" + (0..<2500).map { "\($0)\n" }.joined())
        let none = MemoryRows(columns: [], rows: [])
        #expect(try await SheetExport.json.write(none, part: { _ in }) == 0)
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

    @Test func deletedRowsLeaveNoComma() async throws {
        var edits = SheetEdits()
        let rows = MemoryRows(
            table: "t", columns: [SheetColumn("n")],
            rows: (0..<3).map { SheetRow(id: .number($0), values: [.integer($0)]) })
        edits.delete(try await rows.rows(0..<1)[0], in: "t")
        let path = folder.path + "/out"
        let count = try await SheetExport.json.write(EditedRows(rows, edits: edits), to: path)
        #expect(count == 2)
        #expect(folder.text(of: "out") == "[\n  {\"n\":1},\n  {\"n\":2}\n]\n")
    }
}
