// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SettingsError.

import SeededRandom
import SeltzerBase
import SeltzerScreen
import SeltzerViews
import Testing

@Suite struct KeyMapTests {
    @Test func aMapIsReadFromLines() throws {
        let map = try KeyMap(
            parsing: """
                # my keys
                save = ctrl-x ctrl-s   # as ever

                quit=q, ctrl-q
                  reload\t=\tnone
                sharp = hash, comma, alt-#
                """)
        #expect(map["save"] == ["ctrl-x ctrl-s"])
        #expect(map["quit"] == ["q", "ctrl-q"])
        #expect(map["reload"] == [])
        #expect(map["sharp"] == ["#", ",", "alt-#"])
        #expect(map["other"] == nil)
        #expect(map.identifiers == ["quit", "reload", "save", "sharp"])
    }

    @Test func aMapIsWrittenAsItIsRead() throws {
        var map = try KeyMap(
            parsing: "b = none\na = g g, ctrl-comma\nc = hash\n")
        map["d"] = ["ctrl-x ="]
        let text = "a = g g, ctrl-comma\nb = none\nc = hash\nd = ctrl-x =\n"
        #expect(map.description == text)
        #expect(try KeyMap(parsing: text).description == text)
    }

    @Test(arguments: ["", "\n\n", "# nothing\n", "\r\n", "   \t "])
    func aTextWithoutBindingsIsAnEmptyMap(text: String) throws {
        #expect(try KeyMap(parsing: text) == KeyMap())
    }

    @Test func linesMayEndAsOnWindowsAndBeginWithAMark() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a = q\r\nb = w\r\n".utf8)
        let map = try KeyMap(parsing: bytes)
        #expect(map["a"] == ["q"])
        #expect(map["b"] == ["w"])
    }

    @Test func everythingThatIsWrongIsToldTogether() {
        let text = """
            save ctrl-s
            = q
            quit = ctlr-q, w
            open = o
            open = ctrl-o
            close =
            two words = x
            """
        let error = #expect(throws: SettingsError.self) { try KeyMap(parsing: text) }
        #expect(
            error?.description == """
                line 1: name = keys was expected, as in save = ctrl-s
                line 2: the name of an action was expected before =, as in save = ctrl-s
                line 3: ctlr-q is not a key; did you mean ctrl-q?
                line 5: open is already set on line 4
                line 6: keys were expected after =, such as ctrl-s, or none
                line 7: the name of an action was expected before =, as in save = ctrl-s
                """)
    }

    @Test func textThatIsNotUTF8IsToldWithItsLine() {
        let bytes = Array("a = q\nb = ".utf8) + [0xFF, 0x0A] + Array("c = \u{FFFD}\n".utf8)
        let error = #expect(throws: SettingsError.self) { try KeyMap(parsing: bytes) }
        #expect(error?.description == "line 2: the file is not in UTF-8; convert it")
    }

    @Test func ofVeryManyErrorsTheFirstOnesAreShown() {
        let text = String(repeating: "x\n", count: 30)
        let error = #expect(throws: SettingsError.self) { try KeyMap(parsing: text) }
        #expect(error?.problems.count == 30)
        #expect(error?.description.hasSuffix("\nand 10 more") == true)
    }

    @Test func anIdentifierThatNobodyHasIsAWarning() throws {
        let map = try KeyMap(parsing: "relod = r\nsave = s\nzebra = z\n")
        #expect(
            map.warnings(knowing: ["save", "reload"]).map(\.description) == [
                "line 1: there is no action relod; did you mean reload?",
                "line 3: there is no action zebra",
            ])
    }

    @Test func randomBytesNeverTrap() {
        var generator = SeededGenerator(seed: 7)
        let pieces = ["save", "=", " ", "\n", ",", "ctrl-", "#", "none", "q", "\r", "漢", "\u{301}"]
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...30, using: &generator) {
                if Int.random(in: 0...9, using: &generator) == 0 {
                    bytes.append(UInt8.random(in: 0...255, using: &generator))
                } else {
                    bytes += Array(pieces.randomElement(using: &generator)!.utf8)
                }
            }
            guard let map = try? KeyMap(parsing: bytes) else { continue }
            #expect((try? KeyMap(parsing: map.description))?.description == map.description)
        }
    }
}
