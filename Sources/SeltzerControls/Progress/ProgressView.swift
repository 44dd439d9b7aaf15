// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A bar that fills as work proceeds, with percentage, speed and remaining time beside it.
///
/// Finished and failed work has a sign, a word and the color of its tone.
///
/// ```swift
/// let bar = ProgressView()
/// bar.observedProgress = WorkProgress(totalUnitCount: 1_200)
/// bar.showsTimeLeft = true
/// ```
///
///     ████████████▌             48 %  0:07 left
open class ProgressView: View {
    /// The part that is done, from 0 to 1.
    ///
    /// Values outside this range become the nearest end, and NaN is ignored.
    public final var progress: Double {
        get { fraction }
        set {
            guard !newValue.isNaN else { return }
            setFraction(min(max(newValue, 0), 1), amount: min(max(newValue, 0), 1))
        }
    }

    /// Sets the part that is done, from 0 to 1.
    ///
    /// - Parameters:
    ///   - progress: The part; see ``progress``.
    ///   - animated: Without effect: the bar shows the part in the next frame.
    public final func setProgress(_ progress: Double, animated: Bool = false) {
        self.progress = progress
    }

    /// Whether the total is unknown; then a piece of the bar moves back and forth.
    public final var isIndeterminate = false {
        didSet { if isIndeterminate != oldValue { contentDidChange() } }
    }

