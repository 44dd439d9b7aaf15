// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

/// The program itself, between pipes, on a terminal.
@Suite(.serialized) struct PickProcessTests {
    @Test(arguments: ["", "--full", "--height 1"])
    func whatIsPickedIsPrintedIntoThePipe(options: String) throws {
        let process = try PickProcess("printf 'one\\ntwo\\n' | $PICK \(options) > out")
        // Nothing but the numbers tells in a row of one line that both have come.
        try process.wait(for: options.contains("1") ? "/2" : "two")
        process.type("tw\r")
        #expect(try process.end() == 0)
        #expect(try process.file("out") == Array("two\n".utf8))
    }

    @Test func pickedLineIsThatOfTheShellsSubstitution() throws {
        let process = try PickProcess(
            "x=$(printf 'one\\ntwo\\n' | $PICK); printf '[%s]' \"$x\" > out")
        try process.wait(for: "two")
        process.type("\r")
        #expect(try process.end() == 0)
        #expect(try process.file("out") == Array("[one]".utf8))
    }

    @Test func linesArePrintedByteForByte() throws {
        let lines = "a\\033[31m\\377\\t\\r\\nb\\342\\200\\256\\303\\n\\nfinis"
        let process = try PickProcess("printf '\(lines)' | tee in | $PICK -m > out; echo >> in")
        try process.wait(for: "finis")
        process.type("\t\t\t\t\r")
        #expect(try process.end() == 0)
        #expect(try process.file("out") == process.file("in"))
    }

    @Test func nothingMatchedIsOne() throws {
        let process = try PickProcess("echo one | $PICK --query zzz > out")
        try process.wait(for: "zzz")
        process.type("\r")
        #expect(try process.end() == 1)
        #expect(try process.file("out") == [])
    }

    @Test func noInputIsOne() throws {
        let process = try PickProcess("true | $PICK > out")
        #expect(try process.end() == 1)
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "\u{7}"])
    func cancelledIsOneHundredAndThirty(key: String) throws {
        let process = try PickProcess("echo one | $PICK > out")
        try process.wait(for: "one")
        process.type(key)
        #expect(try process.end() == 130)
        #expect(try process.file("out") == [])
    }

    @Test func inputThatGoesOnCanBePickedFrom() throws {
        let process = try PickProcess("(echo one; exec sleep 5) | $PICK > out")
        try process.wait(for: "one")
        process.type("one\r")
        #expect(try process.end() == 0)
        #expect(try process.file("out") == Array("one\n".utf8))
    }

    @Test(arguments: ["--height 0", "--nonsense", "extra"])
    func wrongUsageIsTwo(arguments: String) throws {
        let process = try PickProcess("echo one | $PICK \(arguments) 2> err")
        #expect(try process.end() == 2)
        #expect(try process.file("err").first == UInt8(ascii: "E"))
    }

    @Test func nothingPipedInIsTwo() throws {
        let process = try PickProcess("$PICK 2> err")
        #expect(try process.end() == 2)
        #expect(
            try String(decoding: process.file("err"), as: UTF8.self)
                == "There is nothing to pick from: pipe lines in, as in `ls | Pick`.\n")
    }

    @Test func noTerminalIsTwo() throws {
        let process = try PickProcess("echo one | $PICK > out 2> err", hasTerminal: false)
        #expect(try process.end() == 2)
        let lines = try String(decoding: process.file("err"), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("no terminal") == true)
    }

    @Test func lineOfTenMegabytesIsPickedWhole() throws {
        let process = try PickProcess(
            "head -c 10485760 /dev/zero | tr '\\0' x > in; echo needle >> in; $PICK < in > out; cmp in out"
        )
        try process.wait(for: "xxxx")
        process.type("needle\r")
        #expect(try process.end() == 0)
    }
}
