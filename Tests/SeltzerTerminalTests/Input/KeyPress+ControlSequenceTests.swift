// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct KeyPressControlSequenceTests {
    @Test(arguments: [
        ("[A", DecodedInput.key(.up)), ("[1;2D", .key(.left, .shift)),
        ("[5C", .key(.right, .control)),
        ("[E", .key(.begin)), ("[1;9H", .key(.home, .super)), ("[1;65H", .key(.home)),
        ("OP", .key(.function(1))), ("O2Q", .key(.function(2), .shift)),
        ("O1;5S", .key(.function(4), .control)), ("[P", .key(.function(1))),
        ("[15~", .key(.function(5))), ("[34~", .key(.function(20))), ("[1~", .key(.home)),
        ("[8~", .key(.end)), ("[5^", .key(.pageUp, .control)),
        ("[6@", .key(.pageDown, [.control, .shift])),
        ("[23$", .key(.function(11), .shift)), ("[d", .key(.left, .shift)),
        ("Ob", .key(.down, .control)),
        ("[Z", .key(.tab, .shift)), ("[1;5Z", .key(.tab, [.control, .shift])),
        ("[[A", .key(.function(1))), ("[[E", .key(.function(5))),
        ("OM", .key(.keypad("\r"))), ("Oj", .key(.keypad("*"), text: "*")),
        ("Oy", .key(.keypad("9"), text: "9")), ("OX", .key(.keypad("="), text: "=")),
        ("O ", .key(.keypad(" "), text: " ")),
    ]) func functionKeysAreRead(_ form: String, _ expected: DecodedInput) {
        #expect(InputDecoder.decode("\u{1B}" + form) == [expected])
    }

    @Test(arguments: [
        ("27;5;97", DecodedInput.key(.character("a"), .control)),
        ("27;6;65", .key(.character("a"), [.control, .shift])),
        ("27;2;65", .typed("A")), ("27;2;33", .typed("!")),
        ("27;2;32", .key(.character(" "), .shift)),
        ("27;2;13", .key(.enter, .shift)), ("27;3;233", .key(.character("é"), .alt)),
        ("27;5;8", .key(.backspace, .control)), ("27;1;27", .key(.escape)),
    ]) func modifyOtherKeysIsRead(_ form: String, _ expected: DecodedInput) {
        #expect(InputDecoder.decode("\u{1B}[\(form)~") == [expected])
    }

    @Test(arguments: [
        ("97", DecodedInput.typed("a")), ("97;2", .typed("A")), ("97:65;2", .typed("A")),
        ("49:33;2", .typed("!")), ("97;2;65", .typed("A")),
        ("97;6", .key(.character("a"), [.control, .shift])),
        ("97;65", .typed("a")), ("32;2", .key(.character(" "), .shift)),
        ("97;3;229", .key(.character("a"), .alt, text: "å")), ("57352;5", .key(.up, .control)),
        ("57376", .key(.function(13))), ("57404", .key(.keypad("5"), text: "5")),
        ("57428", .key(.named("media_play"))), ("57454", .key(.named("iso_level5_shift"))),
        ("57417", .key(.left)), ("97;9", .key(.character("a"), .super)),
        ("97;17", .key(.character("a"), .hyper)),
        ("223;2", .key(.character("ß"), .shift, text: nil)),
    ]) func kittyKeysAreRead(_ form: String, _ expected: DecodedInput) {
        var expected = expected
        if form == "223;2", case .event(.key(var press)) = expected {
            press.text = nil
            expected = .event(.key(press))
        }
        #expect(InputDecoder.decode("\u{1B}[\(form)u") == [expected])
    }

    /// The key of a chord as it is, the key of its place on a US keyboard, and its character with Shift.
    @Test(
        arguments: [
            ("1099::115;5u", "ctrl-ы", "s", nil), ("1095::120;3u", "alt-ч", "x", nil),
            ("963::115;5u", "ctrl-σ", "s", nil), ("1081::113u", "й", "q", nil),
            ("1081:1049:113;2u", "Й", "Q", nil), ("1081:1049:113;6u", "ctrl-shift-й", "q", nil),
            ("45:95;6u", "ctrl-shift--", nil, "_"), ("46:62;4u", "alt-shift-.", nil, ">"),
            ("53:37;4u", "alt-shift-5", nil, "%"), ("55:47;6u", "ctrl-shift-7", nil, "/"),
            ("38:49:49;4u", "alt-shift-&", "1", "1"), ("97:65;6u", "ctrl-shift-a", nil, nil),
            ("95;6u", "ctrl-shift-_", nil, "_"), ("45;6u", "ctrl-shift--", nil, nil),
            ("27;6;95~", "ctrl-shift-_", nil, "_"), ("27;6;47~", "ctrl-shift-/", nil, "/"),
            ("27;6;65~", "ctrl-shift-a", nil, nil), ("27;5;1099~", "ctrl-ы", nil, nil),
            ("97::97;5u", "ctrl-a", nil, nil), ("97::57352;5u", "ctrl-a", nil, nil),
        ] as [(String, String, Character?, Character?)])
    func otherCharactersOfTheKeyAreRead(
        _ form: String, name: String, base: Character?, shifted: Character?
    ) throws {
        let found = InputDecoder.decode("\u{1B}[\(form)")
        guard case .event(.key(let press))? = found.first, found.count == 1 else {
            Issue.record("\(found)")
            return
        }
        #expect(press.description == name)
        #expect(press.baseCharacter == base)
        #expect(press.shiftedCharacter == shifted)
    }

    @Test func kittyPhasesAreRead() {
        var press = KeyPress(.character("a"), phase: .repeat)
        #expect(InputDecoder.decode("\u{1B}[97;1:2u") == [.event(.key(press))])
        press.phase = .release
        press.text = nil
        #expect(InputDecoder.decode("\u{1B}[97;1:3u") == [.event(.key(press))])
        #expect(
            InputDecoder.decode("\u{1B}[3;1:3~")
                == [.event(.key(KeyPress(.delete, phase: .release)))])
    }

    @Test(arguments: [
        "[0u", "[u", "[1u", "[133u", "[55296u", "[1114112u", "[57343u", "[57455u", "[63743u",
        "[99999999999u", "[97;257u", "[97;1:4u", "[97;1;1;1u", "[27;5~", "[27;5;0~",
        "[27;5;57344:1~",
        "[27;5;1114112~", "[0~", "[9~", "[16~", "[35~", "[300~", "[1;2;3~", "[200$", "[1;1;1A",
    ]) func noKeyHasThisForm(_ form: String) {
        #expect(InputDecoder.decode("\u{1B}" + form + "k") == [.typed("k")])
    }

    @Test func everyNumberOfTheKittyRangeIsAKeyThatTypesNoPrivateCharacter() {
        for number in 57_344...57_454 {
            let found = InputDecoder.decode("\u{1B}[\(number)u")
            guard case .event(.key(let press))? = found.first, found.count == 1 else {
                Issue.record("\(number)")
                continue
            }
            if case .character = press.key { Issue.record("\(number) is a character") }
        }
    }
}
