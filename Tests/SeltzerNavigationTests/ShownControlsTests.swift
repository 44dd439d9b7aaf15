// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Pictures of controls that show something and have no states of their own.
@MainActor
@Suite struct ShownControlsTests {
    private func difference(
        of view: View, named name: String, columns: Int, rows: Int, look: DisplayLook,
        actions: [Action] = [], keeping source: AnyObject? = nil
    ) async -> String? {
        let controller = ActingController(view: view, actions: actions, keeping: source)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(
            plain: controller, columns: columns, rows: rows, capabilities: look.capabilities)
        return pilot.difference(
            fromSnapshot: "\(name)-\(look.rawValue)", isStyled: true, testFile: #filePath)
    }

    @Test(arguments: DisplayLook.allCases)
    func labelsAreInTheirColors(look: DisplayLook) async {
        let text =
            StyledText("plain, 漢字, ") + StyledText("accent", style: Style(foreground: .accent))
            + StyledText(", ") + StyledText("danger", style: Style(foreground: .danger))
            + StyledText(" and more than fits")
        #expect(
            await difference(of: Label(text), named: "label", columns: 32, rows: 1, look: look)
                == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func footersHaveTheirGround(look: DisplayLook) async {
        let actions = [
            Action("save", title: "Save", keys: ["ctrl-s"]) { _ in .stop },
            Action("open", title: "Open", keys: ["ctrl-o"]) { _ in
                .stop
            }.enabled { _ in false },
            .help,
        ]
        #expect(
            await difference(
                of: KeyFooter(), named: "keyFooter", columns: 40, rows: 1, look: look,
                actions: actions) == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func barsShowTheirThumb(look: DisplayLook) async {
        let upright = ScrollBar(.vertical), level = ScrollBar(.horizontal)
        for bar in [upright, level] {
            bar.values = 0...30
            bar.visibleLength = 10
            bar.value = 12
        }
        let stack = StackView(.horizontal, [upright, level], spacing: 1)
        stack.setFlex(1, of: level)
        #expect(
            await difference(of: stack, named: "scrollBar", columns: 14, rows: 6, look: look)
                == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func gridsHaveTheirHeader(look: DisplayLook) async {
        let numbers = Numbers()
        let grid = CellGridView()
        grid.dataSource = numbers
        #expect(
            await difference(
                of: grid, named: "cellGrid", columns: 20, rows: 5, look: look, keeping: numbers)
                == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func sectionsHaveTheirTitles(look: DisplayLook) async {
        let source = Sections()
        let table = TableView()
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        #expect(
            await difference(
                of: table, named: "sections", columns: 20, rows: 8, look: look, keeping: source)
                == nil)
    }
}

/// A controller with actions that are given; it keeps what its view only borrows.
private final class ActingController: ViewController {
    private let given: [Action]
    private let source: AnyObject?

    init(view: View, actions: [Action], keeping source: AnyObject?) {
        given = actions
        self.source = source
        super.init()
        self.view = view
    }

    override var actions: [Action] { given }
}

/// A grid of which any cell can be told by its place.
private final class Numbers: CellGridViewDataSource {
    func numberOfRows(in gridView: CellGridView) -> Int { 20 }
    func numberOfColumns(in gridView: CellGridView) -> Int { 3 }
    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        "\(position.row).\(position.column)"
    }
    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int { 6 }
    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? { "c\(column)" }
}

/// Two sections with titles above and below.
private final class Sections: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 2 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        "2 rows"
    }
}
