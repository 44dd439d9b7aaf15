// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MeasuredLengths, TableView+Heights, TableViewCell+height, TableEdgeViews, TableView+Style,
// TableView+Separators, TableView+Layout.

import Seltzer
import SeltzerTesting
import Testing

/// A data source whose cells have several lines, and a delegate with heights and headers.
@MainActor
private final class TallRows: TableViewDataSource, TableViewDelegate {
    var counts = [10]
    var texts: [Int: String] = [:]
    var heights: [Int: Int] = [:]
    var titles: [Int: String] = [:]
    var headers: [Int: View] = [:]
    var calls: [String] = []

    func numberOfSections(in tableView: TableView) -> Int {
        calls.append("sections")
        return counts.count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows")
        return counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt path: TableIndexPath) -> TableViewCell {
        calls.append("cell \(path.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = texts[path.row] ?? "Row \(path.row)"
        return cell
    }

    func tableView(_ tableView: TableView, heightForRowAt path: TableIndexPath) -> Int {
        calls.append("height \(path.row)")
        return heights[path.row] ?? TableView.automaticDimension
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: TableIndexPath
    ) {
        calls.append("display \(path.row)")
    }

    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt path: TableIndexPath
    ) {
        calls.append("end \(path.row)")
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        titles[section]
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        headers[section]
    }
}

/// A cell whose constraints give it three lines.
private final class ConstrainedCell: TableViewCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = Label("a\nb\nc")
        label.numberOfLines = 0
        contentView.addSubview(label)
        LayoutConstraint.activate([
            label.topAnchor == contentView.topAnchor,
            label.bottomAnchor == contentView.bottomAnchor,
            label.leadingAnchor == contentView.leadingAnchor,
            label.trailingAnchor == contentView.trailingAnchor,
        ])
    }
}

/// Heights, headers and styles of a table.
@MainActor
@Suite struct TableHeightCasesTests {
    private func screen(
        _ rows: TallRows, style: TableView.Style = .plain, cell: TableViewCell.Type? = nil,
        lines: Int = 8
    ) async -> (table: TableView, pilot: Pilot) {
        let table = TableView(frame: .zero, style: style)
        table.register(cell ?? TableViewCell.self, forCellReuseIdentifier: "row")
        table.showsVerticalScrollIndicator = false
        table.dataSource = rows
        table.delegate = rows
        let controller = ViewController(view: table)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(plain: controller, columns: 20, rows: lines)
        return (table, pilot)
    }

    private func lines(_ pilot: Pilot) -> [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingPrefix { $0 == " " || $0 == "▌" } }
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    @Test("U-R1: sections, rows and heights first, then the visible cells and their display")
    func firstLayout() async {
        let rows = TallRows()
        let (table, pilot) = await screen(rows, lines: 3)
        rows.calls = []
        table.reloadData()
        await pilot.settle()
        let calls = rows.calls.filter { !$0.hasPrefix("end") }
        let heights = (0..<10).map { "height \($0)" }
        #expect(Array(calls.prefix(12)) == ["sections", "rows"] + heights)
        let cells = calls.dropFirst(12).filter { $0.hasPrefix("cell") || $0.hasPrefix("display") }
        #expect(cells == ["cell 0", "display 0", "cell 1", "display 1", "cell 2", "display 2"])
    }

    @Test("U-R18: heightForRowAt counts without other settings")
    func heightsOfDelegate() async {
        let rows = TallRows()
        rows.heights = [0: 3, 2: 2]
        let (table, _) = await screen(rows)
        #expect(table.rectForRow(at: TableIndexPath(row: 0, section: 0)).height == 3)
        #expect(table.rectForRow(at: TableIndexPath(row: 1, section: 0)).height == 1)
        #expect(table.rectForRow(at: TableIndexPath(row: 2, section: 0)).height == 2)
        table.rowHeight = 4
        #expect(table.rectForRow(at: TableIndexPath(row: 1, section: 0)).height == 4)
        #expect(table.rectForRow(at: TableIndexPath(row: 2, section: 0)).height == 2)
    }

