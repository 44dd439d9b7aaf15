// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A track with two thumbs, between which the user chooses a range of numbers.
///
/// When the user changes the range, the slider runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``RangeSliderChanged``. A range that the
/// program sets is not reported. Values beyond the limits become the nearest limit; NaN is ignored.
///
/// ```swift
/// let price = RangeSlider(20...60, in: 0...100, step: 5) { filter.prices = $0.selectedRange }
/// price.showsValue = true
/// ```
///
///     ────●━━━━━━━━●──────   20–60
open class RangeSlider: Control {
    /// A thumb.
    public enum Thumb: Hashable, Sendable, CaseIterable {
        /// The thumb at the beginning of the range.
        case lower
        /// The thumb at the end of the range.
        case upper
    }

    private final var scale = SliderScale() {
        didSet {
            guard scale != oldValue else { return }
            setRange(lowerValue, upperValue)
            sizeDidChange()
        }
    }
    private final var range = RangePair()
    /// The press that moves thumbs; nil for none.
    private final var press: RangePress?

    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - selectedRange: The initial range; nil for the whole track.
    ///   - limits: The minimum and the maximum value.
    ///   - step: The distance between two values; 0 for any value.
    ///   - action: Runs when the user has changed the range. The slider retains it.
    public init(
        _ selectedRange: ClosedRange<Double>? = nil, in limits: ClosedRange<Double> = 0...1,
        step: Double = 0, action: (@MainActor (RangeSlider) -> Void)? = nil
    ) {
        super.init(frame: .zero)
        layoutNature = .line
        scale.minimum = limits.lowerBound
        scale.maximum = limits.upperBound
        scale.step = step
        self.selectedRange = selectedRange ?? limits
        if let action { addAction(for: .valueChanged, action) }
    }

    // MARK: The range

    /// The chosen range.
    ///
    /// Setting it is not reported.
    open var selectedRange: ClosedRange<Double> {
        get { lowerValue...upperValue }
        set { setRange(newValue.lowerBound, newValue.upperBound) }
    }

    /// The beginning of the range; setting it beyond the end moves the end, too.
    public final var lowerValue: Double {
        get { range.lower }
        set { setRange(newValue, max(newValue, upperValue)) }
    }

    /// The end of the range; setting it before the beginning moves the beginning, too.
    public final var upperValue: Double {
        get { range.upper }
        set { setRange(min(newValue, lowerValue), newValue) }
    }

    /// The minimum value; setting it raises a maximum that is less.
    public final var minimumValue: Double {
        get { scale.minimum }
        set { scale.minimum = newValue }
    }

    /// The maximum value; setting it lowers a minimum that is greater.
    public final var maximumValue: Double {
        get { scale.maximum }
        set { scale.maximum = newValue }
    }

    /// The distance of a step; 0 for a hundredth of the track.
    public final var stepValue: Double {
        get { scale.step }
        set { scale.step = newValue }
    }

    /// The least distance between both values, which the user cannot go below; 0 at first.
    public final var minimumDistance = 0.0

    /// Whether each change of a press is reported; if false, only the last range is reported, when the button is
    /// released.
    public final var isContinuous = true

    /// The thumb that keys move; the lower one at first.
    public final var currentThumb = Thumb.lower {
        didSet { if currentThumb != oldValue { setNeedsDisplay() } }
    }

    /// Whether the range is shown beside the track; false at first.
    public final var showsValue = false {
        didSet { if showsValue != oldValue { sizeDidChange() } }
    }

    /// Returns the text of a value; nil, the default, for a number with as many decimals as the steps have.
    ///
    /// The slider retains the closure.
    public final var valueText: (@MainActor (Double) -> String)? {
        didSet { sizeDidChange() }
    }

    private final func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private final func setRange(_ lower: Double, _ upper: Double) {
        guard let lower = scale.value(nearestTo: lower), let upper = scale.value(nearestTo: upper)
        else { return }
        range = RangePair(lower: lower, upper: max(lower, upper))
        setNeedsDisplay()
    }

    // MARK: The user

