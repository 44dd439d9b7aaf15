// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import NotesModel
import Seltzer
import Testing

@Suite @MainActor struct DocumentTests {
    private let folder: NotesFolder
    private let store = DocumentStore()

    init() throws {
        folder = try NotesFolder()
    }

    private func open(_ text: String, _ name: String = "a.md") async throws -> Document {
        try folder.put(text, in: name)
        return try await store.open(path: folder / name)
    }

    @Test func anEditMarksTheDocumentAndUndoingItDoesNot() async throws {
        let document = try await open("one\n")
        #expect(!document.isEdited && document.name == "a.md")
        document.edit(TextStorage("two!\n"))
        #expect(document.isEdited && store.unsaved.count == 1)
        document.edit(TextStorage("one\n"))
        #expect(!document.isEdited && store.unsaved.isEmpty)
    }

    @Test func savingWritesTheTextAndClearsTheMark() async throws {
        let document = try await open("one\n")
        document.edit(TextStorage("two\n"))
        try await document.save()
        #expect(!document.isEdited)
        #expect(folder.text(of: "a.md") == "two\n")
        document.edit(TextStorage("three\n"))
        try await document.save()
        #expect(folder.text(of: "a.md") == "three\n")
    }

    @Test func editsKeepTheFactsAndALargeOneHasTheTextReadAgain() async throws {
        let document = try await open("one two\n")
        #expect(document.facts == nil && document.needsFacts)
        await document.readFacts()
        #expect(document.facts?.words == 2 && !document.needsFacts)
        let change = TextChange(start: 0, oldCount: 0, newCount: 2)
        document.edit(TextStorage("a one two\n"), change: change)
        #expect(document.facts?.words == 3 && !document.needsFacts)
        // Nobody says what changed.
        document.edit(TextStorage("one\r\n"))
        #expect(document.needsFacts)
        await document.readFacts()
        #expect(document.facts?.words == 1 && document.facts?.lineEnds == .crlf)
    }

    @Test func editsWhileTheTextIsReadAreCounted() async throws {
        let document = try await open("one two\n")
        let reading = Task { await document.readFacts() }
        while document.needsFacts { await Task.yield() }
        let change = TextChange(start: 0, oldCount: 0, newCount: 2)
        document.edit(TextStorage("a one two\n"), change: change)
        await reading.value
        #expect(document.facts?.words == 3 && !document.needsFacts)
    }

    @Test func bytesThatAreNoTextAndEachLineEndStayAsTheyAre() async throws {
        let bytes: [UInt8] = [0x61, 0xFF, 0x00, 0xFE, 0x0D, 0x0A, 0x62, 0x0A, 0xC3]
        try folder.put(bytes, in: "a.bin")
        let document = try await store.open(path: folder / "a.bin")
        var text = document.text
        text.replaceSubrange(6..<6, with: "new ")
        document.edit(text)
        try await document.save()
        #expect(folder.bytes(of: "a.bin") == Array(bytes[..<6]) + Array("new ".utf8) + bytes[6...])
    }

    @Test func aFileThatDoesNotExistIsCreatedByTheFirstSave() async throws {
        let document = try await store.open(path: folder / "new.md")
        #expect(!document.isEdited && document.text.isEmpty)
        document.edit(TextStorage("hello"))
        try await document.save()
        #expect(folder.text(of: "new.md") == "hello")
    }

    @Test func aFileIsOpenOnlyOnce() async throws {
        let document = try await open("one")
        #expect(try await store.open(path: folder / "a.md") === document)
        #expect(try await store.open(path: folder.path + "/./a.md") === document)
        store.close(document)
        #expect(store.documents.isEmpty)
    }

    @Test func aFolderIsNotOpened() async {
        await #expect(throws: FileError.self) { try await store.open(path: folder.path) }
    }

