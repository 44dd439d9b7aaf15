// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A column beside the text of a ``TextView`` that shows something for each line, such as its number or a breakpoint.
///
/// The text view posts ``TextGutterPressed`` when the user presses a gutter. Call `setNeedsDisplay()` on the view when the
/// gutter would draw something else.
@MainActor
public protocol TextGutter {
    /// Returns the width of the column in cells, including the empty cells beside it.
    func width(in textView: TextView) -> Int

    /// Draws the first row of a line.
    ///
    /// - Parameters:
    ///   - line: The number of the line, from 0.
    ///   - rect: The cells of the gutter in that row, in the text view's coordinates.
    ///   - canvas: The canvas of the text view.
    ///   - textView: The text view.
    func draw(line: Int, in rect: Rect, of canvas: Canvas, textView: TextView)
}

/// A gutter with line numbers, from 1; the numbers of lines with a cursor are brighter.
public struct LineNumberGutter: TextGutter {
    /// Creates a gutter.
    public init() {}

    /// Returns the width of the greatest number, of at least three digits, with a cell before it and two after it.
    public func width(in textView: TextView) -> Int {
        max(3, digitCount(of: textView.storage.lineCount)) + 3
    }

    // Each draw and each layout asks for the width. A text of the number costs ten times as much.
    private func digitCount(of number: Int) -> Int {
        var (count, rest) = (1, number / 10)
        while rest > 0 { (count, rest) = (count + 1, rest / 10) }
        return count
    }

    /// Draws the number at the right.
    public func draw(line: Int, in rect: Rect, of canvas: Canvas, textView: TextView) {
        let isCurrent = textView.isEnabled && textView.linesWithCursor.contains(line)
        canvas.draw(
            String(line + 1), in: rect.inset(by: Insets(left: 1, right: 2)),
            style: Style(foreground: isCurrent ? .label : .tertiaryLabel), alignment: .right)
    }
}
