// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A gutter with a triangle beside each line that begins a region; ``TextView/isFoldingEnabled`` adds it.
///
/// A press on the triangle folds or unfolds the region, unless a handler of ``TextGutterPressed`` stops the event.
public struct FoldingGutter: TextGutter {
    /// Creates a gutter.
    public init() {}

    /// Returns two cells: the triangle and an empty cell.
    public func width(in textView: TextView) -> Int { 2 }

    /// Draws the triangle.
    public func draw(line: Int, in rect: Rect, of canvas: Canvas, textView: TextView) {
        let isFolded = textView.rows.folded.isFolded(line)
        guard isFolded || textView.beginsFoldingRegion(line) else { return }
        canvas.draw(
            canvas[isFolded ? .triangleRight : .triangleDown], at: rect.origin,
            style: Style(foreground: isFolded ? .label : .tertiaryLabel))
    }
}
