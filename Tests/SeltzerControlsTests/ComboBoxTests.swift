// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ComboBoxTests {
    private static let cities = ["Basel", "Bern", "Biel", "Chur", "Genève", "漢字市"]

    private func start(
        _ box: ComboBox = ComboBox(cities), columns: Int = 24, rows: Int = 10,
        look: DisplayLook = .dark
    ) async -> (ComboBox, Pilot) {
        let pilot = await Pilot(
            plain: ViewController(view: StackView(.vertical, [box, Button("OK")])),
            columns: columns,
            rows: rows, capabilities: look.capabilities)
        return (box, pilot)
    }

    @Test func theButtonOpensAllItemsAndClosesThem() async {
        let (box, pilot) = await start(ComboBox(Self.cities, text: "Bern"))
        await pilot.click(on: "▾")
        #expect(box.isOpen && box.isFirstResponder)
        for city in Self.cities { #expect(pilot.location(of: city) != nil) }
        await pilot.click(on: "▾")
        #expect(!box.isOpen && box.text == "Bern")
    }

    @Test(arguments: ["down", "alt-down", "f4", "ctrl-space"] as [KeyChord])
    func keysOpenItAtTheItemOfTheText(key: KeyChord) async {
        var told: [String] = []
        let (box, pilot) = await start(ComboBox(Self.cities, text: "Biel") { told.append($0.text) })
        await pilot.press(key)
        #expect(box.isOpen)
        await pilot.press("down", "enter")
        #expect(box.text == "Chur" && box.selectedIndex == 3 && !box.isOpen)
        #expect(told == ["Chur"])
        #expect(pilot.events(OptionSelected.self) == [OptionSelected(index: 3, title: "Chur")])
    }

    @Test func aClickChoosesAnItem() async {
        let (box, pilot) = await start()
        var sent = 0
        box.addAction(for: .valueChanged) { _ in sent += 1 }
        await pilot.press("down")
        await pilot.click(on: "漢字市")
        #expect(box.text == "漢字市" && sent == 1)
    }

    @Test func typingNarrowsTheListDown() async {
        let (box, pilot) = await start()
        await pilot.type("ern")
        #expect(pilot.location(of: "Bern") != nil && pilot.location(of: "Basel") == nil)
        await pilot.press("down", "enter")
        #expect(box.text == "Bern")
        // An empty text stands for all.
        await pilot.press("ctrl-u")
        #expect(pilot.location(of: "Basel") != nil && pilot.location(of: "Chur") != nil)
    }

    @Test func theButtonShowsThatALetterHasOpenedTheList() async {
        let (box, pilot) = await start()
        await pilot.type("n")
        #expect(box.isOpen)
        #expect(await pilot.faults() == [])
    }

    @Test func otherTextIsKeptAndSubmitted() async {
        let (box, pilot) = await start()
        await pilot.type("Bex")
        await pilot.press("enter")
        #expect(box.text == "Bex" && box.selectedIndex == nil)
        #expect(pilot.events(TextSubmitted.self).map(\.text) == ["Bex"])
    }

    @Test func otherTextIsToldIfItMayNotBe() async {
        let (box, pilot) = await start()
        box.allowsOtherText = false
        await pilot.type("Bernx")
        await pilot.press("tab")
        #expect(box.validationMessage == "Did you mean “Bern”?")
        #expect(box.isInvalid && pilot.screen.contains("× Did you mean"))
        await pilot.press("shift-tab", "ctrl-u")
        await pilot.type("GENÈVE")
        await pilot.press("escape", "tab")
        #expect(box.text == "Genève" && box.isValid)
    }

    @Test func theBestMatchIsSelectedIfOtherTextMayNotBe() async {
        let (box, pilot) = await start()
        box.allowsOtherText = false
        await pilot.type("ie")
        await pilot.press("enter")
        #expect(box.text == "Biel")
    }

    @Test func escapeClosesTheListAndKeepsTheText() async {
        let (box, pilot) = await start(ComboBox(Self.cities, text: "x"))
        await pilot.press("down", "down", "escape")
        #expect(!box.isOpen && box.text == "x")
        // Tab does not take an item that nobody selected.
        await pilot.press("down", "tab")
        #expect(box.text == "x")
    }

    @Test func withoutItemsThereIsNoList() async {
        let (box, pilot) = await start(ComboBox([]))
        await pilot.press("down")
        await pilot.type("a")
        #expect(!box.isOpen && box.text == "a")
    }

    @Test func theProgramSetsItemsAndIndex() async {
        let (box, pilot) = await start()
        box.selectedIndex = 4
        #expect(box.text == "Genève")
        box.selectedIndex = 99
        #expect(box.text.isEmpty)
        await pilot.press("down")
        box.items = ["One"]
        #expect(!box.isOpen)
        #expect(pilot.events(OptionSelected.self).isEmpty)
    }

    @Test func aLongListScrolls() async {
        let box = ComboBox((1...100_000).map { "Item \($0)" }, text: "Item 50000")
        box.maximumVisibleItems = 4
        let (_, pilot) = await start(box)
        await pilot.press("down")
        #expect(pilot.screen.split(separator: "\n").filter { $0.contains("Item ") }.count == 5)
        await pilot.press("up", "enter")
        #expect(box.text == "Item 49999")
    }

    @Test func aDisabledOneDoesNotOpen() async {
        let (box, pilot) = await start()
        box.isEnabled = false
        await pilot.click(on: "▾")
        box.open()
        #expect(!box.isOpen)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 1), (6, 2), (9, 3)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        let (box, pilot) = await start(columns: columns, rows: rows)
        await pilot.click(column: max(0, columns - 3), row: 0)
        await pilot.press("down", "down", "enter")
        await pilot.type("b")
        #expect(box.text.hasSuffix("b"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let (_, pilot) = await start(ComboBox(Self.cities, text: "Bern"), look: look)
        await pilot.press("down", "down")
        #expect(pilot.difference(fromSnapshot: "comboBox-\(look.rawValue)", isStyled: true) == nil)
    }
}
