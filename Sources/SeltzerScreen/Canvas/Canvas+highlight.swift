// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Adds the look of a row's state to the cells of the row.
    ///
    /// Cells with another fill than the row, such as a button, keep their look. A cell whose fill
    /// equals the new fill of the row takes the next fill. Text in a tone keeps its color if it
    /// can be read on the new ground; all other text gets the style's color.
    ///
    /// - Parameters:
    ///   - style: The look of the state.
    ///   - background: The background of the row; nil for the background of the level.
    ///   - rect: The rectangle of the row.
    package func highlight(_ style: Style, over background: Color? = nil, in rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let look = look(of: style)
        let ground = background.map { self.look(of: Style(background: $0)).background } ?? ground
        let label = color(of: .label)
        let secondary = color(of: .secondaryLabel), placeholder = color(of: .placeholderText)
        let hover = color(of: .hover)
        let isSelection = !look.attributes.isDisjoint(with: [.reverse, .bold])
        // Neighbors mostly have the same color, and a contrast is slow to compute.
        var (lastForeground, lastLook) = (Color.default, look)
        for y in part.minY..<part.maxY {
            let row = buffer.row(y)
            for x in buffer.wholeGlyphs(beginningIn: part.minX..<part.maxX, of: row) {
                guard row[x].background == ground || row[x].background == .default else {
                    if hasFills, row[x].background == look.background { row[x].background = hover }
                    continue
                }
                let own = row[x].foreground
                let isPlain =
                    own == label || own == .default || own == secondary || own == placeholder
                if !isPlain, own != lastForeground {
                    lastForeground = own
                    lastLook = hasFills ? toned(look, over: own, label: label) : look
                }
                // On a selection, all text is clear; dim text would look like holes in it.
                if isSelection { row[x].attributes.remove(.dim) }
                row[x].add(isPlain ? look : lastLook)
            }
        }
    }

    /// Returns a look without its foreground if the color of a text can be read on its background.
    private func toned(_ look: CellLook, over foreground: Color, label: Color) -> CellLook {
        var look = look
        // Only few colors can be read on the fill of a selection.
        if (foreground.contrastRatio(with: look.background) ?? 21) >= 4.5 {
            look.foreground = .clear
        } else if look.foreground == .clear {
            look.foreground = label
        }
        return look
    }

    /// Returns the color of a role on the level of the canvas.
    package func color(of role: Color) -> Color {
        palette.resolve(role, on: level, default: .default)
    }
}
