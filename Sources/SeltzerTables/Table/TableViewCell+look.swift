// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerViews

extension TableViewCell {
    /// Returns the look of the cell that a highlight is in; nil for none.
    static func look(of highlight: RowHighlight) -> RowHighlight.Look? {
        guard let cell = highlight.superview as? TableViewCell,
            let table = cell.superview as? TableView, table.allowsSelection
        else { return nil }
        let isEmphasized = table.isSelectionEmphasized
        var state = cell.state
        if isEmphasized, cell.isSelected || cell.isCurrent { state.insert(.focused) }
        guard var look = RowHighlight.Look(state) else { return nil }
        look.background = cell.backgroundColor
        // Among several selected rows, an underline marks the current row if its content takes the cell of the bar.
        if cell.isSelected, cell.isCurrent, state.contains(.focused),
            table.selectsSeveral, !highlight.showsBar
        {
            look.style.attributes.insert(.underline)
        }
        if cell.isEnabled, isEmphasized ? cell.isCurrent : cell.isSelected {
            look.bar = isEmphasized ? .emphasized : .hairline
        }
        return look
    }
}
