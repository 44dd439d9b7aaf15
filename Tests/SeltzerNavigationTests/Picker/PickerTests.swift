// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PickerView, PickerField, Picker+actions, Picker+lines, PickerFinished, PickerSource, PickerSelection.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@Suite @MainActor struct PickerTests {
    @Test func linesAreShownInTheirOrder() async {
        let scene = await PickerScene(["one", "two", "three"])
        #expect(
            scene.rows.prefix(4) == [
                "▌ Type to find             ▐   3 lines", "▌ one", "  two", "  three",
            ])
    }

    @Test func typingFindsAndEnterPicksTheBest() async {
        let scene = await PickerScene(["alpha", "beta", "gamma", "bet"])
        await scene.pilot.type("bt")
        await scene.settle()
        #expect(scene.rows[1...2] == ["▌ bet", "  beta"])
        #expect(scene.rows[0].hasSuffix("2 of 4"))
        await scene.pilot.press("enter")
        #expect(scene.picked == [3])
        #expect(scene.pilot.events(PickerFinished.self).last?.texts == ["bet"])
        #expect(scene.pilot.events(PickerQueryChanged.self).map(\.query) == ["b", "bt"])
    }

    @Test func lastTypedTextCountsWhenEnterFollowsAtOnce() async {
        let scene = await PickerScene((0..<30_000).map { "line \($0)" })
        scene.pilot.display.send(
            .input("29998".map { .key(KeyPress(.character($0))) } + [.key(KeyPress(.enter))]))
        await scene.settle()
        #expect(scene.picked == [29_998])
    }

    @Test func arrowsMoveTheSelectionWhileTheFieldIsFocused() async {
        let scene = await PickerScene(["one", "two", "three"])
        await scene.pilot.press("down", "down", "up", "enter")
        #expect(scene.picked == [1])
    }

    @Test func noMatchIsPickedAsNoLine() async {
        let scene = await PickerScene(["one"])
        await scene.pilot.type("zzz")
        await scene.settle()
        #expect(scene.pilot.screen.contains("No line matches."))
        await scene.pilot.press("enter")
        #expect(scene.picked == [])
    }

    @Test(arguments: [true, false])
    func pickerWithoutLinesFinishesOnRequest(finishes: Bool) async {
        for source in [PickerSource.texts([]), .bytes(AsyncStream { $0.finish() })] {
            let scene = await PickerScene(source) { $0.finishesWhenEmpty = finishes }
            #expect(scene.picked == (finishes ? [] : nil))
            #expect(scene.pilot.screen.contains("There are no lines."))
        }
    }

    @Test(arguments: ["esc", "ctrl-g"] as [KeyChord])
    func cancellingIsReported(key: KeyChord) async {
        let scene = await PickerScene(["one"])
        await scene.pilot.press(key)
        #expect(scene.pilot.events(PickerCancelled.self).count == 1)
        #expect(scene.picked == nil)
    }

    @Test func markedLinesStayMarkedWhateverIsTyped() async {
        let scene = await PickerScene(["one", "two", "three"]) { $0.allowsMultipleSelection = true }
        await scene.pilot.press("down", "tab")
        await scene.pilot.type("one")
        await scene.settle()
        await scene.pilot.press("tab")
        #expect(scene.rows[0].hasSuffix("2 marked  1 of 3"))
        #expect(scene.rows[1] == "▌ ✓ one")
        await scene.pilot.press("enter")
        #expect(scene.picked == [0, 1])
    }

    @Test func markingTwiceRemovesTheMark() async {
        let scene = await PickerScene(["one", "two"]) { $0.allowsMultipleSelection = true }
        await scene.pilot.press("tab", "up", "tab", "enter")
        #expect(scene.picked == [1])
    }

    @Test func allMatchesAreMarkedAndInverted() async {
        let scene = await PickerScene(["one", "two", "three"]) { $0.allowsMultipleSelection = true }
        await scene.pilot.type("t")
        await scene.settle()
        scene.picker.setAllMarked(true)
        #expect(scene.picker.selection.marked == [1, 2])
        scene.picker.query = ""
        await scene.settle()
        scene.picker.toggleAllMarks()
        #expect(scene.picker.selection.marked == [0])
        scene.picker.setAllMarked(false)
        #expect(scene.picker.selection.picked == [0])
    }

    @Test func nothingIsMarkedInAPickerOfOneLine() async {
        let scene = await PickerScene(["one", "two"])
        scene.picker.toggleMark()
        scene.picker.setAllMarked(true)
        scene.picker.toggleAllMarks()
        await scene.pilot.click(on: "two", button: .right)
        #expect(scene.picker.selection.marked == [])
    }

    @Test func mouseSelectsAndADoubleClickPicks() async {
        let scene = await PickerScene(["one", "two", "three"])
        await scene.pilot.click(on: "two")
        #expect(scene.picked == nil)
        #expect(scene.pilot.application.keyWindow?.firstResponder is TextField)
        await scene.pilot.click(on: "three")
        await scene.pilot.click(on: "three")
        #expect(scene.picked == [2])
    }

    @Test func rightButtonMarks() async {
        let scene = await PickerScene(["one", "two"]) { $0.allowsMultipleSelection = true }
        await scene.pilot.click(on: "two", button: .right)
        await scene.pilot.press("enter")
        #expect(scene.picked == [1])
    }

    @Test func wheelScrollsTheList() async {
        let scene = await PickerScene((0..<100).map { "line \($0)" })
        await scene.pilot.wheel(dy: 3, column: 3, row: 3)
        #expect(!scene.pilot.screen.contains("line 0\n"))
    }

    @Test func linesThatArriveAreFound() async {
        let scene = await PickerScene(arriving: "one\n")
        #expect(scene.pilot.screen.contains("1 line"))
        await scene.pilot.type("o")
        scene.send("two\nthree\n")
        await scene.settle()
        let count = scene.rows[0].suffix(8)
        #expect(count.hasSuffix(" 2 of 3"))
        #expect("·•●○".contains(count.prefix(1)))
        #expect(scene.rows[1...2] == ["▌ one", "  two"])
    }

    @Test func selectedLineStaysSelectedWhenBetterLinesArrive() async {
        let scene = await PickerScene(arriving: "xaxb\nxxaxxb\n")
        await scene.pilot.type("ab")
        await scene.settle()
        await scene.pilot.press("down")
        scene.send("ab\n")
        await scene.settle()
        #expect(scene.rows[1] == "  ab")
        await scene.pilot.press("enter")
        #expect(scene.picked == [1])
    }

    @Test func textsOfASequenceAreLines() async {
        let texts = AsyncStream<String> { input in
            input.yield("one")
            input.yield("two\nlines")
            input.finish()
        }
        let scene = await PickerScene(.lines(texts)) { _ in }
        #expect(scene.rows[1...2] == ["▌ one", "  two␊lines"])
        await scene.pilot.press("down", "enter")
        #expect(scene.pilot.events(PickerFinished.self).last?.texts == ["two\nlines"])
    }

    @Test func otherSourceKeepsTheQueryAndTheOldLinesUntilThereAreNewOnes() async {
        let scene = await PickerScene(["one", "two"]) { $0.allowsMultipleSelection = true }
        await scene.pilot.type("o")
        await scene.settle()
        await scene.pilot.press("tab")
        let (stream, input) = AsyncStream<String>.makeStream()
        scene.picker.source = .lines(stream)
        await scene.settle()
        #expect(scene.rows[1].hasSuffix("one"))
        #expect(scene.picker.selection.marked == [])
        input.yield("other")
        input.yield("else")
        input.finish()
        await scene.settle()
        #expect(scene.rows[1].hasSuffix("other"))
        #expect(scene.rows[0].hasSuffix("1 of 2"))
        scene.picker.source = .texts([])
        await scene.settle()
        #expect(scene.pilot.screen.contains("There are no lines."))
    }

    @Test func failureOfASourceIsShownBesideItsLines() async {
        struct Broken: Error, CustomStringConvertible { let description = "It broke." }
        let texts = AsyncThrowingStream<String, any Error> { input in
            input.yield("one")
            input.finish(throwing: Broken())
        }
        let scene = await PickerScene(.lines(texts)) { _ in }
        #expect(scene.rows[0].hasSuffix("It broke.  1 line"))
        #expect(scene.rows[1] == "▌ one")
    }

    @Test func withoutSearchAllLinesMatch() async {
        let scene = await PickerScene(["one", "two"]) { $0.isSearchEnabled = false }
        await scene.pilot.type("zzz")
        await scene.settle()
        #expect(scene.rows[1...2] == ["▌ one", "  two"])
    }

    @Test func headerAndPromptAreShownHarmlessly() async {
        let scene = await PickerScene(["one"]) {
            $0.header = "Which\u{1B}one?"
            $0.prompt = "a\u{7}>"
        }
        #expect(scene.rows[0] == "  Which␛one?")
        #expect(scene.rows[1].hasPrefix("▌ a␇> Type to find"))
        #expect(scene.rows[2] == "▌ one")
    }

    @Test func queryOfTheProgramIsSearchedAtOnce() async {
        let scene = await PickerScene(["one", "two"]) { $0.query = "w" }
        #expect(scene.rows[0].hasPrefix("▌ w "))
        #expect(scene.rows[1] == "▌ two")
        #expect(scene.pilot.events(PickerQueryChanged.self).isEmpty)
    }

    @Test(arguments: [(40, 10), (40, 1), (1, 1), (5, 2), (0, 0), (200, 60)])
    func anySizeShowsWhatFits(columns: Int, rows: Int) async {
        let scene = await PickerScene(["one", "two"]) {
            $0.allowsMultipleSelection = true
            $0.header = "Which?"
            $0.preview = .text { StyledText($0.text) }
        }
        await scene.pilot.resize(columns: columns, rows: rows)
        await scene.pilot.type("tw")
        await scene.settle()
        await scene.pilot.press("enter")
        #expect(scene.picked == [1])
    }

    @Test func keysAreListedByF1() async {
        let scene = await PickerScene(["one"])
        await scene.pilot.press("f1")
        #expect(scene.pilot.screen.contains("Pick"))
        await scene.pilot.press("esc")
        #expect(scene.pilot.events(PickerCancelled.self).isEmpty)
        await scene.pilot.type("?")
        #expect(scene.rows[0].hasPrefix("▌ ? "))
    }

    @Test func signsAreASCIIOnADisplayWithoutUnicode() async {
        var capabilities = DisplayCapabilities()
        capabilities.isUnicode = false
        let scene = await PickerScene(["one"], capabilities: capabilities) {
            $0.allowsMultipleSelection = true
        }
        await scene.pilot.press("tab")
        #expect(scene.rows[1] == "> + one")
    }

    @Test func textOfManyLinesPastedIsOneQuery() async {
        let scene = await PickerScene(["one two", "three"])
        await scene.pilot.paste("one\ntwo")
        await scene.settle()
        #expect(scene.rows[0].contains("1 of 2"))
    }

    @Test func keysBoundToTheFieldWin() async {
        let scene = await PickerScene(["one", "two"])
        scene.picker.searchTextField.bind("down", "Pick all") { scene.picker.finish() }
        await scene.pilot.press("down")
        #expect(scene.picked == [0])
    }
}

