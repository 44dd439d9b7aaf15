// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import NotesModel
import Seltzer
import Testing

@Suite @MainActor struct FolderSearchTests {
    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    private func results(
        of query: String, _ change: (inout FolderSearch) -> Void = { _ in }
    ) async -> FolderSearch.Results {
        var search = FolderSearch(root: BytePath(folder.path), query: query)
        change(&search)
        var last = FolderSearch.Results()
        for await results in search.results() { last = results }
        return last
    }

    @Test func linesAreFoundInAllFilesWithTheirPlaces() async throws {
        try folder.put("one\n  a lemon and a lemon\r\nthree Lemon", in: "a.md")
        try folder.put("lemon", in: "sub/b.md")
        try folder.put("nothing", in: "c.md")
        let results = await results(of: "lemon")
        #expect(results.files.map(\.path) == ["a.md", "sub/b.md"])
        #expect(results.lineCount == 3 && results.searchedCount == 3)
        #expect(!results.isSearching && !results.isCut)
        let lines = try #require(results.files.first?.lines)
        #expect(lines.map(\.number) == [1, 2])
        #expect(lines.map(\.text) == ["a lemon and a lemon", "three Lemon"])
        #expect(lines.first?.range == 8..<13 && lines.first?.place == 2..<7)
    }

    @Test func placesAreThoseOfTheTextWithoutItsByteOrderMark() async throws {
        try folder.put("\u{FEFF}a lemon", in: "a.md")
        let line = try #require(await results(of: "a lemon").files.first?.lines.first)
        #expect(line.range == 0..<7 && line.text == "a lemon")
    }

    @Test func aCapitalLetterMakesTheCaseCount() async throws {
        try folder.put("lemon\nLemon\nLEMON", in: "a.md")
        #expect(await results(of: "Lemon").files.first?.lines.map(\.number) == [1])
        #expect(await results(of: "lemon").lineCount == 3)
        #expect(await results(of: "").files.isEmpty)
        #expect(await results(of: "zest").files.isEmpty)
    }

    @Test func caseAndSpellingDoNotCount() async throws {
        try folder.put("ÄRGER\nA\u{308}rger\nοδος\nΟΔΟΣ\nMASSE", in: "a.md")
        #expect(await results(of: "ärger").lineCount == 2)
        #expect(await results(of: "οδος").lineCount == 2)
        #expect(await results(of: "maße").lineCount == 1)
        let line = await results(of: "maße").files.first?.lines.first
        #expect(line?.place == 0..<5)
    }

    @Test func binaryLargeAndExcludedFilesAreNotSearched() async throws {
        try folder.put(Array("lemon".utf8) + [0], in: "binary")
        try folder.put("lemon and more", in: "large")
        try folder.put("lemon", in: ".git/config")
        try folder.put("lemon", in: "small")
        let results = await results(of: "lemon") { $0.greatestFileSize = 6 }
        #expect(results.files.map(\.path) == ["small"])
    }

    @Test func theNumberOfLinesHasALimitThatIsTold() async throws {
        try folder.put(String(repeating: "lemon\n", count: 30), in: "a")
        try folder.put(String(repeating: "lemon\n", count: 30), in: "b")
        let results = await results(of: "lemon") {
            $0.greatestLineCount = 25
            $0.greatestLineCountInFile = 20
        }
        #expect(results.files.map(\.lines.count) == [20, 5])
        #expect(results.isCut && results.lineCount == 25)
    }

    @Test func ofALongLineAPartIsShown() async throws {
        let long = String(repeating: "é", count: 5_000)
        try folder.put(long + "lemon" + long, in: "a")
        let line = try #require(await results(of: "lemon").files.first?.lines.first)
        #expect(line.range == 10_000..<10_005)
        #expect(line.text.utf8.count < 300 && !line.text.hasPrefix("\u{FFFD}"))
        let shown = Array(line.text.utf8)[line.place]
        #expect(String(decoding: shown, as: UTF8.self) == "lemon")
    }

    @Test func aSearchThatIsNotReadAnyMoreEnds() async throws {
        for number in 0..<200 { try folder.put("lemon", in: "\(number)") }
        let task = Task { await results(of: "lemon") }
        task.cancel()
        #expect(await task.value.lineCount <= 200)
    }
}
