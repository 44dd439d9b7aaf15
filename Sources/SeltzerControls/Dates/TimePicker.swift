// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A field for a time of the day, whose parts the user types or steps.
///
/// When the user changes the time, the picker runs its actions for ``/SeltzerViews/Control/Event/valueChanged``, then
/// posts ``TimePickerChanged``. A time that the program sets is not reported.
///
/// ```swift
/// let alarm = TimePicker(time: TimeOfDay("07:30")) { clock.alarm = $0.time }
/// alarm.minuteInterval = 5
/// ```
///
///     ▕07:30
open class TimePicker: DateFieldControl {
    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - time: The time; nil for an empty field.
    ///   - action: Runs when the user has changed the time. The picker retains it.
    public init(time: TimeOfDay? = nil, action: (@MainActor (TimePicker) -> Void)? = nil) {
        super.init()
        if let action { addAction(for: .valueChanged, action) }
        knownTime = time
        rebuild()
    }

    /// The chosen time; nil while a part is empty.
    ///
    /// Setting it is not reported. A time beyond a limit becomes the nearest time.
    open var time: TimeOfDay? {
        get { knownTime }
        set { show(nil, newValue) }
    }

    /// Whether the time has seconds; false at first.
    public final var showsSeconds = false {
        didSet { if showsSeconds != oldValue { rebuild() } }
    }

    /// The earliest time that the user can choose; nil, the default, for no limit.
    public final var minimumTime: TimeOfDay? {
        didSet { if minimumTime != oldValue { show(nil, knownTime) } }
    }

    /// The latest time that the user can choose; nil, the default, for no limit.
    public final var maximumTime: TimeOfDay? {
        didSet { if maximumTime != oldValue { show(nil, knownTime) } }
    }

    /// The value as an answer: the time of ISO 8601, an empty text, or the text of incomplete parts.
    package final var answerText: String { time?.description ?? (parts.isEmpty ? "" : parts.text) }

    override func makeParts() -> DateParts {
        DateParts(format, hasDate: false, hasTime: true, hasSeconds: showsSeconds)
    }

    /// The limits; a minimum after the maximum counts alone.
    private var limits: ClosedRange<TimeOfDay> {
        let first = minimumTime ?? .midnight
        return first...max(first, maximumTime ?? TimeOfDay(secondOfDay: .max))
    }

    override func limited(
        _ date: CalendarDate?, _ time: TimeOfDay?
    ) -> (CalendarDate?, TimeOfDay?) {
        let limits = limits
        return (nil, time.map { min(max($0, limits.lowerBound), limits.upperBound) })
    }

    override func problem(of date: CalendarDate?, _ time: TimeOfDay?) -> String? {
        guard let time, !limits.contains(time) else { return nil }
        return time < limits.lowerBound
            ? "Not before \(format.string(from: limits.lowerBound))"
            : "Not after \(format.string(from: limits.upperBound))"
    }

    override func reportValue() {
        reportChange(TimePickerChanged(time: time))
    }

    /// A field with the time as text.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .textField, value: parts.isEmpty ? nil : parts.text, hint: validationMessage)
    }

    /// Chooses the time of a text, such as `14:30`.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        isEnabled && take(value)
    }
}

/// The user changed the time of a time picker; posted by the picker, whose own handlers run first.
public struct TimePickerChanged: RoutedEvent, Hashable, Sendable {
    /// The new time; nil while a part is empty.
    public let time: TimeOfDay?

    /// Creates an event.
    public init(time: TimeOfDay?) {
        self.time = time
    }
}
