// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that shows text, a line for each line of it.
///
/// A line that does not fit is cut with an ellipsis. What the text holds never reaches the terminal as
/// control.
open class Label: View {
    /// The text; lines are parted by `\n`.
    public final var text: String {
        didSet {
            guard text != oldValue else { return }
            if lineCount(of: text) != lineCount(of: oldValue)
                || text.cellWidth != oldValue.cellWidth
            {
                superview?.setNeedsLayout()
            }
            setNeedsDisplay()
        }
    }

    /// The colours and attributes of the text.
    public final var style = Style() {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// Where a line lies that is shorter than the label is wide.
    public final var textAlignment = TextAlignment.left {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// Where a line is cut that is longer than the label is wide.
    public final var truncation = TruncationMode.tail {
        didSet { if truncation != oldValue { setNeedsDisplay() } }
    }

    /// Creates a label.
    public init(_ text: String = "", style: Style = Style(), alignment: TextAlignment = .left) {
        self.text = text
        super.init()
        self.style = style
        textAlignment = alignment
    }

    private func lineCount(of text: String) -> Int {
        text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }

    private var lines: [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the size of the whole text; one row for an empty one.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: lines.map(\.cellWidth).max() ?? 0, height: lines.count)
    }

    /// Draws the lines that the bounds have room for.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        for (row, line) in lines.prefix(max(0, bounds.height)).enumerated() {
            let room = Rect(
                x: bounds.minX, y: bounds.minY.saturatingAdding(row), width: bounds.width, height: 1
            )
            canvas.draw(
                line, in: room, style: style, alignment: textAlignment, truncation: truncation)
        }
    }
}
