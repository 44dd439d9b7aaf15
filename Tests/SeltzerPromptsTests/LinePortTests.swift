// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineTerminal.

import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct LinePortTests {
    /// Lines that a test has typed.
    private final class Typed: LinePort {
        var lines: [String]
        var written = ""
        var secretCount = 0

        init(_ lines: String...) { self.lines = lines }

        func write(_ text: String) { written += text }

        func readLine(isSecret: Bool) async throws -> String? {
            if isSecret { secretCount += 1 }
            return lines.isEmpty ? nil : lines.removeFirst()
        }
    }

    enum Kind: String, CaseIterable { case program, library, both }

    @Test func choicesAreNumbered() async throws {
        let port = Typed("4", "app", "2")
        let kind = try await PromptGroup(lines: port).choose("Kind", Kind.self)
        #expect(kind == .library)
        #expect(
            port.written == """
                  1  program
                  2  library
                  3  both
                Kind: Choose one of program, library, both.
                Kind: Choose one of program, library, both.
                Kind: \("")
                """)
    }

    @Test func severalChoicesHaveCommasBetweenThem() async throws {
        let port = Typed("3, program")
        #expect(
            try await PromptGroup(lines: port).chooseMany("Kinds", Kind.self) == [.program, .both])
    }

    @Test func emptyLineIsTheDefault() async throws {
        let port = Typed("", "", "")
        let group = PromptGroup(lines: port)
        #expect(try await group.ask("Name", default: "fizz") == "fizz")
        #expect(try await group.confirm("Go on?", default: true))
        #expect(try await group.number("Port", in: 1...10, default: 8) == 8)
        #expect(port.written == "Name [fizz]: Go on? (y/n) [yes]: Port (1 to 10) [8]: ")
    }

    @Test func endOfTheInputIsAnError() async {
        let port = Typed("x")
        await #expect(throws: PromptError.inputEnded(question: "Port")) {
            try await PromptGroup(lines: port).number("Port", in: 1...10)
        }
    }

    @Test func secretsAreReadWithoutEcho() async throws {
        let port = Typed("hunter2")
        #expect(try await PromptGroup(lines: port).askSecret("Token") == "hunter2")
        #expect(port.secretCount == 1 && !port.written.contains("hunter2"))
    }

    @Test func checksAreAskedHereToo() async throws {
        let port = Typed("taken", "free")
        let name = try await PromptGroup(lines: port).ask("Name") {
            $0 == "taken" ? "That name is taken" : nil
        }
        #expect(name == "free" && port.written == "Name: That name is taken.\nName: ")
    }

    @Test func environmentDecides() {
        #expect(LineTerminal.wanted(by: ["SELTZER_LINEAR": "1"]) != nil)
        #expect(LineTerminal.wanted(by: ["SELTZER_LINEAR": "0", "TERM": "xterm"]) == nil)
        #expect(LineTerminal.wanted(by: [:]) == nil)
    }
}
