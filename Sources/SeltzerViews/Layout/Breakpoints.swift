// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Values that depend on a length: one value below the first breakpoint, another from there on, and
/// so on.
public struct Breakpoints<Value> {
    private let smallest: Value
    private let steps: [(length: Int, value: Value)]

    /// Creates values for lengths.
    public init(_ smallest: Value, _ steps: (length: Int, value: Value)...) {
        self.smallest = smallest
        self.steps = steps.enumerated()
            .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }
            .map(\.element)
    }

    /// Returns the value for a length in cells.
    public subscript(length: Int) -> Value {
        steps.last { $0.length <= length }?.value ?? smallest
    }
}

extension Breakpoints: Sendable where Value: Sendable {}

extension View {
    /// The size class of the window's width, or of the view's own width if there is no window.
    public final var horizontalSizeClass: UserInterfaceSizeClass {
        (window ?? self).bounds.width < 60 ? .compact : .regular
    }

    /// The size class of the window's height, or of the view's own height if there is no window.
    public final var verticalSizeClass: UserInterfaceSizeClass {
        (window ?? self).bounds.height < 20 ? .compact : .regular
    }
}
