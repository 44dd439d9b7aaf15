// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A property of a view on its way from one value to another.
@MainActor
final class AnimatedProperty {
    /// Which one it is.
    struct Key: Hashable {
        let view: ObjectIdentifier
        let property: AnyKeyPath
    }

    let view: View
    /// Nil for a value that is no property.
    let key: Key?
    private let apply: @MainActor (Double) -> Void
    private let isAtEndNow: @MainActor () -> Bool
    private var fraction = 0.0

    /// Creates a property of a view, or of an object that only its view knows.
    ///
    /// - Parameters:
    ///   - apply: Sets the value at a part of the way.
    ///   - isAtEnd: Returns whether the value is that of the end.
    init(
        of view: View, key: Key?, apply: @escaping @MainActor (Double) -> Void,
        isAtEnd: @escaping @MainActor () -> Bool
    ) {
        (self.view, self.key, self.apply, isAtEndNow) = (view, key, apply, isAtEnd)
    }

    /// Whether somebody has set it to the value where its way ends.
    var isAtEnd: Bool { isAtEndNow() }

    /// Sets the value at a part of the way.
    func show(_ fraction: Double) {
        self.fraction = fraction
        apply(fraction)
    }

    /// Sets the value that was shown last.
    func showAgain() { apply(fraction) }
}
