// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkdownRows+Scrolling, RowScrolling, RowSource.

import SeededRandom
import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerControls
@testable import SeltzerDocuments

/// What all views that scroll by rows have in common.
@MainActor
@Suite struct RowViewportTests {
    // MARK: The rule

    /// Returns what is wrong with the visible part of a text; nil if nothing is.
    private func mistake<Text: RowScrolling>(in view: Text) -> String? {
        var all: [Text.Rows.Place] = []
        var place: Text.Rows.Place? = view.rows.existing(Text.Rows.Place())
        while let present = place {
            all.append(present)
            place = view.rows.next(after: present)
        }
        let height = max(1, view.pageHeight), end = max(0, all.count - height)
        guard let first = all.firstIndex(of: view.top) else { return "the first row is none" }
        if !(0...end).contains(first) { return "row \(first) of \(all.count) in \(height) rows" }
        let last = min(all.count, first + height) - 1
        if all[last] != view.bottom { return "another last row than \(last)" }
        if view.isAtEnd != (last == all.count - 1) { return "wrong about its end" }
        if view.viewport.isFollowing, first != end { return "\(first) does not follow \(end)" }
        return nil
    }

    private func words(_ random: inout SeededGenerator, lines: ClosedRange<Int>) -> String {
        (0..<Int.random(in: lines, using: &random)).map { _ in
            (0..<Int.random(in: 0...9, using: &random)).map { _ in
                String(repeating: "word", count: Int.random(in: 1...2, using: &random))
            }.joined(separator: " ")
        }.joined(separator: "\n")
    }

    private func resize(_ pilot: Pilot, _ random: inout SeededGenerator) async {
        await pilot.resize(
            columns: .random(in: 8...60, using: &random), rows: .random(in: 1...24, using: &random))
    }

    private func wheel(_ pilot: Pilot, _ random: inout SeededGenerator) async {
        await pilot.wheel(dy: .random(in: -9...9, using: &random), column: 3, row: 0)
    }

    // MARK: Random uses

    @Test(arguments: 0..<6) func textViewNeverScrollsBehindItsEnd(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let view = TextView(words(&random, lines: 0...40))
        view.drawsBackground = seed % 2 == 0
        let pilot = await Pilot(ViewController(view: view), columns: 30, rows: 6)
        for step in 0..<150 {
            let act = Int.random(in: 0..<14, using: &random)
            switch act {
            case 0: await resize(pilot, &random)
            case 1: view.text = words(&random, lines: 0...40)
            case 2: view.wrapsLines.toggle()
            case 3: view.showsLineNumbers.toggle()
            case 4: await wheel(pilot, &random)
            case 5: view.scroll(toLine: .random(in: 0...50, using: &random))
            case 6:
                let ends = [0, 1].map { _ in
                    Int.random(in: 0...view.storage.count, using: &random)
                }.sorted()
                view.selectedRanges = [Range(ends[0]..<ends[1])]
            case 7: await pilot.press("ctrl-end")
            case 8: await pilot.press("shift-pageup")
            case 9: await pilot.paste(words(&random, lines: 0...30))
            case 10: await pilot.press("ctrl-_")
            case 11: await pilot.press("backspace")
            case 12: await pilot.press("enter")
            default: await pilot.press("ctrl-shift-home", "backspace")
            }
            await pilot.settle()
            #expect(mistake(in: view) == nil, "seed \(seed), step \(step), act \(act)")
            // Pasting nothing, and undoing nothing, leave the view as it is.
            if act >= 6, act != 9, act != 10, !view.textRect.isEmpty {
                #expect(view.cursorPosition != nil, "seed \(seed), step \(step), act \(act)")
            }
        }
    }

    @Test(arguments: 0..<6) func logNeverScrollsBehindItsEnd(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let view = LogView()
        let pilot = await Pilot(ViewController(view: view), columns: 30, rows: 6)
        view.becomeFirstResponder()
        for step in 0..<150 {
            let act = Int.random(in: 0..<11, using: &random)
            switch act {
            case 0: await resize(pilot, &random)
            case 1: view.removeAll()
            case 2: view.wrapsLines.toggle()
            case 3: view.filter = LogFilter(TextQuery(random.next() % 2 == 0 ? "wordword" : ""))
            case 4: await wheel(pilot, &random)
            case 5: view.maximumLineCount = .random(in: 10...60, using: &random)
            case 6: await pilot.press("home")
            case 7: await pilot.press("end")
            case 8: await pilot.press("shift-up", "shift-pageup")
            default: view.appendImmediately(words(&random, lines: 1...20))
            }
            await pilot.settle()
            #expect(mistake(in: view) == nil, "seed \(seed), step \(step), act \(act)")
        }
    }

