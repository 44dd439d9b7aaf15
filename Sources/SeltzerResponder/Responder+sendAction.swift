// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Responder {
    /// Calls a method of the nearest superior that conforms to a protocol.
    ///
    /// The closure names the protocol: `sendAction { (target: any RowActions) in
    /// target.showRow(self) }`. This responder and its ``host`` are never the target. A target can
    /// send the action on to its own superiors, with the original sender. A responder whose
    /// ``canPerformAction(_:withSender:)`` returns false is skipped. Use ``offerAction(_:)`` if a
    /// target may decline.
    ///
    /// - Returns: Whether a superior conforms.
    @discardableResult
    public final func sendAction<Target>(_ body: @MainActor (Target) -> Void) -> Bool {
        offerAction { (target: Target) in
            body(target)
            return .stop
        } == .stopped
    }

    /// Calls a method of each superior that conforms to a protocol, the nearest first, until one returns
    /// ``Disposition/stop``.
    ///
    /// A target that returns ``Disposition/ignored`` declines. The same rules hold as for ``sendAction(_:)``.
    ///
    /// - Returns: The strongest disposition of the targets; ``Outcome/unhandled`` if all decline or none conforms.
    @discardableResult
    public final func offerAction<Target>(
        _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        offerAction(withSender: host ?? self, body)
    }

    private final func offerAction<Target>(
        withSender sender: AnyObject?,
        afterBoundary: (@MainActor (Responder) -> Responder?)? = nil,
        _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        offer(to: Target.self, afterBoundary) { object, responder in
            (object as? Target).map { target in
                let isAble = responder.canPerformAction(Target.self, withSender: sender)
                return isAble ? body(target) : nil
            }
        }
    }

    /// Offers an action to the superiors and their hosts.
    ///
    /// - Parameter take: Gets an object and its responder. It returns nil for an object that does
    ///   not conform, and nil inside for a responder that cannot perform the action.
    private final func offer(
        to target: Any.Type, _ afterBoundary: (@MainActor (Responder) -> Responder?)?,
        _ take: @MainActor (AnyObject, Responder) -> Disposition??
    ) -> Outcome {
        let (sender, key) = (host, ObjectIdentifier(target))
        // A look-up of a conformance costs more than the rest of the call.
        var misfits = dispatcher.misfits[key, default: []]
        defer { dispatcher.misfits[key] = misfits }
        func offer(_ object: AnyObject?, of responder: Responder) -> Disposition? {
            guard let object, object !== sender else { return nil }
            let type = ObjectIdentifier(type(of: object))
            if misfits.contains(type) { return nil }
            if let answer = take(object, responder) { return answer }
            misfits.insert(type)
            return nil
        }
        // Unlike an event, a taken action also ends all other paths.
        var walk = Walk(kind: .action, asked: nil, includesOrigin: false, stop: .everything)
        walk.afterBoundary = afterBoundary
        let call = ActionCall(target: target)
        return dispatcher.dispatch(call, from: self, by: walk) {
            responder, _, _ in
            offer(responder, of: responder) ?? offer(responder.host, of: responder)
        }
    }

    /// Offers an action to the superiors of several responders, one after the other; each superior
    /// is asked once, and the sender never.
    ///
    /// `afterBoundary` returns the responder that follows a boundary, or a responder whose
    /// ``hasOwnInputWay`` is true.
    package static func offerAction<Target>(
        from starts: [Responder], sender: Responder?,
        afterBoundary: @escaping @MainActor (Responder) -> Responder? = { $0.next },
        _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        let origin = Responder(host: sender)
        for start in starts { origin.mount(on: start) }
        return origin.offerAction(withSender: sender, afterBoundary: afterBoundary, body)
    }
}

/// A call of a protocol's method, in the form that routes show.
struct ActionCall: RoutedEvent, CustomStringConvertible {
    let target: Any.Type

    var description: String { String(describing: target) }
}
