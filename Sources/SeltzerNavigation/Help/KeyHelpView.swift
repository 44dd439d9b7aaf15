// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The filter, the list of keys below it, and the line that says how to close it.
final class KeyHelpView: View {
    private let field: TextField
    private let table: TableView
    private let footer: KeyFooter

    /// The number of rows above and below the list: the filter and the line, each with an empty row.
    static var otherRows: Int { 4 }

    init(_ field: TextField, _ table: TableView, _ footer: KeyFooter) {
        (self.field, self.table, self.footer) = (field, table, footer)
        super.init()
        addSubview(field)
        footer.backgroundColor = .overlay
        footer.titleStyle = Style(foreground: .secondaryLabel)
        addSubview(table)
        addSubview(footer)
    }

    /// Places the filter in the first row and the line in the last row.
    ///
    /// A high view has empty rows between them and the list.
    ///
    /// A view of at most three rows has no filter.
    override func layoutSubviews() {
        let rows = bounds.height > 12 ? 2 : 1
        let above = bounds.height > 3 ? rows : 0
        field.frame = Rect(
            x: min(1, bounds.width), y: 0, width: max(0, bounds.width - 2), height: min(1, above))
        table.frame = bounds.inset(
            by: Insets(top: above, bottom: min(rows, bounds.height - above)))
        // Without key caps, the keys of the line would otherwise begin one column before the keys of the list.
        footer.frame = Rect(
            x: hasFills ? 0 : min(1, bounds.width), y: bounds.height - 1,
            width: max(0, bounds.width - (hasFills ? 0 : 1)), height: 1)
    }
}
