// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Gives a ``Control`` the type of its own class, so that actions get a control of that class.
@MainActor
public protocol ControlActionSource: Control {}

extension Control: ControlActionSource {}

extension ControlActionSource {
    /// Runs a closure at some events of the control, after the actions that were added earlier.
    ///
    /// - Parameters:
    ///   - event: One or several events of the control.
    ///   - body: Gets the control; the control keeps the closure.
    public func addAction(for event: Control.Event, _ body: @escaping @MainActor (Self) -> Void) {
        append(
            ControlAction(for: event) { control, _ in
                (control as? Self).map(body)
            })
    }

    /// Runs an asynchronous closure in a task of its own at each event of the control.
    ///
    /// - Parameters:
    ///   - event: One or several events of the control.
    ///   - body: Gets the control; the control keeps the closure. It may start before an earlier
    ///     run has ended.
    public func addAction(
        for event: Control.Event, _ body: @escaping @MainActor (Self) async -> Void
    ) {
        append(
            ControlAction(for: event) { control, _ in
                guard let control = control as? Self else { return }
                control.runTask { await body(control) }
            })
    }

    /// Runs a method of an object at some events of the control.
    ///
    /// ```swift
    /// button.addTarget(self, for: .touchUpInside, Board.greet)       // func greet(_ button: Button)
    /// ```
    ///
    /// - Parameters:
    ///   - target: Held weakly; nothing runs once it no longer exists.
    ///   - event: One or several events of the control.
    ///   - method: A method of the target's class.
    public func addTarget<Target: AnyObject>(
        _ target: Target, for event: Control.Event,
        _ method: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        append(
            ControlAction(for: event, target: target) { [weak target] control, _ in
                guard let target, let control = control as? Self else { return }
                method(target)(control)
            })
    }

    /// Runs an asynchronous method of an object in a task of its own at each event of the control.
    ///
    /// - Parameters:
    ///   - target: Held weakly until the method runs.
    ///   - event: One or several events of the control.
    ///   - method: A method of the target's class.
    public func addTarget<Target: AnyObject>(
        _ target: Target, for event: Control.Event,
        _ method: @escaping @MainActor (Target) -> @MainActor (Self) async -> Void
    ) {
        append(
            ControlAction(for: event, target: target) { [weak target] control, _ in
                guard let target, let control = control as? Self else { return }
                control.runTask { await method(target)(control) }
            })
    }

    /// Calls a method of the nearest responder that conforms to a protocol at an event of the
    /// control: UIKit's action without a target.
    ///
    /// ``Application/sendAction(from:_:)`` describes the search. Without an application it covers
    /// the control's superiors.
    ///
    /// ```swift
    /// button.addAction(for: .touchUpInside, sending: { (saver: any Saver, _) in saver.save() })
    /// ```
    ///
    /// - Parameters:
    ///   - event: One or several events of the control.
    ///   - body: Calls the method; gets the first conforming responder, and the control.
    public func addAction<Target>(
        for event: Control.Event, sending body: @escaping @MainActor (Target, Self) -> Void
    ) {
        addAction(
            for: event,
            offering: { (target: Target, control) in
                body(target, control)
                return .stop
            })
    }

    /// Calls a method of each responder that conforms to a protocol at an event of the control,
    /// until one returns ``/SeltzerResponder/Disposition/stop``.
    ///
    /// ``Application/offerAction(from:_:)`` describes the search. Without an application it covers
    /// the control's superiors.
    ///
    /// - Parameters:
    ///   - event: One or several events of the control.
    ///   - body: Calls the method; gets a conforming responder, and the control.
    public func addAction<Target>(
        for event: Control.Event,
        offering body: @escaping @MainActor (Target, Self) -> Disposition
    ) {
        append(
            ControlAction(for: event) { control, _ in
                guard let control = control as? Self else { return }
                let offer: @MainActor (Target) -> Disposition = { body($0, control) }
                if let application = control.window?.application {
                    application.offerAction(from: control, offer)
                } else {
                    control.offerAction(offer)
                }
            })
    }
}
