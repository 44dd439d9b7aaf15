// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// What every ``Control`` can do that needs the exact type of the control.
@MainActor
public protocol ControlActionSource: Control {}

extension Control: ControlActionSource {}

extension ControlActionSource {
    /// Runs a closure when something happens to the control, after what was added earlier.
    ///
    /// - Parameters:
    ///   - event: What to listen to.
    ///   - body: Gets the control; the control keeps the closure.
    public func addAction(for event: Control.Event, _ body: @escaping @MainActor (Self) -> Void) {
        append(
            ControlAction(event: event, target: nil) { control in
                (control as? Self).map(body)
            })
    }

    /// Runs an asynchronous closure, in a task of its own, whenever something happens to the control.
    ///
    /// - Parameters:
    ///   - event: What to listen to.
    ///   - body: Gets the control; the control keeps the closure. An earlier run need not have ended.
    public func addAction(
        for event: Control.Event, _ body: @escaping @MainActor (Self) async -> Void
    ) {
        append(
            ControlAction(event: event, target: nil) { control in
                guard let control = control as? Self else { return }
                control.runTask { await body(control) }
            })
    }

    /// Runs a method of an object when something happens to the control.
    ///
    /// ```swift
    /// button.addTarget(self, for: .touchUpInside, Board.greet)       // func greet(_ button: Button)
    /// ```
    ///
    /// - Parameters:
    ///   - target: Held weakly; nothing runs once it has gone.
    ///   - event: What to listen to.
    ///   - method: A method of the target's class.
    public func addTarget<Target: AnyObject>(
        _ target: Target, for event: Control.Event,
        _ method: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        append(
            ControlAction(event: event, target: ObjectIdentifier(target)) { [weak target] control in
                guard let target, let control = control as? Self else { return }
                method(target)(control)
            })
    }

    /// Runs an asynchronous method of an object, in a task of its own, when something happens to the control.
    ///
    /// - Parameters:
    ///   - target: Held weakly until the method runs.
    ///   - event: What to listen to.
    ///   - method: A method of the target's class.
    public func addTarget<Target: AnyObject>(
        _ target: Target, for event: Control.Event,
        _ method: @escaping @MainActor (Target) -> @MainActor (Self) async -> Void
    ) {
        append(
            ControlAction(event: event, target: ObjectIdentifier(target)) { [weak target] control in
                guard let target, let control = control as? Self else { return }
                control.runTask { await method(target)(control) }
            })
    }

    /// Calls a method of whoever conforms to a protocol when something happens to the control: UIKit's action
    /// with no target.
    ///
    /// ``Application/sendAction(from:_:)`` says who is asked; without an application the control's superiors.
    ///
    /// ```swift
    /// button.addAction(for: .touchUpInside, sending: { (saver: any Saver, _) in saver.save() })
    /// ```
    ///
    /// - Parameters:
    ///   - event: What to listen to.
    ///   - body: Calls the method; gets the first one that conforms, and the control.
    public func addAction<Target>(
        for event: Control.Event, sending body: @escaping @MainActor (Target, Self) -> Void
    ) {
        append(
            ControlAction(event: event, target: nil) { control in
                guard let control = control as? Self else { return }
                guard let application = control.window?.application else {
                    control.sendAction { (target: Target) in body(target, control) }
                    return
                }
                application.sendAction(from: control) { (target: Target) -> Disposition in
                    body(target, control)
                    return .stop
                }
            })
    }
}
