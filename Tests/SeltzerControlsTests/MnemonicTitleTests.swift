// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@Suite struct MnemonicTitleTests {
    @Test(
        arguments: [
            ("&Save", "Save", "S"), ("Save &As", "Save As", "A"), ("Plain", "Plain", nil),
            ("Cut && Paste", "Cut & Paste", nil), ("&&&X", "&X", "X"), ("A & B", "A & B", nil),
            ("End&", "End&", nil), ("&", "&", nil), ("", "", nil), ("&A&B", "A&B", "A"),
            ("Ba&ñar", "Bañar", "ñ"), ("保存(&世)", "保存(世)", "世"), ("&👩‍👩‍👧x", "👩‍👩‍👧x", "👩‍👩‍👧"),
        ] as [(String, String, Character?)])
    func marksAreRead(title: String, text: String, mnemonic: Character?) {
        #expect(MnemonicTitle(title).text == text)
        #expect(MnemonicTitle(title).mnemonic == mnemonic)
    }

    @Test(arguments: ["R&D", "&", "&&", "a & b", "", "&Save"])
    func anEscapedTextIsShownAsItIs(text: String) {
        let title = MnemonicTitle(MnemonicTitle.escaped(text))
        #expect(title.text == text)
        #expect(title.mnemonic == nil)
    }

    @Test func caseDoesNotCount() {
        #expect(MnemonicTitle("&Save").isMnemonic("s"))
        #expect(MnemonicTitle("&save").isMnemonic("S"))
        #expect(!MnemonicTitle("&Save").isMnemonic("a"))
        #expect(!MnemonicTitle("Save").isMnemonic("s"))
    }

    @MainActor
    @Test func aButtonShowsItsMnemonicAndIsPressedByIt() async {
        let button = Button("保存 &Now")
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [button])), columns: 14, rows: 1)
        #expect(pilot.screen == "▌[ 保存 Now ]▐")
        let underlined = (0..<14).filter {
            pilot.display.buffer[Point(x: $0, y: 0)].attributes.contains(.underline)
        }
        #expect(underlined == [8])
        await pilot.press("alt-n")
        #expect(pilot.events(ButtonPressed.self).map(\.title) == ["保存 Now"])
        button.isEnabled = false
        await pilot.press("alt-n")
        #expect(pilot.events(ButtonPressed.self).count == 1)
    }

    @MainActor
    @Test func aButtonTooNarrowForItsTitleShowsNoMnemonic() async {
        let button = Button("A long &title")
        let pilot = await Pilot(plain: ViewController(view: button), columns: 8, rows: 1)
        #expect(pilot.screen == "▌[A l…]▐")
        #expect((2..<6).allSatisfy { pilot.display.buffer[Point(x: $0, y: 0)].attributes.isEmpty })
    }
}
