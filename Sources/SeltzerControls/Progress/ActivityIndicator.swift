// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A small thing that turns as long as something goes on, with a word beside it where it has one.
///
/// As UIKit's: ``startAnimating()`` shows it, ``stopAnimating()`` hides it. What is hidden or out of sight costs nothing,
/// and nothing turns where the application reduces motion.
///
/// ```swift
/// let indicator = ActivityIndicator("Loading")
/// indicator.startAnimating()
/// ```
///
///     ⠹ Loading
open class ActivityIndicator: View {
    /// What turns.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// A snake of dots.
        case dots
        /// A line that turns, of ASCII.
        case line
        /// A block that grows and shrinks.
        case bar
        /// A quarter of a box that goes round.
        case box
    }

    /// What turns; a ``Style/line`` where the display has only ASCII.
    public final var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// The word beside it; empty for none.
    public final var text: String {
        didSet {
            guard text != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The colour of what turns.
    public final var color = Color.accent {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// Whether it is hidden while it does not turn; true at first.
    public final var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether it turns.
    public private(set) final var isAnimating = false
    private final let tick = AnimationTick()

    /// Creates one that does not turn, and is hidden.
    public init(_ text: String = "", style: Style = .dots) {
        self.text = text
        self.style = style
        super.init()
        isHidden = true
    }

    /// Lets it turn, and shows it.
    public final func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        setNeedsDisplay()
    }

    /// Lets it turn no more, and hides it unless that is not wanted.
    public final func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        tick.stop()
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    /// Returns one cell, and the room of the word.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: text.isEmpty ? 1 : cellWidth(of: text).saturatingAdding(2), height: 1)
    }

    /// Draws the picture that is due, and the word.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        let canvas = canvas.clipped(to: row)
        let pictures = (canvas.isUnicode ? style : .line).pictures
        let number = isAnimating ? tick.picture(of: self, every: style.interval) : 0
        canvas.draw(
            String(pictures[number % pictures.count]), at: row.origin,
            style: SeltzerScreen.Style(foreground: isAnimating ? color : .secondaryLabel))
        guard !text.isEmpty, row.width > 2 else { return }
        let room = Rect(x: row.minX + 2, y: row.minY, width: row.width - 2, height: row.height)
        canvas.draw(text, in: room)
    }
}

extension ActivityIndicator.Style {
    fileprivate var pictures: [Character] {
        switch self {
        case .dots: Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
        case .line: Array("|/-\\")
        case .bar: Array("▁▂▃▄▅▆▇█▇▆▅▄▃▂")
        case .box: Array("▖▘▝▗")
        }
    }

    fileprivate var interval: Duration {
        self == .line || self == .box ? .milliseconds(120) : .milliseconds(80)
    }
}