    @Test("U-R18: a million rows without own heights are not asked")
    func millionRows() async {
        let rows = TallRows()
        rows.counts = [1_000_000]
        _ = await screen(rows)
        #expect(rows.calls.count { $0.hasPrefix("height") } < 10)
    }

    @Test("U-R19: a row is as high as its text by default")
    func wrappedText() async {
        let rows = TallRows()
        rows.texts = [1: "one\ntwo\nthree"]
        let (table, pilot) = await screen(rows, lines: 6)
        #expect(table.rowHeight == TableView.automaticDimension)
        #expect(lines(pilot) == ["Row 0", "one", "two", "three", "Row 2", "Row 3"])
        table.becomeFirstResponder()
        await pilot.press("down", "down", "down", "down")
        #expect(lines(pilot).last == "Row 4")
    }

    @Test("U-R19: a row is as high as the constraints of its cell need")
    func constrainedCell() async {
        let rows = TallRows()
        let (table, pilot) = await screen(rows, cell: ConstrainedCell.self)
        #expect(table.rectForRow(at: TableIndexPath(row: 0, section: 0)).height == 3)
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2])
        table.scrollToRow(at: TableIndexPath(row: 9, section: 0), at: .bottom, animated: false)
        await pilot.settle()
        #expect(table.indexPathsForVisibleRows?.map(\.row).contains(9) == true)
        #expect(pilot.application.diagnostics == [])
    }

    @Test("U-R20: a header view without a height has its fitting height")
    func headerView() async {
        let rows = TallRows()
        rows.counts = [2, 2]
        let header = Label("a\nb")
        header.numberOfLines = 0
        rows.headers = [0: header]
        let (table, pilot) = await screen(rows)
        #expect(table.rectForRow(at: TableIndexPath(row: 0, section: 0)).minY == 2)
        #expect(lines(pilot).prefix(3) == ["a", "b", "Row 0"])
        #expect(table.headerView(forSection: 1) == nil)
    }

    @Test("U-R21: a view wins over a title")
    func viewAndTitle() async {
        let rows = TallRows()
        rows.titles = [0: "Title"]
        rows.headers = [0: Label("View")]
        let (_, pilot) = await screen(rows)
        #expect(lines(pilot).prefix(2) == ["View", "Row 0"])
    }

    @Test("U-R22: headers of a plain table stay; headers of a grouped table scroll away")
    func styles() async {
        for (style, first) in [(TableView.Style.plain, "Title"), (.grouped, "Row 1")] {
            let rows = TallRows()
            rows.titles = [0: "Title"]
            let (table, pilot) = await screen(rows, style: style, lines: 5)
            #expect(table.style == style)
            table.contentOffset.y = 2
            await pilot.settle()
            #expect(lines(pilot).first == first)
        }
    }

    @Test("U-R22: grouped sections have an empty line between them")
    func groups() async {
        let rows = TallRows()
        rows.counts = [1, 1]
        rows.titles = [0: "First", 1: "Second"]
        let (_, pilot) = await screen(rows, style: .insetGrouped)
        #expect(lines(pilot).prefix(5) == ["First", "Row 0", "", "Second", "Row 0"])
    }

    @Test("U-R22: views above and below the rows scroll with them")
    func edgeViews() async {
        let rows = TallRows()
        let (table, pilot) = await screen(rows, lines: 5)
        table.tableHeaderView = Label("Above")
        table.tableFooterView = Label("Below")
        await pilot.settle()
        #expect(lines(pilot).prefix(2) == ["Above", "Row 0"])
        table.contentOffset.y = 7
        await pilot.settle()
        #expect(lines(pilot).suffix(2) == ["Row 9", "Below"])
        table.tableHeaderView = nil
        table.contentOffset.y = 0
        await pilot.settle()
        #expect(lines(pilot).first == "Row 0")
    }
}
