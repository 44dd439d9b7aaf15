// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: TableView+Reloading, TableView+Selecting, TableViewCell+background, TableViewCell+image,
// TableViewDelegate+defaults.

import Seltzer
import SeltzerTesting
import Testing

/// Sections of rows with images.
@MainActor
private final class Shelf: TableViewDataSource, TableViewDelegate {
    var counts = [3]
    var prepare: (TableViewCell, TableIndexPath) -> Void = { _, _ in }
    var style = TableViewCell.CellStyle.default
    var preferred: TableIndexPath?
    var log: [String] = []
    var header: (TableView, Int) -> View? = { _, _ in nil }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(_ tableView: TableView, cellForRowAt path: TableIndexPath) -> TableViewCell {
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(path.row)"
        prepare(cell, path)
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        counts.count > 1 ? "Section \(section)" : nil
    }

    func indexPathForPreferredFocusedView(in tableView: TableView) -> TableIndexPath? { preferred }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        header(tableView, section)
    }

    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) { log.append("+\(section)") }

    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) { log.append("-\(section)") }
}

@MainActor
@Suite struct TablePartsCasesTests {
    private let shelf = Shelf()
    private let table = TableView()

    private func start(columns: Int = 20, rows: Int = 4) async -> Pilot {
        table.dataSource = shelf
        table.delegate = shelf
        return await Pilot(plain: ViewController(view: table), columns: columns, rows: rows)
    }

