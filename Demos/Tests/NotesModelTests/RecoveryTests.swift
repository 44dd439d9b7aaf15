// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import NotesModel
import Seltzer
import Testing

@Suite @MainActor struct RecoveryTests {
    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    private var kept: [String] { folder.files.filter { $0.hasSuffix(".unsaved") } }

    /// A run that has kept texts and was broken off.
    private func brokenRun() async throws {
        let run = try Recovery(folder: folder.path)
        let text = TextStorage(bytes: [0x61, 0x0A, 0xFF, 0x00, 0x0D, 0x0A])
        try await run.keep(text, identifier: 1, path: "/x/new\nline.md", name: "")
        try await run.keep(TextStorage("two"), identifier: 2, path: nil, name: "Untitled 3")
    }

    @Test func textsOfABrokenRunAreFoundByteForByte() async throws {
        try await brokenRun()
        let run = try Recovery(folder: folder.path)
        let texts = await run.abandonedTexts()
        #expect(texts.map(\.path) == ["/x/new\nline.md", nil])
        #expect(texts.last?.name == "Untitled 3")
        #expect(
            texts.first?.text == TextStorage(bytes: [0x61, 0x0A, 0xFF, 0x00, 0x0D, 0x0A]))
        for text in texts { await run.discard(text) }
        #expect(await run.abandonedTexts().isEmpty)
        await run.end()
        #expect(folder.files.isEmpty)
    }

    @Test func onlyTheUserMayReadWhatIsKept() async throws {
        let run = try Recovery(folder: folder / "state")
        try await run.keep(TextStorage("secret"), identifier: 0, path: nil, name: "")
        let file = try #require(kept.first)
        #expect(try folder.permissions(of: folder / file) == 0o600)
        #expect(try folder.permissions(of: FilePath.folder(of: folder / file)) == 0o700)
    }

    @Test func textsOfARunThatGoesOnAreNotFound() async throws {
        let first = try Recovery(folder: folder.path)
        try await first.keep(TextStorage("one"), identifier: 0, path: nil, name: "")
        let second = try Recovery(folder: folder.path)
        #expect(await second.abandonedTexts().isEmpty)
        await second.end()
        #expect(kept.count == 1)
        await first.forget(identifier: 0)
        await first.end()
        #expect(folder.files.isEmpty)
    }

    @Test func aFileThatIsNoKeptTextIsPassedOver() async throws {
        try folder.put("", in: "run-1-1/lock")
        try folder.put("something else", in: "run-1-1/0.unsaved")
        let run = try Recovery(folder: folder.path)
        #expect(await run.abandonedTexts().isEmpty)
        await run.end()
        #expect(kept.count == 1)
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() throws {
        try folder.put("", in: "file")
        #expect(throws: FileError.self) { try Recovery(folder: folder / "file/state") }
    }

    // MARK: The keeper

    @Test func anEditIsKeptSoonAndForgottenAfterSaving() async throws {
        let store = DocumentStore()
        try folder.put("one", in: "a.md")
        let document = try await store.open(path: folder / "a.md")
        let keeper = RecoveryKeeper(
            try Recovery(folder: folder / "state"), delay: .milliseconds(1))
        document.didChange = { keeper.documentDidChange($0) }
        document.edit(TextStorage("two!"))
        #expect(await waitUntil { kept.count == 1 })
        document.edit(TextStorage("three"))
        let file = try #require(kept.first)
        #expect(await waitUntil { folder.text(of: file)?.hasSuffix("\nthree") == true })
        try await document.save()
        #expect(await waitUntil { kept.isEmpty })
        document.edit(TextStorage("four"))
        #expect(await waitUntil { kept.count == 1 })
        document.edit(TextStorage("three"))
        #expect(await waitUntil { kept.isEmpty })
    }

    @Test func allTextsAreKeptAtOnceBeforeTheEnd() async throws {
        let store = DocumentStore()
        let keeper = RecoveryKeeper(try Recovery(folder: folder.path), delay: .seconds(600))
        let document = store.addUntitled()
        document.didChange = { keeper.documentDidChange($0) }
        document.edit(TextStorage("text"))
        #expect(kept.isEmpty)
        await keeper.keepAll(store.documents)
        #expect(kept.count == 1)
    }

    @Test func aTextThatCannotBeKeptIsToldOnce() async throws {
        let store = DocumentStore()
        let keeper = RecoveryKeeper(
            try Recovery(folder: folder / "state"), delay: .milliseconds(1))
        var told: [String] = []
        keeper.didFail = { told.append($0) }
        try folder.remove("state")
        let document = store.addUntitled()
        document.didChange = { keeper.documentDidChange($0) }
        document.edit(TextStorage("one"))
        #expect(await waitUntil { told.count == 1 })
        #expect(told.first?.contains("No such file or directory") == true)
        document.edit(TextStorage("two"))
        await keeper.keepAll(store.documents)
        #expect(told.count == 1)
    }
}
