// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import NotesFolders
import SheetModel
import Testing

/// Covers also: TextSource, TextRows, RowMap.
@Suite @MainActor struct TextFileTests {
    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    private func open(
        _ text: String, name: String = "a.csv", options: SheetOptions = SheetOptions()
    ) async throws -> TextFile {
        try folder.put(text, in: name)
        return try await TextFile(path: folder.path + "/" + name, options: options)
    }

    private func texts(_ file: TextFile) async throws -> [[String]] {
        let rows = try await file.rows(of: file.tableName)
        for await count in rows.counts() where count.isFinal {
            return try await rows.rows(0..<count.rows).map { $0.values.map(\.text) }
        }
        return []
    }

    private func names(_ file: TextFile) async throws -> [String] {
        try await file.tables()[0].columns.map(\.name)
    }

    /// The twelve files of csv-spectrum, written anew.
    @Test(arguments: SpectrumCase.all)
    func spectrumFilesAreReadWhole(_ spectrum: SpectrumCase) async throws {
        let file = try await open(spectrum.text)
        #expect(try await names(file) == spectrum.header)
        #expect(try await texts(file) == spectrum.rows)
    }

    @Test(arguments: SpectrumCase.all)
    func spectrumFilesAreSavedByteForByte(_ spectrum: SpectrumCase) async throws {
        let file = try await open(spectrum.text)
        _ = try await file.save(SheetEdits(), to: folder.path + "/b.csv", progress: { _ in })
        #expect(folder.text(of: "b.csv") == spectrum.text)
    }

    @Test func emptyAndRepeatedHeadersGetNames() async throws {
        let file = try await open("a,,a, ,a 2\n1,2,3,4,5\n")
        #expect(try await names(file) == ["a", "B", "a 2", "D", "a 2 2"])
    }

    @Test func aFileOfNumbersHasNoHeader() async throws {
        let file = try await open("1,2\n3,4\n")
        #expect(try await names(file) == ["A", "B"])
        #expect(try await texts(file) == [["1", "2"], ["3", "4"]])
        let other = try await open("1,2\n3,4\n", options: SheetOptions(hasHeader: true))
        #expect(try await names(other) == ["1", "2"])
    }

    @Test func rowsOfOtherLengthsKeepTheirFields() async throws {
        let file = try await open("a,b\n1\n1,2,3\n\n")
        #expect(try await names(file) == ["a", "b", "C"])
        let rows = try await file.rows(of: "a").rows(0..<9)
        #expect(
            rows.map(\.values) == [
                [.text("1"), .null, .null], [.text("1"), .text("2"), .text("3")],
                [.text(""), .null, .null],
            ])
    }

    @Test(arguments: [",", ";", "\t", "|"])
    func theLikeliestDelimiterIsFound(_ delimiter: String) async throws {
        let file = try await open("a\(delimiter)b\n1\(delimiter)2\n")
        #expect(try await names(file) == ["a", "b"])
        #expect(try await texts(file) == [["1", "2"]])
    }

    @Test func theFormIsReported() async throws {
        let file = try await open("a\tb\n1\t2\n", name: "x.tsv")
        #expect(file.facts == SheetFacts(format: "TSV", size: 8))
        #expect(file.tableName == "x")
        try folder.put(
            Array("n,m\nCaf\u{E9},".unicodeScalars.map { UInt8($0.value) }) + [0x80], in: "w.csv")
        let old = try await TextFile(path: folder.path + "/w.csv")
        #expect(old.facts.encoding == "Windows-1252")
        #expect(try await texts(old) == [["Café", "€"]])
    }

    @Test func kindsComeFromTheRows() async throws {
        let file = try await open(
            "i,r,t,d,n\n1,1.5,a,2026-03-01,\n-2,2,7,2026-03-01 14:05,\n")
        let kinds = try await file.tables()[0].columns.map(\.kind)
        #expect(kinds == [.integer, .real, .text, .time, .text])
    }

    @Test func filesThatAreNotTextAreRefused() async throws {
        await #expect(throws: DelimitedTextError.isUTF16(name: "u.csv")) {
            try folder.put([0xFF, 0xFE, 0x61, 0], in: "u.csv")
            _ = try await TextFile(path: folder.path + "/u.csv")
        }
        await #expect(throws: DelimitedTextError.notText(name: "n.csv", line: 1)) {
            try folder.put([0x61, 0, 0x61], in: "n.csv")
            _ = try await TextFile(path: folder.path + "/n.csv")
        }
        await #expect(throws: (any Error).self) {
            _ = try await TextFile(path: folder.path)
        }
    }

    @Test func anEmptyFileHasNoRows() async throws {
        #expect(try await texts(try await open("")) == [])
        #expect(try await texts(try await open("a,b")) == [])
    }

    @Test func rowsFarApartAreReadFromALargeFile() async throws {
        let lines = (0..<30_000).map { "\($0),\"line\n\($0)\",x" }
        let file = try await open("n,text,c\r\n" + lines.joined(separator: "\r\n"))
        let rows = try await file.rows(of: "a")
        for await count in rows.counts() where count.isFinal { #expect(count.rows == 30_000) }
        for row in [0, 63, 64, 12_345, 29_999] {
            let values = try await rows.rows(row..<(row + 1)).map(\.values)
            #expect(values == [[.text("\(row)"), .text("line\n\(row)"), .text("x")]])
        }
        #expect(try await rows.rows(29_990..<40_000).count == 10)
        #expect(try await rows.position(of: .integer(777), column: 0) == 777)
        #expect(try await rows.position(of: .text("none"), column: 0) == nil)
    }

    @Test func aQuoteThatNeverClosesEndsWithTheFile() async throws {
        let start = "a,b\n" + String(repeating: "1,2\n", count: 40_000)
        let file = try await open(start + "3,\"open\n4,5\n")
        let rows = try await file.rows(of: "a")
        for await count in rows.counts() where count.isFinal { #expect(count.rows == 40_001) }
        #expect(try await rows.rows(40_000..<40_001)[0].values[1] == .text("open\n4,5\n"))
    }
}
