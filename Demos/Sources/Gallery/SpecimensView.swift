// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows controls in a column, each with a caption on its left.
final class SpecimensView: GridView {
    /// Creates a view of specimens.
    init(_ specimens: [(caption: String, view: View)]) {
        super.init(columns: [.fitting, .fraction(1)], columnSpacing: 2, rowSpacing: 1)
        for (row, specimen) in specimens.enumerated() {
            let caption = Label(specimen.caption, style: Style(foreground: .secondaryLabel))
            addArrangedSubview(caption, row: row, column: 0)
            addArrangedSubview(Self.unstretched(specimen.view), row: row, column: 1)
        }
    }

    /// Keeps a view at the width that it asks for; a view that may grow fills the room.
    private static func unstretched(_ view: View) -> View {
        if view.contentHuggingPriority(for: .horizontal) <= .defaultLow { return view }
        let column = StackView(.vertical, [view])
        column.alignment = .leading
        return column
    }
}