/// A picker over another screen.
@Suite @MainActor struct PickerPresentationTests {
    @Test func pickedLinesAreTheResultOfTheCall() async {
        let root = ViewController(view: Label("Below"))
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let picker = Picker(["one", "two"])
        picker.title = "Numbers"
        let result = Task { await picker.pick(over: root) }
        await pilot.settle()
        #expect(pilot.screen.contains("Numbers"))
        await pilot.press("down", "enter")
        #expect(await result.value?.texts == ["two"])
        await pilot.settle()
        #expect(!pilot.screen.contains("Numbers"))
    }

    @Test(arguments: ["esc", "ctrl-g"] as [KeyChord])
    func escapeIsAResultOfNothing(key: KeyChord) async {
        let root = ViewController(view: Label("Below"))
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let picker = Picker(["one", "two"])
        let result = Task { await picker.pick(over: root) }
        await pilot.settle()
        await pilot.press(key)
        #expect(await result.value?.indices == nil)
        #expect(pilot.events(PickerCancelled.self).count == 1)
    }

    @Test func samePickerIsPresentedAgain() async {
        let root = ViewController(view: Label("Below"))
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let picker = Picker(["one", "two"])
        picker.preview = .text { StyledText("about \($0.text)") }
        picker.previewPlacement = .bottom
        for number in 0..<3 {
            let result = Task { await picker.pick(over: root) }
            await pilot.settle()
            for _ in 0..<10 { await pilot.advance(by: .milliseconds(16)) }
            #expect(pilot.screen.contains(number == 1 ? "about two" : "about one"))
            await pilot.press(number == 0 ? "down" : "up", "enter")
            #expect(await result.value?.indices == [number == 0 ? 1 : 0])
            await pilot.settle()
        }
    }

    @Test func cancelledTaskDismissesThePicker() async {
        let root = ViewController(view: Label("Below"))
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let picker = Picker(["one", "two"])
        let result = Task { await picker.pick(over: root) }
        await pilot.settle()
        result.cancel()
        #expect(await result.value?.indices == nil)
        await pilot.settle()
        #expect(picker.presentingViewController == nil)
    }

    @Test func pickerIsFreedWithItsScreen() async {
        weak var freed: Picker?
        do {
            let scene = await PickerScene(arriving: "one\n") {
                $0.preview = .text { StyledText($0.text) }
            }
            freed = scene.picker
            scene.pilot.application.end()
            await scene.pilot.settle()
        }
        for _ in 0..<1_000 where freed != nil { await Task.yield() }
        #expect(freed == nil)
    }
}
