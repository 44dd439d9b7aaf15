// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A picture of a screen as SVG.
///
/// A cell is 8 × 16 pixels. Text stays in its cells with any font of the reader. Block elements and
/// lines are drawn, so that rows meet without gaps. Links to web pages and mailboxes are links. The
/// picture contains no script, and it loads nothing. Equal screens give equal bytes.
public struct SVGSnapshot: Hashable, Sendable {
    /// The document.
    public let text: String

    /// Draws a screen.
    ///
    /// - Parameters:
    ///   - buffer: The cells of the screen.
    ///   - cursor: The text cursor, drawn as a block; nil for none.
    ///   - title: The title of the picture, for readers who cannot see it.
    ///   - colors: The terminal's own colors.
    public init(
        _ buffer: CellBuffer,
        cursor: Cursor? = nil,
        title: String = "A screen",
        colors: PictureColors = .dark
    ) {
        let runs = PictureRun.runs(of: buffer, cursor: cursor, colors: colors)
        text = SVGDrawing(runs, colors: colors).document(size: buffer.size, title: title)
    }
}
