// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Refusal+words.

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// A delegate that refuses the questions whose methods have these words.
private final class Censor: TextFieldDelegate, TextViewDelegate, TabBarControllerDelegate {
    var refused = ""

    private func allows(_ method: String) -> Bool { refused.isEmpty || !method.contains(refused) }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { allows("BeginEditing") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { allows("EndEditing") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { allows("Return") }
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool { allows("Change") }
    func textView(
        _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool { allows("Change") }
    func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool { allows("Select") }
}

/// Three rows, the second of which may not be selected, and the third of which may not be pressed.
private final class Rows: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { StyledText("row \(indexPath.row)") }

    func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
    ) -> TableIndexPath? { indexPath.row == 1 ? nil : indexPath }

    func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
    ) -> Bool { indexPath.row != 2 }
}

/// A recognizer whose class refuses.
private final class Picky: TapGestureRecognizer {
    var receives = true

    override func shouldReceive(_ event: MouseEvent) -> Bool { receives }
    override func shouldBegin() -> Bool { false }
}

private final class Deaf: GestureRecognizerDelegate {
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldReceive event: MouseEvent
    ) -> Bool { false }
}

@MainActor
@Suite("A delegate's refusal is named afterwards") struct RefusalTests {
    private let censor = Censor()
    private let rows = Rows()

    private func start(_ views: View...) async -> Pilot {
        let page = StackView(.vertical, views)
        return await Pilot(ViewController(view: page), columns: 40, rows: 10)
    }

    /// A focused field, whose delegate refuses what has these words.
    private func startField(refusing words: String) async -> (field: TextField, pilot: Pilot) {
        let (field, other) = (TextField("Ada"), TextField("Bob"))
        field.accessibilityLabel = "Name"
        other.accessibilityLabel = "Friend"
        field.delegate = censor
        let pilot = await start(field, other)
        field.becomeFirstResponder()
        await pilot.settle()
        censor.refused = words
        return (field, pilot)
    }

    // MARK: Keys

