// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Conversions of text for places without a theme.
extension StyledText {
    /// Returns the text with its roles replaced by the colors of a theme, on the level of the
    /// screen.
    ///
    /// - Parameters:
    ///   - theme: The theme.
    ///   - depth: The number of colors of the display; attributes replace roles that have no
    ///     color at this depth.
    package func resolved(in theme: Theme, _ depth: ColorDepth) -> StyledText {
        guard !isPlain else { return self }
        let palette = theme.palette(for: depth)
        var text = StyledText()
        for run in runs {
            text.append(run.text, style: palette.resolve(run.style))
        }
        return text
    }

    /// The lines of the text, with tabs expanded; one for empty text.
    package var splitLines: [StyledText] {
        guard string.utf8.contains(where: { $0 < 0x20 }) else { return [self] }
        var lines: [StyledText] = []
        var start = string.startIndex
        while let end = string[start...].firstIndex(where: \.isNewline) {
            lines.append(self[start..<end].expandingTabs())
            start = string.index(after: end)
        }
        lines.append(self[start..<string.endIndex].expandingTabs())
        return lines
    }

    /// Returns the text of one line with each tab replaced by spaces up to the next tab stop; stops
    /// are 8 cells apart.
    private func expandingTabs() -> StyledText {
        guard string.utf8.contains(0x09) else { return self }
        var text = StyledText()
        for run in runs {
            text.append(run.text.expandingTabs(from: text.cellWidth), style: run.style)
        }
        return text
    }
}

extension ThemePalette {
    /// Returns a style with its roles resolved; everything that it leaves open stays open.
    fileprivate func resolve(_ style: Style) -> Style {
        var style = style
        style.attributes.formUnion(
            attributes(
                foreground: style.foreground, background: style.background, on: .ground))
        style.foreground = resolve(style.foreground, on: .ground, default: .default)
        if style.background != .clear {
            style.background = resolve(style.background, on: .ground, default: .default)
        }
        style.underlineColor = resolve(style.underlineColor, on: .ground, default: .default)
        return style
    }
}
