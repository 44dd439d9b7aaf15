// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Canvas {
    /// Adds the look of a row's state to what is drawn in it.
    ///
    /// What has a fill of its own, such as a button, keeps its look. Text in a tone keeps its colour where it can be read
    /// on the new ground; all other text gets that of the style.
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
        let label = self.look(of: Style(foreground: .label)).foreground
        // Neighbours mostly have one colour, and the contrast takes a while to compute.
        var lastOwn = Color.clear
        var isReadable = true
        for y in part.minY..<part.maxY {
            let row = buffer.row(y)
            for x in buffer.wholeGlyphs(beginningIn: part.minX..<part.maxX, of: row)
            where grounds.contains(row[x].background) {
                var look = look
                // Few colours can be read on the fill of a selection.
                let own = row[x].foreground
                if hasFills, !plainText.contains(own) {
                    if own != lastOwn {
                        lastOwn = own
                        isReadable = (own.contrastRatio(with: look.background) ?? 21) >= 4.5
                    }
                    look.foreground =
                        isReadable ? .clear : look.foreground == .clear ? label : look.foreground
                }
                row[x].add(look)
            }
        }
    }
}
