// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

/// Lines that show the indentation.
extension TextView {
    /// Whether vertical lines show the levels of indentation; false by default.
    ///
    /// The lines stand at each multiple of ``tabInterval`` in the blanks before the text. In a blank line they go on as
    /// far as in the next line with text. They are not part of copied text.
    public final var showsIndentationGuides: Bool {
        get { look.showsIndentationGuides }
        set { look.showsIndentationGuides = newValue }
    }

    /// Draws the guides of the first row of a line.
    final func drawGuides(of place: TextRows.Place, at line: Rect, in canvas: Canvas) {
        guard place.row == 0, place.segment == 0 else { return }
        let columns = FoldingRegions(storage, IndentationFolding(), tabInterval: rows.tabInterval)
            .indentation(ofLine: place.line)
        for column in stride(from: 0, to: columns, by: rows.tabInterval) {
            let x = line.minX + column - leftColumn
            guard x >= line.minX else { continue }
            guard x < line.maxX else { return }
            canvas.draw(
                canvas[.verticalLine], at: Point(x: x, y: line.minY),
                style: Style(foreground: .tertiaryLabel))
            canvas.markOrnaments(in: Rect(x: x, y: line.minY, width: 1, height: 1))
        }
    }
}
