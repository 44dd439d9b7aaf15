// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: StandardInput.

import Testing

/// Tests of the whole program, between pipes and on a terminal.
@Suite(.serialized) struct PickProcessTests {
    @Test(arguments: ["", "--full", "--height 1"])
    func whatIsPickedIsPrintedIntoThePipe(options: String) async throws {
        let process = try PickProcess("printf 'one\\ntwo\\n' | $PICK \(options) > out")
        // With one row, only the numbers show that both lines were read.
        try await process.wait(for: options.contains("1") ? "2 lines" : "two")
        process.type("tw\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("two\n".utf8))
    }

    @Test func pickedLineIsThatOfTheShellsSubstitution() async throws {
        let process = try PickProcess(
            "x=$(printf 'one\\ntwo\\n' | $PICK); printf '[%s]' \"$x\" > out")
        try await process.wait(for: "two")
        process.type("\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("[one]".utf8))
    }

    @Test func linesArePrintedByteForByte() async throws {
        let lines = "a\\033[31m\\377\\t\\r\\nb\\342\\200\\256\\303\\n\\nfinis"
        let process = try PickProcess("printf '\(lines)' | tee in | $PICK -m > out; echo >> in")
        try await process.wait(for: "finis")
        process.type("\t\t\t\t\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == process.file("in"))
    }

    @Test func nothingMatchedIsOne() async throws {
        let process = try PickProcess("echo one | $PICK --query zzz > out")
        try await process.wait(for: "zzz")
        process.type("\r")
        #expect(try await process.end() == 1)
        #expect(try process.file("out") == [])
    }

    @Test func noInputIsOne() async throws {
        let process = try PickProcess("true | $PICK > out")
        #expect(try await process.end() == 1)
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "\u{7}"])
    func cancelledIsOneHundredAndThirty(key: String) async throws {
        let process = try PickProcess("echo one | $PICK > out")
        try await process.wait(for: "one")
        process.type(key)
        #expect(try await process.end() == 130)
        #expect(try process.file("out") == [])
    }

    @Test func inputThatGoesOnCanBePickedFrom() async throws {
        let process = try PickProcess("(echo one; exec sleep 5) | $PICK > out")
        try await process.wait(for: "one")
        process.type("one\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("one\n".utf8))
    }

    @Test(arguments: [
        "--height 0", "--limit 0", "--nonsense", "extra", "--bind x", "--preview-window x",
        "--expect nonsense", "--header-lines -1",
    ])
    func wrongUsageIsTwo(arguments: String) async throws {
        let process = try PickProcess("echo one | $PICK \(arguments) 2> err")
        #expect(try await process.end() == 2)
        #expect(try process.file("err").first == UInt8(ascii: "E"))
    }

    @Test func controlsOfAnArgumentAreNotRepeated() async throws {
        let process = try PickProcess(
            "echo one | $PICK \"$(printf -- '--bogus\\033]0;X\\007')\" 2> err")
        #expect(try await process.end() == 2)
        let error = try String(decoding: process.file("err"), as: UTF8.self)
        #expect(error.contains("--bogus␛]0;X␇"))
        #expect(!error.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }

    @Test func endlessInputIsPickedFromUpToTheLimit() async throws {
        let process = try PickProcess("yes | $PICK --limit 1 > out 2> err")
        try await process.wait(for: "the rest is unread")
        process.type("\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("y\n".utf8))
        let error = try String(decoding: process.file("err"), as: UTF8.self)
        #expect(error.hasPrefix("Only the first "))
        #expect(error.hasSuffix(" lines were read. --limit sets how much memory they may use.\n"))
    }

    @Test func nothingMatchedInPartOfTheInputIsTwo() async throws {
        let process = try PickProcess("yes | $PICK --limit 1 --query zzz > out 2> err")
        try await process.wait(for: "the rest is unread")
        process.type("\r")
        #expect(try await process.end() == 2)
        #expect(try process.file("out") == [])
        #expect(try process.file("err").starts(with: "Error: Only the first ".utf8))
    }

    @Test func firstLineWithoutAnEndIsTwo() async throws {
        let process = try PickProcess("yes | tr -d '\\n' | $PICK --limit 1 > out 2> err")
        try await process.wait(for: "The first line is too long")
        process.type("\r")
        #expect(try await process.end() == 2)
    }

    // MARK: Input and output as with fzf

    @Test func linesMayEndWithZeros() async throws {
        let process = try PickProcess(
            "printf 'a\\nb\\000two\\000rest' | $PICK --read0 --print0 -m > out")
        try await process.wait(for: "rest")
        process.type("\t\u{1B}[B\t\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("a\nb\0rest\0".utf8))
    }

    @Test(arguments: [("tw", 0, "two\n"), ("zz", 1, "")])
    func onlyMatchAndNoMatchAreDecidedWithoutThePicker(
        query: String, status: Int32, output: String
    ) async throws {
        let process = try PickProcess(
            "printf 'one\\ntwo\\n' | $PICK -1 -0 --query \(query) > out")
        #expect(try await process.end() == status)
        #expect(try process.file("out") == Array(output.utf8))
    }

    @Test func severalMatchesAreAskedFor() async throws {
        let process = try PickProcess("printf 'one\\ntwo\\n' | $PICK -1 -0 --query o > out")
        // The found "o" has a style of its own.
        try await process.wait(for: "tw")
        process.type("\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("one\n".utf8))
    }

    @Test(arguments: [("\u{16}", "ctrl-v"), ("\r", "")])
    func expectedKeyAndQueryAreBeforeTheLines(key: String, name: String) async throws {
        let process = try PickProcess(
            "printf 'one\\ntwo\\n' | $PICK --expect ctrl-v,f2 --print-query > out")
        try await process.wait(for: "two")
        process.type("tw")
        try await process.wait(forPainted: "1 of 2")
        process.type(key)
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("tw\n\(name)\ntwo\n".utf8))
    }

    @Test func firstLinesMayBeAHeader() async throws {
        let process = try PickProcess(
            "(printf 'NAME'; sleep 0.2; printf '\\none\\ntwo\\n') | $PICK --header-lines 1 > out")
        try await process.wait(for: "2 lines")
        process.type("\u{1B}[B\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("two\n".utf8))
    }

    @Test func programBecomesACommand() async throws {
        let process = try PickProcess(
            "printf 'one\\ntwo\\n' | $PICK --bind 'ctrl-v:become(echo {} {q}; test -t 0; exit 7)' > out"
        )
        try await process.wait(for: "two")
        process.type("tw")
        try await process.wait(forPainted: "1 of 2")
        process.type("\u{16}")
        #expect(try await process.end() == 7)
        #expect(try process.file("out") == Array("two tw\n".utf8))
    }

    @Test func reloadAndCommandsKeepNamesThatEndWithLineFeeds() async throws {
        let process = try PickProcess(
            """
            printf 'one\\000' | $PICK --read0 \
                --bind 'ctrl-r:reload(printf "a\\n\\000b\\377\\n\\n\\000"),ctrl-v:become(printf "%s\\000" {})' > out
            """)
        try await process.wait(for: "one")
        process.type("\u{12}")
        try await process.wait(for: "2 lines")
        process.type("\u{1B}[B\u{16}")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == [0x62, 0xFF, 0x0A, 0x0A, 0])
    }

    #if os(Linux)
    @Test func limitOfMemoryIsKept() async throws {
        let process = try PickProcess("ulimit -v 700000; yes | $PICK > out 2> err")
        try await process.wait(for: "the rest is unread")
        process.type("\r")
        #expect(try await process.end() == 0)
        #expect(try process.file("out") == Array("y\n".utf8))
    }
    @Test func limitAboveTheMemoryThereIsIsWrongUsage() async throws {
        let process = try PickProcess("ulimit -v 700000; yes | $PICK --limit 2000 2> err")
        #expect(try await process.end() == 2)
        let error = try String(decoding: process.file("err"), as: UTF8.self)
        #expect(error.hasPrefix("Error: There is not enough memory for --limit. Give "))
    }
    #endif

    @Test func keysRunCommandsOnTheTerminalAndPreviewsAreShown() async throws {
        let process = try PickProcess(
            """
            printf "it's\\n\\377\\n" | $PICK -m --full --preview 'echo preview of {}' \\
                --bind 'ctrl-v:toggle-all+execute(printf "%s\\n" {+} > seen; echo on the terminal)+accept' > out
            """)
        try await process.wait(for: "preview of it's")
        process.type("\u{16}")
        #expect(try await process.end() == 0)
        #expect(try process.file("seen") == Array("it's\n".utf8) + [0xFF, 0x0A])
        #expect(try process.file("out") == Array("it's\n".utf8) + [0xFF, 0x0A])
    }

    @Test func nothingPipedInIsTwo() async throws {
        let process = try PickProcess("$PICK 2> err")
        #expect(try await process.end() == 2)
        #expect(
            try String(decoding: process.file("err"), as: UTF8.self)
                == "Error: There is nothing to pick from. Pipe lines in, as in `ls | Pick`.\n")
    }

    @Test func noTerminalIsTwo() async throws {
        let process = try PickProcess("echo one | $PICK > out 2> err", hasTerminal: false)
        #expect(try await process.end() == 2)
        let lines = try String(decoding: process.file("err"), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("no terminal") == true)
    }

    @Test func lineOfTenMegabytesIsPickedWhole() async throws {
        let process = try PickProcess(
            "head -c 10485760 /dev/zero | tr '\\0' x > in; echo needle >> in; $PICK < in > out; cmp in out"
        )
        try await process.wait(for: "xxxx")
        process.type("needle\r")
        #expect(try await process.end() == 0)
    }
}
