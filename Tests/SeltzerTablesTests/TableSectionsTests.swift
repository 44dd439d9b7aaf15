// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableView+Sections, TableViewHeaderFooterView.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Sections with titles, and rows whose texts are their places.
private final class Chapters: TableViewDataSource {
    var counts: [Int]
    var footers: Set<Int> = []
    private(set) var askedTitles = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath)"
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        askedTitles += 1
        return section == 1 ? nil : "Chapter \(section)"
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        footers.contains(section) ? "End of \(section)" : nil
    }
}

@MainActor
private final class Layouter: TableViewDelegate {
    var heights: [Int] = []
    var headerHeight = 1
    var headers: [Int: View] = [:]

    func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        heights.isEmpty ? 1 : heights[indexPath.row % heights.count]
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
        headerHeight
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        headers[section]
    }
}

@MainActor
private struct ChapterScene {
    let table = TableView()
    let chapters: Chapters
    let pilot: Pilot

    init(
        _ counts: [Int], footers: Set<Int> = [], delegate: Layouter? = nil, rows: Int = 6,
        rowHeight: Int = 1
    ) async {
        chapters = Chapters(counts)
        chapters.footers = footers
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.showsVerticalScrollIndicator = false
        table.selectionFollowsFocus = true
        table.rowHeight = rowHeight
        table.delegate = delegate
        table.dataSource = chapters
        pilot = await Pilot(ViewController(view: table), columns: 20, rows: rows)
    }

