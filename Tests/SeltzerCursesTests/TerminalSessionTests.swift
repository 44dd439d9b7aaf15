// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SessionOutput, SessionSources, cn_session, cn_unread.

import Pseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A session with its parts: `SessionOutput` and `SessionSources`.
@Suite(.serialized, .oneAtATime) struct TerminalSessionTests {
    @Test func standardOutputStaysFreeForData() async throws {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let child = try PseudoterminalChild(output: ends[1])
        close(ends[1])
        try #require(await child.shows("ready"))
        child.type("pq")
        #expect(await child.ending() == .exited(0))
        var answer = [UInt8](repeating: 0, count: 100)
        let count = read(ends[0], &answer, answer.count)
        close(ends[0])
        #expect(String(decoding: answer.prefix(count), as: UTF8.self) == "answer\n")
        #expect(!child.output.contains("answer"))
        #expect(child.hasOldModes)
    }

    @Test func standardInputStaysFreeForData() async throws {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let child = try PseudoterminalChild(input: ends[0])
        close(ends[0])
        close(ends[1])
        try #require(await child.shows("ready"))
        child.type("kq")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.contains("[k]"))
        #expect(child.hasOldModes)
    }

    @Test func whatWasTypedAheadIsForTheNextSession() async throws {
        let child = try PseudoterminalChild(["--twice"])
        try #require(await child.shows("ready"))
        child.type("qkq")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasSuffix("<out><in>[ready 80x24][k]<out>"))
    }

    @Test func absentTerminalIsOneSentence() async throws {
        let child = try PseudoterminalChild(hasTerminal: false)
        #expect(await child.ending() == .exited(1))
        #expect(child.output.hasPrefix("There is no terminal"))
        #expect(child.output.filter(\.isNewline).count == 1)
    }

    @Test func openFilesWithoutRoomForAnotherAreNotAnUnknownTerminal() async throws {
        let child = try PseudoterminalChild(
            script: "ulimit -n 64; $CHILD --no-descriptor --profile")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasPrefix("The terminal cannot be used: Too many open files"))
    }

    @Test func sizeIsToldWhenItChanges() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("[ready 80x24]"))
        child.resize(columns: 260, rows: 1)
        #expect(await child.shows("[size 260x1]"))
        #expect(await child.shows("[signaled]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func alarmComesWhenAskedFor() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("l")
        #expect(await child.shows("[alarm]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func whatHasComeIsToldBeforeAnAlarm() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("+")
        try #require(await child.shows("[late]"))
        child.type("k")
        #expect(await child.shows("[k][alarm]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
    }

    @Test func fullTerminalTellsWhenItTakesMore() async throws {
        let child = try PseudoterminalChild()
        try #require(await child.shows("ready"))
        child.type("a")
        #expect(await child.shows("[writable]"))
        child.type("q")
        #expect(await child.ending() == .exited(0))
        #expect(child.output.hasSuffix("<out>"))
    }

    @Test(arguments: [("C", false), ("C.UTF-8", true), ("xx_YY.utf8@none", true), ("xx_YY", false)])
    func localeTellsWhetherThereIsUnicode(locale: String, isUnicode: Bool) async throws {
        let child = try PseudoterminalChild(["--profile"], environment: ["LC_ALL": locale])
        #expect(await child.ending() == .exited(0))
        #expect(child.output.contains("isUnicode: \(isUnicode)"))
    }

    @Test(arguments: [
        ("UTF-8", "", true), ("utf8", "C", true), ("UTF8@x", "", true), ("", "xx_YY.Utf-8", true),
        ("", "C.utf8", true), ("C", "xx_YY.UTF-8", false), ("POSIX", "", false), ("", "", false),
        ("ISO-8859-1", "", false), ("xx_YY.ISO8859-15@euro", "UTF-8", false),
        ("german", "", false), ("xx.yy_ZZ.UTF-8", "", true), ("xx.UTF-8.ISO8859-1", "", false),
    ]) func characterTypeWinsOverTheLanguage(
        type: String, language: String, isUnicode: Bool
    ) async throws {
        let child = try PseudoterminalChild(
            ["--profile"], environment: ["LC_ALL": "", "LC_CTYPE": type, "LANG": language])
        #expect(await child.ending() == .exited(0))
        #expect(child.output.contains("isUnicode: \(isUnicode)"))
    }
}
