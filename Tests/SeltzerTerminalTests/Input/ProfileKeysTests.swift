// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: InputDecoder+profileKeys, ProfileKeyNames.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct ProfileKeysTests {
    @Test(arguments: [
        ("\u{8}", DecodedInput.key(.backspace)), ("\u{1B}A", .key(.up)),
        ("\u{1}@\r", .key(.function(1))), ("\u{1}A\r", .key(.function(2))),
        ("\u{1B}[M", .key(.function(3))), ("\u{1B}[MX", .key(.function(4))),
        ("\u{1B}[224z", .key(.function(5))), ("\u{1B}[1~", .key(.function(6))),
        ("\u{1B}[4~", .key(.end)), ("\u{1B}[28~", .key(.function(15))), ("\u{1B}[98~", .key(.help)),
        ("\u{1B}[B", .key(.down)),
        ("\u{1}", .key(.character("a"), .control)), ("\u{1B}B", .key(.character("B"), .alt)),
    ]) func stringIsItsKey(_ string: String, _ expected: DecodedInput) {
        #expect(InputDecoder.decode(string, profile: .oddKeys) == [expected])
    }

    @Test func longestStringWins() {
        #expect(
            InputDecoder.decode("\u{1B}[MX\u{1B}[MY", profile: .oddKeys)
                == [.key(.function(4)), .key(.function(3)), .typed("Y")])
    }

    @Test func whatOnlyBeginsLikeAKeyIsDecodedByTheRules() {
        #expect(
            InputDecoder.decode("\u{1}@\u{1}A\r\u{1}\u{1B}[22;5~", profile: .oddKeys) == [
                .key(.character("a"), .control), .typed("@"), .key(.function(2)),
                .key(.character("a"), .control),
            ])
        #expect(
            InputDecoder.decode("\u{1B}[224;5~\u{1B}[21~", profile: .oddKeys)
                == [.key(.function(10))])
    }

    @Test func stringThatBeginsALongerOneWaits() {
        var decoder = InputDecoder(profile: .oddKeys)
        #expect(decoder.decode("\u{1}").isEmpty)
        #expect(decoder.deadline == .milliseconds(50))
        #expect(
            decoder.expire(at: .milliseconds(50)) == [.key(.character("a"), .control)])
        #expect(decoder.decode("\u{1B}").isEmpty)
        #expect(decoder.deadline == .milliseconds(50))
        #expect(decoder.expire(at: .milliseconds(50)) == [.key(.escape)])
    }

    @Test func altGoesBeforeAKeyOfTheProfile() {
        #expect(
            InputDecoder.decode("\u{1B}\u{1B}[224z", profile: .oddKeys)
                == [.key(.function(5), .alt)])
    }

    @Test func modifiersSayMoreThanTheNumberOfAFunctionKey() {
        #expect(
            InputDecoder.decode("\u{1B}[1;2P", profile: .xtermKeys) == [.key(.function(1), .shift)])
        #expect(
            InputDecoder.decode("\u{1B}Ow", profile: .xtermKeys)
                == [.key(.keypad("7"), text: "7")])
    }

    @Test func keysWithoutWhichNoProgramCanBeUsedStay() {
        let greedy = TerminalProfile.keys(
            "greedy",
            [
                "kf1": "\u{3}", "kf2": "\r", "kf3": "\u{1A}", "kf4": "\u{1B}", "kf5": "x",
                "kf6": "", "kf7": "\u{1B}" + String(repeating: "[", count: 40),
            ])
        #expect(
            InputDecoder.decode("\u{3}\r\u{1A}x\u{1B}", profile: greedy) == [
                .key(.character("c"), .control), .key(.enter), .key(.character("z"), .control),
                .typed("x"), .key(.escape),
            ])
    }

    @Test func modifierNumberOfANameIsRead() {
        let odd = TerminalProfile.keys("odd", ["kUP5": "\u{1B}[9a", "kDC8": "\u{1B}[9b"])
        #expect(
            InputDecoder.decode("\u{1B}[9a\u{1B}[9b", profile: odd)
                == [.key(.up, .control), .key(.delete, [.shift, .alt, .control])])
    }

    @Test func firstNameOfAStringSettlesIt() {
        let eterm = TerminalProfile.keys(
            "eterm",
            ["kUP": "\u{1B}[a", "kind": "\u{1B}[a", "kcbt": "\u{1B}[Z", "kf14": "\u{1B}[Z"])
        #expect(
            InputDecoder.decode("\u{1B}[a\u{1B}[Z", profile: eterm)
                == [.key(.up, .shift), .key(.tab, .shift)])
        let scrolling = TerminalProfile.keys("scrolling", ["kri": "\u{1B}[9a"])
        #expect(InputDecoder.decode("\u{1B}[9a", profile: scrolling) == [.key(.up, .shift)])
    }

    @Test func everyNameIsThereOnce() {
        let names = ProfileKeyNames.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.count > 300)
    }
}
