// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The actions of a control.
extension Control {
    /// The events that have actions.
    public final var allControlEvents: Event {
        controlActions.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Runs the actions for one or several events, in the order in which they were added.
    ///
    /// An action for several of the events runs once. The actions of a disabled control run, too,
    /// as in UIKit.
    public final func sendActions(for events: Event) {
        sendActions(for: events, with: nil)
    }

    /// Runs the actions for some events, which an event of the mouse causes.
    final func sendActions(for events: Event, with event: MouseEvent?) {
        for action in controlActions where !action.events.isDisjoint(with: events) {
            action.run(self, event)
        }
    }

    /// Runs an ``Action`` at an event of the control.
    ///
    /// An action with a method runs for the nearest responder of the method's class, from the
    /// control upwards.
    ///
    /// - Parameters:
    ///   - action: The action. It replaces an earlier one that has the same identifier for the same
    ///     event.
    ///   - events: The events of the control.
    public final func addAction(_ action: Action, for events: Event) {
        removeAction(action, for: events)
        append(
            ControlAction(for: events, identifier: action.identifier) { control, _ in
                control.perform(action.sent(by: control))
            })
    }

    /// Removes the actions with the identifier of an action; does nothing if it has none.
    public final func removeAction(_ action: Action, for events: Event) {
        guard let identifier = action.identifier else { return }
        removeAction(identifiedBy: identifier, for: events)
    }

    /// Removes the actions with an identifier for some events.
    public final func removeAction(identifiedBy identifier: String, for events: Event) {
        removeActions(for: events) { $0.identifier == identifier }
    }

    /// Removes the actions of an object for some events; for all events if none are given.
    ///
    /// - Parameters:
    ///   - target: The object; nil for the closures and methods of all objects.
    ///   - events: The events.
    public final func removeTarget(_ target: AnyObject?, for events: Event = .allEvents) {
        let wanted = target.map { ObjectIdentifier($0) }
        removeActions(for: events) { wanted == nil || $0.target == wanted }
    }

    /// Removes the actions of an object for some events, as in UIKit.
    ///
    /// - Parameters:
    ///   - target: The object; nil for the closures and methods of all objects.
    ///   - action: Has no effect: methods cannot be compared, so all methods of the object go.
    ///   - events: The events.
    public final func removeTarget(_ target: AnyObject?, action: Any?, for events: Event) {
        removeTarget(target, for: events)
    }

    /// Removes all actions for some events.
    public final func removeActions(for events: Event) {
        removeActions(for: events) { _ in true }
    }

    private final func removeActions(
        for events: Event, where isRemoved: (ControlAction) -> Bool
    ) {
        for index in controlActions.indices.reversed() where isRemoved(controlActions[index]) {
            controlActions[index].events.subtract(events)
            if controlActions[index].events.isEmpty { controlActions.remove(at: index) }
        }
    }

    private final func perform(_ action: Action) {
        let chain = sequence(first: self as InputResponder) { $0.next as? InputResponder }
        let responder = chain.first { action.check($0) != nil }
        guard let responder else { return }
        if let application = window?.application {
            _ = application.runner.run(action, on: responder)
        } else {
            switch action.body {
            case .immediate(let body): body(responder)
            case .handling: action.handle(by: responder)
            case .deciding(let body): _ = body(responder)
            case .task, .arguments: break
            }
        }
    }
}
