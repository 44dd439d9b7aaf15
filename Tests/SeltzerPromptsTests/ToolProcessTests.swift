// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: runTool, withProgress, PromptSession, StandardDescriptors.

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
    private static let hangups: [PseudoterminalChild.Ending] = [.signaled(SIGHUP), .exited(129)]

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
            #expect(await child.ending() == .signaled(SIGTERM))
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

    // MARK: Lines from a pipe, a file and a terminal

    @Test(arguments: ["\\n", "\\r\\n"], ["pipe", "file"])
    func lineIsReadAndNothingBehindIt(end: String, source: String) async throws {
        let path = "/tmp/seltzer-tool-\(getpid())-lines"
        defer { unlink(path) }
        for (words, said) in [("two", "answers=a,b"), ("child", "child=between")] {
            let lines = ["a", words == "child" ? "between" : nil, "b"].compactMap(\.self)
            let text = lines.map { $0 + end }.joined()
            let feed =
                source == "pipe"
                ? "printf '\(text)' | \"$CHILD\" \(words)"
                : "printf '\(text)' > \(path); \"$CHILD\" \(words) < \(path)"
            try await tool(script: feed, environment: ["SELTZER_LINEAR": "1"]) { child in
                #expect(await child.shows(said))
                #expect(await child.shows("answers=a,b"))
                #expect(await child.ending() == .exited(0))
            }
        }
    }

    @Test func lineTypedAheadGoesToTheProgramBetweenTwoQuestions() async throws {
        try await tool("child", environment: ["SELTZER_LINEAR": "1"]) { child in
            try #require(await child.shows("First: "))
            child.type("a\nbetween\nb\n")
            #expect(await child.shows("child=between"))
            #expect(await child.shows("answers=a,b"))
            #expect(await child.ending() == .exited(0))
        }
    }

    @Test func lineWithoutAnEndIsRefused() async throws {
        try await tool(
            script: "\"$CHILD\" ask < /dev/zero", environment: ["SELTZER_LINEAR": "1"]
        ) { child in
            #expect(await child.shows("Error: Standard input cannot be read: a line has more than"))
            #expect(await child.ending() == .exited(1))
        }
    }

    // MARK: Flags, numbers, searches

    @Test func unknownFlagNamesTheNearestOne() async throws {
        try await tool("flags", "--nmae", "fizz", hasTerminal: false) { child in
            #expect(await child.shows("Error: There is no flag --nmae: give --name."))
            #expect(await child.ending() == .exited(2))
        }
        try await tool("flags", "--name", "fizz", "--conut=2") { child in
            try #require(await child.shows("Count"))
            child.type("\n")
            #expect(await child.shows("Error: There is no flag --conut: give --count."))
            #expect(await child.ending() == .exited(2))
            #expect(child.hasOldModes)
        }
    }

    @Test(arguments: ["nan", "-nan", "inf", "infinity"])
    func numberIsFinite(text: String) async throws {
        try await tool("flags", "--name=x", "--count=\(text)") { child in
            #expect(await child.shows("Enter a number"))
            #expect(await child.ending() == .exited(2))
        }
    }

    @Test func ciServiceIsNotAskedOnATerminal() async throws {
        try await tool("ask", environment: ["CI": "true"]) { child in
            #expect(await child.shows("Error: “Name” has no answer"))
            #expect(await child.ending() == .exited(2))
        }
        try await tool("ask", environment: ["CI": "true", "SELTZER_LINEAR": "1"]) { child in
            #expect(await child.shows("Error: “Name” has no answer"))
            #expect(await child.ending() == .exited(2))
        }
        try await tool("ask", environment: ["CI": "false"]) { child in
            try #require(await child.shows("Name"))
            child.type("fizz\n\n")
            #expect(await child.shows("answers=fizz,here"))
        }
    }

    @Test func enterDuringASearchTakesItsFirstMatch() async throws {
        try await tool("search") { child in
            try #require(await child.shows("Who"))
            child.type("Ada\n")
            #expect(await child.shows("found=Ada the first"))
            #expect(await child.ending() == .exited(0))
        }
    }

    @Test func editorIsACommandOfTheShell() async throws {
        let folder = "/tmp/seltzer tool \(getpid())"
        mkdir(folder, 0o700)
        let path = "\(folder)/ed.sh"
        defer {
            unlink(path)
            rmdir(folder)
        }
        let file = try #require(fopen(path, "w"))
        fputs(
            "#!/bin/sh\nfor last; do :; done\nprintf 'first\\nsecond\\nthird\\n' > \"$last\"\n",
            file)
        fclose(file)
        chmod(path, 0o700)
        let editor = "FOLDER='\(folder)'; \"$FOLDER/ed.sh\" -w"
        try await tool("edit", environment: ["EDITOR": editor, "VISUAL": " "]) { child in
            try #require(await child.shows("Message"))
            child.type("\u{F}")
            try #require(await child.shows("third"))
            child.type("\u{4}")
            #expect(await child.shows("lines=3"))
            #expect(await child.ending() == .exited(0))
        }
    }

    // MARK: Full disks, and closed output

    @Test(arguments: ["table", "lines"])
    func closedOutputIsToldWithStatus1(words: String) async throws {
        try await tool(script: "\"$CHILD\" \(words) >&-") { child in
            #expect(await child.shows("Error: Standard output"))
            #expect(await child.ending() == .exited(1))
        }
    }

    @Test func answerForClosedOutputIsToldAfterTheTerminalIsRestored() async throws {
        try await tool(script: "\"$CHILD\" choose >&-") { child in
            try #require(await child.shows("library"))
            child.type("\n")
            #expect(await child.shows("Error: Standard output"))
            #expect(await child.ending() == .exited(1))
            #expect(child.hasOldModes)
        }
    }

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
