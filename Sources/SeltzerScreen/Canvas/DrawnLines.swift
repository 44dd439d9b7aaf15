// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The settings of a drawing whose rows become lines of text, such as lines above inline rows or in a file.
package struct DrawnLines {
    /// The width of a row in cells.
    package var width: Int
    /// The theme that resolves roles; the lines have its colors.
    package var theme: Theme
    /// The number of colors that the theme may use.
    package var colorDepth: ColorDepth
    /// Whether lines may have characters beyond ASCII.
    package var isUnicode: Bool
    /// The kinds of clusters that the display shows as one character.
    package var joinedClusters: JoinedClusters

    package init(
        width: Int, theme: Theme, colorDepth: ColorDepth = .trueColor, isUnicode: Bool = true,
        joinedClusters: JoinedClusters = .all
    ) {
        (self.width, self.theme, self.colorDepth) = (max(1, width), theme, colorDepth)
        (self.isUnicode, self.joinedClusters) = (isUnicode, joinedClusters)
    }

    /// Returns the rows that a closure draws, each as a line without trailing blanks that show nothing.
    ///
    /// - Parameters:
    ///   - height: The number of rows.
    ///   - draw: Draws on a canvas of this width and height, whose ground is the terminal's own.
    package func lines(height: Int, _ draw: (Canvas) -> Void) -> [StyledText] {
        guard height > 0 else { return [] }
        let buffer = CellBuffer(size: Size(width: width, height: height))
        buffer.clusters.joinedClusters = joinedClusters
        draw(
            Canvas(buffer: buffer, isUnicode: isUnicode, theme: theme, colorDepth: colorDepth))
        return (0..<height).map(buffer.styledText)
    }
}

extension CellBuffer {
    /// Returns the glyphs of a row with their styles, without trailing blanks that show nothing; empty if there is no such
    /// row.
    package func styledText(row y: Int) -> StyledText {
        guard y >= 0, y < size.height else { return StyledText() }
        let cells = row(y)
        var end = size.width
        while end > 0, cells[end - 1].isBare { end -= 1 }
        var result = StyledText()
        var text = ""
        var start = 0
        func isSameLook(_ x: Int) -> Bool {
            cells[x].foreground == cells[start].foreground
                && cells[x].background == cells[start].background
                && cells[x].attributes == cells[start].attributes
                && cells[x].decoration == cells[start].decoration
        }
        func finish() {
            guard !text.isEmpty else { return }
            var style = style(of: cells[start])
            if style.background == .default { style.background = .clear }
            result.append(text, style: style)
            text = ""
        }
        for x in 0..<end {
            if cells[x].isTrailingHalf { continue }
            if !isSameLook(x) {
                finish()
                start = x
            }
            let bits = cells[x].glyphBits
            if bits &- 0x20 < 0x5F, let letter = Unicode.Scalar(bits) {
                text.unicodeScalars.append(letter)
            } else {
                text += clusters.text(of: cells[x].glyph)
            }
        }
        finish()
        return result
    }
}

extension Cell {
    /// Whether the cell looks as if nothing was drawn there.
    fileprivate var isBare: Bool {
        // Every blank after the end of each line is looked at.
        glyphBits == 0x20 && background == .default && decoration == 0
            && attributes.rawValue & Self.seenOnBlanks == 0
    }

    private static var seenOnBlanks: UInt8 {
        Attributes.underline.rawValue | Attributes.reverse.rawValue
            | Attributes.strikethrough.rawValue
    }
}
