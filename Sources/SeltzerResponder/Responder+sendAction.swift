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
        sendAction(to: Target.self) { ($0 as? Target).map(body) }
    }

    /// Offers an action to the superiors and their hosts; nil from one that is not of the type.
    private final func sendAction(
        to target: Any.Type, _ take: @MainActor (AnyObject) -> Disposition?
    ) -> Outcome {
        let (sender, key) = (host, ObjectIdentifier(target))
        // To look for a conformance costs more than all the rest.
        var misfits = dispatcher.misfits[key, default: []]
        defer { dispatcher.misfits[key] = misfits }
        func offer(_ object: AnyObject?) -> Disposition? {
            guard let object, object !== sender else { return nil }
            let type = ObjectIdentifier(type(of: object))
            if misfits.contains(type) { return nil }
            let answer = take(object)
            if answer == nil { misfits.insert(type) }
            return answer
        }
        // Unlike an event, an action that was taken goes on nowhere, on other ways neither.
        let walk = Walk(kind: .action, asked: nil, includesOrigin: false, stop: .everything)
        let call = ActionCall(target: target)
        return dispatcher.dispatch(call, from: self, by: walk) {
            responder, _, _ in offer(responder) ?? offer(responder.host)
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
struct ActionCall: RoutedEvent, CustomStringConvertible {
    let target: Any.Type

    var description: String { String(describing: target) }
}
