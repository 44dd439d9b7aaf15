// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Layouts

@Suite("The theme of Layouts")
struct ThemeChoiceTests {
    private func choice(_ text: String) throws -> ThemeChoice {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("theme-\(UUID().uuidString).conf")
        try text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try ThemeChoice(file.path)
    }

    @Test("tells which colors of a file are hard to read, and has it all the same")
    func faintColorsAreTold() throws {
        let faint = try choice(
            "name = Fog\nappearance = dark\nbackground = #303030\nlabel = #505050\n")
        #expect(faint.theme.name == "Fog")
        #expect(faint.warnings.count == 4)
        #expect(faint.warnings[0].hasPrefix("Fog: "))
        #expect(faint.warnings[0].contains("has a contrast of"))
        #expect(faint.warnings[3].hasSuffix("more colors are hard to read."))
    }

    @Test("has nothing to tell of a theme that can be read")
    func clearColorsAreNotTold() throws {
        let clear = try choice("name = Night\nappearance = dark\nbackground = #1b1f27\n")
        #expect(clear.warnings.isEmpty)
        #expect(try ThemeChoice("oat").warnings.isEmpty)
    }

    @Test("is refused with the names of the built-in ones")
    func aMisspelledNameIsRefused() {
        let error = #expect(throws: (any Error).self) { try ThemeChoice("fathum") }
        #expect("\(error.map { "\($0)" } ?? "")".contains("fathom"))
    }
}
