// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// Completions of a token in a text of many lines.
@MainActor
@Suite struct TextViewCompletionTests {
    private static let words = ["select", "station", "stations", "漢字市"]

    private func start(
        _ text: String = "", columns: Int = 40, rows: Int = 10,
        providers: [CompletionProvider]? = nil
    ) async -> (TextView, Pilot) {
        let view = TextView(text)
        view.accessibilityLabel = "Query"
        view.completionProviders =
            providers ?? [
                .fuzzy(
                    .lineStart("/"),
                    [CompletionItem("/review ", title: "/review", detail: "the changes")]),
                .fuzzy(.word(), Self.words.map { CompletionItem($0) }),
            ]
        let pilot = await Pilot(ViewController(view: view), columns: columns, rows: rows)
        return (view, pilot)
    }

    @Test func aWordIsCompletedBelowItsLineInOneStepOfUndoing() async {
        let (view, pilot) = await start("from tides\n")
        await pilot.press("ctrl-end")
        await pilot.type("where sta")
        #expect(pilot.location(of: "station")?.y == 3 || pilot.location(of: "stations")?.y == 3)
        await pilot.press("down", "enter")
        #expect(view.text == "from tides\nwhere stations")
        #expect(pilot.events(CompletionTaken.self).map(\.item.text) == ["stations"])
        await pilot.press("ctrl-_")
        #expect(view.text == "from tides\nwhere sta")
        await pilot.press("alt-_")
        #expect(view.text == "from tides\nwhere stations")
    }

    @Test func withoutASelectedItemEnterBreaksTheLine() async {
        let (view, pilot) = await start()
        view.completionSettings.selectsFirst = false
        await pilot.type("sta")
        #expect(pilot.application.windows.count == 2)
        await pilot.press("enter")
        #expect(view.text == "sta\n" && pilot.application.windows.count == 1)
        await pilot.type("sta")
        await pilot.press("tab")
        #expect(view.text == "sta\nstation")
    }

    @Test func escapeClosesAndKeepsTheTextAndControlSpaceOpensAgain() async {
        let (view, pilot) = await start()
        await pilot.type("s")
        #expect(pilot.application.windows.count == 1)
        await pilot.press("ctrl-space")
        #expect(pilot.application.windows.count == 2)
        await pilot.press("escape")
        #expect(view.text == "s" && pilot.application.windows.count == 1)
        await pilot.press("escape", "tab")
        #expect(view.text == "s")
    }

    @Test func theListFollowsScrollingAndReturnsWithItsRow() async {
        let (view, pilot) = await start(
            (0..<40).map { "row \($0)" }.joined(separator: "\n"), rows: 20)
        await pilot.press("ctrl-end")
        for _ in 0..<8 { await pilot.press("up") }
        await pilot.press("end")
        await pilot.type(" statio")
        let before = pilot.location(of: "stations")
        #expect(before != nil)
        await pilot.wheel(dy: -1, column: 5, row: 2)
        let after = pilot.location(of: "stations")
        #expect(after != nil && after != before)
        for _ in 0..<8 { await pilot.wheel(dy: -1, column: 5, row: 2) }
        #expect(pilot.location(of: "stations") == nil)
        #expect(await pilot.faults().isEmpty)
        for _ in 0..<9 { await pilot.wheel(dy: 1, column: 5, row: 2) }
        #expect(pilot.location(of: "stations") == before)
        await pilot.press("escape")
        #expect(view.text.contains("row 31 statio\n"))
    }

    @Test func theListStandsAboveTheLastRow() async {
        let (_, pilot) = await start(String(repeating: "\n", count: 20), rows: 8)
        await pilot.press("ctrl-end")
        await pilot.type("sta")
        let typed = pilot.display.cursor?.position.y ?? 0
        #expect(typed == 7)
        #expect((pilot.location(of: "stations")?.y ?? 9) < typed)
    }

    @Test func aClickTakesAnItem() async {
        let (view, pilot) = await start()
        await pilot.type("st")
        await pilot.click(on: "stations")
        #expect(view.text == "stations" && view.isFirstResponder)
    }

    @Test func titlesStandBelowTheTypedTextAlsoAfterWideCharacters() async {
        let (view, pilot) = await start("漢字 ")
        await pilot.press("ctrl-end")
        await pilot.type("漢字")
        #expect(pilot.location(of: "漢字市")?.x == 7)
        await pilot.press("tab")
        #expect(view.text == "漢字 漢字市")
    }

    @Test(arguments: [(20, 4), (20, 2), (6, 3)])
    func itWorksOnASmallScreen(columns: Int, rows: Int) async {
        let (view, pilot) = await start(columns: columns, rows: rows)
        await pilot.type("sel")
        let screen = Rect(x: 0, y: 0, width: columns, height: rows)
        #expect(pilot.application.windows.allSatisfy { screen.contains($0.frame) })
        await pilot.press("tab")
        #expect(view.text == "select")
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aPasteDoesNotAskForCompletions() async {
        let (view, pilot) = await start()
        await pilot.paste("please select")
        await pilot.press("enter")
        #expect(view.text == "please select\n" && pilot.application.windows.count == 1)
    }

    @Test func severalCursorsAndTextThatIsReadOnlyHaveNoCompletions() async {
        let (view, pilot) = await start("\n")
        await pilot.press("ctrl-home", "alt-shift-down")
        await pilot.type("sta")
        #expect(view.text == "sta\nsta" && pilot.application.windows.count == 1)
        await pilot.press("escape", "ctrl-space")
        #expect(pilot.application.windows.count == 2)
        view.isEditable = false
        await pilot.settle()
        #expect(pilot.application.windows.count == 1)
    }

    @Test func invalidBytesInTheLineHaveNoCompletions() async {
        let (view, pilot) = await start()
        view.storage = TextStorage(bytes: [0xFF, 0x20])
        await pilot.press("ctrl-end")
        await pilot.type("sta")
        #expect(pilot.application.windows.count == 1 && view.storage.count == 5)
    }

    @Test(arguments: ["right", "end", "tab", "ctrl-e"] as [KeyChord])
    func theRestAfterTheCursorIsTakenByAKey(key: KeyChord) async {
        let (view, pilot) = await start(
            providers: [
                CompletionProvider(.line, presentation: .inline) { request in
                    request.token.isEmpty ? [] : [CompletionItem("swift test\n--filter Tides")]
                }
            ])
        await pilot.type("swift")
        #expect(pilot.screen.contains("swift test…") && view.text == "swift")
        await pilot.press("left")
        #expect(!pilot.screen.contains("test"))
        await pilot.press("end")
        await pilot.type(" ")
        await pilot.press(key)
        #expect(view.text == "swift test\n--filter Tides")
        await pilot.press("ctrl-_")
        #expect(view.text == "swift ")
    }

    @Test func theListAndItsItemsAreElements() async {
        let (_, pilot) = await start()
        await pilot.type("/r")
        #expect(pilot.elementTree.contains("Suggestions"))
        #expect(pilot.elementTree.contains("/review"))
        #expect(pilot.elementTree.contains("the changes"))
        let findings = await pilot.audit()
        #expect(findings.isEmpty, "\(findings)")
    }
}
