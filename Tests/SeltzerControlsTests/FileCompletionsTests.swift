// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerBase
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct FileCompletionsTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("files-\(UInt64.random(in: 0...UInt64.max))")

    private func write(_ names: String...) throws {
        for name in names {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
    }

    private func request(_ query: String) -> CompletionRequest {
        CompletionRequest(query: query, token: "@\(query)", line: "see @\(query)")
    }

    @Test func filesAreFoundByNameAndTakenWithTheirPaths() async throws {
        try write("tides.json", "Tests/TideTests.swift", ".hidden/tidy", "日本/潮.txt")
        defer { try? FileManager.default.removeItem(at: folder) }
        let provider = CompletionProvider.files(.token("@"), below: BytePath(folder.path))
        let items = await provider.find(request("tide"))
        #expect(items.map(\.title) == ["tides.json", "TideTests.swift"])
        #expect(items.map(\.text) == ["@tides.json ", "@Tests/TideTests.swift "])
        #expect(items.map(\.detail) == ["", "Tests"])
        #expect(await provider.find(request("潮")).map(\.text) == ["@日本/潮.txt "])
    }

    @Test func newTokenReadsTheFolderAgain() async throws {
        try write("one")
        defer { try? FileManager.default.removeItem(at: folder) }
        let provider = CompletionProvider.files(.token("@"), below: BytePath(folder.path))
        #expect(await provider.find(request("")).map(\.title) == ["one"])
        try write("two")
        #expect(await provider.find(request("tw")).isEmpty)
        #expect(await provider.find(request("")).map(\.title).sorted() == ["one", "two"])
    }

    @Test func folderThatDoesNotExistOffersNothing() async {
        let provider = CompletionProvider.files(.token("@"), below: BytePath(folder.path))
        #expect(await provider.find(request("")).isEmpty)
    }
}
