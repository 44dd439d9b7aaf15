// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Values for lengths: one up to the first breakpoint, another from there on, and so forth.
///
/// ```swift
/// let columns = Breakpoints(1, (60, 2), (120, 3))
/// grid.columns = Array(repeating: .fraction(1), count: columns[view.bounds.width])
/// ```
public struct Breakpoints<Value> {
    private let smallest: Value
    private let steps: [(length: Int, value: Value)]

    /// Creates values.
    ///
    /// - Parameters:
    ///   - smallest: The value below all breakpoints.
    ///   - steps: The lengths from which on others count, in any order.
    public init(_ smallest: Value, _ steps: (length: Int, value: Value)...) {
        self.smallest = smallest
        self.steps = steps.enumerated()
            .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }
            .map(\.element)
    }

    /// The value that counts for a length, in cells.
    public subscript(length: Int) -> Value {
        steps.last { $0.length <= length }?.value ?? smallest
    }
}

extension Breakpoints: Sendable where Value: Sendable {}

/// Whether there is as much room along an axis as most terminals have.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Less than 60 columns, or less than 20 rows.
    case compact
    /// At least as much.
    case regular
}

extension View {
    /// The size class of the width of the view's window; of its own where it is in none.
    public final var horizontalSizeClass: UserInterfaceSizeClass {
        (window ?? self).bounds.width < 60 ? .compact : .regular
    }

    /// The size class of the height of the view's window; of its own where it is in none.
    public final var verticalSizeClass: UserInterfaceSizeClass {
        (window ?? self).bounds.height < 20 ? .compact : .regular
    }
}
