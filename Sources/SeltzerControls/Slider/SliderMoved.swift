// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user has given a slider another value; posted by the slider, itself included.
public struct SliderMoved: RoutedEvent, Hashable, Sendable {
    /// The value.
    public let value: Double

    /// Creates an event.
    public init(value: Double) {
        self.value = value
    }
}
