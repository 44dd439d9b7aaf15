// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Testing

@Suite struct ProgramUsageTests {
    private enum Colour: String, CaseIterable { case red, green }

    private let usage = ProgramUsage(
        name: "Paint", summary: "Paints.", discussion: "Paint until it is painted.",
        options: [
            ProgramOption("list", summary: "Print the colours."),
            ProgramOption("colour", value: "name", summary: "The colour."),
            ProgramOption("width", value: "columns", summary: "The width."),
        ])

    private func colour(_ arguments: [String]) throws -> Colour? {
        try usage.read(arguments).value("colour", of: Colour.allCases, named: \.rawValue)
    }

    private func complaint(_ arguments: [String]) -> String? {
        do {
            let values = try usage.read(arguments)
            _ = try values.value("colour", of: Colour.allCases, named: \.rawValue)
            _ = try values.number("width", in: 1...1_000)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func optionsAreRead() throws {
        #expect(try colour([]) == nil)
        #expect(try colour(["--colour", "green"]) == .green)
        #expect(try colour(["--colour=GREEN"]) == .green)
        #expect(try colour(["--colour", "green", "--list", "--colour", "red"]) == .red)
        #expect(try usage.read(["--width=12"]).number("width", in: 1...1_000) == 12)
        #expect(try usage.read([]).number("width", in: 1...1_000) == nil)
        let values = try usage.read(["--list"])
        #expect(values.has("list"))
        #expect(!values.has("colour"))
        #expect(try usage.read(["-h"]).has("help"))
    }

    @Test(arguments: [
        (["--color", "red"], "Unknown option \"--color\". Write --colour."),
        (["-x"], "Unknown option \"-x\"."),
        (["--"], "Unknown option \"--\"."),
        (["red"], "Unexpected argument \"red\". Give only options."),
        ([""], "Unexpected argument \"\". Give only options."),
        (["--list=1"], "--list takes no value. Write only --list."),
        (["--colour"], "--colour needs a value. Write --colour <name>."),
        (["--colour", "--list"], "--colour needs a value. Write --colour <name>."),
        (
            ["--colour", "blue"],
            "\"blue\" is no value for --colour. Choose one of: red, green."
        ),
        (["--colour="], "\"\" is no value for --colour. Choose one of: red, green."),
        (
            ["--width", "0"],
            "\"0\" is no value for --width. Give a number from 1 to 1000."
        ),
        (
            ["--width", "-99999999999999999999"],
            "\"-99999999999999999999\" is no value for --width. Give a number from 1 to 1000."
        ),
    ])
    func wrongArgumentsAreNamed(arguments: [String], expected: String) {
        #expect(complaint(arguments) == expected)
    }

    @Test(arguments: [["\u{1B}[31m"], ["--\u{1B}[31m\n"], ["--colour", "\u{9B}31m\u{7}\r\n"]])
    func controlCharactersAreNotRepeated(arguments: [String]) throws {
        let message = try #require(complaint(arguments))
        let controls = message.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.isEmpty)
    }

    @Test func longArgumentsAreCut() throws {
        let message = try #require(complaint([String(repeating: "x", count: 1_000_000)]))
        #expect(
            message
                == "Unexpected argument \"\(String(repeating: "x", count: 40))…\". Give only options."
        )
    }

    @Test func helpListsOptionsWithinEightyColumns() {
        let lines = usage.help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.contains("  --colour <name>    The colour."))
        #expect(lines.contains("  --help             Print this help and end."))
        #expect(lines.filter { !$0.hasPrefix("Usage") }.allSatisfy { $0.count <= 80 })
        #expect(
            usage.line == "Usage: Paint [--list] [--colour <name>] [--width <columns>] [--help]")
    }
}
