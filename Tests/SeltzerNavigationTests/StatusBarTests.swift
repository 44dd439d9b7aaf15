// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: StatusBarItem.

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct StatusBarTests {
    private func start(
        _ bar: StatusBar, columns: Int = 40, look: DisplayLook = .dark, actions: [Action] = []
    ) async -> Pilot {
        let root = Root(actions)
        root.view.addSubview(bar)
        bar.frame = Rect(x: 0, y: 0, width: columns, height: 1)
        let pilot = await Pilot(
            plain: root, columns: columns, rows: 3, capabilities: look.capabilities)
        return pilot
    }

    private final class Root: ViewController {
        private let own: [Action]
        init(_ actions: [Action]) {
            own = actions
            super.init()
        }
        override var actions: [Action] { own }
        override func viewDidLoad() { wantsInitialFocus = false }
    }

    private func row(_ pilot: Pilot) -> String {
        String(pilot.screen.prefix { $0 != "\n" })
    }

    @Test func itemsStandAtBothEnds() async {
        let bar = StatusBar(
            leading: [StatusBarItem("main"), StatusBarItem("3 changed")],
            trailing: [StatusBarItem("Ln 7"), StatusBarItem("UTF-8")])
        let pilot = await start(bar)
        #expect(row(pilot) == "  main  3 changed          Ln 7  UTF-8")
        bar.leadingItems = []
        await pilot.settle()
        #expect(!row(pilot).contains("main"))
        #expect(bar.subviews.count == 2)
    }

    @Test func theLowestPriorityGoesFirst() async {
        let items = (0..<4).map { StatusBarItem("item \($0)", priority: $0) }
        let bar = StatusBar(leading: [items[1], items[3]], trailing: [items[0], items[2]])
        let pilot = await start(bar)
        for (width, shown) in [(40, [0, 1, 2, 3]), (30, [1, 2, 3]), (20, [2, 3]), (11, [3])] {
            bar.frame.size.width = width
            await pilot.settle()
            #expect(items.indices.filter { !items[$0].isHidden } == shown, "\(width)")
        }
        bar.frame.size.width = 6
        await pilot.settle()
        #expect(row(pilot).contains("…"))
    }

    @Test func equalItemsGoFromTheMiddle() async {
        let bar = StatusBar(
            leading: [StatusBarItem("one"), StatusBarItem("two")],
            trailing: [StatusBarItem("three"), StatusBarItem("four")])
        let pilot = await start(bar, columns: 20)
        #expect(row(pilot).contains("one"))
        #expect(row(pilot).contains("four"))
        #expect(!(row(pilot).contains("two") && row(pilot).contains("three")))
    }

    @Test func aNewTextMarksOnlyItsOwnCells() async {
        let live = StatusBarItem("10 %")
        live.minimumWidth = 5
        live.textAlignment = .right
        let other = Counting("other")
        let bar = StatusBar(leading: [live, other], trailing: [StatusBarItem("end")])
        let pilot = await start(bar)
        #expect(row(pilot).contains("  10 %  other"))
        let draws = other.draws
        live.text = "100 %"
        await pilot.settle()
        #expect(row(pilot).contains(" 100 %  other"))
        #expect(other.draws == draws)
    }

    private final class Counting: StatusBarItem {
        private(set) var draws = 0
        override func draw(_ rect: Rect, in canvas: Canvas) {
            draws += 1
            super.draw(rect, in: canvas)
        }
    }

    @Test func anEmptyTextTakesNoRoom() async {
        let busy = StatusBarItem("")
        busy.minimumWidth = 6
        let bar = StatusBar(leading: [busy, StatusBarItem("after")])
        let pilot = await start(bar)
        #expect(row(pilot).hasPrefix("  after"))
        busy.text = "busy"
        await pilot.settle()
        #expect(row(pilot).hasPrefix("  busy    after"))
    }

    @Test func aClickReportsAndPerformsAnAction() async {
        var done: [String] = []
        let action = Action("go", title: "Go") { _ in
            done.append("action")
            return .stop
        }
        let item = StatusBarItem("Ln 7", actionIdentifier: "go") { _ in done.append("closure") }
        let pilot = await start(
            StatusBar(leading: [StatusBarItem("plain"), item]), actions: [action])
        await pilot.click(on: "Ln 7")
        #expect(done == ["closure", "action"])
        #expect(
            pilot.events(StatusBarItemChosen.self)
                == [StatusBarItemChosen(text: "Ln 7", identifier: "go")])
        await pilot.click(on: "plain")
        #expect(pilot.events(StatusBarItemChosen.self).count == 1)
    }

    @Test func tabFindsOnlyWhatCanBeClicked() async {
        let item = StatusBarItem("click") { _ in }
        let pilot = await start(
            StatusBar(leading: [StatusBarItem("plain")], trailing: [item]))
        await pilot.press("tab")
        #expect(item.isFocused)
        await pilot.press("enter")
        #expect(pilot.events(StatusBarItemChosen.self).count == 1)
        item.isEnabled = false
        await pilot.click(on: "click")
        #expect(pilot.events(StatusBarItemChosen.self).count == 1)
    }

    @Test func hostileTextsAndTinyScreensBreakNothing() async {
        let bar = StatusBar(
            leading: [StatusBarItem("\u{1b}[2J漢字\n")], trailing: [StatusBarItem("漢字漢字")])
        let pilot = await start(bar)
        #expect(!pilot.screen.contains("\u{1b}"))
        for width in [0, 1, 2, 3, 9] {
            bar.frame.size.width = width
            await pilot.settle()
        }
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let focused = StatusBarItem("UTF-8") { _ in }
        let disabled = StatusBarItem("off") { _ in }
        disabled.isEnabled = false
        let hovered = StatusBarItem("main") { _ in }
        let bar = StatusBar(
            leading: [hovered, StatusBarItem("3 changed", tone: .warning)],
            trailing: [disabled, focused])
        let pilot = await start(bar, look: look)
        focused.becomeFirstResponder()
        await pilot.move(column: 3, row: 0)
        #expect(
            pilot.difference(fromSnapshot: "statusBar-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func signsTellWarningsAndFailuresWithoutColors() async {
        let bar = StatusBar(leading: [
            StatusBarItem("slow", tone: .warning), StatusBarItem("gone", tone: .danger),
            StatusBarItem("fine", tone: .success),
        ])
        #expect(await row(start(bar, look: .noColor)) == " !slow ×gone  fine")
        #expect(await row(start(bar, look: .ascii)) == " !slow xgone  fine")
        #expect(await row(start(bar)) == "  slow  gone  fine")
    }
}
