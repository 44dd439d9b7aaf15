// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import Testing

@Suite struct ThemeFileTests {
    private func file(_ bytes: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "seltzer-\(UUID().uuidString).theme")
        try Data(bytes).write(to: url)
        return url.path
    }

    @Test func aFileIsReadAsItsText() throws {
        let path = try file(Array("name = Night\naccent = #ff8800\n".utf8))
        defer { unlink(path) }
        let theme = try Theme(contentsOfFile: path)
        #expect(theme.name == "Night")
        #expect(theme[.accent] == .hex(0xFF8800))
    }

    @Test func badLinesAreToldWithTheFile() throws {
        let path = try file(Array("accent = blau\nappearance = dim\n".utf8) + [0xFF])
        defer { unlink(path) }
        let error = #expect(throws: UserFileError.self) {
            try Theme(contentsOfFile: path)
        }
        let lines = error?.description.split(separator: "\n") ?? []
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.hasPrefix("\(path), line ") })
    }

    @Test func aFileThatCannotBeReadIsToldInASentence() throws {
        let missing = #expect(throws: UserFileError.self) {
            try Theme(contentsOfFile: "/nowhere/theme")
        }
        #expect(missing?.reason == .missing)
        #expect(missing?.description == "There is no file /nowhere/theme: check the path.")
        let folder = #expect(throws: UserFileError.self) {
            try Theme(contentsOfFile: "/tmp")
        }
        #expect(folder?.description == "/tmp cannot be read: Is a directory.")
    }

    @Test func aFileThatIsTooLargeIsRefused() throws {
        let path = try file(Array(repeating: UInt8(ascii: "\n"), count: 1 << 20 + 1))
        defer { unlink(path) }
        let error = #expect(throws: UserFileError.self) {
            try Theme(contentsOfFile: path)
        }
        #expect(error?.reason == .tooLarge)
    }
}