    /// Changes the range for the user, and reports it unless it is part of a press that reports only its end.
    private final func change(to lower: Double, _ upper: Double) {
        let old = range
        setRange(lower, upper)
        guard range != old, isContinuous || press == nil else { return }
        reportValue()
    }

    private final func reportValue() {
        reportChange(RangeSliderChanged(lowerValue: lowerValue, upperValue: upperValue))
    }

    private final func set(_ thumb: Thumb, to value: Double) {
        let distance = max(0, minimumDistance)
        switch thumb {
        case .lower:
            change(to: min(value, scale.value(atMost: upperValue - distance)), upperValue)
        case .upper:
            change(to: lowerValue, max(value, scale.value(atLeast: lowerValue + distance)))
        }
    }

    private final func value(of thumb: Thumb) -> Double {
        thumb == .lower ? lowerValue : upperValue
    }

    /// Moves the current thumb, at most to the other one.
    final func move(_ move: ListMove) {
        guard isEnabled else { return }
        set(currentThumb, to: scale.value(move, from: value(of: currentThumb)))
    }

    /// Moves both thumbs by steps; stops when one reaches its limit.
    final func moveRange(by steps: Int) {
        guard isEnabled else { return }
        shift(to: scale.value(.items(steps), from: lowerValue) - lowerValue)
    }

    private final func shift(to distance: Double) {
        let distance = min(
            max(distance, scale.minimum - lowerValue), scale.maximum - upperValue)
        // The last step before the maximum may be shorter, and must not bring the thumbs nearer to each other.
        let least = min(max(0, minimumDistance), upperValue - lowerValue)
        let (lower, upper) = (lowerValue + distance, upperValue + distance)
        if distance > 0, let end = scale.value(nearestTo: upper) {
            change(to: min(lower, scale.value(atMost: end - least)), end)
        } else if distance < 0, let start = scale.value(nearestTo: lower) {
            change(to: start, max(upper, scale.value(atLeast: start + least)))
        }
    }

    final func switchThumb() {
        currentThumb = currentThumb == .lower ? .upper : .lower
    }

    /// Does nothing: keys and the press itself change the range.
    open override func activate() {}

    /// The actions of the thumbs; the page of ``RangeSlider`` lists them with their keys.
    open override var actions: [Action] { Self.rangeActions }

    /// Moves the current thumb up by a step.
    open override func accessibilityIncrement() { move(.items(1)) }

    /// Moves the current thumb down by a step.
    open override func accessibilityDecrement() { move(.items(-1)) }

    // MARK: The mouse

