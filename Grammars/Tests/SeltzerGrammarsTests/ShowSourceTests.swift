// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ShowSourceOptions, SourceLanguage, SourceController, ColoredLines.

import Seltzer
import SeltzerGrammars
import SeltzerTesting
import Testing

@testable import ShowSource

@Suite @MainActor struct ShowSourceTests {
    private let contexts = """
        <context name="Main" attribute="Normal"><WordDetect attribute="Key" String="if"/></context>
        """

    @Test func optionsAreRead() throws {
        let options = try ShowSourceOptions([
            "a.lua", "--definitions", "/d", "--language", "Lua", "--plain",
        ])
        #expect(options.act == .show("a.lua"))
        #expect(options.directories == ["/d"] && options.language == "Lua" && options.isPlain)
        #expect(try ShowSourceOptions(["--", "--list"]).act == .show("--list"))
        #expect(try ShowSourceOptions(["--check", "Lua"]).act == .check("Lua"))
        #expect(try ShowSourceOptions([]).act == nil)
    }

    @Test(arguments: [["--plain"], ["a", "b"], ["--language"], ["--no"]])
    func wrongOptionsAreRefused(arguments: [String]) {
        #expect(throws: ShowSourceOptions.Fault.self) { try ShowSourceOptions(arguments) }
    }

    @Test func aPipeGetsColorsAndNoControlCharacters() throws {
        let folder = try DefinitionFolder(["toy.xml": Toy.definition(contexts: contexts)])
        defer { folder.remove() }
        let source = try SourceLanguage(
            of: "a.toy", firstLine: "", language: nil, in: folder.library)
        #expect(source.name == "Toy")
        let text = Array("if \u{1B}[31m x\r\nno\n".utf8)
        #expect(
            ColoredLines.lines(of: text, source.highlighter)
                == ["\u{1B}[35mif\u{1B}[0m \u{FFFD}[31m x", "no"])
        #expect(ColoredLines.lines(of: text, nil).first == "if \u{FFFD}[31m x")
        #expect(ColoredLines.lines(of: [0x69, 0x66, 0xFF], source.highlighter) == ["if\u{FFFD}"])
    }

    @Test func builtInLanguagesServeWithoutDefinitions() throws {
        let library = GrammarLibrary(directories: [])
        #expect(
            try SourceLanguage(of: "a.swift", firstLine: "", language: nil, in: library).name
                == "Swift")
        let unknown = try SourceLanguage(of: "a.unknown", firstLine: "", language: nil, in: library)
        #expect(unknown.highlighter == nil)
        #expect(throws: ShowSourceOptions.Fault.self) {
            try SourceLanguage(of: "a", firstLine: "", language: "Gamma", in: library)
        }
    }

    @Test func theScreenShowsTheTextAndFoldsIt() async throws {
        let folder = try DefinitionFolder(["toy.xml": Toy.definition(contexts: contexts)])
        defer { folder.remove() }
        let source = try SourceLanguage(
            of: "a.toy", firstLine: "", language: nil, in: folder.library)
        let pilot = await Pilot(
            SourceController(
                title: "a.toy", source, TextStorage("if a\n    b\n    c\nd"),
                library: folder.library),
            columns: 60, rows: 10)
        #expect(pilot.screen.contains("a.toy  Toy  (1 definition)"))
        #expect(pilot.screen.contains("│   b"))
        await pilot.press("alt-o")
        #expect(!pilot.screen.contains("│   b"))
        #expect(pilot.screen.contains("4    d"))
    }
}