    @Test func untitledDocumentsAreNumberedAndSavedUnderAName() async throws {
        #expect(store.addUntitled().name == "Untitled")
        let document = store.addUntitled()
        #expect(document.name == "Untitled 2" && document.isDisposable)
        document.edit(TextStorage("text"))
        #expect(!document.isDisposable)
        try folder.put("taken", in: "taken.md")
        await #expect(throws: FileWriteError.self) {
            try await document.save(to: folder / "taken.md")
        }
        #expect(document.path == nil && folder.text(of: "taken.md") == "taken")
        try await document.save(to: folder / "b.md")
        #expect(document.name == "b.md" && !document.isEdited)
    }

    @Test func aFileThatIsTooLargeIsReadOnly() throws {
        try folder.put("0123456789", in: "large")
        let contents = try DocumentContents.read(path: folder / "large", limit: 9)
        #expect(contents.isTooLarge && contents.text.string == "0123456789")
        #expect(try !DocumentContents.read(path: folder / "large", limit: 10).isTooLarge)
    }

    // MARK: Changes by other programs

    @Test func aChangeOutsideIsFoundOnceAndNeverOverwrittenUnasked() async throws {
        let document = try await open("one")
        #expect(await document.checkFile() == false)
        document.edit(TextStorage("ours"))
        try folder.put("theirs", in: "a.md")
        #expect(await document.checkFile())
        #expect(await document.checkFile() == false)
        guard case .changed(let contents) = document.outsideChange else {
            Issue.record("no change was found")
            return
        }
        #expect(contents.text.string == "theirs")
        await #expect(throws: FileWriteError.self) { try await document.save() }
        #expect(folder.text(of: "a.md") == "theirs" && document.text.string == "ours")
        try await document.save(replacesOthers: true)
        #expect(folder.text(of: "a.md") == "ours")
        #expect(document.outsideChange == nil && !document.isEdited)
    }

    @Test func aChangeDirectlyBeforeSavingIsFoundToo() async throws {
        let document = try await open("one")
        document.edit(TextStorage("ours"))
        try folder.put("two", in: "a.md")
        await #expect(throws: FileWriteError.self) { try await document.save() }
        #expect(folder.text(of: "a.md") == "two")
    }

    @Test func aFileThatWasOnlyTouchedIsUnchanged() async throws {
        let document = try await open("one")
        try folder.put("one", in: "a.md")
        #expect(await document.checkFile() == false)
        document.edit(TextStorage("two"))
        try await document.save()
        #expect(folder.text(of: "a.md") == "two")
    }

    @Test func theTextOfTheFileCanBeTakenOver() async throws {
        let document = try await open("one")
        try folder.put("theirs", in: "a.md")
        await document.checkFile()
        #expect(document.isEdited)
        guard case .changed(let contents) = document.outsideChange else {
            Issue.record("no change was found")
            return
        }
        document.take(contents)
        #expect(document.text.string == "theirs" && !document.isEdited)
        document.edit(TextStorage("ours"))
        try await document.save()
        #expect(folder.text(of: "a.md") == "ours")
    }

    @Test func aFileThatVanishedIsToldAndWrittenAnew() async throws {
        let document = try await open("one")
        try folder.remove("a.md")
        #expect(await document.checkFile())
        #expect(await document.checkFile() == false)
        guard case .removed = document.outsideChange else {
            Issue.record("no change was found")
            return
        }
        #expect(document.isEdited)
        try await document.save()
        #expect(folder.text(of: "a.md") == "one" && document.outsideChange == nil)
    }

    @Test func aRenamedFileOrFolderKeepsItsDocument() async throws {
        let document = try await open("one", "x/a.md")
        try FileActions.rename(folder / "x", to: folder / "y")
        store.pathDidChange(from: folder / "x", to: folder / "y")
        #expect(document.path == folder / "y/a.md")
        document.edit(TextStorage("two"))
        try await document.save()
        #expect(folder.text(of: "y/a.md") == "two")
    }
}
