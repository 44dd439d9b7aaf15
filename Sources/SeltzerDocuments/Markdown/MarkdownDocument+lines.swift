// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText

extension MarkdownDocument {
    /// Returns the document as a ``MarkdownView`` shows it, as lines for the memory of a terminal or for a file.
    ///
    /// ```swift
    /// for line in document.lines(width: 80, theme: theme) { application.log(line) }
    /// ```
    ///
    /// Code and the headers of tables have a background up to the width. Tables that are too wide are cut, and show it.
    ///
    /// - Parameters:
    ///   - width: The width in cells; values below 1 count as 1.
    ///   - theme: The theme that gives roles their colors.
    ///   - colorDepth: The number of colors of the destination; with ``/SeltzerScreen/ColorDepth/monochrome`` the lines have
    ///     no colors.
    ///   - isUnicode: Whether signs and lines may be characters beyond ASCII.
    ///   - lineBreakMode: The breaks of paragraphs. With `.byCharWrapping` each paragraph is one line, which the terminal
    ///     wraps at its edge and wraps again when its size changes. With all other modes the lines break between words,
    ///     and none is wider than the width.
    /// - Returns: The lines from the top, whose colors are no roles; none for an empty document.
    public func lines(
        width: Int, theme: Theme, colorDepth: ColorDepth = .trueColor, isUnicode: Bool = true,
        lineBreakMode: LineBreakMode = .byWordWrapping
    ) -> [StyledText] {
        var lines = MarkdownLineWriter(
            MarkdownRows(self),
            DrawnLines(width: width, theme: theme, colorDepth: colorDepth, isUnicode: isUnicode))
        lines.keepsParagraphs = lineBreakMode == .byCharWrapping
        return lines.lines(ofBlocks: 0..<blockCount)
    }
}
