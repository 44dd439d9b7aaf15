// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user changed the value of a stepper; posted by the stepper, whose own handlers run first.
public struct StepperChanged: RoutedEvent, Hashable, Sendable {
    /// The new value.
    public let value: Double

    /// Creates an event.
    public init(value: Double) {
        self.value = value
    }
}
