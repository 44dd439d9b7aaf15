// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A track with a thumb that the user moves to choose a number.
///
/// When the user changes the value, the slider runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``SliderMoved``. A value that the
/// program sets is not reported. Values beyond the range become its nearest end; NaN is ignored.
///
/// ```swift
/// let volume = Slider(value: 30, in: 0...100, step: 5) { player.volume = $0.value }
/// volume.showsValue = true
/// ```
///
///     ━━━━━━●─────────────   30
open class Slider: Control {
    private final var number: RangedNumber {
        didSet {
            guard number.value != oldValue.value || number.scale != oldValue.scale else { return }
            stopMove(of: \Slider.lag)
            lag = 0
            if number.scale != oldValue.scale { sizeDidChange() }
            setNeedsDisplay()
        }
    }
    private final var scale: SliderScale { number.scale }
    /// The distance from the thumb to its place, as a part of the track, while it runs there; 0 at rest.
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
        number = RangedNumber(value, in: range, step: step)
        super.init()
        if let action { addAction(for: .valueChanged, action) }
    }

    // MARK: The value

    /// The chosen number.
    ///
    /// Setting it is not reported.
    public final var value: Double {
        get { number.value }
        set { _ = number.set(newValue) }
    }

    /// The minimum value.
    ///
    /// Setting it raises a maximum that is less.
    public final var minimumValue: Double {
        get { scale.minimum }
        set { number.scale.minimum = newValue }
    }

    /// The maximum value.
    ///
    /// Setting it lowers a minimum that is greater.
    public final var maximumValue: Double {
        get { scale.maximum }
        set { number.scale.maximum = newValue }
    }

    /// The distance between two values, counted from the minimum; 0 for any value.
    public final var step: Double {
        get { scale.step }
        set { number.scale.step = newValue }
    }

    /// Whether each change of a drag is reported; if false, only the last value, when the button is released.
    public final var isContinuous: Bool {
        get { number.isContinuous }
        set { number.isContinuous = newValue }
    }

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
    public final func setValue(_ value: Double, animated: Bool = false) {
        if animated { moveThumb { self.value = value } } else { self.value = value }
    }

    private final func reportValue() {
        reportChange(SliderMoved(value: value))
    }

    // MARK: The user

    override func reportValue() {
        reportChange(SliderChanged(value: value))
    }

    private final func move(_ move: ListMove) {
        self.move(to: scale.value(move, from: value))
    }

    /// Moves for a key: the thumb runs to its place, which wheel and pointer reach at once.
    private final func moveByKey(_ move: ListMove) {
        let old = scale.fraction(of: value) + lag
        self.move(move)
        let distance = old - scale.fraction(of: value)
        if distance != 0 {
            self.move(for: Motion.thumb) {
                lag = distance
            } to: {
                lag = 0
            }
        }
    }

    /// The actions `increase` and `decrease` on the arrow keys of the axis, `increase-more` and `decrease-more` on Page
    /// Up and Page Down, `minimum` and `maximum` on Home and End.
    open override var actions: [Action] {
        let isRow = axis == .horizontal
        return RangedNumber.actions(
            keys: (isRow ? "right" : "up", isRow ? "left" : "down", "home", "end")
        ) { (slider: Slider, move) in
            slider.moveByKey(move)
        }
    }

    // MARK: The mouse

    /// Changes the value by the wheel (up or right is more), and tracks the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll, isEnabled else { return super.handleMouse(event) }
        let steps = RangedNumber.steps(of: event)
        if steps != 0 { move(.items(steps)) }
        return .stop
    }

    /// Moves the thumb to the place of the press.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        number.beginPress()
        follow(event)
        return true
    }

    /// Moves the thumb with the pointer.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        follow(event)
        return true
    }

    /// Ends the drag, and reports its value if ``isContinuous`` is false.
    open override func endTracking(_ event: MouseEvent) {
        if number.endPress() { reportValue() }
    }

    /// Ends the drag, and restores the value before it if ``isContinuous`` is false.
    open override func cancelTracking(_ event: MouseEvent) {
        number.cancelPress()
    }

    private final func follow(_ event: MouseEvent) {
        let parts = parts
        let length = parts.track.size[axis]
        var cell = event.location[axis].saturatingSubtracting(parts.track.origin[axis])
        if axis == .vertical { cell = length - 1 - cell.clamped(-1, length) }
        // A cell stands for several values: a press on the thumb keeps the exact one.
        guard cell != scale.cell(of: value, length: length) else { return }
        move(to: scale.value(atCell: cell, length: length))
    }

    /// A slider with the text of its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.slider, value: text(of: value))
    }

    /// Moves the thumb to a number.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, let number = Double(value) else { return false }
        move(to: number)
        return true
    }

    /// Moves the thumb by a step, as the keys do.
    open override func accessibilityIncrement() { if isEnabled { move(.items(1)) } }

    /// Moves the thumb back by a step, as the keys do.
    open override func accessibilityDecrement() { if isEnabled { move(.items(-1)) } }

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

    /// Returns the size of a track of 20 columns or 8 rows, of the bars, and of the value if it is shown.
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
                look: SliderTrack.Look(
                    filled: ControlLook.mark(state.union(.selected)),
                    rest: Style(foreground: .border), thumb: thumbStyle(state)))
        guard !parts.label.isEmpty else { return }
        canvas.draw(
            text(of: value), in: parts.label,
            style: ControlLook.title(state.intersection(.disabled)),
            alignment: axis == .horizontal ? .right : .center)
    }

    /// Returns the place of the thumb in half cells, which is a whole cell at rest.
    private final func thumb(in length: Int) -> Int {
        guard lag != 0 else { return 2 * scale.cell(of: value, length: length) }
        let place = (scale.fraction(of: value) + lag) * Double(2 * (length - 1))
        return Int(place.rounded()).clamped(0, max(0, 2 * (length - 1)))
    }

    private final func thumbStyle(_ state: State) -> Style {
        if state.contains(.disabled) { return ControlLook.thumb(state) }
        return Style(
            foreground: state.isDisjoint(with: [.focused, .highlighted]) ? .label : .focus)
    }
}
