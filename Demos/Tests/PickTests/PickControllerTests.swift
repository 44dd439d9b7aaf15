// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import LinePicking
import Seltzer
import SeltzerTesting
import Testing

@testable import Pick

@Suite @MainActor struct PickControllerTests {
    @Test func linesAreShownInTheirOrder() async {
        let scene = await PickScene(["one", "two", "three"])
        #expect(
            scene.rows.prefix(4) == [
                "▌ Type to find                   ▐   3/3", "▌one", " two", " three",
            ])
    }

    @Test func typingFindsAndEnterPicksTheBest() async {
        let scene = await PickScene(["alpha", "beta", "gamma", "bet"])
        await scene.pilot.type("bt")
        await scene.settle()
        #expect(scene.rows[1...2] == ["▌bet", " beta"])
        #expect(scene.rows[0].hasSuffix("2/4"))
        await scene.pilot.press("enter")
        #expect(scene.picked == [3])
    }

    @Test func whatWasTypedLastCountsWhenEnterFollowsAtOnce() async {
        let lines = (0..<30_000).map { "line \($0)" }
        let scene = await PickScene(lines)
        scene.pilot.display.send(
            .input("29998".map { .key(KeyPress(.character($0))) } + [.key(KeyPress(.enter))]))
        await scene.settle()
        #expect(scene.picked == [29_998])
    }

    @Test func arrowsMoveTheSelectionWhileTheFieldKeepsTheKeys() async {
        let scene = await PickScene(["one", "two", "three"])
        await scene.pilot.press("down", "down", "up", "enter")
        #expect(scene.picked == [1])
    }

    @Test func nothingThatMatchesIsPickedAsNothing() async {
        let scene = await PickScene(["one"])
        await scene.pilot.type("zzz")
        await scene.settle()
        #expect(scene.pilot.screen.contains("No line matches."))
        await scene.pilot.press("enter")
        #expect(scene.picked == [])
    }

    @Test func noLinesAtAllEndIt() async {
        let scene = await PickScene([])
        #expect(scene.picked == [])
    }

    @Test(arguments: ["esc", "ctrl-g", "ctrl-c"] as [KeyChord])
    func cancellingPicksNothing(key: KeyChord) async {
        let scene = await PickScene(["one"])
        await scene.pilot.press(key)
        #expect(scene.pilot.ending != nil)
        #expect(scene.picked == nil)
    }

    @Test func tabMarksLinesThatStayMarkedWhateverIsTyped() async {
        let scene = await PickScene(["one", "two", "three"], allowsMultiple: true)
        await scene.pilot.press("down", "tab")
        await scene.pilot.type("one")
        await scene.settle()
        await scene.pilot.press("tab")
        #expect(scene.rows[0].hasSuffix("1/3 (2)"))
        #expect(scene.rows[1] == "▌✓ one")
        await scene.pilot.press("enter")
        #expect(scene.picked == [0, 1])
    }

    @Test func markingTwiceTakesTheMarkBack() async {
        let scene = await PickScene(["one", "two"], allowsMultiple: true)
        await scene.pilot.press("tab", "up", "tab", "enter")
        #expect(scene.picked == [1])
    }

    @Test func mouseSelectsAndADoubleClickPicks() async {
        let scene = await PickScene(["one", "two", "three"])
        await scene.pilot.click(on: "two")
        #expect(scene.picked == nil)
        #expect(scene.pilot.application.keyWindow?.firstResponder is TextField)
        await scene.pilot.click(on: "three")
        await scene.pilot.click(on: "three")
        #expect(scene.picked == [2])
    }

    @Test func rightButtonMarks() async {
        let scene = await PickScene(["one", "two"], allowsMultiple: true)
        await scene.pilot.click(on: "two", button: .right)
        await scene.pilot.press("enter")
        #expect(scene.picked == [1])
    }

    @Test func wheelScrollsTheList() async {
        let scene = await PickScene((0..<100).map { "line \($0)" })
        await scene.pilot.wheel(dy: 3, column: 3, row: 3)
        #expect(!scene.pilot.screen.contains("line 0\n"))
    }

    @Test func linesThatComeWhileOneTypesAreFound() async {
        let scene = await PickScene(chunks: ["one\n"])
        #expect(scene.pilot.screen.contains("1/1"))
        await scene.pilot.type("o")
        scene.send("two\nthree\n")
        await scene.settle()
        let count = scene.rows[0].suffix(5)
        #expect(count.hasSuffix(" 2/3"))
        #expect("·•●○".contains(count.prefix(1)))
        #expect(scene.rows[1...2] == ["▌one", " two"])
    }

    @Test func selectedLineStaysSelectedWhenBetterOnesCome() async {
        let scene = await PickScene(chunks: ["xaxb\nxxaxxb\n"])
        await scene.pilot.type("ab")
        await scene.settle()
        await scene.pilot.press("down")
        scene.send("ab\n")
        await scene.settle()
        #expect(scene.rows[1] == " ab")
        await scene.pilot.press("enter")
        #expect(scene.picked == [1])
    }

    @Test func headerIsShownAboveTheList() async {
        let scene = await PickScene(["one"], header: "Which\u{1B}one?")
        #expect(scene.rows[1...2] == ["  Which␛one?", "▌one"])
    }

    @Test func queryOfTheCommandLineIsLookedForAtOnce() async {
        let scene = await PickScene(["one", "two"], query: "w")
        #expect(scene.rows[0].hasPrefix("▌ w "))
        #expect(scene.rows[1] == "▌two")
    }

    @Test(arguments: [(40, 10), (40, 1), (1, 1), (5, 2), (0, 0), (200, 60)])
    func anySizeShowsWhatItCan(columns: Int, rows: Int) async {
        let scene = await PickScene(["one", "two"], allowsMultiple: true, header: "Which?")
        await scene.pilot.resize(columns: columns, rows: rows)
        await scene.pilot.type("tw")
        await scene.settle()
        await scene.pilot.press("enter")
        #expect(scene.picked == [1])
    }

    @Test func keysAreListedByF1() async {
        let scene = await PickScene(["one"])
        await scene.pilot.press("f1")
        #expect(scene.pilot.screen.contains("Pick"))
        await scene.pilot.press("esc")
        #expect(scene.pilot.ending == nil)
        await scene.pilot.type("?")
        #expect(scene.rows[0].hasPrefix("▌ ? "))
    }

    @Test func signsAreASCIIWhereNothingElseIsShown() async {
        var capabilities = DisplayCapabilities()
        capabilities.isUnicode = false
        let scene = await PickScene(["one"], allowsMultiple: true, capabilities: capabilities)
        await scene.pilot.press("tab")
        #expect(scene.rows[1] == ">+ one")
    }

    @Test func textOfManyLinesPastedIsOneQuery() async {
        let scene = await PickScene(["one two", "three"])
        await scene.pilot.paste("one\ntwo")
        await scene.settle()
        #expect(scene.rows[0].contains("1/2"))
    }
}
