// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A word or a number in a small fill, such as `new` or `12`.
///
/// The word has the meaning of the color. Where the theme has no fills, parentheses take the place of the fill.
///
/// ```swift
/// let badge = Badge("slow", tone: .warning)
/// ```
///
///     (slow)
open class Badge: View {
    /// The text, in one row.
    public final var text: String {
        didSet {
            guard text != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The meaning; nil for a plain badge.
    public final var tone: Tone? {
        didSet { if tone != oldValue { setNeedsDisplay() } }
    }

    /// Whether the badge is filled with the color of its tone, because it is urgent; false by default.
    public final var isProminent = false {
        didSet { if isProminent != oldValue { setNeedsDisplay() } }
    }

    /// Creates a badge.
    public init(_ text: String, tone: Tone? = nil) {
        self.text = text
        self.tone = tone
        super.init()
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
    }

    /// The text, with its meaning.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.staticText, label: text, value: tone.map { "\($0)" })
    }

    /// Returns the width of the text with a cell at each side, one row high; nothing for an empty text.
    open override func sizeThatFits(_ size: Size) -> Size {
        text.isEmpty ? .zero : Size(width: cellWidth(of: text).saturatingAdding(2), height: 1)
    }

    /// Draws the badge at the beginning of the middle row.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        var row = bounds.middleRow
        row.size.width = min(row.width, sizeThatFits(bounds.size).width)
        guard row.width > 2 else { return }
        let style = style(on: canvas)
        canvas.fill(row, with: style)
        canvas.draw(text, in: row.inset(by: Insets(left: 1, right: 1)), style: style)
        guard !canvas.hasFills else { return }
        canvas.draw("(", at: row.origin, style: style)
        canvas.draw(")", at: Point(x: row.maxX - 1, y: row.minY), style: style)
    }

    private final func style(on canvas: Canvas) -> Style {
        guard canvas.hasFills else {
            // Without colors some tones would be bold, which is the sign of a prominent badge.
            let color = tone.map { canvas.hasColors ? $0.text : .label } ?? .secondaryLabel
            return Style(foreground: color, attributes: isProminent ? .bold : [])
        }
        guard let tone else { return Style(foreground: .label, background: .control) }
        return isProminent
            ? Style(foreground: tone.onFill, background: tone.fill, attributes: .bold)
            : Style(foreground: tone.text, background: tone.tint)
    }
}
