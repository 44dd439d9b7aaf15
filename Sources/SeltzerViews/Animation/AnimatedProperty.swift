// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A property of a view that moves from one value to another.
@MainActor
final class AnimatedProperty {
    /// The identity of a property: its view and its key path.
    struct Key: Hashable {
        let view: ObjectIdentifier
        let property: AnyKeyPath
    }

    let view: View
    /// The key of the property; nil for a value of the program outside of all views.
    let key: Key?
    private let apply: @MainActor (Double) -> Void
    private let isAtEndNow: @MainActor () -> Bool
    private var fraction = 0.0

    /// Creates a property of a view.
    ///
    /// - Parameters:
    ///   - apply: Sets the value for a fraction of the way.
    ///   - isAtEnd: Returns whether the property has its last value.
    init(
        of view: View, key: Key?, apply: @escaping @MainActor (Double) -> Void,
        isAtEnd: @escaping @MainActor () -> Bool
    ) {
        (self.view, self.key, self.apply, isAtEndNow) = (view, key, apply, isAtEnd)
    }

    /// Whether the program has set the property to the value at which the movement ends.
    var isAtEnd: Bool { isAtEndNow() }

    /// Sets the value for a fraction of the way.
    func show(_ fraction: Double) {
        self.fraction = fraction
        apply(fraction)
    }

    /// Sets the last shown value again.
    func showAgain() { apply(fraction) }
}
