// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct MarkdownColumnsTests {
    private func start(
        _ text: String, columns: Int = 20, rows: Int = 12
    ) async -> (MarkdownView, Pilot) {
        let view = MarkdownView(text)
        let pilot = await Pilot(ViewController(view: view), columns: columns, rows: rows)
        view.becomeFirstResponder()
        await pilot.settle()
        return (view, pilot)
    }

    /// The rows without the margin and the blanks at their ends.
    private func lines(_ pilot: Pilot, _ count: Int) -> [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map {
            var line = String($0.dropFirst(2))
            // The scroll bar is in the last column.
            while let last = line.last, " ▐▝▗".contains(last) { line.removeLast() }
            return line
        }
    }

    private static let wide = """
        | Port | Height | Time | Remarks |
        |------|-------:|------|---------|
        | Brest | 7.1 | 06:14 | by the old seaport |
        | Saint-Malo | 12.0 | 08:01 | 漢字 |
        """

    @Test func cellsWrapAndColumnsWithoutRoomAreScrolledTo() async {
        let (_, pilot) = await start(Self.wide)
        #expect(
            lines(pilot, 4) == [
                "Port    Height …", "Brest      7.1 …", "Saint-    12.0 …", "Malo",
            ])
        await pilot.press("right")
        #expect(lines(pilot, 3) == ["…Height  Time  …", "…   7.1  06:14 …", "…  12.0  08:01 …"])
        await pilot.press("l", "right", "right")
        #expect(
            lines(pilot, 4) == [
                "…Time   Remarks", "…06:14  by the", "        old", "        seaport",
            ])
        await pilot.press("left", "h", "left", "left")
        #expect(lines(pilot, 1) == ["Port    Height …"])
        #expect(await pilot.faults().isEmpty)
    }

    @Test func theWheelScrollsTheTableUnderThePointer() async {
        let (_, pilot) = await start(Self.wide + "\n\n" + Self.wide, rows: 14)
        guard let place = pilot.location(of: "08:01") ?? pilot.location(of: "Malo") else { return }
        await pilot.wheel(dx: 1, column: 4, row: place.y)
        #expect(lines(pilot, 1) == ["…Height  Time  …"])
        #expect(lines(pilot, 12).contains("Port    Height …"))
        await pilot.wheel(dx: -1, column: 4, row: 1)
        #expect(lines(pilot, 1) == ["Port    Height …"])
    }

    @Test func tabReachesTheLinksOfColumnsThatAreScrolledOut() async {
        let table = """
            | Port | Height | Chart | Tables |
            |------|-------:|-------|--------|
            | [Brest](b) | 7.1 | [one](c1) | [tide](t1) |
            | Penmarch | 5.0 | [two](c2) | none |
            """
        let (view, pilot) = await start(table + "\n\n[end](e)\n")
        var followed: [String] = []
        view.on { (link: LinkActivated) in
            followed.append(link.destination)
            return .stop
        }
        func follow(_ key: KeyChord, _ shown: String) async {
            await pilot.press(key)
            #expect(pilot.screen.contains(shown))
            await pilot.press("enter")
            #expect(await pilot.faults().isEmpty)
        }
        for (key, shown): (KeyChord, String) in [
            ("tab", "Brest"), ("tab", "one"), ("tab", "tide"), ("tab", "two"), ("tab", "end"),
            ("shift-tab", "two"), ("shift-tab", "tide"), ("shift-tab", "one"),
            ("shift-tab", "Brest"),
        ] {
            await follow(key, shown)
        }
        #expect(followed == ["b", "c1", "t1", "c2", "e", "c2", "t1", "c1", "b"])
        // A link is no more current when the user scrolls it out.
        await pilot.press("right", "right", "enter")
        #expect(followed.count == 9)
    }

    @Test func aSearchScrollsToAColumn() async {
        let (view, pilot) = await start(Self.wide)
        await pilot.press("/")
        await pilot.type("seaport")
        await pilot.settle()
        #expect(pilot.screen.contains("seaport"))
        await pilot.press("escape")
        #expect(view.selectedText == "seaport")
        view.selectAll()
        #expect(view.selectedText.hasSuffix("Saint-Malo\t12.0\t08:01\t漢字"))
        view.text = Self.wide
        await pilot.settle()
        #expect(lines(pilot, 1) == ["Port    Height …"])
    }

    @Test func laterRowsCountForTheWidths() async {
        let rows = (1...2_000).map { "| \($0) | x |\n" }.joined()
        let (view, pilot) = await start(
            "| n | m |\n|--:|---|\n" + rows + "| 漢字漢 | last |\n", rows: 4)
        await pilot.press("end")
        #expect(lines(pilot, 4).suffix(2) == ["   2000  x", " 漢字漢  last"])
        await pilot.press("home")
        #expect(lines(pilot, 2) == ["      n  m", "      1  x"])
        view.append("| 1234567 | y |\n")
        await pilot.press("end")
        #expect(lines(pilot, 4).last == " 1234567  y")
    }

    @Test func anEnormousCellWrapsAndIsCutWithASign() async {
        let cell = String(repeating: "word ", count: 5_000)
        let (_, pilot) = await start("| a | b |\n|---|---|\n| \(cell) | x |\n\nend\n", rows: 30)
        #expect(lines(pilot, 2)[1].contains("word"))
        #expect(lines(pilot, 13)[12].contains("…"))
        #expect(pilot.screen.contains("end"))
    }

    @Test func aHugeTableCostsWhatIsSeen() async {
        let row = "| " + (10..<22).map { "c\($0)" }.joined(separator: " | ") + " |\n"
        let head = row + String(repeating: "|---", count: 12) + "|\n"
        let (_, pilot) = await start(head + String(repeating: row, count: 2_000))
        await pilot.press("end")
        for _ in 0..<12 { await pilot.press("right") }
        #expect(lines(pilot, 12).last == "…c19  c20  c21")
        await pilot.press("home")
        #expect(lines(pilot, 2) == ["…c19  c20  c21", "…c19  c20  c21"])
        for size in [(1, 1), (3, 2), (9, 4), (12, 3)] {
            await pilot.resize(columns: size.0, rows: size.1)
            await pilot.press("left", "right", "end", "home")
            #expect(await pilot.faults().isEmpty)
        }
    }
}
