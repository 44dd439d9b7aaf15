// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct TextFieldCompletionTests {
    private static let cities = ["Basel", "Bern", "Bernau", "Biel", "漢字市", "Genève"]

    private func start(
        _ box: ComboBox = ComboBox(cities), columns: Int = 24, look: DisplayLook = .dark
    ) async -> (ComboBox, Pilot) {
        box.completes = true
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [box, Button("OK")])),
            columns: columns,
            rows: 10, capabilities: look.capabilities)
        return (box, pilot)
    }

    /// The text of the field's row.
    private func field(_ pilot: Pilot) -> String {
        let row = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[0]
        return String(row.filter { !"▌▐▾".contains($0) }.reversed().drop { $0 == " " }.reversed())
            .replacing(" ", with: "")
    }

    @Test(arguments: ["right", "end", "tab", "ctrl-e", "ctrl-f"] as [KeyChord])
    func aKeyTakesTheRestBehindTheCursor(key: KeyChord) async {
        let (box, pilot) = await start()
        await pilot.type("be")
        #expect(box.text == "be" && field(pilot) == "bern")
        await pilot.press(key)
        #expect(box.text == "Bern" && box.selectedIndex == 1 && box.isFirstResponder)
        #expect(pilot.events(OptionSelected.self) == [OptionSelected(index: 1, title: "Bern")])
        #expect(pilot.events(SuggestionTaken.self).map(\.text) == ["Bern"])
    }

    @Test func theRestIsFainterAndItalic() async {
        let (_, pilot) = await start()
        await pilot.type("bi")
        guard let place = pilot.location(of: "biel") else { return #expect(Bool(false)) }
        let typed = pilot.display.buffer[place]
        let rest = pilot.display.buffer[place.offsetBy(dx: 2, dy: 0)]
        #expect(!typed.attributes.contains(.italic) && rest.attributes.contains(.italic))
        #expect(rest.foreground != typed.foreground)
        #expect(pilot.display.cursor?.position == place.offsetBy(dx: 2, dy: 0))
    }

    @Test func typingGoesOnWithoutIt() async {
        let (box, pilot) = await start()
        await pilot.type("ba")
        #expect(field(pilot) == "basel")
        await pilot.type("d")
        #expect(box.text == "bad" && field(pilot) == "bad")
        await pilot.press("backspace")
        #expect(field(pilot) == "basel")
        await pilot.press("enter")
        #expect(box.text == "ba")
    }

    @Test func escapeRemovesItUntilTheNextLetter() async {
        let (box, pilot) = await start()
        await pilot.type("b")
        await pilot.press("escape")
        #expect(field(pilot) == "b" && !box.isOpen)
        await pilot.press("right")
        #expect(box.text == "b")
        await pilot.type("i")
        #expect(field(pilot) == "biel")
    }

    @Test func onlyTheEndOfATextIsCompleted() async {
        let (box, pilot) = await start()
        await pilot.type("be")
        await pilot.press("left")
        #expect(field(pilot) == "be")
        await pilot.press("right")
        #expect(box.text == "be" && field(pilot) == "bern")
        await pilot.press("shift-left")
        #expect(field(pilot) == "be")
    }

    @Test func anItemThatIsTypedIsNotContinued() async {
        let (_, pilot) = await start()
        await pilot.type("Bern")
        #expect(field(pilot) == "Bern")
        await pilot.type("a")
        #expect(field(pilot) == "Bernau")
    }

    @Test func theSelectedItemOfTheListIsShown() async {
        let (box, pilot) = await start()
        await pilot.type("b")
        await pilot.press("down", "down")
        let selected = box.items.first { field(pilot).lowercased() == $0.lowercased() }
        #expect(selected != nil)
        await pilot.press("tab")
        #expect(box.text == selected)
    }

    @Test func wideLettersAreCompleted() async {
        let (box, pilot) = await start()
        await pilot.type("漢")
        #expect(field(pilot) == "漢字市")
        await pilot.press("end")
        #expect(box.text == "漢字市")
    }

    @Test(arguments: [6, 7, 8, 9])
    func withoutRoomTheRestIsCut(columns: Int) async {
        let (box, pilot) = await start(columns: columns)
        await pilot.type("漢")
        await pilot.press("right")
        #expect(box.text == "漢字市")
    }

    @Test func secretsAndOtherFieldsAreNotCompleted() async {
        let (box, pilot) = await start()
        box.isSecureTextEntry = true
        await pilot.type("be")
        await pilot.press("end")
        #expect(box.text == "be")
        box.isSecureTextEntry = false
        box.completes = false
        await pilot.type("r")
        await pilot.press("escape", "end")
        #expect(box.text == "ber" && field(pilot) == "ber")
    }

    @Test func theProgramAndTheFocusRemoveIt() async {
        let (box, pilot) = await start()
        await pilot.type("be")
        box.text = "b"
        await pilot.settle()
        #expect(field(pilot) == "b")
        await pilot.type("i")
        await pilot.press("escape", "tab")
        #expect(box.text == "bi" && field(pilot) == "▕bi")
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let (_, pilot) = await start(look: look)
        await pilot.type("bi")
        #expect(
            pilot.difference(fromSnapshot: "comboBoxCompletes-\(look.rawValue)", isStyled: true)
                == nil)
    }
}
