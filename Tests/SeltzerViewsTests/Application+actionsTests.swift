// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ApplicationActionsTests {
    @Test func bindingsOfOnesOwnComeFirst() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")))
        var log: [String] = []
        pilot.application.bind("ctrl-c", "Copy") { log.append("copy") }
        pilot.application.bind("ctrl-c", "Clear") { log.append("clear") }
        await pilot.press("ctrl-c")
        #expect(log == ["clear"])
        #expect(pilot.ending == nil)
        pilot.application.unbind("ctrl-c")
        await pilot.press("ctrl-c")
        #expect(pilot.ending == .cancelled)
    }

    @Test func theCurrentActionsAreThoseAKeyWouldFind() async {
        final class Editor: ProbeView {
            override var actions: [Action] {
                [
                    Action(nil, title: "Line", keys: ["ctrl-l"]) { _ in .stop },
                    Action(nil, title: "Cut", keys: ["x"]) { _ in .stop },
                ]
            }
        }
        let view = Editor("v")
        view.isFocusable = true
        let controller = ViewController(view: view)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(controller)
        let application = pilot.application
        pilot.application.windows[0].allowsDirectionalFocus = false
        #expect(
            application.currentActions.map(\.title) == [
                "Next", "Previous", "Cancel", "Suspend", "Repaint", "Select text",
            ])
        view.becomeFirstResponder()
        application.bind("q", "Quit") {}
        #expect(
            application.currentActions.map { "\($0.keys.first ?? "-") \($0.title)" } == [
                "ctrl-l Line", "x Cut", "tab Next", "shift-tab Previous", "q Quit",
                "ctrl-c Cancel", "ctrl-z Suspend", "- Repaint",
                "f7 Select text",
            ])
    }

    @Test func keysOfAnActionThatWouldDeclineBelongToTheNextOne() async {
        final class Editor: ProbeView {
            var hasSelection = false
            override var actions: [Action] {
                [
                    Action("deselect", title: "Deselect", keys: ["escape"]) { _ in .ignored }
                        .declining { (editor: Editor) in editor.hasSelection }
                ]
            }
        }
        let view = Editor("v")
        view.isFocusable = true
        let pilot = await Pilot(ViewController(view: view))
        let application = pilot.application
        application.bind("escape", "Stop") {}
        var changeCount = 0
        application.observe(ActionsChanged.self, owner: view) { _ in changeCount += 1 }
        view.becomeFirstResponder()
        await pilot.settle()
        func title() -> String? {
            application.currentActions.first { $0.keys.contains("escape") }?.title
        }
        #expect(title() == "Stop")
        let count = changeCount
        view.hasSelection = true
        application.setNeedsFrame()
        await pilot.settle()
        #expect(title() == "Deselect")
        #expect(changeCount == count + 1)
    }

    /// A view that inserts letters, or searches its rows for them, and counts the searches.
    private final class TypedView: ProbeView, TypingView {
        var inserts = false
        var searches = 0

        func typingEffect(of character: Character) -> TypingEffect? {
            searches += 1
            return .searchesRows
        }

        func insertsTyped(_ character: Character) -> Bool { inserts }
    }

    @Test func lettersAreKeysUnlessTheFirstViewInsertsThemWithoutASearch() async {
        let view = TypedView("v")
        view.isFocusable = true
        let pilot = await Pilot(ViewController(view: view))
        view.becomeFirstResponder()
        for key: KeySequence in ["q", "g g", "Q"] { pilot.application.bind(key, "Quit") {} }
        func keys() -> Int {
            pilot.application.currentActions.filter { $0.title == "Quit" }.flatMap(\.keys).count
        }
        view.searches = 0
        #expect(keys() == 3)
        view.inserts = true
        #expect(keys() == 0)
        #expect(view.searches == 0)
    }

    @Test func controlZSuspends() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")), columns: 4, rows: 2)
        await pilot.press("ctrl-z")
        #expect(pilot.display.suspensionCount == 1)
        #expect(pilot.ending == nil)
    }
}