    @Test(arguments: 0..<6) func markdownNeverScrollsBehindItsEnd(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        let view = MarkdownView(words(&random, lines: 0...20))
        view.followsEnd = seed % 2 == 0
        let pilot = await Pilot(ViewController(view: view), columns: 30, rows: 6)
        view.becomeFirstResponder()
        for step in 0..<150 {
            let act = Int.random(in: 0..<11, using: &random)
            switch act {
            case 0: await resize(pilot, &random)
            case 1: view.text = words(&random, lines: 0...20)
            case 2: view.followsEnd.toggle()
            case 3: view.maximumTextWidth = .random(in: 5...50, using: &random)
            case 4: await wheel(pilot, &random)
            case 5: view.append("\n\n## \(words(&random, lines: 1...1))\n\n")
            case 6: await pilot.press("Z")
            case 7: await pilot.press("end")
            case 8: view.scroll(toLine: .random(in: 0...50, using: &random))
            case 9: view.append("\n\n| a | b |\n| - | - |\n| one word | two words |\n\n")
            default: view.append("\n" + words(&random, lines: 1...12))
            }
            await pilot.settle()
            #expect(mistake(in: view) == nil, "seed \(seed), step \(step), act \(act)")
        }
    }

    // MARK: Shortened and grown

    private func numbered(_ count: Int) -> String {
        (0..<count).map { "line\($0)" }.joined(separator: "\n")
    }

