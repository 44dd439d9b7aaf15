// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Shows that the text in a rectangle is marked, also both halves of wide glyphs.
    ///
    /// Marked text looks like selected text in a text view, whatever colors it has. On the fill of
    /// the selection, for example in a selected row, it gets the fill of the tone
    /// ``Tone/primary``. Ornaments keep their color. Without colors, the text is inverted.
    package func highlightMarkedText(in rect: Rect) {
        let mark = look(of: Style(foreground: .selectedLabel, background: .selection))
        // A theme whose selection has no color reverses the text.
        guard hasColors, !mark.attributes.contains(.reverse) else { return invert(rect) }
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let markOnSelection = markOnSelection(mark)
        for y in part.minY..<part.maxY {
            let row = buffer.row(y)
            for x in buffer.wholeGlyphs(beginningIn: part.minX..<part.maxX, of: row) {
                var look = row[x].background == mark.background ? markOnSelection : mark
                if row[x].isOrnament {
                    look.foreground = .clear
                } else {
                    row[x].attributes.subtract([.dim, .reverse])
                }
                row[x].add(look)
            }
        }
    }

    /// Returns the look of marked text on the fill of the selection.
    private func markOnSelection(_ mark: CellLook) -> CellLook {
        var look = look(of: Style(foreground: Tone.primary.onFill, background: Tone.primary.fill))
        if look.background == mark.background {
            (look.foreground, look.background) = (mark.background, mark.foreground)
        }
        return look
    }
}
