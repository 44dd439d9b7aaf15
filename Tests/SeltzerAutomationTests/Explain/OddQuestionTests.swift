// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ChoosingView, MenuView+choices, KeyReport, KeySentences+others, ElementNames.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

private final class Desk: ViewController {
    var deeds: [String] = []
    var list: [Action] = []
    override var actions: [Action] { list }

    func action(_ title: String, _ keys: KeySequence...) -> Action {
        Action(title.lowercased(), title: title, keys: keys) { [weak self] _ in
            self?.deeds.append(title)
            return .stop
        }.mayDecline(false)
    }
}

private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { StyledText("row \(indexPath.row)") }
}

/// Questions that users ask seldom: first asked, then tried.
@MainActor
@Suite("Odd questions") struct OddQuestionTests {
    private func start(_ views: View...) async -> (desk: Desk, pilot: Pilot) {
        let desk = Desk(view: StackView(.vertical, views))
        return (desk, await Pilot(desk, columns: 40, rows: 12))
    }

    private func askThenPress(_ key: KeyChord, _ pilot: Pilot) async -> String {
        let sentence = pilot.explanation(ofKey: key)
        await pilot.press(key)
        return sentence
    }

    // MARK: Keys

    @Test func anActionBesideTheFocus() async {
        let side = Desk(view: View())
        side.list = [side.action("Sort", "ctrl-e")]
        let (desk, pilot) = await start(Button("Ok"), side.view)
        desk.addChild(side)
        let sentence = await askThenPress("ctrl-e", pilot)
        #expect(
            sentence
                == "`ctrl-e` does nothing here. \"Sort\" of the Desk does not get it: the key goes up from the focused button \"Ok\"."
        )
        #expect(side.deeds.isEmpty)
    }

    @Test func theKeysOfAnOpenMenu() async {
        let (desk, pilot) = await start(Button("Ok"))
        desk.list = [desk.action("Save", "ctrl-s")]
        let bar = MenuBar([
            Menu(
                "&File",
                children: [
                    Menu("&Open", children: [desk.action("Page")]),
                    MenuCommand("close", title: "&Close"), desk.action("Print"),
                ])
        ])
        desk.view.addSubview(bar)
        bar.frame = Rect(x: 0, y: 0, width: 40, height: 1)
        await pilot.press("alt-f")
        #expect(
            pilot.explanation(ofKey: "c")
                == "`c` is for \"Close\" in the menu \"File\", which is disabled.")
        #expect(
            pilot.explanation(ofKey: "x")
                == "`x` selects an entry that begins with it, if there is one, in the menu \"File\"."
        )
        let save = await askThenPress("ctrl-s", pilot)
        #expect(
            save
                == "`ctrl-s` does nothing here. The dialog \"File\" is in front and keeps it from \"Save\" of the Desk.",
            "\(save)")
        #expect(desk.deeds.isEmpty)
        #expect(
            pilot.explanation(ofKey: "enter")
                == "`enter` performs \"Choose\" of the menu \"File\", which chooses \"Open\".")
        #expect(
            await askThenPress("o", pilot) == "`o` chooses \"Open\" in the menu \"File\".")
        // The submenu is open.
        #expect(
            pilot.explanation(ofKey: "enter").hasSuffix("which chooses \"Page\"."),
            "\(pilot.explanation(ofKey: "enter"))")
        await pilot.press("enter")
        #expect(desk.deeds == ["Page"])
    }

    @Test func aPopUpThatFilters() async {
        let button = PopUpButton(["apple", "gin"], selectedIndex: 0)
        button.accessibilityLabel = "Drink"
        let (_, pilot) = await start(button)
        await pilot.press("enter")
        let sentence = await askThenPress("g", pilot)
        #expect(sentence.contains(", which shows only entries with it."), "\(sentence)")
        #expect(!pilot.screen.contains("apple \n"))
        #expect(pilot.explanation(ofKey: "enter").contains("which chooses \"gin\"."))
        await pilot.press("enter")
        #expect(button.selectedIndex == 1)
    }

    @Test func theFieldOfAStepperIsNamedWithTheStepper() async {
        let stepper = Stepper(value: 3)
        stepper.accessibilityLabel = "Count"
        let (_, pilot) = await start(stepper)
        stepper.becomeFirstResponder()
        #expect(
            await askThenPress("5", pilot)
                == "`5` is typed into the text field in the stepper \"Count\".")
        #expect(stepper.value == 5)
    }

    @Test func aPasteThatTheMaskRefuses() async {
        let field = TextField("", placeholder: "Year")
        field.mask = try? InputMask(parsing: "####")
        let (_, pilot) = await start(field)
        field.becomeFirstResponder()
        #expect(
            pilot.explanation(ofPaste: "x")
                == ["A paste is for the text field \"Year\", whose mask has no place for it."])
        await pilot.paste("x")
        #expect(field.unmaskedText.isEmpty)
        #expect(
            pilot.explanation(ofPaste: "2")
                == ["A paste is inserted into the text field \"Year\"."])
        await pilot.paste("2")
        #expect(field.unmaskedText == "2")
    }

    // MARK: Presses

    @Test func theContentOfARowIsNamedWithTheRow() async {
        let list = ListView(["apple", "gin"])
        list.accessibilityLabel = "Drinks"
        let (_, pilot) = await start(list)
        let place = pilot.location(of: "gin") ?? .zero
        let sentences = pilot.explanation(ofPressAtColumn: place.x, row: place.y)
        #expect(sentences[0].hasSuffix("reaches the View in the row \"gin\"."), "\(sentences)")
        await pilot.click(column: place.x, row: place.y)
        #expect(pilot.explanationOfLastPress()[0].hasSuffix("to the View in the row \"gin\"."))
        #expect(list.selectedIndices == [1])
    }

    @Test func theHeaderOfAColumnBelongsToTheTable() async {
        let table = TableView()
        table.columns = [TableColumn("Name")]
        table.accessibilityLabel = "Drinks"
        let source = Rows()
        table.dataSource = source
        let (_, pilot) = await start(table)
        let place = pilot.location(of: "Name") ?? .zero
        let sentences = pilot.explanation(ofPressAtColumn: place.x, row: place.y)
        #expect(
            sentences[0].hasSuffix("reaches the column header \"Name\" of the table \"Drinks\"."),
            "\(sentences)")
        withExtendedLifetime(source) {}
    }
}