    @Test func textThatTheProgramShortensIsShown() async {
        let view = TextView(numbered(20))
        let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 5)
        await pilot.press("ctrl-end")
        view.text = "alpha\nbeta\n"
        await pilot.settle()
        #expect(pilot.screen.contains("alpha"))
    }

    @Test func textAfterAnUndonePasteIsShown() async {
        let view = TextView("alpha\nbeta\n")
        let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 3)
        await pilot.press("ctrl-end")
        await pilot.paste(numbered(48))
        await pilot.press("ctrl-_")
        #expect(pilot.screen.contains("beta"))
    }

    @Test func selectionThatIsDeletedUpwardsLeavesTheViewFull() async {
        let view = TextView(numbered(40))
        let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 5)
        await pilot.press("ctrl-end")
        for _ in 0..<6 { await pilot.press("shift-pageup") }
        await pilot.press("backspace")
        #expect(view.visibleLines.count == 5)
        #expect(view.cursorPosition != nil)
    }

    @Test func tallerViewIsFilled() async {
        let text = TextView(numbered(20))
        // Lines of a list, as lines of a paragraph flow together.
        let markdown = MarkdownView(numbered(20).replacing("line", with: "- line"))
        let log = LogView()
        log.appendImmediately(numbered(20))
        for view in [text, markdown, log] as [Control] {
            let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 5)
            view.becomeFirstResponder()
            await pilot.press(view === text ? "ctrl-end" : "end")
            await pilot.resize(columns: 24, rows: 12)
            #expect(pilot.screen.contains("line19"), "\(type(of: view))")
            #expect(pilot.screen.contains("line9"), "\(type(of: view))")
        }
    }

    @Test func boxThatGrowsWithItsTextShowsTheFirstLine() async {
        let text = TextView()
        text.preferredSize = Size(width: 20, height: 1)
        text.setContentHuggingPriority(.required, for: .vertical)
        let screen = ViewController(view: StackView(.vertical, [text, Label("below")]))
        screen.on { (_: TextEdited) in
            text.preferredSize.height = text.storage.lineCount
            return .stop
        }
        let pilot = await Pilot(screen, columns: 30, rows: 6)
        await pilot.type("one\ntwo\nthree")
        #expect(pilot.screen.contains("one"))
        #expect(pilot.screen.contains("three"))
    }

    @Test func resizingKeepsWhatIsRead() async {
        let view = TextView((0..<60).map { "line\($0) of some length" }.joined(separator: "\n"))
        let pilot = await Pilot(ViewController(view: view), columns: 60, rows: 6)
        view.scroll(toLine: 30)
        for columns in [20, 12, 60] {
            await pilot.resize(columns: columns, rows: 6)
            #expect(view.visibleLines.lowerBound == 30)
        }
    }

    @Test func cursorStaysVisibleWhileTheViewShrinks() async {
        let view = TextView(numbered(40))
        let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 12)
        for _ in 0..<10 { await pilot.press("down") }
        await pilot.resize(columns: 24, rows: 4)
        #expect(view.cursorPosition != nil)
    }

    @Test func shorterLinesAreShownFromTheirBeginning() async {
        let view = TextView(String(repeating: "x", count: 200))
        view.wrapsLines = false
        let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 4)
        await pilot.press("ctrl-end")
        view.text = "alpha\nbeta"
        await pilot.settle()
        #expect(pilot.screen.contains("alpha"))
    }

    // MARK: The end

    /// A thousand rows, which count how often the last one is looked for.
    private struct CountedRows: RowSource {
        struct Place: RowPlace {
            var row = 0
            static func < (first: Place, second: Place) -> Bool { first.row < second.row }
        }

        let barStepsAreLines = true
        let barStepCount = 1_000
        let width = 80
        var joinedClusters = JoinedClusters.all
        var revision = 0
        var lookedForLast = 0

        func setWidth(_ new: Int, keeping place: Place) -> Place { place }
        mutating func lastPlace() -> Place {
            lookedForLast += 1
            return Place(row: barStepCount - 1)
        }
        func next(after place: Place) -> Place? {
            place.row + 1 < barStepCount ? Place(row: place.row + 1) : nil
        }
        func previous(before place: Place) -> Place? {
            place.row > 0 ? Place(row: place.row - 1) : nil
        }
        func place(_ place: Place, movedBy distance: Int) -> Place {
            existing(Place(row: place.row + distance))
        }
        func existing(_ place: Place) -> Place {
            Place(row: min(max(0, place.row), barStepCount - 1))
        }
        func isFirst(_ place: Place) -> Bool { place.row == 0 }
        func columnCount(of place: Place) -> Int { 0 }
        func barStep(of place: Place) -> Int { place.row }
        func place(ofBarStep step: Int) -> Place { Place(row: step) }
    }

    @Test func aViewportThatFollowsAlreadyLaysOutNothingAgain() {
        var rows = CountedRows(), viewport = RowViewport<CountedRows>()
        viewport.height = 10
        viewport.isFollowing = true
        var top = viewport.top(of: &rows)
        #expect(top.row == 990)
        viewport.isFollowing = true
        let bottom = viewport.bottom(of: &rows)
        #expect(bottom.row == 999)
        #expect(rows.lookedForLast == 1)
        rows.revision += 1
        top = viewport.top(of: &rows)
        #expect(top.row == 990)
        #expect(rows.lookedForLast == 2)
        viewport.isFollowing = false
        viewport.move(to: CountedRows.Place(), in: &rows)
        viewport.isFollowing = true
        top = viewport.top(of: &rows)
        #expect(top.row == 990)
    }

    // MARK: The bar

    @Test(arguments: 1...3) func barMovesThroughFewLinesOfManyRows(count: Int) async {
        let line = Array(repeating: "word", count: 80).joined(separator: " ")
        let view = TextView(Array(repeating: line, count: count).joined(separator: "\n"))
        let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 10)
        let bar = view.scrollBar
        var values = [bar.value]
        repeat {
            #expect(!bar.isHidden)
            #expect(bar.value < bar.values.upperBound || view.isAtEnd)
            values.append(bar.value)
        } while view.scroll(byRows: 1)
        #expect(view.isAtEnd)
        #expect(bar.value == bar.values.upperBound)
        #expect(values.count > 10)
        #expect(values == values.sorted())
        #expect(Set(values).count > 1)
        bar.value = 0
        bar.sendActions(for: .valueChanged)
        #expect(view.top == TextRows.Place())
        bar.value = bar.values.upperBound
        bar.sendActions(for: .valueChanged)
        #expect(view.isAtEnd)
        await pilot.settle()
        #expect(view.isAtEnd)
    }

    @Test func barReachesItsEndWithTheText() async {
        let text = TextView(numbered(100)), markdown = MarkdownView("- " + numbered(100))
        let log = LogView()
        log.wrapsLines = true
        log.appendImmediately(numbered(100))
        for view in [text, markdown, log] as [Control] {
            let pilot = await Pilot(ViewController(view: view), columns: 24, rows: 5)
            view.becomeFirstResponder()
            let bar = view.subviews.lazy.compactMap { $0 as? ScrollBar }.first
            await pilot.press(view === text ? "ctrl-end" : "end")
            #expect(bar?.value == bar?.values.upperBound)
            bar?.value = 0
            bar?.sendActions(for: .valueChanged)
            #expect(bar?.value == 0)
            bar?.value = bar?.values.upperBound ?? 0
            bar?.sendActions(for: .valueChanged)
            #expect(bar?.value == bar?.values.upperBound)
        }
    }
}
