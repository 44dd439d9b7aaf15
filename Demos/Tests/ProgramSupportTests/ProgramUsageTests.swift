// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Testing

@Suite struct ProgramUsageTests {
    private enum Color: String, CaseIterable { case red, green }

    private let usage = ProgramUsage(
        name: "Paint", summary: "Paints.", discussion: "Paint until it is painted.",
        options: [
            ProgramOption("list", summary: "Print the colors."),
            ProgramOption("color", value: "name", summary: "The color."),
            ProgramOption("width", value: "columns", summary: "The width."),
        ])

    private func color(_ arguments: [String]) throws -> Color? {
        try usage.read(arguments).value("color", of: Color.allCases, named: \.rawValue)
    }

    private func complaint(_ arguments: [String]) -> String? {
        do {
            let values = try usage.read(arguments)
            _ = try values.value("color", of: Color.allCases, named: \.rawValue)
            _ = try values.number("width", in: 1...1_000)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func optionsAreRead() throws {
        #expect(try color([]) == nil)
        #expect(try color(["--color", "green"]) == .green)
        #expect(try color(["--color=GREEN"]) == .green)
        #expect(try color(["--color", "green", "--list", "--color", "red"]) == .red)
        #expect(try usage.read(["--width=12"]).number("width", in: 1...1_000) == 12)
        #expect(try usage.read([]).number("width", in: 1...1_000) == nil)
        let values = try usage.read(["--list"])
        #expect(values.has("list"))
        #expect(!values.has("color"))
        #expect(try usage.read(["-h"]).has("help"))
    }

    @Test(arguments: [
        (["--colr", "red"], "Unknown option \"--colr\". Write --color."),
        (["-x"], "Unknown option \"-x\"."),
        (["--"], "Unknown option \"--\"."),
        (["red"], "Unexpected argument \"red\". Give only options."),
        ([""], "Unexpected argument \"\". Give only options."),
        (["--list=1"], "--list takes no value. Write only --list."),
        (["--color"], "--color needs a value. Write --color <name>."),
        (["--color", "--list"], "--color needs a value. Write --color <name>."),
        (
            ["--color", "blue"],
            "\"blue\" is no value for --color. Choose one of: red, green."
        ),
        (["--color="], "\"\" is no value for --color. Choose one of: red, green."),
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

    @Test(arguments: [["\u{1B}[31m"], ["--\u{1B}[31m\n"], ["--color", "\u{9B}31m\u{7}\r\n"]])
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
        #expect(lines.contains("  --color <name>     The color."))
        #expect(lines.contains("  --help             Print this help and end."))
        #expect(lines.filter { !$0.hasPrefix("Usage") }.allSatisfy { $0.count <= 80 })
        #expect(
            usage.line == "Usage: Paint [--list] [--color <name>] [--width <columns>] [--help]")
    }
}
