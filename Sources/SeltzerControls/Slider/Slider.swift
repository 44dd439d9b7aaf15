// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A track with a thumb that the user moves to choose a number.
///
/// Whenever the user gives it another value, it sends ``/SeltzerViews/Control/Event/valueChanged`` and posts
/// ``SliderMoved``, then runs its closure; what the program sets it tells nobody. Any number can be set: it is brought
/// into the range, and one that is not a number is left out.
///
/// ```swift
/// let volume = Slider(value: 30, in: 0...100, step: 5) { player.volume = $0.value }
/// volume.showsValue = true
/// ```
///
///     ━━━━━━●─────────────   30
open class Slider: Control {
    private final var scale = SliderScale() {
        didSet { if scale != oldValue { scaleDidChange() } }
    }
    private final var storedValue = 0.0
    private final var action: (@MainActor (Slider) -> Void)?
    /// The value before the press, if its changes are reported only at its end; nil otherwise.
    private final var unreportedValue: Double?

    /// Creates a slider.
    ///
    /// - Parameters:
    ///   - value: The value at first.
    ///   - range: The least and the greatest value.
    ///   - step: The distance of two values; 0 for any.
    ///   - axis: Whether the track lies or stands; one that stands has its greatest value at the top.
    ///   - action: Runs whenever the user has given it another value; the slider keeps it.
    public init(
        value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0,
        axis: Axis = .horizontal, action: (@MainActor (Slider) -> Void)? = nil
    ) {
        self.axis = axis
        super.init()
        scale.minimum = range.lowerBound
        scale.maximum = range.upperBound
        scale.step = step
        storedValue = scale.value(nearestTo: value) ?? scale.minimum
        self.action = action
    }

    // MARK: The value

    /// The number chosen; setting it tells nobody.
    public final var value: Double {
        get { storedValue }
        set {
            guard let nearest = scale.value(nearestTo: newValue), nearest != storedValue else {
                return
            }
            storedValue = nearest
            setNeedsDisplay()
        }
    }

    /// The least value; raises the greatest one where that is less.
    public final var minimumValue: Double {
        get { scale.minimum }
        set { scale.minimum = newValue }
    }

    /// The greatest value; lowers the least one where that is greater.
    public final var maximumValue: Double {
        get { scale.maximum }
        set { scale.maximum = newValue }
    }

    /// The distance of two values, counted from the least one; 0 for any value.
    public final var step: Double {
        get { scale.step }
        set { scale.step = newValue }
    }

    /// Whether values are told of while the pointer holds the thumb; else only the last one, when it lets go.
    public final var isContinuous = true

    /// Whether the track lies or stands.
    public final var axis: Axis {
        didSet { if axis != oldValue { sizeDidChange() } }
    }

    /// The marks along the track, from one end to the other, those included; 0 for none.
    public final var numberOfTickMarks = 0 {
        didSet { if numberOfTickMarks != oldValue { setNeedsDisplay() } }
    }

    /// Whether the value stands beside the track, or below one that stands.
    public final var showsValue = false {
        didSet { if showsValue != oldValue { sizeDidChange() } }
    }

    /// How the value is written; nil for digits with as many decimals as the steps have.
    ///
    /// The slider keeps the closure.
    public final var valueText: (@MainActor (Double) -> String)? {
        didSet { sizeDidChange() }
    }

    private final func scaleDidChange() {
        storedValue = scale.value(nearestTo: storedValue) ?? scale.minimum
        sizeDidChange()
    }

    private final func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: The user

    /// Takes a value that the user gives it.
    private final func move(to newValue: Double) {
        let old = storedValue
        value = newValue
        guard storedValue != old else { return }
        if isTracking || unreportedValue != nil, !isContinuous {
            unreportedValue = unreportedValue ?? old
        } else {
            reportValue()
        }
    }

    private final func reportValue() {
        reportChange(SliderMoved(value: storedValue)) { action?(self) }
    }

    /// Does nothing: a click gives the slider its value already when the button goes down.
    open override func performPrimaryAction() {}

    private final func move(_ move: ListMove) {
        self.move(to: scale.value(move, from: storedValue))
    }

