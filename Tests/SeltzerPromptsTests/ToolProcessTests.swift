// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: runTool, withProgress, PromptSession.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Whole tools that meet what nobody wishes for: each tells it, loses nothing, and ends with the status that is right.
@Suite(.serialized) struct ToolProcessTests {
    /// Runs a tool while no other test runs a program.
    private func tool(
        _ words: String..., script: String? = nil, environment: [String: String?] = [:],
        size: (Int32, Int32) = (80, 24), hasTerminal: Bool = true,
        _ body: (PseudoterminalChild) async throws -> Void
    ) async throws {
        await ProgramTurn.ofAllTests.begin()
        do {
            let child = try PseudoterminalChild(
                words, program: "ToolChild", script: script,
                environment: ["SELTZER_QUERIES": "off", "CI": nil].merging(environment) { $1 },
                size: size, hasTerminal: hasTerminal)
            try await body(child)
        } catch {
            await ProgramTurn.ofAllTests.end()
            throw error
        }
        await ProgramTurn.ofAllTests.end()
    }

    // MARK: Ctrl-D, Ctrl-C, and a terminal that is closed

    @Test func controlDInPlaceOfAnAnswerIsToldWithStatus2() async throws {
        try await tool("ask") { child in
            try #require(await child.shows("Name"))
            child.type("\u{4}")
            #expect(await child.shows("no answer"))
            #expect(await child.shows("Error: The input ended before “Name” was answered"))
            #expect(await child.ending() == .exited(2))
            #expect(child.hasOldModes)
        }
    }

    @Test func controlDAfterLettersDeletesOnly() async throws {
        try await tool("ask") { child in
            try #require(await child.shows("Name"))
            child.type("fizzx\u{1B}[D\u{4}\n")
            try #require(await child.shows("Place"))
            child.type("\n")
            #expect(await child.shows("answers=fizz,here"))
            #expect(await child.ending() == .exited(0))
        }
    }

    @Test func controlDInAListIsToldAsWell() async throws {
        for (words, choice) in [("choose", "library"), ("many", "choice 0")] {
            try await tool(words) { child in
                try #require(await child.shows(choice))
                child.type("\u{4}")
                #expect(await child.shows("Error: The input ended before"))
                #expect(await child.ending() == .exited(2))
            }
        }
    }

    @Test func controlDOnADumbTerminalIsToldTheSameWay() async throws {
        try await tool("ask", environment: ["TERM": "dumb"]) { child in
            try #require(await child.shows("Name: "))
            child.type("\u{4}")
            #expect(await child.shows("Error: The input ended before “Name” was answered"))
            #expect(await child.ending() == .exited(2))
        }
    }

    /// The ends of a process whose terminal was closed, for which shells say 129: the signal may come before the end of
    /// the input.
    private static let hangups: [PseudoterminalChild.Ending] = [.signalled(SIGHUP), .exited(129)]

    @Test func closedTerminalEndsQuestionsWithStatus129() async throws {
        try await tool("ask") { child in
            try #require(await child.shows("Name"))
            child.hangUp()
            #expect(Self.hangups.contains(await child.ending()))
        }
    }

    @Test func workIsCancelledAndCleansUpWhenItsTerminalIsClosed() async throws {
        let path = "/tmp/seltzer-tool-\(getpid())"
        defer { unlink(path) }
        try await tool("careful", path) { child in
            try #require(await child.shows("Build"))
            child.hangUp()
            #expect(Self.hangups.contains(await child.ending()))
            #expect(access(path, F_OK) == 0)
        }
    }

    @Test func workIsCancelledAndCleansUpAfterASignal() async throws {
        let path = "/tmp/seltzer-tool-\(getpid())-signal"
        defer { unlink(path) }
        try await tool("careful", path) { child in
            try #require(await child.shows("Build"))
            child.send(SIGTERM)
            #expect(await child.ending() == .signalled(SIGTERM))
            #expect(access(path, F_OK) == 0 && child.hasOldModes)
        }
    }

    @Test func workThatNeverEndsIsBrokenOffBySecondControlC() async throws {
        try await tool("stubborn") { child in
            try #require(await child.shows("Wait"))
            child.type("\u{3}")
            try #require(await child.shows("stopping"))
            child.type("\u{3}")
            #expect(await child.ending() == .exited(130))
            #expect(child.hasOldModes)
        }
    }

    @Test func workThatNeverEndsDoesNotOutliveItsTerminalForLong() async throws {
        try await tool("stubborn") { child in
            try #require(await child.shows("Wait"))
            child.hangUp()
            #expect(Self.hangups.contains(await child.ending()))
        }
    }

    @Test func cancelledWorkHasStatus130() async throws {
        let path = "/tmp/seltzer-tool-\(getpid())-cancelled"
        defer { unlink(path) }
        try await tool("careful", path) { child in
            try #require(await child.shows("Build"))
            child.type("\u{3}")
            #expect(await child.shows("⊘"))
            #expect(await child.ending() == .exited(130))
            #expect(access(path, F_OK) == 0 && child.hasOldModes)
        }
    }

    // MARK: Pastes and small screens

    @Test func pasteOfManyLinesIntoAChoiceAnswersNothing() async throws {
        try await tool("choose") { child in
            try #require(await child.shows("library"))
            child.type("\u{1B}[200~program\nboth\nn\n\u{1B}[201~")
            #expect(await child.shows("3 lines are no choice"))
            child.type("\u{1B}[B\n")
            #expect(await child.shows("kind=library"))
            #expect(await child.ending() == .exited(0))
        }
    }

