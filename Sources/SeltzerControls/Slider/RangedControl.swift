// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A control whose value is a number of a range.
///
/// ``Slider`` and ``Stepper`` are such controls. Keys and the wheel change the value by steps. Values beyond the range
/// become its nearest end; NaN is ignored.
open class RangedControl: Control {
    final var number: RangedNumber {
        didSet {
            let hasNewScale = number.scale != oldValue.scale
            guard hasNewScale || number.value != oldValue.value else { return }
            numberDidChange()
            if hasNewScale { scaleDidChange() }
            setNeedsDisplay()
        }
    }
    final var scale: SliderScale { number.scale }

    init(_ number: RangedNumber) {
        self.number = number
        super.init(frame: .zero)
        layoutNature = .line
    }

    // MARK: For subclasses

    /// Called when the value or its scale has changed, by the user or by the program.
    func numberDidChange() {}

    /// Called when the range or the step has changed.
    func scaleDidChange() { invalidateIntrinsicContentSize() }

    /// Called when the program has set a value, even if the value is the same as before.
    func programDidSetValue() {}

    /// Reports the value that the user has chosen.
    func reportValue() {}

    /// Moves by steps, by pages or to an end, for the user.
    func move(_ move: ListMove) {
        if isEnabled { change(to: scale.value(move, from: value)) }
    }

    /// Moves for a key.
    func moveByKey(_ move: ListMove) { self.move(move) }

    // MARK: The value

    /// The chosen number.
    ///
    /// Setting it is not reported.
    open var value: Double {
        get { number.value }
        set {
            guard !newValue.isNaN else { return }
            _ = number.set(newValue)
            programDidSetValue()
        }
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

    /// The distance of a step; 0 for a hundredth of the range.
    ///
    /// A slider chooses only whole steps from the minimum; with 0, any value. A stepper shows as many decimals as the
    /// step and the ends of the range have.
    public final var stepValue: Double {
        get { scale.step }
        set { number.scale.step = newValue }
    }

    /// Whether each change of a press is reported; if false, only the last value is reported, when the button is
    /// released.
    public final var isContinuous: Bool {
        get { number.isContinuous }
        set { number.isContinuous = newValue }
    }

    /// Sets a value for the user, and reports it unless it is part of a press that reports only its end.
    final func change(to newValue: Double) {
        if number.set(newValue), number.reportsChanges { reportValue() }
    }

    // MARK: The user

    /// Does nothing: keys, the wheel and the press itself change the value.
    open override func activate() {}

    /// Returns the actions of a control whose keys change its number.
    ///
    /// They consume their keys even at the ends, so that a held key does not move the focus.
    ///
    /// - Parameters:
    ///   - steps: The keys that go a step up and a step down.
    ///   - ends: The keys that go to the minimum and to the maximum.
    final func moveActions(
        steps: (more: KeySequence, less: KeySequence),
        ends: (minimum: KeySequence, maximum: KeySequence)
    ) -> [Action] {
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("increase", "More", steps.more, .items(1)),
            ("decrease", "Less", steps.less, .items(-1)),
            ("increase-more", "Much more", "pageup", .pages(1)),
            ("decrease-more", "Much less", "pagedown", .pages(-1)),
            ("minimum", "Minimum", ends.minimum, .first),
            ("maximum", "Maximum", ends.maximum, .last),
        ]
        return moves.map { identifier, title, key, move in
            let isStep = move == .items(-1) || move == .items(1)
            return Action(identifier, title: title, keys: [key]) {
                ($0 as? RangedControl)?.moveByKey(move)
                return .stop
            }.mayDecline(false).placement(isStep ? .footer : .help).priority(.low).group(
                .moves(move, "Change")
            )
            .category(.edit)
        }
    }

    /// Moves up by a step, as the keys do.
    open override func accessibilityIncrement() { move(.items(1)) }

    /// Moves down by a step, as the keys do.
    open override func accessibilityDecrement() { move(.items(-1)) }

    // MARK: The mouse

    /// Changes the value by the wheel (up or right is more), and tracks the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll, isEnabled else { return super.handleMouse(event) }
        let steps = event.scroll.x.saturatingSubtracting(event.scroll.y)
        if steps != 0 { move(.items(steps)) }
        return .stop
    }

    /// True: a drag, or a held button, changes the value.
    open override var tracksDrags: Bool { true }

    /// Begins a press, which can be cancelled.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        number.beginPress()
        return true
    }

    /// Ends the press, and reports its value if ``isContinuous`` is false.
    open override func endTracking(_ event: MouseEvent) {
        if number.endPress() { reportValue() }
    }

    /// Ends the press, and restores the value before it if ``isContinuous`` is false.
    open override func cancelTracking(_ event: MouseEvent) {
        number.cancelPress()
    }
}
