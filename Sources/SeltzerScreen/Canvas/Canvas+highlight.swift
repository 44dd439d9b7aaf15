// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Adds the look of a row's state to what is drawn in it.
    ///
    /// What has a fill of its own, such as a button, keeps its look. Text in a tone keeps its colour; all other text
    /// gets that of the style.
    ///
    /// - Parameters:
    ///   - style: The look of the state.
    ///   - background: The background of the row; nil for that of the level.
    ///   - rect: The rectangle of the row.
    package func highlight(_ style: Style, over background: Color? = nil, in rect: Rect) {
        let part = visiblePart(of: rect)
        guard !part.isEmpty else { return }
        let look = look(of: style)
        let own = background.map { self.look(of: Style(background: $0)).background }
        let grounds = [Color.default, own ?? ground]
        let plainText = [Color.default, .label, .secondaryLabel, .placeholderText].map {
            self.look(of: Style(foreground: $0)).foreground
        }
        for y in part.minY..<part.maxY {
            let row = buffer.row(y)
            for x in buffer.wholeGlyphs(beginningIn: part.minX..<part.maxX, of: row)
            where grounds.contains(row[x].background) {
                var look = look
                // Few colours can be read on the fill of a selection.
                if hasFills, !plainText.contains(row[x].foreground) { look.foreground = .clear }
                row[x].add(look)
            }
        }
    }
}
