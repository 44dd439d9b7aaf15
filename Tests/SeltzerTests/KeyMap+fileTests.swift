// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: UserFile, UserFileError.

import Foundation
import Seltzer
import Testing

@Suite struct KeyMapFileTests {
    private func file(_ bytes: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "seltzer-\(UUID().uuidString).keys")
        try Data(bytes).write(to: url)
        return url.path
    }

    @Test func aFileIsReadAsItsText() throws {
        let path = try file(Array("save = ctrl-x ctrl-s\nquit = none\n".utf8))
        defer { unlink(path) }
        let map = try KeyMap(contentsOfFile: path)
        #expect(map["save"] == ["ctrl-x ctrl-s"])
        #expect(map["quit"] == [])
    }

    @Test func badLinesAreToldWithTheFile() throws {
        let path = try file(Array("save = ctlr-s\nquit\n".utf8))
        defer { unlink(path) }
        let error = #expect(throws: UserFileError.self) {
            try KeyMap(contentsOfFile: path)
        }
        #expect(
            error?.description == """
                \(path), line 1: ctlr-s is not a key; did you mean ctrl-s?
                \(path), line 2: name = keys was expected, as in save = ctrl-s
                """)
    }

    @Test func aFileThatIsNotThereIsMissing() {
        let error = #expect(throws: UserFileError.self) {
            try KeyMap(contentsOfFile: "/nowhere/keys")
        }
        #expect(error?.reason == .missing)
        #expect(error?.description == "There is no file /nowhere/keys: check the path.")
    }

    @Test func whatCannotBeReadIsToldInASentence() throws {
        let error = #expect(throws: UserFileError.self) {
            try KeyMap(contentsOfFile: "/tmp")
        }
        #expect(error?.description == "/tmp cannot be read: Is a directory.")
    }

    @Test func aFileThatIsTooLargeIsRefused() throws {
        let path = try file(Array(repeating: UInt8(ascii: "\n"), count: 1 << 20 + 1))
        defer { unlink(path) }
        let error = #expect(throws: UserFileError.self) {
            try KeyMap(contentsOfFile: path)
        }
        #expect(error?.reason == .tooLarge)
    }

    @Test func aPipeThatNobodyWritesToDoesNotBlock() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(
            "seltzer-\(UUID().uuidString).pipe"
        ).path
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        #expect(try KeyMap(contentsOfFile: path) == KeyMap())
    }
}