    /// Moves the thumb near the pointer by the wheel (up or right is more), and tracks the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll, isEnabled else { return super.handleMouse(event) }
        currentThumb = thumb(near: event.location)
        let steps = event.scroll.x.saturatingSubtracting(event.scroll.y)
        if steps != 0 { move(.items(steps)) }
        return .stop
    }

    /// True: a drag moves a thumb, or both.
    open override var tracksDrags: Bool { true }

    /// False: the press itself changes the range.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Takes the nearest thumb, or both between them.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        becomeFirstResponder()
        let cells = thumbCells
        let column = event.location.x - parts.track.minX
        // Between the thumbs, with a free cell on both sides, a drag moves both.
        let isBetween = column > cells.lower + 1 && column < cells.upper - 1
        if !isBetween { currentThumb = thumb(near: event.location) }
        press = RangePress(
            start: range, column: column, thumb: isBetween ? nil : currentThumb)
        if !isBetween { follow(event) }
        return true
    }

    /// Moves a thumb, or both, with the pointer.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        follow(event)
        return true
    }

    /// Ends the press, and reports its range if ``isContinuous`` is false.
    open override func endTracking(_ event: MouseEvent) {
        let old = press?.start
        press = nil
        if !isContinuous, let old, old != range { reportValue() }
    }

    /// Ends the press, and restores the range before it if ``isContinuous`` is false.
    open override func cancelTracking(_ event: MouseEvent) {
        if let press, !isContinuous { setRange(press.start.lower, press.start.upper) }
        press = nil
    }

    private final func follow(_ event: MouseEvent) {
        guard let press else { return }
        let length = parts.track.width, column = event.location.x - parts.track.minX
        if let thumb = press.thumb {
            return set(thumb, to: scale.value(atCell: column, length: length))
        }
        let first = scale.cell(of: press.start.lower, length: length)
        let target = scale.value(atCell: first + column - press.column, length: length)
        shift(to: target - lowerValue)
    }

    private final func thumb(near point: Point) -> Thumb {
        let cells = thumbCells, column = point.x - parts.track.minX
        let (lower, upper) = (abs(column - cells.lower), abs(column - cells.upper))
        if lower != upper { return lower < upper ? .lower : .upper }
        if cells.lower == cells.upper { return column < cells.lower ? .lower : .upper }
        return currentThumb
    }

    // MARK: Elements

    /// A slider with both values.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .slider, value: "\(text(of: lowerValue)) to \(text(of: upperValue))")
    }

    /// Chooses the range of a text such as `20 to 60`.
    ///
    /// A range that is shorter than ``minimumDistance`` ends later; at the maximum, it begins earlier.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        let numbers = value.split(separator: " ").compactMap { Double($0) }
        guard isEnabled, numbers.count == 2, numbers[0] <= numbers[1] else { return false }
        let distance = max(0, minimumDistance)
        let start = scale.value(nearestTo: numbers[0]) ?? lowerValue
        let end = max(
            scale.value(nearestTo: numbers[1]) ?? upperValue, scale.value(atLeast: start + distance)
        )
        change(to: min(start, scale.value(atMost: end - distance)), end)
        return true
    }

    // MARK: The picture

    private final func text(of value: Double) -> String {
        valueText?(value) ?? scale.text(value)
    }

    private final var labelWidth: Int {
        guard showsValue else { return 0 }
        let ends = [scale.minimum, scale.maximum, lowerValue, upperValue]
        let width = ends.map { cellWidth(of: text(of: $0)) }.max() ?? 0
        return width.saturatingMultiplied(by: 2).saturatingAdding(1)
    }

    final var parts: SliderLayout {
        SliderLayout(in: bounds, axis: .horizontal, labelWidth: labelWidth)
    }

    /// The cells of both thumbs on the track.
    final var thumbCells: (lower: Int, upper: Int) {
        let length = parts.track.width
        return (
            scale.cell(of: lowerValue, length: length), scale.cell(of: upperValue, length: length)
        )
    }

    /// Returns the size for a track of 20 columns, the bars, and the range if it is shown.
    open override func sizeThatFits(_ size: Size) -> Size {
        let labelWidth = labelWidth
        return Size(width: labelWidth > 0 ? labelWidth.saturatingAdding(23) : 22, height: 1)
    }

    /// Draws the track, the thumbs and the range.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let parts = parts, state = state
        ControlLook.drawBars(state, in: parts.bars, of: canvas)
        drawTrack(in: parts.track, of: canvas)
        guard !parts.label.isEmpty else { return }
        canvas.draw(
            text(of: lowerValue) + canvas[.enDash] + text(of: upperValue), in: parts.label,
            style: ControlLook.title(state.intersection(.disabled)), alignment: .right)
    }
}

/// The user changed the range of a range slider; posted by the slider, whose own handlers run first.
public struct RangeSliderChanged: RoutedEvent, Hashable, Sendable {
    /// The beginning of the new range.
    public let lowerValue: Double
    /// The end of the new range.
    public let upperValue: Double

    /// Creates an event.
    public init(lowerValue: Double, upperValue: Double) {
        (self.lowerValue, self.upperValue) = (lowerValue, upperValue)
    }
}

/// Two values in order.
private struct RangePair: Equatable {
    var lower = 0.0
    var upper = 1.0
}

/// A press that moves thumbs.
private struct RangePress {
    /// The range before the press.
    let start: RangePair
    /// The column of the press on the track.
    let column: Int
    /// The thumb that moves; nil for both.
    let thumb: RangeSlider.Thumb?
}
