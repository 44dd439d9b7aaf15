// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A small animation that shows that work is in progress, with an optional text.
///
/// As in UIKit, ``startAnimating()`` shows the indicator and ``stopAnimating()`` hides it. A hidden or invisible
/// indicator costs nothing. It does not move if the application reduces motion.
///
/// ```swift
/// let indicator = ActivityIndicator("Loading")
/// indicator.startAnimating()
/// ```
///
///     ● Loading
open class ActivityIndicator: View {
    /// The form of the animation.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// A bubble that grows and bursts, which is visible at every font size.
        case bubble
        /// Dots that run in a circle.
        case dots
        /// A rotating line of ASCII characters.
        case line
        /// A block that grows and shrinks.
        case bar
        /// A quarter of a cell that runs in a circle.
        case box

        /// UIKit's name for the default form; there is one size.
        public static var medium: Style { .bubble }
        /// UIKit's name for the default form; there is one size.
        public static var large: Style { .bubble }
    }

    /// The form of the animation; a display with only ASCII shows ``Style/line``.
    public final var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }

    /// The text beside the animation; empty for none.
    public final var text: String {
        didSet {
            guard text != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The color of the animation.
    public final var color = Color.accent {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// Whether the indicator is hidden while it does not animate; true by default.
    public final var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether the indicator animates.
    public private(set) final var isAnimating = false
    private final let tick = AnimationTick()

    /// Creates a hidden indicator that does not animate.
    public init(_ text: String = "", style: Style = .bubble) {
        self.text = text
        self.style = style
        super.init()
        layoutNature = .fixed
        isHidden = true
    }

    /// Creates an indicator without a text, with a frame.
    public override init(frame: Rect) {
        text = ""
        style = .bubble
        super.init(frame: frame)
        layoutNature = .fixed
        isHidden = true
    }

    /// A progress indicator of unknown length.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(
            .progressIndicator, label: text.isEmpty ? nil : text,
            value: isAnimating ? "busy" : nil, traits: .updatesFrequently)
    }

    /// Starts the animation, and shows the indicator.
    public final func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        setNeedsDisplay()
    }

    /// Stops the animation, and hides the indicator if ``hidesWhenStopped``.
    public final func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        tick.stop()
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    /// Returns the size of the animation and the text.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: text.isEmpty ? 1 : cellWidth(of: text).saturatingAdding(2), height: 1)
    }

    /// Draws the current picture and the text.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        let canvas = canvas.clipped(to: row)
        let pictures = (canvas.isUnicode ? style : .line).pictures
        let sign =
            isAnimating
            ? tick.spinner(
                pictures, of: self, every: style.interval, isUnicode: canvas.isUnicode)
            : pictures[0]
        canvas.draw(
            String(sign ?? " "), at: row.origin,
            style: SeltzerScreen.Style(foreground: isAnimating ? color : .secondaryLabel))
        guard !text.isEmpty, row.width > 2 else { return }
        let room = Rect(x: row.minX + 2, y: row.minY, width: row.width - 2, height: row.height)
        canvas.draw(text, in: room)
    }
}

extension ActivityIndicator.Style {
    fileprivate var pictures: [Character] {
        switch self {
        case .bubble: SpinnerBubble.signs(isUnicode: true)
        case .dots: Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
        case .line: Array("|/-\\")
        case .bar: Array("▁▂▃▄▅▆▇█▇▆▅▄▃▂")
        case .box: Array("▖▘▝▗")
        }
    }

    fileprivate var interval: Duration {
        self == .dots || self == .bar ? .milliseconds(80) : SpinnerBubble.interval
    }
}

/// UIKit's name for ``ActivityIndicator``.
public typealias ActivityIndicatorView = ActivityIndicator
