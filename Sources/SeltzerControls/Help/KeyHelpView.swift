// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The list of keys over the line that says how to close it.
final class KeyHelpView: View {
    private let table: TableView
    private let footer: KeyFooter

    /// The rows below the list: an empty one and the line.
    static var footerRows: Int { 2 }

    init(_ table: TableView, _ footer: KeyFooter) {
        (self.table, self.footer) = (table, footer)
        super.init()
        footer.backgroundColor = .overlay
        footer.titleStyle = Style(foreground: .secondaryLabel)
        addSubview(table)
        addSubview(footer)
    }

    /// The line keeps the last row, and has an empty one above it unless the view is low.
    override func layoutSubviews() {
        let rows = bounds.height > 12 ? Self.footerRows : 1
        let list = bounds.inset(by: Insets(bottom: min(rows, bounds.height)))
        table.frame = list
        // Without caps the keys of the line would begin one column before those of the list.
        footer.frame = Rect(
            x: hasFills ? 0 : min(1, bounds.width), y: bounds.height - 1,
            width: max(0, bounds.width - (hasFills ? 0 : 1)), height: 1)
    }
}
