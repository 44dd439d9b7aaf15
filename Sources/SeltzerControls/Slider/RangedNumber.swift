// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The number of a ranged control: a value of a scale, and the rule for reporting its changes.
struct RangedNumber: Equatable {
    /// The range and the steps; after a change of these, the value becomes the nearest valid value.
    var scale: SliderScale {
        didSet { if scale != oldValue { value = scale.value(nearestTo: value) ?? scale.minimum } }
    }
    /// The number; a control may set any number of the range.
    var value: Double
    /// Whether each change of a press is reported; if false, only the last value is reported, at the end of the press.
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
}