    /// The work whose progress is shown; the view retains it.
    public final var observedProgress: WorkProgress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            oldValue?.remove(self)
            pace = ProgressPace()
            guard let observedProgress else { return }
            observedProgress.add(self)
            progressDidChange(observedProgress)
        }
    }

    /// The color of the part that is done; the default is the accent, which becomes the color of success when the work
    /// is done.
    public final var progressTintColor = Color.accent {
        didSet { if progressTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The background of the part that is not done.
    public final var trackTintColor = Color.track {
        didSet { if trackTintColor != oldValue { setNeedsDisplay() } }
    }

    /// Whether the percentage is shown beside the bar.
    public final var showsPercentage = true {
        didSet { if showsPercentage != oldValue { contentDidChange() } }
    }

    /// Whether the remaining time is shown beside the bar, once it can be estimated.
    public final var showsTimeLeft = false {
        didSet { if showsTimeLeft != oldValue { contentDidChange() } }
    }

    /// Returns the text of a speed, in units of ``observedProgress`` per second; nil, the default, shows no speed.
    ///
    /// The view retains the closure.
    public final var rateText: (@MainActor (Double) -> String)? {
        didSet { contentDidChange() }
    }

    /// The word in place of the percentage once the work is done; empty to keep the percentage.
    public final var finishedText = "Done" {
        didSet { if finishedText != oldValue { contentDidChange() } }
    }

    /// The reason why the work has failed, in a word or two; nil, the default, while it has not failed.
    ///
    /// The bar stops where it is, and this text replaces the other texts.
    public final var failureText: String? {
        didSet { if failureText != oldValue { contentDidChange() } }
    }

    private final var fraction = 0.0
    private final var pace = ProgressPace()
    private final let tick = AnimationTick()

    /// Creates a bar that is filled up to a fraction from 0 to 1.
    public init(progress: Double = 0) {
        super.init()
        layoutNature = .line
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        self.progress = progress
    }

    /// Creates a bar without progress, with a frame.
    public override init(frame: Rect) {
        super.init(frame: frame)
        layoutNature = .line
        setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    /// The form of the bar in UIKit.
    public enum BarStyle: Int, Hashable, Sendable {
        /// A bar.
        case `default`
        /// A bar.
        case bar
    }

    /// Creates an empty bar; both styles look alike.
    public convenience init(progressViewStyle: BarStyle) {
        self.init(progress: 0)
    }

    /// The estimated time until the work is done; nil while there is no estimate.
    public final var estimatedTimeLeft: Duration? {
        guard !isIndeterminate, let clock = window?.application?.clock else { return nil }
        return pace.timeLeft(until: total, at: clock.now)
    }

    private final var total: Double { Double(observedProgress?.totalUnitCount ?? 1) }

    final func progressDidChange(_ work: WorkProgress) {
        isIndeterminate = work.isIndeterminate
        setFraction(work.fractionCompleted, amount: Double(work.completedUnitCount))
    }

    private final func setFraction(_ fraction: Double, amount: Double) {
        if let clock = window?.application?.clock { pace.note(amount, at: clock.now) }
        guard fraction != self.fraction || rateText != nil else { return }
        self.fraction = fraction
        setNeedsDisplay()
    }

    private final func contentDidChange() {
        if !isIndeterminate || failureText != nil { tick.stop() }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// A progress indicator with the part that is done, or with the reason why the work has failed.
    open override var defaultAccessibility: AccessibilityAttributes {
        let percent = "\(fraction >= 1 ? 100 : min(99, Int(fraction * 100))) %"
        let end = endTone != nil && !finishedText.isEmpty ? finishedText : percent
        return AccessibilityAttributes(
            .progressIndicator, value: failureText ?? (isIndeterminate ? "busy" : end),
            traits: .updatesFrequently)
    }

    // MARK: The picture

    /// The tone of work that has ended; nil while it goes on.
    private final var endTone: Tone? {
        if failureText != nil { return .danger }
        return fraction >= 1 && !isIndeterminate ? .success : nil
    }

    private final func text(isUnicode: Bool) -> StyledText {
        if let failureText {
            let sign = StyledText(
                Symbol.xmark.text(isUnicode: isUnicode), style: Style(foreground: .danger))
            return sign + StyledText(" \(failureText)", style: Style(foreground: .label))
        }
        guard !isIndeterminate else { return StyledText() }
        guard endTone == nil || !showsPercentage || finishedText.isEmpty else {
            let sign = StyledText(
                Symbol.checkmark.text(isUnicode: isUnicode), style: Style(foreground: .success))
            return sign + StyledText(" \(finishedText)", style: Style(foreground: .label))
        }
        return StyledText(figures)
    }

    private final var figures: String {
        var parts: [String] = []
        if showsPercentage {
            // Unfinished work shows at most 99 %. A word for finished work must not need more room than the number.
            let percent = fraction >= 1 ? "100 %" : "\(min(99, Int(fraction * 100))) %"
            let width = max(5, finishedText.isEmpty ? 0 : cellWidth(of: finishedText) + 2)
            parts.append(String(repeating: " ", count: width - percent.count) + percent)
        }
        guard let clock = window?.application?.clock else { return parts.joined(separator: "  ") }
        if let rateText, let rate = pace.rate(at: clock.now) { parts.append(rateText(rate)) }
        if showsTimeLeft, fraction < 1, let left = estimatedTimeLeft {
            parts.append("\(left.clockText) left")
        }
        return parts.joined(separator: "  ")
    }

    /// Returns the size of a bar of 20 columns with its text beside it, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let text = text(isUnicode: window?.application?.capabilities.isUnicode ?? true)
        let width = text.isEmpty ? 20 : cellWidth(of: text).saturatingAdding(21)
        return Size(width: width, height: 1)
    }

    /// Draws the bar and its text on the middle row.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        var bar = bounds.middleRow
        let text = text(isUnicode: canvas.isUnicode)
        let width = cellWidth(of: text)
        // The text is left out unless it leaves half of the width, or ten columns, to the bar.
        if width > 0, bar.width >= 2 * width || bar.width >= width + 11 {
            let place = Rect(x: bar.maxX - width, y: bar.minY, width: width, height: bar.height)
            bar.size.width -= width + 1
            canvas.draw(
                text, in: place, style: Style(foreground: .secondaryLabel),
                paragraphStyle: ParagraphStyle())
        }
        let drawn = ProgressBar(
            length: bar.width, isUnicode: canvas.isUnicode, tint: tint(hasFills: canvas.hasFills),
            track: trackTintColor)
        if isIndeterminate, failureText == nil {
            drawn.draw(step: tick.picture(of: self, every: .milliseconds(80)), in: bar, of: canvas)
        } else {
            drawn.draw(fraction, in: bar, of: canvas)
        }
    }

    private final func tint(hasFills: Bool) -> Color {
        guard let endTone, endTone == .danger || progressTintColor == .accent else {
            return progressTintColor
        }
        return hasFills ? endTone.fill : endTone.text
    }
}
