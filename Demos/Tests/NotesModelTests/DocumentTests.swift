// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import Seltzer
import Testing

@testable import NotesModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite @MainActor struct DocumentTests {
    private let folder: NotesFolder
    private let store = DocumentStore()

    init() throws {
        folder = try NotesFolder()
    }

    private func open(_ text: String, _ name: String = "a.md") async throws -> Document {
        try folder.put(text, in: name)
        return try await store.open(path: BytePath(folder / name))
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
        let document = try await store.open(path: BytePath(folder / "a.bin"))
        var text = document.text
        text.replaceSubrange(6..<6, with: "new ")
        document.edit(text)
        try await document.save()
        #expect(folder.bytes(of: "a.bin") == Array(bytes[..<6]) + Array("new ".utf8) + bytes[6...])
    }

    @Test func aByteOrderMarkIsNoTextAndStays() async throws {
        let document = try await open("\u{FEFF}one")
        #expect(document.text.string == "one")
        var text = document.text
        text.replaceSubrange(0..<0, with: "X")
        document.edit(text)
        try await document.save()
        #expect(folder.text(of: "a.md") == "\u{FEFF}Xone")
        #expect(!document.isEdited)
    }

    @Test func namesThatAreNoTextAreOpenedAndSaved() async throws {
        let path = BytePath(folder.path).appending(BytePath(bytes: Array("caf".utf8) + [0xE9]))
        try FileWriter(path: path).write(TextStorage("latin"))
        let document = try await store.open(path: path)
        #expect(document.text.string == "latin" && document.name == "caf\\xE9")
        document.edit(TextStorage("typed"))
        try await document.save()
        let names = FolderWalk.entries(of: BytePath(folder.path)).map(\.name)
        #expect(names == [path.lastComponent])
        #expect(try DocumentContents.read(path: path).text.string == "typed")
    }

    @Test func savesAreOneAfterAnother() async throws {
        let document = try await open("one")
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<20 {
            document.edit(TextStorage("text \(number)"))
            tasks.append(Task { try await document.save() })
            if number % 3 == 0 { await Task.yield() }
            if number % 5 == 0 { Task { await document.checkFile() } }
        }
        for task in tasks { try await task.value }
        #expect(folder.text(of: "a.md") == "text 19")
        #expect(!document.isEdited && document.outsideChange == nil)
        #expect(await document.checkFile() == false)
    }

    @Test(arguments: ["touch", "chmod", "link"])
    func nothingIsAskedWhereTheContentsStay(what: String) async throws {
        let document = try await open("one")
        document.edit(TextStorage("two"))
        switch what {
        case "touch": try folder.put("one", in: "a.md")
        case "chmod": try folder.setPermissions(0o600, of: "a.md")
        default: link(folder / "a.md", folder / "b.md")
        }
        try await document.save()
        #expect(folder.text(of: "a.md") == "two")
        #expect(document.outsideChange == nil)
    }

    @Test func aFileThatIsOverwrittenInPlaceHasACopyFirst() async throws {
        let document = try await open("one")
        link(folder / "a.md", folder / "b.md")
        document.edit(TextStorage("two"))
        let keeper = RecoveryKeeper(try Recovery(folder: BytePath(folder / "state")))
        var isKept = false
        try await document.save {
            try await keeper.keepNow(document)
            isKept = keeper.keeps(document) && folder.text(of: "b.md") == "one"
        }
        #expect(isKept && folder.text(of: "b.md") == "two")
        struct Refusal: Error {}
        document.edit(TextStorage("three"))
        await #expect(throws: Refusal.self) { try await document.save { throw Refusal() } }
        #expect(folder.text(of: "b.md") == "two" && document.isEdited)
    }

    @Test func aRecoveredTextDoesNotReplaceANewerFileUnasked() async throws {
        let first = try await open("one")
        let base = try #require(FileVersion(path: folder / "a.md"))
        store.close(first)
        for isNewer in [false, true] {
            if isNewer { try folder.put("theirs", in: "a.md") }
            let document = try await store.open(path: BytePath(folder / "a.md"))
            document.restore(try recovered("mine", base: base))
            #expect(document.isEdited && document.text.string == "mine")
            #expect((document.outsideChange != nil) == isNewer)
            if isNewer {
                await #expect(throws: FileWriteError.self) { try await document.save() }
                #expect(folder.text(of: "a.md") == "theirs")
                try await document.save(replacesOthers: true)
                #expect(folder.text(of: "a.md") == "mine" && document.outsideChange == nil)
            }
            store.close(document)
        }
    }

    private func recovered(_ text: String, base: FileVersion) throws -> RecoveredText {
        RecoveredText(
            path: BytePath(folder / "a.md"), name: "", text: TextStorage(text),
            base: RecoveredText.Base(base), source: "")
    }

    @Test func aFileThatDoesNotExistIsCreatedByTheFirstSave() async throws {
        let document = try await store.open(path: BytePath(folder / "new.md"))
        #expect(!document.isEdited && document.text.isEmpty)
        document.edit(TextStorage("hello"))
        try await document.save()
        #expect(folder.text(of: "new.md") == "hello")
    }

    @Test func aFileIsOpenOnlyOnce() async throws {
        let document = try await open("one")
        #expect(try await store.open(path: BytePath(folder / "a.md")) === document)
        #expect(try await store.open(path: BytePath(folder.path + "/./a.md")) === document)
        store.close(document)
        #expect(store.documents.isEmpty)
    }

    @Test func aFolderIsNotOpened() async {
        await #expect(throws: FileError.self) { try await store.open(path: BytePath(folder.path)) }
    }

    @Test func untitledDocumentsAreNumberedAndSavedUnderAName() async throws {
        #expect(store.addUntitled().name == "Untitled")
        let document = store.addUntitled()
        #expect(document.name == "Untitled 2" && document.isDisposable)
        document.edit(TextStorage("text"))
        #expect(!document.isDisposable)
        try folder.put("taken", in: "taken.md")
        await #expect(throws: FileWriteError.self) {
            try await document.save(to: BytePath(folder / "taken.md"))
        }
        #expect(document.path == nil && folder.text(of: "taken.md") == "taken")
        try await document.save(to: BytePath(folder / "b.md"))
        #expect(document.name == "b.md" && !document.isEdited)
    }

    @Test func aFileThatIsTooLargeIsReadOnly() throws {
        try folder.put("0123456789", in: "large")
        let contents = try DocumentContents.read(path: BytePath(folder / "large"), limit: 9)
        #expect(contents.isTooLarge && contents.text.string == "0123456789")
        #expect(try !DocumentContents.read(path: BytePath(folder / "large"), limit: 10).isTooLarge)
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

    @Test(arguments: [true, false])
    func aChangeThatIsTakenBackIsForgotten(isRemoval: Bool) async throws {
        let document = try await open("one")
        for isEdited in [false, true] {
            if isEdited { document.edit(TextStorage("ours")) }
            if isRemoval { try folder.remove("a.md") } else { try folder.put("theirs", in: "a.md") }
            #expect(await document.checkFile())
            #expect(document.outsideChange != nil && document.isEdited)
            try folder.put("one", in: "a.md")
            #expect(await document.checkFile() == false)
            #expect(document.outsideChange == nil && document.isEdited == isEdited)
        }
        try await document.save()
        #expect(folder.text(of: "a.md") == "ours")
    }

    @Test func aRecoveredTextAsksAlsoAfterTheFileIsAsItWasRead() async throws {
        let first = try await open("one")
        let base = try #require(FileVersion(path: folder / "a.md"))
        store.close(first)
        try folder.put("theirs", in: "a.md")
        let document = try await store.open(path: BytePath(folder / "a.md"))
        document.restore(try recovered("mine", base: base))
        for isRemoval in [true, false] {
            if isRemoval { try folder.remove("a.md") } else { try folder.put("others", in: "a.md") }
            #expect(await document.checkFile())
            try folder.put("theirs", in: "a.md")
            #expect(await document.checkFile() == false)
            await #expect(throws: FileWriteError.self) { try await document.save() }
        }
        try await document.save(replacesOthers: true)
        #expect(folder.text(of: "a.md") == "mine" && document.outsideChange == nil)
    }

    @Test func aRenamedFileOrFolderKeepsItsDocument() async throws {
        let document = try await open("one", "x/a.md")
        try FileActions.rename(BytePath(folder / "x"), to: BytePath(folder / "y"))
        store.pathDidChange(from: BytePath(folder / "x"), to: BytePath(folder / "y"))
        #expect(document.path == BytePath(folder / "y/a.md"))
        document.edit(TextStorage("two"))
        try await document.save()
        #expect(folder.text(of: "y/a.md") == "two")
    }
}
