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
        let run = try Recovery(folder: BytePath(folder.path))
        let text = TextStorage(bytes: [0x61, 0x0A, 0xFF, 0x00, 0x0D, 0x0A])
        try await run.keep(text, identifier: 1, path: "/x/new\nline.md", name: "")
        try await run.keep(TextStorage("two"), identifier: 2, path: nil, name: "Untitled 3")
    }

    @Test func textsOfABrokenRunAreFoundByteForByte() async throws {
        try await brokenRun()
        let run = try Recovery(folder: BytePath(folder.path))
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

    @Test func pathsAndTitlesOfAnyBytesAreKept() async throws {
        let paths = [
            BytePath(bytes: Array("/x/caf".utf8) + [0xE9, 0x25, 0x32]), "/a\r\nb%20c",
            "/ends in a return\r",
        ]
        let broken = try Recovery(folder: BytePath(folder.path))
        for (number, path) in paths.enumerated() {
            try await broken.keep(
                TextStorage("\u{FEFF}x"), identifier: number, path: path, name: "a\r\n%")
        }
        _ = consume broken
        let texts = await (try Recovery(folder: BytePath(folder.path))).abandonedTexts()
        #expect(texts.map(\.path) == paths)
        #expect(texts.allSatisfy { $0.name == "a\r\n%" && $0.text.string == "x" })
        #expect(texts.allSatisfy { $0.text.hasByteOrderMark && $0.base == nil })
    }

    @Test func textsOfTheOlderFormAreFound() async throws {
        try folder.put(
            "Unsaved text of Notes 1\npath /a\0b\nname c\nthe text\n", in: "run-1-1/0.unsaved")
        try folder.put("", in: "run-1-1/lock")
        let texts = await (try Recovery(folder: BytePath(folder.path))).abandonedTexts()
        #expect(texts.map(\.path) == ["/a\nb"])
        #expect(texts.first?.name == "c" && texts.first?.text.string == "the text\n")
    }

    @Test func onlyTheUserMayReadWhatIsKept() async throws {
        let run = try Recovery(folder: BytePath(folder / "state"))
        try await run.keep(TextStorage("secret"), identifier: 0, path: nil, name: "")
        let file = try #require(kept.first)
        #expect(try folder.permissions(of: folder / file) == 0o600)
        #expect(
            try folder.permissions(of: BytePath(folder / file).folder.description) == 0o700)
    }

    @Test func textsOfARunThatGoesOnAreNotFound() async throws {
        let first = try Recovery(folder: BytePath(folder.path))
        try await first.keep(TextStorage("one"), identifier: 0, path: nil, name: "")
        let second = try Recovery(folder: BytePath(folder.path))
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
        let run = try Recovery(folder: BytePath(folder.path))
        #expect(await run.abandonedTexts().isEmpty)
        await run.end()
        #expect(kept.count == 1)
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() throws {
        try folder.put("", in: "file")
        #expect(throws: FileError.self) { try Recovery(folder: BytePath(folder / "file/state")) }
    }

    // MARK: The keeper

    @Test func anEditIsKeptSoonAndForgottenAfterSaving() async throws {
        let store = DocumentStore()
        try folder.put("one", in: "a.md")
        let document = try await store.open(path: BytePath(folder / "a.md"))
        let keeper = RecoveryKeeper(
            try Recovery(folder: BytePath(folder / "state")), delay: .milliseconds(1))
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
        let keeper = RecoveryKeeper(
            try Recovery(folder: BytePath(folder.path)), delay: .seconds(600))
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
            try Recovery(folder: BytePath(folder / "state")), delay: .milliseconds(1))
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

    @Test func aTextThatIsKeptAfterAFailureCountsAsKept() async throws {
        let keeper = RecoveryKeeper(try Recovery(folder: BytePath(folder / "state")))
        let store = DocumentStore()
        let (document, other) = (store.addUntitled(), store.addUntitled())
        for document in [document, other] { document.edit(TextStorage("one")) }
        try FileActions.rename(BytePath(folder / "state"), to: BytePath(folder / "away"))
        await keeper.keepAll([document])
        #expect(!keeper.keeps(document))
        try FileActions.rename(BytePath(folder / "away"), to: BytePath(folder / "state"))
        await keeper.keepAll([other])
        #expect(keeper.keeps(other) && !keeper.keeps(document))
        try await keeper.keepNow(document)
        #expect(keeper.keeps(document))
    }
}