    var texts: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmed.filter { $0 != "▌" } }
    }

    func scroll(to y: Int) async {
        table.contentOffset.y = y
        await pilot.settle()
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

@MainActor
@Suite struct TableSectionsTests {
    @Test func aFooterIsToldFromTheNextHeader() async throws {
        let chapters = Chapters([1, 0, 1])
        chapters.footers = [0]
        let table = TableView()
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.sectionHeaderHeight = 1
        table.sectionFooterHeight = 1
        table.dataSource = chapters
        let pilot = await Pilot(
            ViewController(view: table), columns: 20, rows: 8,
            capabilities: DisplayLook.dark.capabilities)
        let footer = try #require(pilot.location(of: "End of 0"))
        let header = try #require(pilot.location(of: "Chapter 2"))
        let grounds = [footer, header].map { pilot.display.buffer[$0].background }
        #expect(grounds[0] != grounds[1])
    }

    @Test func titlesStandAboveAndBelowTheirSections() async {
        let scene = await ChapterScene([2, 1, 0, 1], footers: [0], rows: 9)
        #expect(
            scene.texts == [
                "Chapter 0", "0.0", "0.1", "End of 0", "1.0", "Chapter 2", "Chapter 3", "3.0", "",
            ])
        #expect(scene.table.rect(forSection: 0) == Rect(x: 0, y: 0, width: 20, height: 4))
        #expect(scene.table.rect(forSection: 9) == .zero)
        #expect(scene.table.headerView(forSection: 3)?.frame.minY == 6)
        #expect(scene.table.headerView(forSection: 1) == nil)
        #expect(scene.table.footerView(forSection: 0)?.frame.minY == 3)
        #expect(scene.table.indexPathForRow(at: Point(x: 1, y: 0)) == nil)
        #expect(scene.table.indexPathForRow(at: Point(x: 1, y: 3)) == nil)
        #expect(
            scene.table.indexPathForRow(at: Point(x: 1, y: 4)) == TableIndexPath(row: 0, section: 1)
        )
    }

    @Test func aHeaderStaysAtTheTopUntilTheLastRowOfItsSectionPushesItAway() async {
        let scene = await ChapterScene([5, 0, 9])
        var tops: [String] = []
        for y in 0...7 {
            await scene.scroll(to: y)
            tops.append(scene.texts[0] + " / " + scene.texts[1])
        }
        #expect(
            tops == [
                "Chapter 0 / 0.0", "Chapter 0 / 0.1", "Chapter 0 / 0.2", "Chapter 0 / 0.3",
                "Chapter 0 / 0.4", "0.4 / Chapter 2", "Chapter 2 / 2.0", "Chapter 2 / 2.1",
            ])
    }

    @Test func aFooterStaysAtTheBottomAsLongAsItsSectionIsSeen() async {
        let scene = await ChapterScene([9, 0, 9], footers: [0, 2])
        #expect(scene.texts == ["Chapter 0", "0.0", "0.1", "0.2", "0.3", "End of 0"])
        await scene.scroll(to: 5)
        #expect(scene.texts == ["Chapter 0", "0.5", "0.6", "0.7", "0.8", "End of 0"])
        await scene.scroll(to: 7)
        #expect(
            scene.texts == ["Chapter 0", "0.7", "0.8", "End of 0", "Chapter 2", "End of 2"])
    }

    @Test func rowsAreScrolledOutFromUnderHeadersAndFooters() async {
        let scene = await ChapterScene([9, 0, 9], footers: [0, 2])
        scene.table.becomeFirstResponder()
        for row in 0...8 {
            await scene.pilot.press("down")
            #expect(scene.texts.contains("0.\(row)"))
        }
        await scene.pilot.press("down")
        #expect(scene.texts.contains("2.0"))
        for row in (0...8).reversed() {
            await scene.pilot.press("up")
            #expect(scene.texts.contains("0.\(row)"))
        }
        #expect(scene.texts[0] == "Chapter 0")
        await scene.pilot.press("pagedown")
        #expect(scene.table.indexPathForSelectedRow == TableIndexPath(row: 4, section: 0))
        scene.table.scrollToRow(at: TableIndexPath(row: 3, section: 2), at: .top)
        await scene.pilot.settle()
        #expect(scene.texts[1] == "2.3")
        scene.table.scrollToRow(at: TableIndexPath(row: 3, section: 2), at: .bottom)
        await scene.pilot.settle()
        #expect(scene.texts[4] == "2.3")
    }

    @Test func aPressOnAHeaderSelectsNothingBeneath() async {
        let scene = await ChapterScene([9, 0, 9])
        await scene.scroll(to: 3)
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.table.indexPathForSelectedRow == nil)
        await scene.pilot.click(column: 3, row: 1)
        #expect(scene.table.indexPathForSelectedRow == TableIndexPath(row: 3, section: 0))
    }

    @Test func aMillionRowsInManySectionsCostWhatIsSeen() async {
        let scene = await ChapterScene(Array(repeating: 100, count: 10_000))
        #expect(scene.table.numberOfRows == 1_000_000)
        let asked = scene.chapters.askedTitles
        for _ in 0..<50 { await scene.pilot.wheel(dy: 9, column: 1, row: 1) }
        #expect(scene.chapters.askedTitles - asked <= 30)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        #expect(
            scene.texts == ["Chapter 9999", "9999.95", "9999.96", "9999.97", "9999.98", "9999.99"])
        #expect(scene.table.subviews.count <= 30)
    }

    @Test func theDelegateHasHeadersOfItsOwn() async {
        let delegate = Layouter()
        delegate.headerHeight = 2
        let view = Label("Mine\nof two lines")
        view.numberOfLines = 0
        delegate.headers = [0: view]
        let scene = await ChapterScene([2, 2], delegate: delegate)
        #expect(scene.texts == ["Mine", "of two lines", "0.0", "0.1", "", ""])
        #expect(scene.table.headerView(forSection: 0) === view)
        delegate.headers = [0: view, 1: view]
        scene.table.reloadData()
        await scene.pilot.settle()
        #expect(
            scene.pilot.application.diagnostics == ["Layouter has one header for two sections"])
    }

    @Test func headersAreUsedAgain() async {
        final class Own: TableViewHeaderFooterView {
            var reuses = 0
            override func prepareForReuse() { reuses += 1 }
        }
        final class Delegate: TableViewDelegate {
            func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
                view?.textLabel?.text = "Part \(section)"
                return view
            }
        }
        let scene = await ChapterScene(Array(repeating: 3, count: 40))
        let delegate = Delegate()
        scene.table.register(Own.self, forHeaderFooterViewReuseIdentifier: "own")
        scene.table.delegate = delegate
        await scene.pilot.settle()
        #expect(scene.texts[0] == "Part 0")
        for _ in 0..<20 { await scene.pilot.wheel(dy: 1, column: 1, row: 1) }
        let own = scene.table.subviews.compactMap { $0 as? Own }
        #expect(own.count <= 6)
        #expect(own.contains { $0.reuses > 3 })
        #expect(scene.table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    }

    @Test func rowsHaveHeightsOfTheirOwn() async {
        let delegate = Layouter()
        delegate.headerHeight = 0
        delegate.heights = [1, 3, 2]
        let scene = await ChapterScene(
            [7], delegate: delegate, rows: 8, rowHeight: TableView.automaticDimension)
        #expect(scene.texts == ["0.0", "", "0.1", "", "0.2", "", "0.3", ""])
        #expect(
            scene.table.rectForRow(at: TableIndexPath(row: 4, section: 0))
                == Rect(x: 0, y: 7, width: 20, height: 3))
        #expect(scene.table.indexPathForRow(at: Point(x: 0, y: 9))?.row == 4)
        scene.table.becomeFirstResponder()
        await scene.pilot.press("end")
        #expect(scene.texts.last == "0.6")
        await scene.pilot.press("pageup")
        #expect(scene.table.indexPathForSelectedRow?.row == 2)
        delegate.heights = [0, -7, .min]
        scene.table.reloadData()
        await scene.pilot.settle()
        #expect(scene.table.contentSize.height == 7)
        #expect(
            scene.pilot.application.diagnostics == ["Layouter has a height of less than 1"])
    }

    @Test(arguments: [Int.max, .min, 0, -1])
    func heightsOfHeadersThatCannotBeAreHarmless(height: Int) async {
        let scene = await ChapterScene([3, 0, 3])
        scene.table.sectionHeaderHeight = height
        scene.table.sectionFooterHeight = height
        scene.table.becomeFirstResponder()
        await scene.pilot.press("down", "end", "home", "pagedown")
        await scene.pilot.wheel(dy: .max, column: 1, row: 1)
        await scene.pilot.resize(columns: 1, rows: 1)
        await scene.pilot.resize(columns: 0, rows: 0)
        #expect(scene.table.numberOfRows == 6)
    }
}
