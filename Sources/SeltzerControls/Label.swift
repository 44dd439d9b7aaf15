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
    /// The text; lines are parted by `\n` or `\r\n`.
    public final var text: String {
        didSet {
            guard text != oldValue else { return }
            if Self.size(of: text) != Self.size(of: oldValue) { invalidateIntrinsicContentSize() }
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

    private static func lines(of text: String) -> [Substring] {
        // Most labels have one line, and to look at every character of it is dear.
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text[...]] }
        return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    private static func size(of text: String) -> Size {
        let lines = lines(of: text)
        return Size(width: lines.map(\.cellWidth).max() ?? 0, height: lines.count)
    }

    /// Returns the size of the whole text; one row for an empty one.
    open override func sizeThatFits(_ size: Size) -> Size {
        Self.size(of: text)
    }

    /// Draws the lines that the bounds have room for.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        for (row, line) in Self.lines(of: text).prefix(max(0, bounds.height)).enumerated() {
            let room = Rect(
                x: bounds.minX, y: bounds.minY.saturatingAdding(row), width: bounds.width, height: 1
            )
            canvas.draw(
                line, in: room, style: style, alignment: textAlignment, truncation: truncation)
        }
    }
}