    @Test func pasteOfManyLinesIntoALineIsOneLine() async throws {
        try await tool("ask") { child in
            try #require(await child.shows("Name"))
            child.type("\u{1B}[200~a\nb\nc\n\u{1B}[201~")
            try #require(await child.shows("a b c"))
            child.type("\n\n")
            #expect(await child.shows("answers=a b c,here"))
            #expect(await child.ending() == .exited(0))
        }
    }

    @Test func oneRowIsEnoughForQuestionsAndWork() async throws {
        try await tool("ask", size: (40, 1)) { child in
            try #require(await child.shows("Name"))
            child.type("fizz\n")
            try #require(await child.shows("Place"))
            child.type("\n")
            #expect(await child.shows("answers=fizz,here"))
            #expect(await child.ending() == .exited(0))
        }
        try await tool("many", size: (40, 1)) { child in
            try #require(await child.shows("Some"))
            child.type("7\t\n")
            #expect(await child.shows("chosen=[7]"))
            #expect(await child.ending() == .exited(0))
        }
        try await tool("throw", size: (40, 1)) { child in
            #expect(await child.shows("Error: the server refused"))
            #expect(await child.ending() == .exited(1))
        }
    }

    @Test func answerLongerThanTheScreenIsWhole() async throws {
        let name = String(repeating: "漢", count: 200)
        try await tool("ask", size: (20, 3)) { child in
            try #require(await child.shows("Name"))
            child.type(name + "\n")
            try #require(await child.shows("Place"))
            child.type("\n")
            #expect(await child.shows("answers=\(name),here"))
            #expect(await child.ending() == .exited(0))
        }
        try await tool("edit", size: (20, 3)) { child in
            try #require(await child.shows("Message"))
            child.type("\u{1B}[200~" + (1...50).map { "line \($0)\n" }.joined() + "\u{1B}[201~")
            try #require(await child.shows("line 50"))
            child.type("\u{4}")
            #expect(await child.shows("lines=50"))
            #expect(await child.ending() == .exited(0))
        }
    }

    // MARK: Log lines and errors

    @Test(arguments: [true, false])
    func controlBytesReachNoTerminalAndNoPipe(isOnTerminal: Bool) async throws {
        let script = isOnTerminal ? nil : "\"$CHILD\" log > /dev/null 2> \"$OUT\"; cat \"$OUT\""
        let path = "/tmp/seltzer-tool-\(getpid())-log"
        defer { unlink(path) }
        try await tool("log", script: script, environment: ["OUT": path]) { child in
            if isOnTerminal { #expect(await child.shows("done")) }
            #expect(await child.ending() == .exited(0))
            for word in ["first", "second", "last", "note"] where isOnTerminal || word != "note" {
                #expect(child.output.contains(word))
            }
            for bytes in ["\u{1B}]0;owned", "\u{1B}]52;", "\u{1B}[2J", "owned\u{7}"] {
                #expect(!child.output.contains(bytes))
            }
        }
    }

    @Test func errorOfTheWorkIsToldWithStatus1() async throws {
        try await tool("throw") { child in
            #expect(await child.shows("✗"))
            #expect(await child.shows("Error: the server refused"))
            #expect(await child.ending() == .exited(1))
            #expect(child.hasOldModes)
        }
    }

    @Test func errorOfTheWorkIsToldInAPipe() async throws {
        try await tool(script: "\"$CHILD\" throw 2>&1 > /dev/null | cat; echo end") { child in
            #expect(await child.shows("end"))
            #expect(child.output.contains("✗ Publish  the server refused"))
            #expect(child.output.contains("Error: the server refused"))
            #expect(!child.output.contains("\u{1B}"))
            #expect(await child.ending() == .exited(0))
        }
    }

    // MARK: Full disks

    #if os(Linux)
    @Test(arguments: ["table", "lines"])
    func fullDiskIsToldWithStatus1(words: String) async throws {
        try await tool(script: "\"$CHILD\" \(words) > /dev/full") { child in
            #expect(await child.ending() == .exited(1))
            #expect(child.output.contains("Error: Standard output"))
            #expect(child.output.contains("No space left on device"))
        }
    }

    @Test func answerOntoAFullDiskIsToldAfterTheTerminalIsRestored() async throws {
        try await tool(script: "\"$CHILD\" choose > /dev/full") { child in
            try #require(await child.shows("library"))
            child.type("\n")
            #expect(await child.ending() == .exited(1))
            #expect(child.output.contains("Error: Standard output") && child.hasOldModes)
        }
    }

    @Test func lineLoggedOntoAFullDiskIsNotForgotten() async throws {
        try await tool(script: "\"$CHILD\" log > /dev/full") { child in
            #expect(await child.ending() == .exited(1))
            #expect(child.output.contains("Error: Standard output"))
        }
    }

    @Test func workGoesOnWhenStandardErrorIsOnAFullDisk() async throws {
        try await tool(script: "\"$CHILD\" log 2> /dev/full | cat") { child in
            #expect(await child.shows("done"))
            #expect(await child.ending() == .exited(0))
        }
    }

    @Test func editorWithoutRoomForItsFileLeavesTheText() async throws {
        try await tool("edit", environment: ["TMPDIR": "/dev/full", "EDITOR": "true"]) { child in
            try #require(await child.shows("Message"))
            child.type("kept\u{F}")
            #expect(await child.shows("No file for the editor"))
            child.type("\u{4}")
            #expect(await child.shows("lines=1"))
            #expect(await child.ending() == .exited(0))
        }
    }
    #endif
}
