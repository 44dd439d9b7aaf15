// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LateSequence.

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct InputDecoderLateTests {
    /// Decodes reads with a pause before each but the first, in which timeouts pass.
    private static func decode(
        _ reads: [String], pause: Duration = .milliseconds(150),
        profile: TerminalProfile = .withoutKeys
    ) -> [DecodedInput] {
        var decoder = InputDecoder(profile: profile)
        var (now, found) = (Duration.zero, [DecodedInput]())
        for read in reads {
            found += decoder.decode(read, at: now)
            now += pause
            while let deadline = decoder.deadline, deadline <= now {
                decoder.expire(at: deadline, into: &found)
            }
        }
        decoder.expireAll(&found)
        return found
    }

    static let sequences: [(String, DecodedInput?)] = [
        ("[<65;20;3M", .mouse(.scroll(dx: 0, dy: 1), 19, 2)), ("[I", .event(.focus(true))),
        ("[O", .event(.focus(false))), ("[A", .key(.up)), ("[1;5C", .key(.right, .control)),
        ("OA", .key(.up)), ("OP", .key(.function(1))), ("Oj", .key(.keypad("*"), text: "*")),
        ("[15~", .key(.function(5))), ("[97;5u", .key(.character("a"), .control)),
        ("[27;5;97~", .key(.character("a"), .control)), ("[[A", .key(.function(1))),
        ("[Z", .key(.tab, .shift)), ("[200~a[b\u{1B}[201~", .paste("a[b")), ("[201~", nil),
        ("[?62;22c", .report(.primaryAttributes([62, 22]))), ("[99;1~", nil), ("[?9;9;9S", nil),
        ("[0n", .report(.status(0))), ("[3;4R", .report(.cursorPosition(Point(x: 3, y: 2)))),
        ("[?2026;2$y", .report(.mode(2026, isPrivate: true, .reset))),
        ("[48;24;80;480;640t", .event(.resize(Size(width: 80, height: 24)))),
        ("]11;rgb:ff/ff/ff\u{7}", .report(.color(.background, .rgb(255, 255, 255)))),
        ("]11;rgb:ff/ff/ff\u{1B}\\", .report(.color(.background, .rgb(255, 255, 255)))),
        ("]52;c;?\u{7}", nil), ("P>|XTerm(379)\u{1B}\\", .report(.version("XTerm(379)"))),
        ("P0$r\u{1B}\\", .report(.setting(nil))), ("_Gi=1;OK\u{1B}\\", nil),
    ]

    @Test(arguments: sequences)
    func restInOneReadAfterAnEscapeIsNotText(rest: String, event: DecodedInput?) {
        for profile in [TerminalProfile.withoutKeys, .xtermKeys, .linuxKeys] {
            let expected = [.key(.escape)] + (event.map { [$0] } ?? [])
            #expect(Self.decode(["\u{1B}", rest], profile: profile) == expected)
            #expect(
                Self.decode(["\u{1B}", rest + "k"], profile: profile) == expected + [.typed("k")]
                    || rest == "Oj")
        }
    }

    @Test(arguments: [
        "[", "O", "]", "P", "_", "[[", "[x", "[a b]", "[done]", "[link](there)", "[ ]", "[1]",
        "[12", "]1",
        "]12", "Open", "On my way", "Ok then", "Phone", "P1", "_Good_", "]]", "[0-9a-z]*", "[é]",
        "[Main]", "\\",
    ]) func textAfterAnEscapeIsTyped(_ text: String) {
        let expected = [.key(.escape)] + text.map { DecodedInput.typed($0) }
        let bytes = String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
        #expect(Self.decode(["\u{1B}", bytes]) == expected)
        #expect(Self.decode(["\u{1B}"] + bytes.map { String($0) }) == expected)
    }

    @Test(arguments: ["[A", "[I", "OA", "[200~", "[<65;20;3M", "[1;5C", "]11;x", "[97;5u"])
    func charactersOneAfterTheOtherAreTyped(_ text: String) {
        let expected = [.key(.escape)] + text.map { DecodedInput.typed($0) }
        #expect(Self.decode(["\u{1B}"] + text.map { String($0) }) == expected)
        #expect(
            Self.decode(["\u{1B}"] + text.map { String($0) }, pause: .milliseconds(400))
                == expected)
    }

    @Test func bracketAfterAnEscapeWaitsForTheTimeOfAnIntroducer() {
        var decoder = InputDecoder()
        _ = decoder.decode("\u{1B}")
        #expect(decoder.expire(at: .milliseconds(50)) == [.key(.escape)])
        #expect(decoder.decode("[", at: .milliseconds(100)).isEmpty)
        #expect(decoder.deadline == .milliseconds(350))
        #expect(decoder.expire(at: .milliseconds(350)) == [.typed("[")])
        #expect(decoder.decode("[", at: .milliseconds(400)) == [.typed("[")])
    }

    @Test func bracketAfterAnotherKeyDoesNotWait() {
        #expect(Self.decode(["\u{1B}", "i", "[A"]).suffix(2) == [.typed("["), .typed("A")])
        var decoder = InputDecoder()
        _ = decoder.decode("\u{1B}")
        _ = decoder.expire(at: .milliseconds(50))
        #expect(decoder.decode("[A", at: .seconds(6)) == [.typed("["), .typed("A")])
    }

    @Test func restMayComeInSeveralReads() {
        let wheel = DecodedInput.mouse(.scroll(dx: 0, dy: 1), 19, 2)
        #expect(Self.decode(["\u{1B}", "[<", "65;", "20;3M"]) == [.key(.escape), wheel])
        #expect(Self.decode(["\u{1B}", "[", "<65;20;3M"]) == [.key(.escape), wheel])
        #expect(Self.decode(["\u{1B}", "[<65;20;3", "M"]) == [.key(.escape), wheel])
    }

    @Test func restOfASequenceThatWasGivenUpLaterIsNotText() {
        let wheel = DecodedInput.mouse(.scroll(dx: 0, dy: 1), 19, 2)
        #expect(
            Self.decode(["\u{1B}[", "<65;20;3M"], pause: .milliseconds(300))
                == [.key(.character("["), .alt), wheel])
        #expect(Self.decode(["\u{1B}[<65;2", "0;3M"], pause: .seconds(2)) == [wheel])
        #expect(Self.decode(["\u{1B}[<65;20;3", "M"], pause: .seconds(2)) == [wheel])
        #expect(
            Self.decode(["\u{1B}[2", "00~x\u{1B}[201~"], pause: .seconds(2)) == [.paste("x")])
        #expect(
            Self.decode(["\u{1B}", "[<65;2", "0;3M"], pause: .seconds(2))
                == [.key(.escape), wheel])
        #expect(
            Self.decode(["\u{1B}]11;rgb:ff", "/ff/ff\u{7}k"], pause: .seconds(2)) == [.typed("k")])
        #expect(
            Self.decode(["\u{1B}]11;rgb:ff/ff/ff\u{1B}", "\\k"], pause: .seconds(1))
                == [.key(.escape), .typed("k")])
    }

    @Test func keyAfterABrokenSequenceIsAKey() {
        #expect(Self.decode(["\u{1B}[<65;2", "k"], pause: .seconds(2)) == [.typed("k")])
        #expect(Self.decode(["\u{1B}]11;rgb:ff", "yes"], pause: .seconds(2)).count == 3)
        #expect(
            Self.decode(["\u{1B}", "[<65;2", "\u{3}"], pause: .milliseconds(200)).last
                == .key(.character("c"), .control))
        #expect(
            Self.decode(["\u{1B}", "[", "\u{1B}[A"], pause: .milliseconds(200))
                == [.key(.escape), .typed("["), .key(.up)])
    }

    @Test(arguments: 0..<16) func noCutTypesAPartOfASequence(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed) &* 7_919 &+ 3)
        for _ in 0..<300 {
            var (reads, plain, read) = ([String](), "", "")
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let sequence = "\u{1B}" + Self.sequences.randomElement(using: &generator)!.0
                // One byte alone may have been typed.
                let cut = Int.random(in: 1...sequence.unicodeScalars.count - 2, using: &generator)
                let scalars = Array(sequence.unicodeScalars).map { String($0) }
                reads.append(read + scalars[..<cut].joined())
                let typed = ["", "k", "yes", "[x"].randomElement(using: &generator)!
                let isKeypad = sequence.hasSuffix("Oj")
                read = scalars[cut...].joined() + (isKeypad ? "" : typed)
                plain += isKeypad ? "" : typed
            }
            reads.append(read)
            let pause = Duration.milliseconds(Int.random(in: 60...4_000, using: &generator))
            let found = Self.decode(reads, pause: pause)
            let text = found.reduce(into: "") { text, input in
                guard case .event(.key(let press)) = input, case .character = press.key else {
                    return
                }
                text += press.text ?? ""
            }
            if text != plain { Issue.record("\(reads) with \(pause) type \(text)") }
        }
    }
}
