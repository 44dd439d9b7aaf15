// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LogBatch, LogCommand, LogDocument, LogEvents, LogFilter, LogLevel, LogStyles, LogView+Drawing,
// LogView+Find, LogView+Lines, LogView+Scrolling, LogView+Selection, LogWriter, TextRows+Scrolling.

import SeltzerBase
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@MainActor
@Suite struct LogViewTests {
    private func start(
        _ lines: [String] = [], columns: Int = 40, rows: Int = 5, look: DisplayLook = .dark,
        _ prepare: (LogView) -> Void = { _ in }
    ) async -> (LogView, Pilot) {
        let view = LogView()
        prepare(view)
        let pilot = await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: look.capabilities)
        view.becomeFirstResponder()
        await append(lines, to: view, pilot)
        return (view, pilot)
    }

    /// Appends lines and waits until they are in the view.
    private func append(_ lines: [String], to view: LogView, _ pilot: Pilot) async {
        let end = view.removedLineCount + view.lineCount + lines.count
        view.writer.append(contentsOf: lines)
        await wait(pilot) { view.removedLineCount + view.lineCount >= end }
    }

    private func wait(_ pilot: Pilot, until condition: () -> Bool) async {
        while !condition() { try? await Task.sleep(for: .milliseconds(1)) }
        await pilot.settle()
    }

    private func numbered(_ range: Range<Int>) -> [String] { range.map { "line \($0)" } }

    private func shown(_ pilot: Pilot) -> [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            row.drop { $0 == " " || $0 == "▌" || $0 == "▏" }.prefix { !"▐▗▝".contains($0) }
                .split(separator: " ").joined(separator: " ")
        }
    }

    // MARK: Following

    @Test func aLineThatGoesOnEndsWithAnEllipsis() async {
        let (view, pilot) = await start(["short", "a line that is too long"], columns: 16, rows: 2)
        let rows = { pilot.screen.split(separator: "\n").map(String.init) }
        #expect(rows()[0].contains("short") && !rows()[0].contains("…"))
        #expect(rows()[1].contains("a line that …"))
        for _ in 0..<20 where pilot.screen.contains("…") { await pilot.press("right") }
        #expect(!pilot.screen.contains("…") && pilot.screen.contains("long"))
        view.wrapsLines = true
        await pilot.settle()
        #expect(!pilot.screen.contains("…"))
    }

    @Test func theEndIsFollowedUntilTheUserScrollsUp() async {
        let (view, pilot) = await start(numbered(0..<10))
        #expect(shown(pilot) == ["line 5", "line 6", "line 7", "line 8", "line 9"])
        await append(["line 10"], to: view, pilot)
        #expect(shown(pilot).last == "line 10")
        await pilot.press("up", "up")
        #expect(shown(pilot).first == "line 4")
        await append(numbered(11..<1_215), to: view, pilot)
        #expect(shown(pilot).prefix(4) == ["line 4", "line 5", "line 6", "line 7"])
        #expect(pilot.screen.contains("↓ 1,204 new lines"))
        #expect(view.newLineCount == 1_204)
        await pilot.press("G")
        #expect(shown(pilot).last == "line 1214")
        #expect(
            pilot.events(LogFollowingChanged.self).map(\.followsEnd) == [false, true])
        #expect(!pilot.screen.contains("new"))
    }

    @Test func theNoteAboutNewLinesLeadsToTheEnd() async {
        let (view, pilot) = await start(numbered(0..<10))
        await pilot.wheel(dy: -1, column: 3, row: 1)
        #expect(!view.followsEnd)
        await append(["one more"], to: view, pilot)
        await pilot.click(on: "1 new line")
        #expect(view.followsEnd)
        #expect(shown(pilot).last == "one more")
        #expect(view.selectedLines == nil)
    }

    @Test func scrollingToTheEndFollowsItAgain() async {
        let (view, pilot) = await start(numbered(0..<20))
        await pilot.press("g")
        #expect(shown(pilot).first == "line 0")
        await pilot.press("space", "pagedown", "down")
        #expect(shown(pilot).first == "line 9")
        await pilot.press("b", "k", "j")
        #expect(shown(pilot).first == "line 5")
        #expect(!view.followsEnd)
        await pilot.press("space", "space", "space")
        #expect(view.followsEnd)
        await pilot.press("home", "end")
        #expect(shown(pilot).last == "line 19")
    }

    @Test func everythingFitsAndNothingScrolls() async {
        let (view, pilot) = await start(["a"])
        await pilot.press("up", "g", "down")
        #expect(view.followsEnd)
        #expect(shown(pilot).first == "a")
    }

    // MARK: Many lines

    @Test func linesComeFromAnyThreadInTheOrderOfEach() async {
        let (view, pilot) = await start()
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask { for line in 0..<2_500 { view.append("\(task) \(line)") } }
            }
        }
        await wait(pilot) { view.lineCount == 10_000 }
        view.selectAll()
        let lines = view.selectedText.split(separator: "\n")
        for task in 0..<4 {
            let own = lines.filter { $0.hasPrefix("\(task) ") }
            #expect(own == (0..<2_500).map { "\(task) \($0)" })
        }
    }

    @Test func theEarliestLinesGoAndTheFirstRowTellsHowMany() async {
        let (view, pilot) = await start { $0.maximumLineCount = 160 }
        await append(numbered(0..<161), to: view, pilot)
        #expect(view.lineCount == 150)
        #expect(view.removedLineCount == 11)
        await pilot.press("g")
        #expect(shown(pilot).prefix(2) == ["11 earlier lines are gone", "line 11"])
        await append(numbered(161..<1_000), to: view, pilot)
        #expect(view.lineCount <= 160)
        #expect(view.lineCount + view.removedLineCount == 1_000)
        await pilot.press("g")
        #expect(shown(pilot)[1] == "line \(view.removedLineCount)")
    }

    @Test func theLinesThatOneReadsStayWhileOthersGo() async {
        let (view, pilot) = await start { $0.maximumLineCount = 160 }
        await append(numbered(0..<155), to: view, pilot)
        await pilot.press("b", "b")
        let before = shown(pilot)
        await append(numbered(155..<162), to: view, pilot)
        #expect(view.removedLineCount > 0)
        #expect(shown(pilot).prefix(4) == before.prefix(4))
        await pilot.press("G")
        #expect(shown(pilot).last == "line 161")
    }

    @Test func manyBytesPushTheEarliestLinesOutToo() async {
        let (view, pilot) = await start { $0.maximumByteCount = 1_600 }
        await append((0..<400).map { _ in "0123456789" }, to: view, pilot)
        #expect(view.lineCount < 160 && view.lineCount > 100)
        view.removeAll()
        #expect(view.lineCount == 0 && view.removedLineCount == 0)
        await append(["new"], to: view, pilot)
        #expect(shown(pilot).first == "new")
    }

    @Test func aMillionLinesAreReadLikeTen() async {
        let (view, pilot) = await start()
        await append(numbered(0..<1_000_000), to: view, pilot)
        #expect(shown(pilot).last == "line 999999")
        await pilot.press("g")
        #expect(shown(pilot).first == "line 0")
        view.wrapsLines = true
        await pilot.settle()
        await pilot.press("G", "up")
        #expect(shown(pilot).last == "line 999998")
    }

    // MARK: Styles and levels

    @Test func colorsOfAProgramAreShown() async {
        let (view, pilot) = await start()
        view.append("\u{1B}[31mred\u{1B}[0m plain \u{1B}[1mbold\u{1B}[2J\u{7}")
        view.append(StyledText("blue", style: Style(foreground: .blue)))
        await wait(pilot) { view.lineCount == 2 }
        #expect(shown(pilot).prefix(2) == ["red plain bold", "blue"])
        let buffer = pilot.display.buffer
        #expect(buffer[Point(x: 2, y: 0)].foreground == Theme.fathom[.danger, on: .background])
        #expect(buffer[Point(x: 6, y: 0)].foreground != buffer[Point(x: 2, y: 0)].foreground)
        #expect(buffer[Point(x: 12, y: 0)].attributes.contains(.bold))
        #expect(buffer[Point(x: 2, y: 1)].foreground == .blue)
    }

    @Test func levelsHaveAWordAndOnlyTheFirstLineOfATextShowsIt() async {
        let (view, pilot) = await start()
        view.append("started", level: .info)
        view.append("boom\n  at main", level: .error)
        await wait(pilot) { view.lineCount == 3 }
        #expect(shown(pilot).prefix(3) == ["info started", "error boom", "at main"])
        view.showsLevels = false
        await pilot.settle()
        #expect(shown(pilot).first == "started")
    }

    @Test func hostileTextStaysText() async {
        let (view, pilot) = await start(rows: 8)
        view.append("a\u{1B}]52;c;aGk=\u{7}b\u{9B}31mc\u{202E}d")
        view.append("tab\there")
        view.append("漢字👩‍🚀e\u{301}")
        view.append(String(repeating: "x", count: 10_000))
        view.append("")
        await wait(pilot) { view.lineCount == 5 }
        #expect(pilot.display.clipboard == nil)
        #expect(shown(pilot)[2].hasPrefix("漢字"))
        await pilot.press("w")
        #expect(view.wrapsLines)
        await pilot.press("g", "right", "w", "right", "left", "left")
        #expect(shown(pilot)[1] == "tab here")
    }

    // MARK: Wrapping

    @Test func longLinesWrapOrScrollSideways() async {
        let (_, pilot) = await start(["the quick brown fox jumps"], columns: 16)
        #expect(shown(pilot).first == "the quick br…")
        await pilot.press("right")
        #expect(shown(pilot).first == "quick brown …")
        await pilot.press("left", "w")
        #expect(shown(pilot).prefix(3) == ["the quick", "brown fox", "jumps"])
    }

    // MARK: The filter

    @Test func aFilterShowsTheLinesThatMatchAndKeepsThePlace() async {
        let (view, pilot) = await start(numbered(0..<100))
        await pilot.press("g")
        for _ in 0..<5 { await pilot.press("space") }
        #expect(shown(pilot).first == "line 20")
        view.filter = LogFilter(TextQuery("5"))
        await pilot.settle()
        #expect(shown(pilot).prefix(2) == ["line 25", "line 35"])
        await append(["line 150", "line 160"], to: view, pilot)
        await pilot.press("G")
        #expect(shown(pilot).last == "line 150")
        view.filter = LogFilter()
        await pilot.settle()
        #expect(shown(pilot).last == "line 160")
        #expect(view.lineCount == 102)
    }

    @Test func aFilterByLevelHidesLowerOnes() async {
        let (view, pilot) = await start()
        for level in LogLevel.allCases { view.append("a", level: level) }
        view.append("none")
        await wait(pilot) { view.lineCount == 6 }
        view.filter.minimumLevel = .warning
        await pilot.settle()
        #expect(shown(pilot).prefix(3) == ["warn a", "error a", ""])
        view.filter.minimumLevel = .info
        await pilot.settle()
        #expect(shown(pilot).prefix(4) == ["info a", "warn a", "error a", "none"])
        view.filter.query.string = "x"
        await pilot.settle()
        #expect(pilot.screen.contains("No line matches"))
        view.filter.query = TextQuery("(", isRegularExpression: true)
        await pilot.settle()
        #expect(pilot.screen.contains("× Cannot read the pattern"))
    }

    @Test func filteredLinesGoWithTheEarliest() async {
        let (view, pilot) = await start { $0.maximumLineCount = 160 }
        view.filter = LogFilter(TextQuery("0"))
        await append(numbered(0..<1_000), to: view, pilot)
        view.selectAll()
        let first = view.selectedText.split(separator: "\n").first
        #expect(first == "line \((view.removedLineCount..<1_000).first { "\($0)".contains("0") }!)")
        #expect(shown(pilot).last == "line 990")
    }

    // MARK: The selection

    @Test func linesAreSelectedByTheMouseAndCopied() async {
        let (view, pilot) = await start(numbered(0..<10), rows: 6)
        await pilot.drag(fromColumn: 3, row: 1, toColumn: 9, row: 3)
        #expect(view.selectedLines == 5..<8)
        await append(["more"], to: view, pilot)
        await pilot.press("y")
        #expect(pilot.display.clipboard == "line 5\nline 6\nline 7")
        await pilot.click(column: 3, row: 4, modifiers: .shift)
        #expect(view.selectedLines == 5..<9)
        await pilot.press("escape")
        #expect(pilot.events(LogSelectionChanged.self).last?.lines == nil)
    }

    @Test func keysExtendTheSelection() async {
        let (view, pilot) = await start(numbered(0..<10))
        await pilot.press("shift-up", "shift-up")
        #expect(view.selectedLines == 8..<10)
        await pilot.press("shift-home")
        #expect(view.selectedLines == 0..<10)
        #expect(shown(pilot).first == "line 0")
        await pilot.press("alt-a", "ctrl-insert")
        #expect(pilot.display.clipboard?.hasSuffix("line 9") == true)
        await pilot.press("escape", "shift-down")
        #expect(view.selectedLines == 0..<1)
    }

    // MARK: Finding

    @Test func matchesAreFoundAlsoInLinesThatComeLater() async {
        let (view, pilot) = await start(numbered(0..<50), columns: 60, rows: 6)
        await pilot.press("g", "/")
        await pilot.type("line 4")
        #expect(pilot.screen.contains("1 of 11"))
        await pilot.press("enter", "enter")
        #expect(pilot.screen.contains("3 of 11"))
        #expect(pilot.screen.contains("line 41"))
        await append(["line 4"], to: view, pilot)
        #expect(pilot.screen.contains("3 of 12"))
        await pilot.press("shift-enter", "shift-enter", "shift-enter")
        #expect(pilot.screen.contains("from the end: 12 of 12"))
        await pilot.press("escape", "N")
        #expect(pilot.screen.contains("of 12"))
    }

    @Test func theNoteAboutLinesThatAreGoneIsNotSearched() async {
        let (view, pilot) = await start(columns: 60, rows: 6) { $0.maximumLineCount = 160 }
        await append(numbered(0..<161), to: view, pilot)
        await pilot.press("/")
        await pilot.type("lines")
        #expect(pilot.screen.contains("No results"))
        await pilot.press("backspace")
        #expect(pilot.screen.contains("of 150"))
        await append(numbered(161..<180), to: view, pilot)
        #expect(pilot.screen.contains("of \(view.lineCount)"))
    }

    // MARK: Sizes and pictures

    @Test(arguments: [(1, 1), (3, 2), (7, 1), (12, 3)])
    func anySizeShowsWhatFits(columns: Int, rows: Int) async {
        let (view, pilot) = await start(numbered(0..<10), columns: columns, rows: rows)
        await pilot.press("up", "/", "escape", "w", "shift-up")
        await append(["漢"], to: view, pilot)
        await pilot.resize(columns: 30, rows: 4)
        await pilot.press("G")
        #expect(shown(pilot).last == "漢")
        #expect(await pilot.faults().isEmpty)
    }

    @Test(arguments: DisplayLook.allCases)
    func aLogAsText(look: DisplayLook) async {
        let (view, pilot) = await start(columns: 50, rows: 8, look: look)
        view.placeholder = "Lines appear here."
        view.append("reading settings", level: .trace)
        view.append("listening on port 8080", level: .info)
        view.append("GET /tides/brest \u{1B}[32m200\u{1B}[0m", level: .info)
        view.append("slow answer of the store", level: .warning)
        view.append("no route to /tides\n  in Router.find", level: .error)
        for count in 0..<4 { view.append("retry \(count)", level: .debug) }
        await wait(pilot) { view.lineCount == 10 }
        await pilot.press("up", "up")
        await pilot.click(column: 10, row: 2)
        await pilot.press("shift-down")
        view.append("connected", level: .info)
        await wait(pilot) { view.lineCount == 11 }
        #expect(pilot.difference(fromSnapshot: "logView-\(look.rawValue)", isStyled: true) == nil)
    }
}