    /// The arrows along the axis: `increase` and `decrease`; Page Up and Page Down: `increase-more` and `decrease-more`;
    /// Home and End: `minimum` and `maximum`.
    open override var actions: [Action] {
        let isRow = axis == .horizontal
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("increase", "More", isRow ? "right" : "up", .items(1)),
            ("decrease", "Less", isRow ? "left" : "down", .items(-1)),
            ("increase-more", "Much more", "pageup", .pages(1)),
            ("decrease-more", "Much less", "pagedown", .pages(-1)),
            ("minimum", "Minimum", "home", .first),
            ("maximum", "Maximum", "end", .last),
        ]
        return moves.map { identifier, title, key, move in
            // Taken at the ends as well: a key that is held there must not move on to another view.
            let isStep = move == .items(-1) || move == .items(1)
            return Action(
                identifier, title: title, keys: [key], placement: isStep ? .footer : .help,
                priority: .low, group: isStep ? .movement("Change") : nil
            ) {
                ($0 as? Slider)?.move(move)
                return .stop
            }
        }
    }

    // MARK: The mouse

    /// Changes the value by the wheel, up or to the right for more; else tracks the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll, isEnabled else { return super.handleMouse(event) }
        let steps = event.scroll.x.saturatingSubtracting(event.scroll.y)
        if steps != 0 { move(.items(steps)) }
        return .stop
    }

    /// Moves the thumb to the place of the press.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        unreportedValue = isContinuous ? nil : storedValue
        follow(event)
        return true
    }

    /// Moves the thumb with the pointer.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        follow(event)
        return true
    }

    /// Lets the thumb go, and tells of the value where that was kept back.
    open override func endTracking(_ event: MouseEvent) {
        defer { unreportedValue = nil }
        if let unreportedValue, unreportedValue != storedValue { reportValue() }
    }

    /// Lets the thumb go; a value that nobody was told of is taken back.
    open override func cancelTracking(_ event: MouseEvent) {
        if let unreportedValue { value = unreportedValue }
        unreportedValue = nil
    }

    private final func follow(_ event: MouseEvent) {
        let parts = parts
        let length = parts.track.size[axis]
        var cell = event.location[axis].saturatingSubtracting(parts.track.origin[axis])
        if axis == .vertical { cell = length - 1 - cell.clamped(-1, length) }
        // On the thumb itself the value stays what it is, which the track shows but roughly.
        guard cell != scale.cell(of: storedValue, length: length) else { return }
        move(to: scale.value(atCell: cell, length: length))
    }

    // MARK: The picture

    /// The track and the room of the value.
    private struct Parts {
        var track: Rect
        var label: Rect
    }

    private final func text(of value: Double) -> String {
        valueText?(value) ?? scale.text(value)
    }

    private final var labelWidth: Int {
        guard showsValue else { return 0 }
        return [scale.minimum, scale.maximum, storedValue].map { cellWidth(of: text(of: $0)) }.max()
            ?? 0
    }

    private final var parts: Parts {
        let labelWidth = labelWidth
        var parts = Parts(track: bounds, label: .zero)
        switch axis {
        case .horizontal:
            parts.track = bounds.middleRow
            // A value is worth more than a track too short to aim at.
            guard labelWidth > 0, bounds.width > labelWidth + 3 else { break }
            parts.track.size.width -= labelWidth + 1
            parts.label = Rect(
                x: parts.track.maxX + 1, y: parts.track.minY, width: labelWidth,
                height: parts.track.height)
        case .vertical:
            if labelWidth > 0, bounds.height > 2 {
                parts.track.size.height -= 1
                parts.label = Rect(
                    x: bounds.minX, y: parts.track.maxY, width: bounds.width, height: 1)
            }
            parts.track.origin.x += max(0, bounds.width - 1) / 2
            parts.track.size.width = min(1, bounds.width)
        }
        return parts
    }

    /// Returns a track of 20 columns or 8 rows, with the value beside it where that is shown.
    open override func sizeThatFits(_ size: Size) -> Size {
        let labelWidth = labelWidth
        guard axis == .horizontal else {
            return Size(width: max(1, labelWidth), height: 8 + (labelWidth > 0 ? 1 : 0))
        }
        return Size(
            width: labelWidth > 0 ? labelWidth.saturatingAdding(21) : 20, height: 1)
    }

    /// Draws the track, the thumb and the value.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let parts = parts
        let state = state
        let isHeld = !state.isDisjoint(with: [.focused, .highlighted])
        SliderTrack(axis: axis, length: parts.track.size[axis], isUnicode: canvas.isUnicode)
            .draw(
                in: parts.track, of: canvas, scale: scale, value: storedValue,
                tickMarks: numberOfTickMarks,
                look: SliderTrack.Look(
                    filled: ControlLook.thumb(state), rest: ControlLook.track(state),
                    thumb: isHeld ? ControlLook.control(state) : ControlLook.thumb(state)))
        guard !parts.label.isEmpty else { return }
        canvas.draw(
            text(of: storedValue), in: parts.label,
            style: ControlLook.control(state.intersection([.disabled, .invalid])),
            alignment: axis == .horizontal ? .right : .center)
    }
}

/// The user changed the value of a slider; posted by the slider, whose own handlers run first.
public struct SliderMoved: RoutedEvent, Hashable, Sendable {
    /// The new value.
    public let value: Double

    /// Creates an event.
    public init(value: Double) {
        self.value = value
    }
}
