// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// A list in a screen with actions.
private final class Ledge: ViewController {
    let list: ListView
    var runs: [String] = []

    init(_ list: ListView) {
        self.list = list
        super.init()
    }

    override func loadView() { view = list }
    override var preferredFocusedView: View? { list }
    override var actions: [Action] {
        [
            Action("stage", title: "Stage", keys: ["s"]) { [weak self] _ in
                self?.runs.append("stage")
                return .stop
            },
            Action("go", title: "Go", keys: ["g t"]) { [weak self] _ in
                self?.runs.append("go")
                return .stop
            },
            Action("off", title: "Off", keys: ["o"]) { [weak self] _ in
                self?.runs.append("off")
                return .stop
            }.enabled { _ in false },
        ]
    }
}

@MainActor
@Suite struct TableViewTypingTests {
    @Test(arguments: [["save", "other", "green"], ["third"], []])
    func actionsWinWhateverTheRowsAre(rows: [String]) async {
        let shelf = Ledge(ListView(rows))
        let pilot = await Pilot(shelf, columns: 60, rows: 8)
        await pilot.press("s")
        #expect(shelf.runs == ["stage"])
        await pilot.press("o", "g", "t")
        #expect(shelf.runs == ["stage", "go"])
        #expect(pilot.application.currentActions.first { $0.keys == ["s"] }?.title == "Stage")
        #expect(
            pilot.explanation(ofKey: "s")
                == "`s` performs \"Stage\" of the Ledge, unless that declines.")
    }

    @Test func actionsWinAlsoAfterALetterThatSelectedARow() async {
        let shelf = Ledge(ListView(["apple", "asparagus"]))
        let pilot = await Pilot(shelf, columns: 60, rows: 8)
        await pilot.press("a", "s")
        #expect(shelf.list.selectedIndex == 0)
        #expect(shelf.runs == ["stage"])
    }

    @Test func otherLettersSelectRows() async {
        let shelf = Ledge(ListView(["save", "mint"]))
        let pilot = await Pilot(shelf, columns: 60, rows: 8)
        await pilot.type("mi")
        #expect(shelf.list.selectedIndex == 1)
        shelf.list.allowsTypeSelect = false
        await pilot.advance(by: .seconds(2))
        shelf.list.selectedIndex = 0
        await pilot.type("mi")
        #expect(shelf.list.selectedIndex == 0)
        #expect(pilot.explanation(ofKey: "m") == "`m` does nothing here.")
    }

    @Test func rowsWithoutRoomAreSearchedAndSaidToBe() async {
        let list = ListView(["save", "mint"])
        let root = View()
        root.addSubview(list)
        list.frame = Rect(x: 0, y: 0, width: 20, height: 0)
        let pilot = await Pilot(ViewController(view: root), columns: 60, rows: 8)
        list.becomeFirstResponder()
        await pilot.settle()
        let sentence = pilot.explanation(ofKey: "m")
        #expect(
            sentence.hasPrefix("`m` selects a row that begins with it, if there is one"),
            "\(sentence)")
        await pilot.type("mi")
        #expect(list.selectedIndex == 1)
    }

    @Test func keysOfTheUsersKeyMapWinToo() async throws {
        let shelf = Ledge(ListView(["mint"]))
        let pilot = await Pilot(shelf, columns: 60, rows: 8)
        pilot.application.keyMap = try KeyMap(parsing: "stage = m")
        await pilot.press("m")
        #expect(shelf.runs == ["stage"])
        #expect(shelf.list.selectedIndex == nil)
    }

    // MARK: Long searches

    /// A list whose rows take their time, and the rows that were asked for.
    private func slowList(_ count: Int, isSlow: Bool = true) -> (list: ListView, asked: () -> Int) {
        final class Counter { var asked = 0 }
        let counter = Counter()
        let list = ListView(count: count) { row in
            counter.asked += 1
            if isSlow {
                let end = ContinuousClock.now.advanced(by: .microseconds(200))
                while ContinuousClock.now < end {}
            }
            return StyledText(row == count - 1 ? "zebra" : "row \(row)")
        }
        return (list, { counter.asked })
    }

    @Test func aSearchThatTakesLongGoesOnInLaterTurns() async {
        let (list, asked) = slowList(2_000)
        let pilot = await Pilot(ViewController(view: list), columns: 30, rows: 6)
        list.becomeFirstResponder()
        let before = asked()
        await pilot.type("z")
        // On a busy machine the search takes longer than a pilot waits for work.
        for _ in 0..<100 where list.selectedIndex == nil { await pilot.settle() }
        #expect(list.selectedIndex == 1_999)
        #expect(asked() - before >= 2_000)
        #expect(pilot.events(TableSelectionChanged.self).count == 1)
    }

    @Test func anotherKeyEndsTheSearchBefore() async {
        let (list, _) = slowList(100_000)
        let pilot = await Pilot(ViewController(view: list), columns: 30, rows: 6)
        list.becomeFirstResponder()
        pilot.display.send(
            .input([
                .key(KeyPress(.character("z"))), .key(KeyPress(.down)),
            ]))
        await pilot.settle()
        #expect(list.selectedIndex == 0)
    }

    @Test func aReloadEndsTheSearch() async {
        let (list, _) = slowList(100_000)
        let pilot = await Pilot(ViewController(view: list), columns: 30, rows: 6)
        list.becomeFirstResponder()
        pilot.display.send(.input([.key(KeyPress(.character("z")))]))
        for _ in 0..<20 { await Task.yield() }
        list.setItems(count: 100_000) { row in StyledText(row == 99_999 ? "zebra" : "row") }
        await pilot.settle()
        #expect(list.selectedIndex == nil)
    }

    @Test func anExplanationAsksForNoRowThatIsNotShown() async {
        let (list, asked) = slowList(200_000, isSlow: false)
        let pilot = await Pilot(ViewController(view: list), columns: 30, rows: 6)
        list.becomeFirstResponder()
        await pilot.settle()
        let before = asked()
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            _ = pilot.explanation(ofKey: KeyChord(.character(letter)))
        }
        #expect(asked() - before <= 26 * 6)
    }
}
