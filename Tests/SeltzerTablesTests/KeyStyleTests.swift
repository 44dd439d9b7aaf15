// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// A list on a screen with an action on `j` or `k`.
private final class KeyShelf: ViewController {
    let list: ListView
    var keys: [KeySequence] = []
    var count = 0

    init(_ list: ListView) {
        self.list = list
        super.init()
    }

    override func loadView() { view = list }
    override var preferredFocusedView: View? { list }
    override var actions: [Action] {
        [
            Action("join", title: "Join", keys: keys) { [weak self] _ in
                self?.count += 1
                return .stop
            }
        ]
    }
}

@MainActor
@Suite struct KeyStyleTests {
    private func start(_ style: KeyStyle = .vi) async -> (KeyShelf, Pilot) {
        let shelf = KeyShelf(ListView((1...50).map { "\($0 % 2 == 0 ? "just" : "item") \($0)" }))
        let pilot = await Pilot(shelf, columns: 20, rows: 10)
        pilot.application.keyStyle = style
        shelf.list.selectedIndex = 0
        await pilot.settle()
        return (shelf, pilot)
    }

    private func row(_ shelf: KeyShelf) -> Int? { shelf.list.selectedIndex }

    @Test func lettersMoveInAList() async {
        let (shelf, pilot) = await start()
        await pilot.type("jjk")
        #expect(row(shelf) == 1)
        await pilot.type("G")
        #expect(row(shelf) == 49)
        await pilot.type("gg")
        #expect(row(shelf) == 0)
        await pilot.press("ctrl-d")
        #expect(row(shelf).map { $0 > 5 } == true)
        await pilot.press("ctrl-u")
        #expect(row(shelf) == 0)
    }

    @Test func lettersSearchRowsWithStandardKeys() async {
        let (shelf, pilot) = await start(.standard)
        await pilot.type("just 4")
        #expect(row(shelf) == 3)
    }

    @Test func lettersSearchNoRowsWithViKeys() async {
        let (shelf, pilot) = await start()
        await pilot.type("u")
        #expect(row(shelf) == 0)
    }

    @Test func aProgramsKeyWins() async {
        let (shelf, pilot) = await start()
        shelf.keys = ["j"]
        await pilot.type("jj")
        #expect(shelf.count == 2)
        #expect(row(shelf) == 0)
        await pilot.type("k")
        #expect(row(shelf) == 0)
        shelf.keys = ["g s"]
        await pilot.type("Ggg")
        #expect(row(shelf) == 49)
    }

    @Test func theKeysOfAStyleAreListed() async {
        let (shelf, pilot) = await start()
        func keys() -> [KeySequence]? {
            pilot.application.currentActions.first { $0.identifier == "select-down" }?.keys
        }
        #expect(keys() == ["down", "j"])
        shelf.keys = ["j"]
        #expect(keys() == ["down"])
        shelf.keys = []
        pilot.application.keyStyle = .standard
        #expect(keys() == ["down"])
    }

    @Test func lettersScrollAPage() async {
        let labels = (1...30).map { Label("row \($0)") }
        let scroll = ScrollView(StackView(.vertical, labels))
        let pilot = await Pilot(ViewController(view: scroll), columns: 20, rows: 10)
        pilot.application.keyStyle = .vi
        scroll.becomeFirstResponder()
        await pilot.type("jj")
        #expect(scroll.contentOffset.y == 2)
        await pilot.type("G")
        #expect(scroll.contentOffset.y == 20)
    }
}
