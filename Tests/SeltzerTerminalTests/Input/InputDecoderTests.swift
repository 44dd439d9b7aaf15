// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DecodedInput, InputDecoder+ground, InputDecoder+process, InputDecoder+sequences, InputSettings,
// InputTiming, PlainBytes.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct InputDecoderTests {
    /// Bytes with controls of eight bits, and the same with ESC.
    static let eightBit: [([UInt8], String)] = [
        ([0x9B, 0x41], "\u{1B}[A"), ([0x8F, 0x50], "\u{1B}OP"),
        (Array("\u{9B}1;5A".utf8), "\u{1B}[1;5A"),
        ([0x9B] + Array("<0;3;4M".utf8), "\u{1B}[<0;3;4M"),
        ([0x9D] + Array("11;rgb:ff/ff/ff".utf8) + [0x9C], "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\"),
        (Array("\u{90}>|XTerm(379)\u{9C}".utf8), "\u{1B}P>|XTerm(379)\u{1B}\\"),
        ([0x9B] + Array("200~a\u{1B}[201~".utf8), "\u{1B}[200~a\u{1B}[201~"),
        ([0x1B, 0x9B, 0x41], "\u{1B}\u{1B}[A"), ([0x9F, 0x61, 0x9C], "\u{1B}_a\u{1B}\\"),
    ]

    @Test(arguments: eightBit)
    func controlOfEightBitsIsEscapeAndACharacter(bytes: [UInt8], form: String) {
        let after = Array("x".utf8)
        var found: [[DecodedInput]] = []
        for input in [bytes + after, Array(form.utf8) + after] {
            var decoder = InputDecoder(profile: .ansi)
            var events: [DecodedInput] = []
            decoder.decode(input, at: .zero, into: &events)
            found.append(events)
        }
        #expect(found[0] == found[1])
        #expect(!found[0].isEmpty)
    }

    @Test(arguments: [[0x9B], [0x8F], [0x9D], [0x84]] as [[UInt8]])
    func strayByteOfAControlIsOneReplacement(bytes: [UInt8]) {
        var decoder = InputDecoder(profile: .ansi)
        var events: [DecodedInput] = []
        decoder.decode(bytes, at: .zero, into: &events)
        while let deadline = decoder.deadline { decoder.expire(at: deadline, into: &events) }
        #expect(events == [.event(.key(KeyPress(.character("\u{FFFD}"))))])
    }

    @Test func escapeAloneIsReportedAfterItsTimeout() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}", at: .seconds(7)).isEmpty)
        #expect(decoder.deadline == .milliseconds(7_050))
        #expect(decoder.expire(at: .milliseconds(7_049)).isEmpty)
        #expect(decoder.expire(at: .milliseconds(7_050)) == [.key(.escape)])
        #expect(decoder.deadline == nil)
    }

    @Test func escapeTimeoutCanBeChosen() {
        let settings = InputSettings(escapeTimeout: .milliseconds(25))
        var decoder = InputDecoder(profile: .withoutKeys, settings: settings)
        _ = decoder.decode("\u{1B}")
        #expect(decoder.deadline == .milliseconds(25))
    }

    @Test(arguments: [
        (Duration.seconds(-1), Duration.zero), (.seconds(Int64.max), .seconds(60)),
    ]) func escapeTimeoutBeyondReasonIsCut(timeout: Duration, expected: Duration) {
        let settings = InputSettings(escapeTimeout: timeout, pasteLimit: -1)
        var decoder = InputDecoder(profile: .withoutKeys, settings: settings)
        _ = decoder.decode("\u{1B}")
        #expect(decoder.deadline == expected)
    }

    @Test func resetForgetsTheSequenceAndKeepsTheSettings() {
        let settings = InputSettings(escapeTimeout: .milliseconds(25), pasteLimit: 2)
        var decoder = InputDecoder(profile: .withoutKeys, settings: settings)
        _ = decoder.decode("\u{1B}[200~a")
        decoder.reset()
        #expect(decoder.deadline == nil)
        #expect(decoder.decode("b") == [.key(.character("b"))])
        #expect(
            decoder.decode("\u{1B}[200~abc\u{1B}[201~") == [.event(.paste("ab", isTruncated: true))]
        )
        _ = decoder.decode("\u{1B}")
        #expect(decoder.deadline == .milliseconds(25))
    }

    @Test(arguments: [
        ("\u{1B}[", 250), ("\u{1B}O", 250), ("\u{1B}]", 250), ("\u{1B}[1", 1_000),
        ("\u{1B}[1;5", 1_000), ("\u{1B}[M!", 1_000), ("\u{1B}[[", 1_000), ("\u{1B}]11;", 1_000),
        ("\u{F0}\u{9F}", 1_000), ("\u{1B}[200~a", 5_000), ("\u{1B}]11;\u{1B}", 250), ("a", nil),
    ]) func whatHasBegunWaitsForItsTime(_ bytes: String, _ milliseconds: Int?) {
        var decoder = InputDecoder()
        _ = decoder.decode(bytes)
        #expect(decoder.deadline == milliseconds.map { .milliseconds($0) })
    }

    @Test func everyReadBeginsTheWaitAnew() {
        var decoder = InputDecoder()
        _ = decoder.decode("\u{1B}[1", at: .zero)
        _ = decoder.decode(";", at: .milliseconds(900))
        #expect(decoder.deadline == .milliseconds(1_900))
        _ = decoder.decode("", at: .milliseconds(1_500))
        #expect(decoder.deadline == .milliseconds(1_900))
        #expect(decoder.decode("5A", at: .milliseconds(1_800)) == [.key(.up, .control)])
    }

    @Test func stringThatHasBegunWaitsLonger() {
        var decoder = InputDecoder()
        _ = decoder.decode("\u{1B}]", at: .zero)
        #expect(decoder.deadline == .milliseconds(250))
        _ = decoder.decode("1", at: .milliseconds(200))
        #expect(decoder.deadline == .milliseconds(1_200))
    }

    @Test func bytesThatCameBeforeTheAlarmGoFirst() {
        var decoder = InputDecoder()
        _ = decoder.decode("\u{1B}", at: .zero)
        #expect(decoder.decode("[A", at: .seconds(3)) == [.key(.up)])
    }

    @Test(arguments: [
        "[1;5", "[<0;1;", "[M!", "[[", "O5", "]0;title", "Pq", "_x", "^x", "Xx", "[?1", "[200",
    ]) func whatIsCutOffLeavesNothingBehind(_ cut: String) {
        #expect(InputDecoder.decode("\u{1B}" + cut) == [])
        #expect(InputDecoder.decode("\u{1B}" + cut + "\u{1B}[A") == [.key(.up)])
        var decoder = InputDecoder()
        var found = decoder.decode("\u{1B}" + cut)
        decoder.expireAll(&found)
        #expect(decoder.decode("k") == [.typed("k")])
    }

    @Test(arguments: [
        "[31m", "[5n", "[?1;2q", "[1;2;3;4;5_", "[ A", "[1!p", "[>1", "[200 ~", "[ I", "[99~",
        "[1;5;5A", "[57345;999u", "[1;5:9A", "[99z", "[31;2;3M", "[<256;1;1M", "[8;24t", "[1;999A",
        "O~", "O5;5;5A", "[<5u", "[=1;1c",
    ]) func whatIsUnknownMeansNothing(_ unknown: String) {
        let bytes = "\u{1B}\(unknown)\(unknown == "[>1" ? "q" : "")k"
        #expect(InputDecoder.decode(bytes) == [.typed("k")])
    }

    @Test(arguments: ["NaN;NaN", "1e+21;5", "undefined;undefined", "Infinity;-Infinity", "1.5;2.5"])
    func mouseReportWithoutNumbersIsReadToItsEnd(_ coordinates: String) {
        #expect(InputDecoder.decode("\u{1B}[<32;\(coordinates)Mk") == [.typed("k")])
        #expect(InputDecoder.decode("\u{1B}[<0;\(coordinates)mk") == [.typed("k")])
    }

    @Test(arguments: ["32;NaN;NaNM", "35;NaN;12M", "32;12;NaNM"])
    func garbledReportsWithoutAMarkerAreNotTyped(_ report: String) {
        #expect(InputDecoder.decode("\u{1B}[\(report)k") == [.typed("k")])
    }

    @Test func controlKeysActWithinASequence() {
        #expect(
            InputDecoder.decode("\u{1B}[1;\u{3}5A") == [
                .key(.character("c"), .control), .key(.up, .control),
            ])
        #expect(InputDecoder.decode("\u{1B}[1;\u{18}A") == [.typed("A")])
        #expect(InputDecoder.decode("\u{1B}]0;\u{1A}A") == [.typed("A")])
    }

    @Test func byteBeyondASCIISpoilsASequenceAndIsNotTyped() {
        #expect(InputDecoder.decode("\u{1B}[1;\u{C3}\u{A4}5Ak") == [.typed("k")])
    }

    @Test func twoEscapesAreTheKeyPressedTwice() {
        #expect(InputDecoder.decode("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
        #expect(
            InputDecoder.decode("\u{1B}\u{1B}\u{1B}", profile: .xtermKeys)
                == [.key(.escape), .key(.escape), .key(.escape)])
    }

    @Test func escapeBeforeASequenceIsAlt() {
        #expect(InputDecoder.decode("\u{1B}\u{1B}[A") == [.key(.up, .alt)])
        #expect(InputDecoder.decode("\u{1B}\u{1B}Oa") == [.key(.up, [.alt, .control])])
        #expect(InputDecoder.decode("\u{1B}\u{1B}\u{1B}[A") == [.key(.escape), .key(.up, .alt)])
    }

    @Test func escapeBeforeWhatIsNoKeyIsNotLost() {
        #expect(
            InputDecoder.decode("\u{1B}\u{1B}[<35;2;3M") == [.key(.escape), .mouse(.move, 1, 2)])
        #expect(InputDecoder.decode("\u{1B}\u{1B}[I") == [.key(.escape), .event(.focus(true))])
        #expect(InputDecoder.decode("\u{1B}\u{1B}[99z") == [.key(.escape)])
        #expect(
            InputDecoder.decode("\u{1B}\u{1B}[200~x\u{1B}[201~") == [.key(.escape), .paste("x")])
        #expect(InputDecoder.decode("\u{1B}\u{1B}[?1;1c").first == .key(.escape))
        #expect(InputDecoder.decode("\u{1B}\u{1B}]11;x\u{1B}\\") == [.key(.escape)])
        for character in "x\t[O]" {
            let key = character == "\t" ? Key.tab : .character(character)
            #expect(
                InputDecoder.decode("\u{1B}\u{1B}\(character)") == [.key(.escape), .key(key, .alt)])
        }
    }

    @Test func altWithAKeyThatTypesNothingTypesNothing() throws {
        let found = InputDecoder.decode("\u{1B}\u{E6}\u{BC}\u{A2}")
        #expect(found == [.key(.character("漢"), .alt)])
        guard case .event(.key(let press)) = try #require(found.first) else { return }
        #expect(press.text == nil)
    }

    @Test(
        arguments: [
            (0x00, DecodedInput.key(.character(" "), .control)),
            (0x01, .key(.character("a"), .control)),
            (0x08, .key(.character("h"), .control)), (0x09, .key(.tab)), (0x0A, .key(.enter)),
            (0x0D, .key(.enter)), (0x1A, .key(.character("z"), .control)),
            (0x1C, .key(.character("\\"), .control)), (0x1D, .key(.character("]"), .control)),
            (0x1E, .key(.character("^"), .control)), (0x1F, .key(.character("_"), .control)),
            (0x7F, .key(.backspace)),
        ] as [(UInt8, DecodedInput)]) func controlByteIsItsKey(
            _ byte: UInt8, _ expected: DecodedInput
        )
    {
        var decoder = InputDecoder()
        var found: [DecodedInput] = []
        decoder.decode([byte], at: .zero, into: &found)
        #expect(found == [expected])
    }

    @Test func everyPrintableByteOfASCIIIsTyped() {
        for byte in UInt8(0x20)..<0x7F {
            let character = Character(Unicode.Scalar(byte))
            #expect(InputDecoder.decode(String(character)) == [.typed(character)])
        }
    }

    @Test func controlsBeyondASCIIAreNotTyped() {
        #expect(InputDecoder.decode("\u{C2}\u{84}k") == [.typed("k")])
    }

    @Test func overlongStringIsReadPast() {
        var decoder = InputDecoder()
        let long = "\u{1B}P>|" + String(repeating: "v", count: 100_000)
        #expect(decoder.decode(long).isEmpty)
        #expect(decoder.heldByteCount <= 65_536)
        #expect(decoder.decode("\u{1B}\\k") == [.typed("k")])
    }

    @Test func escapeKeyEndsAStringThatDoesNotEnd() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}]0;typed by someone\u{1B}").isEmpty)
        #expect(decoder.expire(at: .seconds(1)) == [.key(.escape)])
        #expect(decoder.decode("k") == [.typed("k")])
    }

    @Test func cursorPositionInTheFirstRowIsAReportOnlyIfExpected() {
        var decoder = InputDecoder()
        let report = DecodedInput.report(.cursorPosition(Point(x: 4, y: 0)))
        #expect(decoder.decode("\u{1B}[1;5R") == [.key(.function(3), .control)])
        decoder.expectCursorPosition()
        #expect(decoder.decode("\u{1B}[1;5R") == [report])
        #expect(decoder.decode("\u{1B}[1;5R") == [.key(.function(3), .control)])
        #expect(
            decoder.decode("\u{1B}[2;5R") == [.report(.cursorPosition(Point(x: 4, y: 1)))])
    }

    @Test func resizeThatNoScreenCanHaveIsDropped() {
        #expect(
            InputDecoder.decode("\u{1B}[48;24;80;480;640t")
                == [.event(.resize(Size(width: 80, height: 24)))])
        #expect(InputDecoder.decode("\u{1B}[48;9999;9999;1;1t") == [])
        #expect(InputDecoder.decode("\u{1B}[48;0;80;1;1t") == [])
    }

    @Test func whatIsBeforeAndAfterAPasteIsKept() {
        #expect(
            InputDecoder.decode("a\u{1B}[200~b\rc\u{1B}[201~d")
                == [.typed("a"), .paste("b\nc"), .typed("d")])
    }

    @Test func pasteWithoutAnEndIsGivenUpAfterSilence() {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}[200~half\u{1B}[20").isEmpty)
        #expect(
            decoder.expire(at: .seconds(5)) == [.paste("half\u{1B}[20", isTruncated: true)])
        #expect(decoder.decode("k") == [.typed("k")])
    }

    @Test(arguments: ["[200~", "]0;"]) func keysDoNotProlongWhatHasLostItsEnd(_ start: String) {
        var decoder = InputDecoder()
        #expect(decoder.decode("\u{1B}" + start).isEmpty)
        var now = Duration.zero
        var found: [DecodedInput] = []
        while found.isEmpty, now < .seconds(20) {
            now += .milliseconds(200)
            found += decoder.expire(at: now)
            found += decoder.decode("\u{3}", at: now)
        }
        #expect(now <= .milliseconds(5_200))
        #expect(found.last == .key(.character("c"), .control))
    }

    @Test func slowPasteIsNotGivenUp() {
        var decoder = InputDecoder()
        var found = decoder.decode("\u{1B}[200~")
        var now = Duration.zero
        for _ in 0..<1_000 {
            now += .milliseconds(20)
            found += decoder.expire(at: now)
            found += decoder.decode("a", at: now)
        }
        found += decoder.decode("\u{1B}[201~", at: now)
        #expect(found == [.paste(String(repeating: "a", count: 1_000))])
    }

    @Test func largePasteIsOneEvent() {
        var decoder = InputDecoder()
        let line = Array("ten bytes\r".utf8)
        var found: [DecodedInput] = []
        decoder.decode(Array("\u{1B}[200~".utf8), at: .zero, into: &found)
        for _ in 0..<1_000 {
            decoder.decode(
                Array(repeating: line, count: 100).flatMap { $0 }, at: .zero, into: &found)
        }
        decoder.decode(Array("\u{1B}[201~".utf8), at: .zero, into: &found)
        #expect(found == [.paste(String(repeating: "ten bytes\n", count: 100_000))])
    }
}