    private func lines(_ pilot: Pilot) -> [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    // MARK: Images

    @Test("The image of a cell is before the text in each style, and a wide one takes two columns")
    func images() async {
        table.allowsSelection = false
        shelf.prepare = { cell, path in
            cell.detailTextLabel?.text = "more"
            cell.imageView?.image =
                path.row == 0 ? .starFill : path.row == 1 ? Image("時", ascii: "hr") : nil
        }
        let pilot = await start(columns: 24, rows: 6)
        #expect(lines(pilot).prefix(3) == [" ★ Row 0", " 時 Row 1", " Row 2"])
        let styles: [TableViewCell.CellStyle] = [.value1, .value2, .subtitle]
        for (style, line) in zip(
            styles, [" ★ Row 0           more", " ★  Row 0 more", " ★ Row 0"])
        {
            shelf.style = style
            table.reloadData()
            await pilot.settle()
            #expect(lines(pilot).first == line)
        }
        #expect(lines(pilot)[1] == "   more")
        #expect(TableViewCell().imageView?.image == nil)
    }

    @Test("An image that comes later moves the text, and one that goes moves it back")
    func laterImage() async throws {
        table.allowsSelection = false
        let pilot = await start()
        let cell = try #require(table.cellForRow(at: TableIndexPath(row: 0, section: 0)))
        cell.imageView?.image = .checkmark
        await pilot.settle()
        #expect(lines(pilot)[0] == " ✓ Row 0")
        cell.imageView?.image = nil
        await pilot.settle()
        #expect(lines(pilot)[0] == " Row 0")
        cell.imageView?.image = .checkmark
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "a long text in several lines"
        table.reloadRows(at: [])
        await pilot.settle()
        await pilot.resize(columns: 3, rows: 4)
        await pilot.resize(columns: 1, rows: 1)
        #expect(await pilot.faults().isEmpty)
    }

    @Test("An automatic row with an image is as high as its text beside the image")
    func heightBesideImage() async {
        table.allowsSelection = false
        shelf.counts = [1]
        shelf.prepare = { cell, _ in
            cell.imageView?.image = .star
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = "one two three four"
        }
        let pilot = await start(columns: 12)
        #expect(table.rectForRow(at: TableIndexPath(row: 0, section: 0)).height == 3)
        #expect(lines(pilot).prefix(3).map { $0.dropFirst(3) } == ["one two", "three", "four"])
    }

    @Test("The image of a content configuration is before its texts")
    func configuredImage() async throws {
        table.allowsSelection = false
        shelf.prepare = { cell, path in
            var content = ListContentConfiguration.subtitleCell()
            content.image = path.row == 0 ? .star : nil
            content.imageProperties.tintColor = .systemYellow
            content.imageToTextPadding = 2
            content.text = "Name"
            content.secondaryText = "more"
            cell.contentConfiguration = content
        }
        shelf.counts = [2]
        shelf.style = .subtitle
        let pilot = await start()
        #expect(lines(pilot) == [" ☆  Name", "    more", " Name", " more"])
        // Labels and an image that come later stay hidden, and come back without the configuration.
        let cell = try #require(table.cellForRow(at: TableIndexPath(row: 1, section: 0)))
        cell.detailTextLabel?.text = "second"
        cell.imageView?.image = .checkmark
        await pilot.settle()
        #expect(lines(pilot)[2] == " Name")
        cell.contentConfiguration = nil
        await pilot.settle()
        #expect(lines(pilot).suffix(2) == [" ✓ Row 1", "   second"])
    }

    @Test("An indented row begins further right, whatever the level is")
    func indentation() async throws {
        table.allowsSelection = false
        shelf.prepare = { cell, path in
            cell.indentationLevel = path.row
            if path.row == 2 { cell.indentationWidth = .max }
        }
        let pilot = await start()
        #expect(lines(pilot).prefix(2) == [" Row 0", "   Row 1"])
        #expect(await pilot.faults().isEmpty)
    }

    // MARK: Backgrounds

    private func fill(_ symbol: Character) -> View {
        let label = Label(String(repeating: symbol, count: 60))
        return label
    }

    @Test("The background view of a table stays behind the rows while they scroll")
    func tableBackground() async {
        shelf.counts = [30]
        let background = fill("~")
        table.backgroundView = background
        table.tableHeaderView = Label("Head")
        let pilot = await start()
        #expect(table.subviews.first === background)
        #expect(background.frame == table.visibleRect)
        await pilot.wheel(dy: 3, column: 1, row: 1)
        #expect(background.frame == table.visibleRect && background.frame.minY > 0)
        #expect(table.subviews.first === background)
        await pilot.resize(columns: 10, rows: 3)
        #expect(background.frame.size == table.visibleRect.size)
        table.backgroundView = nil
        #expect(background.superview == nil)
        #expect(await pilot.faults().isEmpty)
    }

    @Test("A table without rows shows its background view and its empty view")
    func emptyTable() async {
        shelf.counts = []
        table.backgroundView = fill("~")
        table.emptyText = "None"
        let pilot = await start()
        #expect(pilot.screen.contains("~~~") && pilot.screen.contains("None"))
    }

    @Test("A cell shows one background for its state, behind its text")
    func cellBackgrounds() async throws {
        let (plain, selected, several) = (fill("."), fill("-"), fill("="))
        shelf.prepare = { cell, path in
            guard path.row == 1 else { return }
            cell.backgroundView = plain
            cell.selectedBackgroundView = selected
            cell.multipleSelectionBackgroundView = several
        }
        let pilot = await start()
        #expect(lines(pilot)[1].contains("Row 1") && lines(pilot)[1].contains("..."))
        #expect(!plain.isHidden && selected.isHidden && several.isHidden)
        await pilot.click(column: 2, row: 1)
        #expect(!selected.isHidden && several.isHidden)
        #expect(lines(pilot)[1].contains("---") && lines(pilot)[1].contains("Row 1"))
        await pilot.click(column: 2, row: 2)
        #expect(selected.isHidden)
        table.allowsMultipleSelection = true
        await pilot.click(column: 2, row: 1)
        #expect(selected.isHidden && !several.isHidden)
        let cell = try #require(table.cellForRow(at: TableIndexPath(row: 1, section: 0)))
        cell.selectionStyle = .none
        #expect(several.isHidden)
        cell.backgroundView = nil
        #expect(plain.superview == nil && cell.subviews.contains(cell.contentView))
    }

    @Test("A header shows its content configuration in place of its label, as high as it needs")
    func configuredHeader() async throws {
        shelf.counts = [1, 1]
        table.allowsSelection = false
        table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
        shelf.header = { table, section in
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
            var content = view?.defaultContentConfiguration()
            content?.text = "Head \(section)"
            content?.secondaryText = section == 0 ? "漢字" : nil
            view?.contentConfiguration = content
            return view
        }
        let pilot = await start(rows: 6)
        #expect(lines(pilot) == [" Head 0", " 漢字", " Row 0", " Head 1", " Row 0", ""])
        let header = try #require(table.headerView(forSection: 0) as? TableViewHeaderFooterView)
        let background = View()
        header.backgroundView = background
        await pilot.settle()
        #expect(header.subviews.first === background && background.frame == header.bounds)
        header.contentConfiguration = nil
        header.textLabel?.text = "Plain"
        await pilot.settle()
        #expect(pilot.screen.contains("Plain") && !pilot.screen.contains("漢字"))
        #expect(await pilot.faults().isEmpty)
    }

    @Test("A table knows of changes that are begun")
    func uncommittedUpdates() {
        #expect(!table.hasUncommittedUpdates)
        table.beginUpdates()
        #expect(table.hasUncommittedUpdates)
        table.endUpdates()
        #expect(!table.hasUncommittedUpdates)
    }

    // MARK: Delegates

    @Test("The delegate hears of headers that go, as of those that come")
    func headersGo() async {
        shelf.counts = [3, 3, 3]
        let pilot = await start()
        #expect(shelf.log == ["+0"])
        await pilot.wheel(dy: 3, column: 1, row: 1)
        #expect(shelf.log.contains("-0") && shelf.log.last == "+2")
        shelf.log = []
        shelf.counts = []
        table.reloadData()
        await pilot.settle()
        #expect(!shelf.log.isEmpty && shelf.log.allSatisfy { $0.hasPrefix("-") })
    }

    @Test("A table that becomes focused begins at the row that the delegate prefers")
    func preferredRow() async {
        shelf.counts = [30]
        shelf.preferred = TableIndexPath(row: 20, section: 0)
        let pilot = await start()
        table.becomeFirstResponder()
        await pilot.settle()
        #expect(table.indexPathOfCurrentRow?.row == 20)
        #expect(pilot.screen.contains("Row 20"))
        shelf.preferred = TableIndexPath(row: 99, section: 9)
        table.remembersLastFocusedIndexPath = false
        table.resignFirstResponder()
        table.becomeFirstResponder()
        await pilot.settle()
        #expect(table.indexPathOfCurrentRow != nil)
    }
}
