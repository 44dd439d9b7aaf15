// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import NotesFolders
import NotesModel
import Seltzer
import Testing

@Suite struct FileActionsTests {
    private let folder: NotesFolder

    init() throws {
        folder = try NotesFolder()
    }

    @Test func aNewFileGetsItsFoldersAndReplacesNoOther() throws {
        try FileActions.create(BytePath(folder / "x/y/a.md"))
        #expect(folder.text(of: "x/y/a.md") == "")
        try folder.put("text", in: "b.md")
        let error = #expect(throws: FileError.self) {
            try FileActions.create(BytePath(folder / "b.md"))
        }
        #expect(error?.isCollision == true)
        #expect(folder.text(of: "b.md") == "text")
    }

    @Test func renamingNeverReplacesAnotherFile() throws {
        try folder.put("one", in: "a")
        try folder.put("two", in: "b")
        let error = #expect(throws: FileError.self) {
            try FileActions.rename(BytePath(folder / "a"), to: BytePath(folder / "b"))
        }
        #expect(error?.isCollision == true)
        #expect(folder.text(of: "b") == "two")
        try FileActions.rename(BytePath(folder / "a"), to: BytePath(folder / "c"))
        #expect(folder.files == ["b", "c"])
        try folder.put("", in: "x/d")
        try FileActions.rename(BytePath(folder / "x"), to: BytePath(folder / "y"))
        #expect(folder.files == ["b", "c", "y/d"])
    }

    @Test func theTrashKeepsFilesAndWhereTheyWere() throws {
        let trash = Trash(folder: BytePath(folder / "Trash"))
        try folder.put("one", in: "a b.md")
        let first = try trash.move(BytePath(folder / "a b.md"))
        try folder.put("two", in: "a b.md")
        let second = try trash.move(BytePath(folder / "a b.md"))
        #expect(first != second)
        #expect(folder.files.contains { $0 == "a b.md" } == false)
        #if os(Linux)
        let note = try #require(folder.text(of: "Trash/info/a b.md.trashinfo"))
        #expect(note.hasPrefix("[Trash Info]\nPath=\(folder.path)/a%20b.md\nDeletionDate="))
        #endif
        try trash.restore(first, to: BytePath(folder / "a b.md"))
        #expect(folder.text(of: "a b.md") == "one")
        #expect(!folder.files.contains("Trash/info/a b.md.trashinfo"))
    }

    @Test func removingTakesFilesAndEmptyFoldersOnly() throws {
        try folder.put("", in: "x/a")
        #expect(throws: FileError.self) { try FileActions.remove(BytePath(folder / "x")) }
        try FileActions.remove(BytePath(folder / "x/a"))
        try FileActions.remove(BytePath(folder / "x"))
        #expect(throws: FileError.self) { try FileActions.remove(BytePath(folder / "x")) }
    }

    @Test func pathsAreShortenedAndNamesChecked() {
        #expect(PathText.abbreviated("/a/b/c", home: "/a/b") == "~/c")
        #expect(PathText.abbreviated("/a/b", home: "/a/b") == "~")
        #expect(PathText.abbreviated("/a/bc", home: "/a/b") == "/a/bc")
        #expect(PathText.abbreviated("/a", home: "/") == "/a")
        #expect(PathText.abbreviated("/a", home: nil) == "/a")
        #expect(PathText.objection(toName: "a.md") == nil)
        #expect(PathText.objection(toName: "a..b/c") == nil)
        for name in [
            "", "..", "a/", "a\0", "/a", "../a", "a/../../b", String(repeating: "n", count: 256),
        ] {
            #expect(PathText.objection(toName: name) != nil)
        }
    }

    @Test func theStateFolderIsThatOfTheEnvironment() {
        #expect(Environment.value("NO_SUCH_VARIABLE_OF_NOTES") == nil)
        #expect(Environment.stateFolder?.description.hasPrefix("/") == true)
    }
}
