// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// UIKit's form of targets and actions.
///
/// A target that is nil stands for the nearest responder of the method's class: the search begins
/// at the first responder, as ``Application/sendAction(from:_:)`` describes.
extension ControlActionSource {
    /// Runs a method of an object at some events of the control.
    ///
    /// ```swift
    /// button.addTarget(self, action: Board.greet, for: .touchUpInside)   // func greet(_ sender: Button)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class. It gets the control, as a `Button`, a `Control`
    ///     or as `Any`.
    ///   - events: One or several events of the control.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
        for events: Control.Event
    ) {
        append(target, events) { target, control, _ in action(target)(control) }
    }

    /// Runs a method without parameters of an object at some events of the control.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class, such as `Board.greet`.
    ///   - events: One or several events of the control.
    public func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        for events: Control.Event
    ) {
        append(target, events) { target, _, _ in action(target)() }
    }

    /// Runs a method that gets the event of the mouse, too, at some events of the control.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly; nil for the nearest responder of the class.
    ///   - action: A method of the target's class. The event is nil if a key or the program
    ///     operates the control, and for events that do not belong to a press.
    ///   - events: One or several events of the control.
    public func addTarget<Target: AnyObject>(
        _ target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Self, MouseEvent?) -> Void,
        for events: Control.Event
    ) {
        append(target, events) { action($0)($1, $2) }
    }

    private func append<Target: AnyObject>(
        _ target: Target?, _ events: Control.Event,
        _ run: @escaping @MainActor (Target, Self, MouseEvent?) -> Void
    ) {
        let isFixed = target != nil
        append(
            ControlAction(for: events, target: target) { [weak target] control, event in
                guard let control = control as? Self else { return }
                if let target { return run(target, control, event) }
                if !isFixed { control.search { run($0, control, event) } }
            })
    }
}

extension Control {
    /// Calls a closure with the nearest responder of its type.
    fileprivate final func search<Target>(_ body: @MainActor (Target) -> Void) {
        if let application = window?.application {
            application.sendAction(from: self, body)
        } else {
            sendAction(body)
        }
    }
}
