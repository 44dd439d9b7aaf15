// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A track with a thumb that the user moves to choose a number.
///
/// When the user changes the value, the slider runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``SliderChanged``. A value that the
/// program sets is not reported. Values beyond the range become its nearest end; NaN is ignored.
///
/// ```swift
/// let volume = Slider(value: 30, in: 0...100, step: 5) { player.volume = $0.value }
/// volume.showsValue = true
/// ```
///
///     ━━━━━━●─────────────   30
open class Slider: RangedControl {
    /// The distance from the moving thumb to its final place, as a part of the track; 0 at rest.
    private final var lag = 0.0 {
        didSet {
            guard lag != oldValue else { return }
            setNeedsDisplay()
            animateChange(of: \Slider.lag, from: oldValue)
        }
    }

    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - value: The initial value.
    ///   - range: The minimum and the maximum value.
    ///   - step: The distance between two values; 0 for any value.
    ///   - axis: The direction of the track; a vertical track has its maximum at the top.
    ///   - action: Runs when the user has changed the value. The slider retains it.
    public init(
        value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0,
        axis: Axis = .horizontal, action: (@MainActor (Slider) -> Void)? = nil
    ) {
        self.axis = axis
        super.init(RangedNumber(value, in: range, step: step))
        if let action { addAction(for: .valueChanged, action) }
    }

    /// Creates a horizontal slider from 0 to 1, with a frame.
    public init(frame: Rect) {
        axis = .horizontal
        super.init(RangedNumber(0, in: 0...1, step: 0))
        self.frame = frame
    }

    // MARK: The value

    /// The direction of the track.
    public final var axis: Axis {
        didSet { if axis != oldValue { sizeDidChange() } }
    }

    /// The number of marks along the track, including one at each end; 0 for none.
    public final var numberOfTickMarks = 0 {
        didSet { if numberOfTickMarks != oldValue { setNeedsDisplay() } }
    }

    /// Whether the value is shown beside a horizontal track, or below a vertical one.
    public final var showsValue = false {
        didSet { if showsValue != oldValue { sizeDidChange() } }
    }