    @Test(arguments: [
        ("x", "Change", "textField(_:shouldChangeCharactersIn:replacementString:)"),
        ("enter", "Return", "textFieldShouldReturn(_:)"),
        ("tab", "EndEditing", "textFieldShouldEndEditing(_:)"),
    ])
    func theDelegateOfAFieldRefusesAKey(chord: KeyChord, words: String, method: String) async {
        let (field, pilot) = await startField(refusing: words)
        await pilot.press(chord)
        #expect(
            pilot.explanationOfLastKey().last
                == "The delegate of the text field \"Name\" refused, in Censor.\(method).")
        #expect(field.text == "Ada" && field.isFirstResponder)
    }

    @Test func theNextKeyForgetsTheRefusal() async {
        let (_, pilot) = await startField(refusing: "Change")
        await pilot.press("x")
        #expect(pilot.explanationOfLastKey().contains { $0.contains("refused") })
        await pilot.press("left")
        #expect(!pilot.explanationOfLastKey().contains { $0.contains("refused") })
    }

    @Test func anAllowedKeyNamesNoDelegate() async {
        let (field, pilot) = await startField(refusing: "Return")
        await pilot.press("x")
        #expect(!pilot.explanationOfLastKey().contains { $0.contains("delegate") })
        #expect(field.text == "Adax")
    }

    @Test func theDelegateOfATextViewRefusesAKey() async {
        let text = TextView("")
        text.accessibilityLabel = "Letter"
        text.delegate = censor
        censor.refused = "Change"
        let pilot = await start(text)
        text.becomeFirstResponder()
        await pilot.press("x")
        #expect(
            pilot.explanationOfLastKey().last
                == "The delegate of the text area \"Letter\" refused, in Censor.textView(_:shouldChangeTextIn:replacementText:)."
        )
    }

    @Test func aKeyOutsideOfAnInputIsNotBlamed() async {
        let (field, pilot) = await startField(refusing: "EndEditing")
        await pilot.press("left")
        field.resignFirstResponder()
        #expect(field.isFirstResponder)
        #expect(!pilot.explanationOfLastKey().contains { $0.contains("refused") })
    }

    // MARK: Presses

    @Test func theDelegateOfAFieldRefusesTheFocusOfAPress() async {
        let (field, pilot) = await startField(refusing: "")
        await pilot.press("tab")
        censor.refused = "BeginEditing"
        await pilot.click(on: field)
        let sentences = pilot.explanationOfLastPress()
        #expect(
            sentences.contains(
                "The delegate of the text field \"Name\" refused, in Censor.textFieldShouldBeginEditing(_:)."
            ), "\(sentences)")
        #expect(!field.isFirstResponder)
    }

    @Test(arguments: [
        (1, "tableView(_:willSelectRowAt:)"), (2, "tableView(_:shouldHighlightRowAt:)"),
    ])
    func theDelegateOfATableRefusesARow(row: Int, method: String) async {
        let table = TableView()
        table.accessibilityLabel = "Songs"
        table.columns = [TableColumn("Name")]
        table.allowsSelection = true
        table.dataSource = rows
        table.delegate = rows
        let pilot = await Pilot(ViewController(view: table), columns: 40, rows: 10)
        #expect(await pilot.click(on: "row \(row)"))
        let sentences = pilot.explanationOfLastPress()
        #expect(
            sentences.contains {
                $0.contains("\"Songs\" refused, in Rows.\(method).")
            }, "\(sentences)")
        #expect(await pilot.click(on: "row 0"))
        #expect(!pilot.explanationOfLastPress().contains { $0.contains("refused") })
        #expect(table.indexPathForSelectedRow?.row == 0)
    }

    @Test func theDelegateOfATabBarControllerRefusesATab() async {
        let (first, second) = (ViewController(view: View()), ViewController(view: View()))
        first.title = "First"
        second.title = "Second"
        let tabs = TabBarController(viewControllers: [first, second])
        tabs.delegate = censor
        let pilot = await Pilot(tabs, columns: 40, rows: 10)
        censor.refused = "Select"
        #expect(await pilot.click(on: "Second"))
        let sentences = pilot.explanationOfLastPress()
        #expect(
            sentences.contains {
                $0.hasSuffix("refused, in Censor.tabBarController(_:shouldSelect:).")
            }, "\(sentences)")
        #expect(tabs.selectedIndex == 0)
    }

    // MARK: Gestures

    @Test func anOverrideOfARecognizerIsToldFromItsDelegate() async {
        let view = View()
        let picky = Picky()
        view.addGestureRecognizer(picky)
        let pilot = await Pilot(ViewController(view: view), columns: 40, rows: 10)
        await pilot.click(column: 3, row: 3)
        #expect(
            pilot.explanationOfLastPress().contains(
                "The Picky of the View was not recognized: its shouldBegin refused it."),
            "\(pilot.explanationOfLastPress())")
        picky.receives = false
        await pilot.advance(by: .seconds(2))
        await pilot.click(column: 3, row: 3)
        #expect(
            pilot.explanationOfLastPress().contains(
                "The Picky of the View did not get it: its shouldReceive refused it."),
            "\(pilot.explanationOfLastPress())")
    }

    @Test func theDelegateThatKeepsAPressFromARecognizerIsNamed() async {
        let (view, deaf) = (View(), Deaf())
        let tap = TapGestureRecognizer()
        tap.delegate = deaf
        view.addGestureRecognizer(tap)
        let pilot = await Pilot(ViewController(view: view), columns: 40, rows: 10)
        await pilot.click(column: 3, row: 3)
        #expect(
            pilot.explanationOfLastPress().contains(
                "The TapGestureRecognizer of the View did not get it: its delegate refused it, in Deaf.gestureRecognizer(_:shouldReceive:)."
            ), "\(pilot.explanationOfLastPress())")
    }
}
