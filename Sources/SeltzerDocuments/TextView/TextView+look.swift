// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The look and the layout of the text.
extension TextView {
    /// The look of a text view; one value, so that the view compares and applies it at one place.
    struct Look: Hashable {
        var text = TextLook()
        var containerInset = Insets.zero
        var scrolls = true
        var wrapsLines = true
        var tabInterval = 4
        var highlightsCurrentLine = false
        var showsIndentationGuides = false
        var drawsBackground = true
        var preferredSize = Size(width: 40, height: 5)
        var minimumRows = 1
        var maximumRows: Int?
    }

    final func lookDidChange(from old: Look) {
        rows.tabInterval = look.tabInterval.clamped(1, 64)
        rows.alignment = look.text.alignment
        setNeedsDisplay()
        var onlyDrawn = old
        onlyDrawn.text = look.text
        onlyDrawn.text.alignment = old.text.alignment
        onlyDrawn.highlightsCurrentLine = look.highlightsCurrentLine
        onlyDrawn.showsIndentationGuides = look.showsIndentationGuides
        guard onlyDrawn != look else { return }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The color of the text while the view is enabled; nil, the default, for the color of the look.
    public final var textColor: Color? {
        get { look.text.color }
        set { look.text.color = newValue }
    }

    /// The weight and the slant of the text; nil, the default, for the regular font.
    public final var font: Font? {
        get { look.text.font }
        set { look.text.font = newValue }
    }

    /// The alignment of the rows; the edge where text begins by default.
    ///
    /// It has no effect while ``wrapsLines`` is false.
    public final var textAlignment: TextAlignment {
        get { look.text.alignment }
        set { look.text.alignment = newValue }
    }

    /// The empty cells around the text, inside of the focus bars; none by default.
    public final var textContainerInset: Insets {
        get { look.containerInset }
        set { look.containerInset = newValue }
    }

    /// The text that is shown, fainter, while the text is empty.
    public final var placeholder: String {
        get { look.text.placeholder }
        set { look.text.placeholder = newValue }
    }

    /// Whether the user can scroll the text; true by default.
    ///
    /// If false, the view has no scroll bar, and its fitting size has all rows of the text, wrapped at the offered width,
    /// up to 10,000 rows. The view then grows with its text in a stack or by constraints.
    public final var isScrollEnabled: Bool {
        get { look.scrolls }
        set { look.scrolls = newValue }
    }

    /// The minimum number of rows while the height follows the text; 1 by default.
    ///
    /// The height follows the text if ``isScrollEnabled`` is false, or if ``maximumRows`` is set.
    public final var minimumRows: Int {
        get { look.minimumRows }
        set { look.minimumRows = newValue }
    }

    /// The maximum number of rows up to which the height follows the text; nil, the default, for no limit.
    ///
    /// If it is set, the fitting size has all rows of the text, wrapped at the offered width, up to this number. A longer
    /// text scrolls. If ``isScrollEnabled`` is true, the width is at least that of ``preferredSize``.
    public final var maximumRows: Int? {
        get { look.maximumRows }
        set { look.maximumRows = newValue }
    }

    /// Whether the height follows the text.
    final var growsWithText: Bool { !isScrollEnabled || maximumRows != nil }

    /// Whether lines that are wider than the view continue in the next row; if not, the view scrolls sideways.
    public final var wrapsLines: Bool {
        get { look.wrapsLines }
        set { look.wrapsLines = newValue }
    }

    /// The distance of the tab stops in cells; 4 by default.
    public final var tabInterval: Int {
        get { look.tabInterval }
        set { look.tabInterval = newValue }
    }

    /// Whether the line with the cursor has a fill.
    public final var highlightsCurrentLine: Bool {
        get { look.highlightsCurrentLine }
        set { look.highlightsCurrentLine = newValue }
    }

    /// Whether the view looks like a field, with a fill and focus bars; if false, its superview shows through.
    public final var drawsBackground: Bool {
        get { look.drawsBackground }
        set { look.drawsBackground = newValue }
    }

    /// The preferred size of the visible text in cells, while ``isScrollEnabled`` is true.
    ///
    /// If ``maximumRows`` is set, the text sets the height.
    public final var preferredSize: Size {
        get { look.preferredSize }
        set { look.preferredSize = newValue }
    }

    /// Whether the lines are numbered.
    public final var showsLineNumbers: Bool {
        get { gutters.contains { $0 is LineNumberGutter } }
        set {
            guard newValue != showsLineNumbers else { return }
            if newValue {
                gutters.append(LineNumberGutter())
            } else {
                gutters.removeAll { $0 is LineNumberGutter }
            }
        }
    }

    final func layoutDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }
}
