// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TextView+Find.

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct TextViewFindTests {
    private func start(
        _ text: String, columns: Int = 70, rows: Int = 6, look: DisplayLook = .dark
    ) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.drawsBackground = false
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    @Test func aFoundTextIsSelectedWhenTheBarCloses() async {
        let (view, pilot) = await start((0..<40).map { "row \($0)" }.joined(separator: "\n"))
        await pilot.press("ctrl-f")
        await pilot.type("ROW 3")
        await pilot.press("enter")
        #expect(pilot.screen.contains("2 of 11"))
        #expect(pilot.screen.contains("row 30"))
        await pilot.press("escape")
        #expect(view.selectedText == "row 3")
        #expect(view.isFirstResponder)
        await pilot.type("x")
        #expect(view.storage.string(ofLine: 30) == "x0")
    }

    @Test func aViewWithoutTheInteractionPassesItsKeysOn() async {
        let (view, pilot) = await start("lime lemon lime")
        await pilot.press("ctrl-f")
        #expect(view.findInteraction?.isFindNavigatorVisible == true)
        view.isFindInteractionEnabled = false
        #expect(view.findInteraction == nil && view.isFirstResponder)
        var passed: [String] = []
        let root: View = view.superview ?? view
        root.bind("ctrl-f") { passed.append("find") }
        root.bind("alt-%") { passed.append("replace") }
        await pilot.press("ctrl-f", "alt-%")
        #expect(passed == ["find", "replace"] && !pilot.screen.contains("of 2"))
        view.isFindInteractionEnabled = true
        await pilot.press("ctrl-f")
        #expect(view.findInteraction?.isFindNavigatorVisible == true)
    }

    @Test func theSelectedWordsAreLookedFor() async {
        let (view, pilot) = await start("lime lemon lime")
        view.selectedRanges = [0..<4]
        await pilot.press("ctrl-f")
        #expect(pilot.screen.contains("1 of 2"))
    }

    @Test func slashIsTypedWhereTheTextCanBeChanged() async {
        let (view, pilot) = await start("a n")
        await pilot.type("/")
        #expect(view.text == "/a n")
        view.isEditable = false
        await pilot.type("/n")
        #expect(view.text == "/a n")
        #expect(pilot.screen.contains("1 of 1"))
    }

    @Test func editsKeepWhatWasFoundElsewhere() async {
        let (view, pilot) = await start("lime\n\nlime\nlemon")
        await pilot.press("ctrl-f")
        await pilot.type("lime")
        view.becomeFirstResponder()
        view.selectedRanges = [5..<5]
        await pilot.type("lime lime")
        await pilot.press("enter")
        #expect(pilot.screen.contains("of 4"))
        view.selectedRanges = [0..<1]
        await pilot.press("delete")
        #expect(pilot.screen.contains("3 found"))
        view.text = "lime"
        await pilot.settle()
        #expect(pilot.screen.contains("1 of 1"))
    }

    @Test func matchesAreReplacedOneByOne() async {
        let (view, pilot) = await start("aa aa aa")
        await pilot.press("alt-%")
        await pilot.type("a")
        for _ in 0..<9 {
            if (view.window?.firstResponder as? TextField)?.placeholder == "Replace with" { break }
            await pilot.press("tab")
        }
        await pilot.type("b")
        await pilot.press("enter", "enter", "enter")
        #expect(view.text == "bb ba aa")
        #expect(pilot.events(FoundTextReplaced.self).map(\.count) == [1, 1, 1])
    }

    @Test func allMatchesAreReplacedAsOneEdit() async {
        let (view, pilot) = await start("a=1\nb=2\nc\n")
        await pilot.press("alt-%", "alt-r")
        await pilot.type("(\\w)=(\\w)")
        view.findInteraction?.replacementText = "$2=$1"
        await pilot.click(on: "Replace all")
        #expect(view.text == "1=a\n2=b\nc\n")
        #expect(pilot.events(FoundTextReplaced.self).map(\.count) == [2])
        view.undo()
        #expect(view.text == "a=1\nb=2\nc\n")
    }

    @Test func groupsAreInsertedOneByOneToo() async {
        let (view, pilot) = await start("a=1\nb=2")
        await pilot.press("alt-%", "alt-r")
        await pilot.type("(\\w)=")
        view.findInteraction?.replacementText = "$1: "
        await pilot.settle()
        await pilot.click(on: "Replace")
        #expect(view.text == "a: 1\nb=2")
        #expect(pilot.screen.contains("1 of 1"))
    }

    /// To replace a match keeps the keys waiting, so its steps have a limit.
    @Test func aReplacementThatTakesTooLongIsRefusedWithASentence() async {
        let text = String(repeating: "a", count: 40_000)
        let (view, pilot) = await start(text, columns: 120)
        await pilot.press("alt-%", "alt-r")
        await pilot.type("(a|b)+")
        view.findInteraction?.replacementText = "$1"
        await pilot.settle()
        await pilot.click(on: "Replace")
        #expect(view.text == text)
        #expect(pilot.screen.contains("× \(TextQueryError.isTooSlow)"))
        // Replacing all does not keep the keys waiting.
        await pilot.click(on: "Replace all")
        #expect(view.text == "a")
        #expect(!pilot.screen.contains("× \(TextQueryError.isTooSlow)"))
    }

    @Test func allMatchesAreSelected() async {
        let (view, pilot) = await start("let a = a + a")
        await pilot.press("ctrl-f", "alt-o")
        await pilot.type("a")
        await pilot.press("alt-enter")
        await pilot.type("sum")
        #expect(view.text == "let sum = sum + sum")
    }

    @Test func keysThatEditTheTextDoNothingInTheBar() async {
        let (view, pilot) = await start("one\ntwo")
        await pilot.press("ctrl-f", "alt-down", "ctrl-shift-k", "tab", "x", "shift-tab")
        await pilot.type("tw")
        #expect(view.text == "one\ntwo")
        #expect(pilot.screen.contains("1 of 1"))
    }

    @Test func matchesAreShownInTheText() async {
        let (_, pilot) = await start("a lime, a lime")
        await pilot.press("ctrl-f")
        await pilot.type("lime")
        let buffer = pilot.display.buffer
        #expect(buffer[Point(x: 2, y: 0)].attributes.contains(.bold))
        #expect(buffer[Point(x: 10, y: 0)].attributes.contains(.underline))
        #expect(!buffer[Point(x: 7, y: 0)].attributes.contains(.underline))
    }

    @Test func aReadOnlyTextHasNoRowForReplacing() async {
        let (view, pilot) = await start("a")
        view.isEditable = false
        view.findInteraction?.presentFindNavigator(showingReplace: true)
        await pilot.settle()
        #expect(!pilot.screen.contains("Replace"))
    }

    @Test func aMillionMatchesAreCountedAndNoMore() async {
        let (view, pilot) = await start(String(repeating: "aaaaaaaaaa\n", count: 110_000))
        await pilot.press("ctrl-f")
        await pilot.type("a")
        while view.findInteraction?.activeFindSession?.isSearching == true { await Task.yield() }
        await pilot.settle()
        #expect(pilot.screen.contains("1 of 1,"))
        #expect(pilot.screen.contains("+"))
    }

    @Test(arguments: DisplayLook.allCases)
    func replacingAsText(look: DisplayLook) async {
        let (_, pilot) = await start(
            (0..<9).map { "the lemon \($0) of lemons" }.joined(separator: "\n"), columns: 60,
            rows: 7, look: look)
        await pilot.press("alt-%")
        await pilot.type("lemon")
        await pilot.press("enter")
        #expect(
            pilot.difference(fromSnapshot: "textView-find-\(look.rawValue)", isStyled: true) == nil)
    }
}
