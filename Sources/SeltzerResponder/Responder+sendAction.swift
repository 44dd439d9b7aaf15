// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Responder {
    /// Calls a method of the nearest superior that conforms to a protocol, and returns whether there is one.
    ///
    /// The closure names it: `sendAction { (target: any RowActions) in target.showRow(self) }`.
    /// Neither this responder nor its ``host`` is ever the target. A target that sends the action on,
    /// with the sender it got, reaches its own superiors.
    @discardableResult
    public final func sendAction<Target>(_ body: @MainActor (Target) -> Void) -> Bool {
        sendAction { (target: Target) -> Disposition in
            body(target)
            return .stop
        } == .stopped
    }

    /// Calls a method of the superiors that conform to a protocol, until one answers ``Disposition/stop``.
    @discardableResult
    public final func sendAction<Target>(_ body: @MainActor (Target) -> Disposition) -> Outcome {
        let action = Action(target: Target.self)
        let sender = host
        // Neighbours are often of one class, and to look for a conformance costs more than all the rest.
        var unfit: ObjectIdentifier?
        // Unlike an event, an action that was taken goes on nowhere, on other ways neither.
        return walk(action, .action, includingSelf: false, stop: .everything) { walk in
            walk.up(action, nil) { responder, _ in
                guard responder !== sender else { return nil }
                let type = ObjectIdentifier(type(of: responder))
                if type != unfit, let target = responder as? Target { return body(target) }
                unfit = type
                guard let host = responder.host, let target = host as? Target else { return nil }
                return body(target)
            }
        }
    }

    /// Sends an action from several responders and upwards, one after the other, each asked once and the
    /// sender never.
    package static func sendAction<Target>(
        from starts: [Responder], sender: Responder?, _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        let origin = Responder(host: sender)
        for start in starts { origin.mount(on: start) }
        return origin.sendAction(body)
    }
}

/// A call of a protocol's method on its way up; it stands for the call in routes.
struct Action: RoutedEvent {
    let target: Any.Type
}
