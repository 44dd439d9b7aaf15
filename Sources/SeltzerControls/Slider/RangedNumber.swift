// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The number of a slider or a stepper: a value of a scale, and which of its changes are reported.
struct RangedNumber: Equatable {
    /// The range and the steps; the value becomes the nearest one after a change.
    var scale: SliderScale {
        didSet { if scale != oldValue { value = scale.value(nearestTo: value) ?? scale.minimum } }
    }
    /// The number; a control may set any number of the range.
    var value: Double
    /// Whether each change of a press is reported; if false, only the last value, at its end.
    var isContinuous = true
    /// The value before the press; nil without one.
    private(set) var valueBeforePress: Double?

    init(_ value: Double, in range: ClosedRange<Double>, step: Double, snaps: Bool = true) {
        var scale = SliderScale()
        scale.snaps = snaps
        scale.minimum = range.lowerBound
        scale.maximum = range.upperBound
        scale.step = step
        self.scale = scale
        self.value = scale.value(nearestTo: value) ?? scale.minimum
    }

    /// Sets the nearest value of the scale.
    ///
    /// - Returns: Whether the value has changed.
    mutating func set(_ number: Double) -> Bool {
        guard let nearest = scale.value(nearestTo: number), nearest != value else { return false }
        value = nearest
        return true
    }

    // MARK: A press

    /// Whether a change is reported at once.
    var reportsChanges: Bool { valueBeforePress == nil || isContinuous }

    mutating func beginPress() { valueBeforePress = value }

    /// Ends a press.
    ///
    /// - Returns: Whether its last value must be reported.
    mutating func endPress() -> Bool {
        defer { valueBeforePress = nil }
        return !isContinuous && valueBeforePress != nil && valueBeforePress != value
    }

    /// Ends a press, and restores the value before it if its changes were not reported.
    mutating func cancelPress() {
        if !isContinuous, let valueBeforePress { value = valueBeforePress }
        valueBeforePress = nil
    }

    // MARK: The user

    /// Returns the steps of the wheel: up or right is more.
    static func steps(of event: MouseEvent) -> Int {
        event.scroll.x.saturatingSubtracting(event.scroll.y)
    }

    /// Returns the actions of a control whose keys change its number.
    ///
    /// They consume their keys at the ends as well: a key that is held down must not go on to move the focus.
    ///
    /// - Parameters:
    ///   - keys: The keys that go a step up, a step down, to the minimum and to the maximum.
    ///   - move: Moves a control.
    @MainActor
    static func actions<Target: Control>(
        keys: (more: KeySequence, less: KeySequence, minimum: KeySequence, maximum: KeySequence),
        _ move: @escaping @MainActor (Target, ListMove) -> Void
    ) -> [Action] {
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("increase", "More", keys.more, .items(1)),
            ("decrease", "Less", keys.less, .items(-1)),
            ("increase-more", "Much more", "pageup", .pages(1)),
            ("decrease-more", "Much less", "pagedown", .pages(-1)),
            ("minimum", "Minimum", keys.minimum, .first),
            ("maximum", "Maximum", keys.maximum, .last),
        ]
        return moves.map { identifier, title, key, target in
            let isStep = target == .items(-1) || target == .items(1)
            return Action(
                identifier, title: title, keys: [key], placement: isStep ? .footer : .help,
                priority: .low, group: .moves(target, "Change")
            ) {
                if let control = $0 as? Target { move(control, target) }
                return .stop
            }.listed(in: .edit)
        }
    }
}
