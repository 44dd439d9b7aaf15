// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CellExtras, ContentConfiguration, ListContentConfiguration, TableViewCell+accessory,
// TableViewCell+labels.

import Seltzer
import SeltzerTesting
import Testing

/// The styles and accessories of cells.
@MainActor
@Suite struct TableCellCasesTests {
    private final class Rows: TableViewDataSource {
        let make: @MainActor () -> TableViewCell
        init(_ make: @escaping @MainActor () -> TableViewCell) { self.make = make }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            make()
        }
    }

    private func screen(_ make: @escaping @MainActor () -> TableViewCell) async -> [String] {
        let table = TableView()
        let rows = Rows(make)
        table.allowsSelection = false
        table.dataSource = rows
        let pilot = await Pilot(plain: ViewController(view: table), columns: 20, rows: 2)
        return pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    private func cell(_ style: TableViewCell.CellStyle) -> TableViewCell {
        let cell = TableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "more"
        return cell
    }

    @Test("U-R34: the style of a cell decides about the place of the detail")
    func styles() async {
        #expect(cell(.default).detailTextLabel == nil)
        #expect(await screen { cell(.default) }[0].hasSuffix("Name"))
        #expect(await screen { cell(.value1) }[0] == " Name          more")
        #expect(await screen { cell(.subtitle) } == [" Name", " more"])
        let named = await screen { cell(.value2) }[0]
        #expect(named.contains("Name more"))
    }

    @Test("U-R34: the signs of the accessories stand at the right end of the row")
    func accessories() async {
        for (type, sign) in [
            (.disclosureIndicator, "›"), (.checkmark, "✓"), (.detailButton, "ⓘ"),
            (.detailDisclosureButton, "ⓘ ›"),
        ] as [(TableViewCell.AccessoryType, String)] {
            let row = await screen {
                let cell = cell(.value1)
                cell.accessoryType = type
                return cell
            }[0]
            #expect(row.hasSuffix("more " + sign))
            #expect(row.count == 19)
        }
    }

    @Test("A content configuration fills the cell, and a reused cell keeps its view")
    func configuration() async {
        let cell = TableViewCell(style: .subtitle)
        var content = cell.defaultContentConfiguration()
        content.text = "Name"
        content.secondaryText = "more"
        cell.contentConfiguration = content
        let view = cell.contentView.subviews.first
        content.text = "Other"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews == [view])
        #expect(await screen { cell } == [" Other", " more"])
    }
}
