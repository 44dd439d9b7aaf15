// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Gives a ``GestureRecognizer`` the type of its own class, so that actions get a recognizer of
/// that class.
@MainActor
public protocol GestureActionSource: GestureRecognizer {}

extension GestureRecognizer: GestureActionSource {}

extension GestureRecognizer {
    /// Creates a recognizer with a method of an object, without parameters.
    ///
    /// ```swift
    /// view.addGestureRecognizer(TapGestureRecognizer(target: self, action: Board.opened))
    /// ```
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - action: A method of the target's class.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }
}

extension GestureActionSource {
    /// Adds a closure that runs each time the gesture changes its state, after earlier actions.
    ///
    /// It runs for the states began, changed, ended and cancelled. A discrete gesture, such as a
    /// tap, only ends.
    ///
    /// - Parameter body: Gets the recognizer, which keeps the closure.
    public func addAction(_ body: @escaping @MainActor (Self) -> Void) {
        append(target: nil) { recognizer in (recognizer as? Self).map(body) }
    }

    /// Adds a method of an object that runs each time the gesture changes its state.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly; nothing runs once it no longer exists, or if it is nil.
    ///   - action: A method of the target's class, as in `Board.opened`. It gets the recognizer.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        append(target: target) { [weak target] recognizer in
            guard let target, let recognizer = recognizer as? Self else { return }
            action(target)(recognizer)
        }
    }

    /// Adds a method without parameters that runs each time the gesture changes its state.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly; nothing runs once it no longer exists, or if it is nil.
    ///   - action: A method of the target's class, as in `Board.opened`.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        append(target: target) { [weak target] _ in
            if let target { action(target)() }
        }
    }
}