    /// The color of the track before the thumb; nil, the default, for the accent.
    public final var minimumTrackTintColor: Color? {
        didSet { if minimumTrackTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The color of the track after the thumb; nil, the default, for the color of borders.
    public final var maximumTrackTintColor: Color? {
        didSet { if maximumTrackTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The color of the thumb while the slider is not focused; nil, the default, for the color of text.
    public final var thumbTintColor: Color? {
        didSet { if thumbTintColor != oldValue { setNeedsDisplay() } }
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

    /// Sets the value.
    ///
    /// It is not reported.
    ///
    /// - Parameters:
    ///   - value: The new value; see ``RangedControl/value``.
    ///   - animated: Whether the thumb moves to its place, if the application has motion.
    open func setValue(_ value: Double, animated: Bool = false) {
        if animated { moveThumb { self.value = value } } else { self.value = value }
    }

    override func numberDidChange() {
        stopMove(of: \Slider.lag)
        lag = 0
    }

    // MARK: The user

    override func reportValue() {
        reportChange(SliderChanged(value: value))
    }

    /// Moves the thumb for a key, with an animation; the wheel and the pointer move it at once.
    override func moveByKey(_ move: ListMove) {
        moveThumb { self.move(move) }
    }

    /// Changes the value, and then moves the thumb to its place.
    private final func moveThumb(_ change: () -> Void) {
        let old = scale.fraction(of: value) + lag
        change()
        let distance = old - scale.fraction(of: value)
        guard distance != 0 else { return }
        move(for: Motion.thumb) {
            lag = distance
        } to: {
            lag = 0
        }
    }

    /// The actions `increase` and `decrease` on the arrow keys of the axis, `increase-more` and `decrease-more` on Page
    /// Up and Page Down, `minimum` and `maximum` on Home and End.
    open override var actions: [Action] {
        let isRow = axis == .horizontal
        return moveActions(
            steps: (isRow ? "right" : "up", isRow ? "left" : "down"), ends: ("home", "end"))
    }

    // MARK: The mouse

    /// Moves the thumb to the place of the press.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        guard super.beginTracking(event) else { return false }
        follow(event)
        return true
    }

    /// Moves the thumb with the pointer.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        follow(event)
        return true
    }

    private final func follow(_ event: MouseEvent) {
        let parts = parts
        let length = parts.track.size[axis]
        var cell = event.location[axis].saturatingSubtracting(parts.track.origin[axis])
        if axis == .vertical { cell = length - 1 - cell.clamped(-1, length) }
        // A cell stands for several values: a press on the thumb keeps the exact value.
        guard cell != scale.cell(of: value, length: length) else { return }
        change(to: scale.value(atCell: cell, length: length))
    }

    /// A slider with the text of its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.slider, value: text(of: value))
    }

    /// Moves the thumb to a number.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, let number = Double(value) else { return false }
        change(to: number)
        return true
    }

    // MARK: The picture

    private final func text(of value: Double) -> String {
        valueText?(value) ?? scale.text(value)
    }

    private final var labelWidth: Int {
        guard showsValue else { return 0 }
        return [scale.minimum, scale.maximum, value].map { cellWidth(of: text(of: $0)) }.max()
            ?? 0
    }

    private final var parts: SliderLayout {
        SliderLayout(in: bounds, axis: axis, labelWidth: labelWidth)
    }

    /// Returns the size for a track of 20 columns or 8 rows, the bars, and the value if it is shown.
    open override func sizeThatFits(_ size: Size) -> Size {
        let labelWidth = labelWidth
        guard axis == .horizontal else {
            return Size(width: max(3, labelWidth), height: 8 + (labelWidth > 0 ? 1 : 0))
        }
        return Size(
            width: labelWidth > 0 ? labelWidth.saturatingAdding(23) : 22, height: 1)
    }

    /// Draws the track, the thumb and the value.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let parts = parts
        let state = state
        ControlLook.drawBars(state, in: parts.bars, of: canvas)
        SliderTrack(axis: axis, length: parts.track.size[axis])
            .draw(
                in: parts.track, of: canvas, thumb: thumb(in: parts.track.size[axis]),
                tickMarks: numberOfTickMarks,
                look: trackLook(state))
        guard !parts.label.isEmpty else { return }
        canvas.draw(
            text(of: value), in: parts.label,
            style: ControlLook.title(state.intersection(.disabled)),
            alignment: axis == .horizontal ? .right : .center)
    }

    /// Returns the place of the thumb in half cells; at rest the thumb is in a whole cell.
    private final func thumb(in length: Int) -> Int {
        guard lag != 0 else { return 2 * scale.cell(of: value, length: length) }
        let place = (scale.fraction(of: value) + lag) * Double(2 * (length - 1))
        return Int(place.rounded()).clamped(0, max(0, 2 * (length - 1)))
    }

    private final func trackLook(_ state: State) -> SliderTrack.Look {
        var filled = ControlLook.mark(state.union(.selected))
        guard !state.contains(.disabled) else {
            return SliderTrack.Look(
                filled: filled, rest: Style(foreground: .border), thumb: ControlLook.thumb(state))
        }
        if let minimumTrackTintColor { filled.foreground = minimumTrackTintColor }
        let isAtRest = state.isDisjoint(with: [.focused, .highlighted])
        return SliderTrack.Look(
            filled: filled, rest: Style(foreground: maximumTrackTintColor ?? .border),
            thumb: Style(foreground: isAtRest ? thumbTintColor ?? .label : .focus))
    }
}

/// The user changed the value of a slider; posted by the slider, whose own handlers run first.
public struct SliderChanged: RoutedEvent, Hashable, Sendable {
    /// The new value.
    public let value: Double

    /// Creates an event.
    public init(value: Double) {
        self.value = value
    }
}
