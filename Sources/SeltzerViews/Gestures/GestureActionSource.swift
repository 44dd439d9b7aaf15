// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What every ``GestureRecognizer`` can do that needs the exact type of the recogniser.
@MainActor
public protocol GestureActionSource: GestureRecognizer {}

extension GestureRecognizer: GestureActionSource {}

extension GestureActionSource {
    /// Runs a closure whenever the gesture comes further, after earlier ones.
    ///
    /// That is at each of the states began, changed, ended and cancelled; a gesture that does not last, such
    /// as a tap, has only ended.
    ///
    /// - Parameter body: Gets the recogniser, which keeps the closure.
    public func addAction(_ body: @escaping @MainActor (Self) -> Void) {
        append(target: nil) { recognizer in (recognizer as? Self).map(body) }
    }

    /// Runs a method of an object whenever the gesture comes further.
    ///
    /// - Parameters:
    ///   - target: Held weakly; nothing runs once it has gone.
    ///   - method: A method of the target's class, as in `Board.opened`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, _ method: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        append(target: target) { [weak target] recognizer in
            guard let target, let recognizer = recognizer as? Self else { return }
            method(target)(recognizer)
        }
    }
}
