// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The lines of a preview, which scroll in both directions; draws only the visible lines.
final class PreviewTextView: ScrollView {
    /// The lines; setting them scrolls to the beginning.
    var lines: [StyledText] {
        get { stored }
        set {
            stored = newValue
            width = 0
            measure(newValue[...])
            contentOffset = .zero
        }
    }

    private var stored: [StyledText] = []
    private var width = 0

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        verticalLineScroll = 1
    }

    /// Adds lines at the end; the visible lines keep their places.
    func append(_ lines: [StyledText]) {
        let old = stored.count
        stored += lines
        measure(stored[old...])
    }

    private func measure(_ new: ArraySlice<StyledText>) {
        for line in new { width = max(width, cellWidth(of: line)) }
        contentSize = Size(width: width, height: stored.count)
        setNeedsDisplay()
    }

    /// False: the field of the picker keeps the focus.
    override var canBecomeFirstResponder: Bool { false }

    override var defaultAccessibility: AccessibilityAttributes {
        let shown = stored.dropFirst(contentOffset.y).prefix(max(0, bounds.height))
        return AccessibilityAttributes(
            .document, label: "Preview", value: shown.map(\.string).joined(separator: "\n"))
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let first = max(0, rect.minY)
        let end = min(stored.count, rect.maxY)
        guard first < end else { return }
        for row in first..<end { canvas.draw(stored[row], at: Point(x: 0, y: row)) }
    }
}
