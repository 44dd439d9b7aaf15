// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Responder {
    /// Calls a method of the nearest superior that conforms to a protocol.
    ///
    /// ```swift
    /// sendAction { (target: any RowActions) in target.showRow(self) }
    /// ```
    ///
    /// This responder itself is never the target. A target that sends the action on, with the sender it got,
    /// reaches its own superiors.
    ///
    /// - Parameter body: Calls the method; the protocol is the type of its parameter.
    /// - Returns: Whether there was a target.
    @discardableResult
    public final func sendAction<Target>(_ body: @MainActor (Target) -> Void) -> Bool {
        sendAction { (target: Target) -> Disposition in
            body(target)
            return .stop
        } == .stopped
    }

    /// Calls a method of the superiors that conform to a protocol, until one does not decline.
    ///
    /// - Parameter body: Calls the method; ``Disposition/ignored`` lets the search go on, so does
    ///   ``Disposition/handled``.
    /// - Returns: What became of it.
    @discardableResult
    public final func sendAction<Target>(_ body: @MainActor (Target) -> Disposition) -> Outcome {
        search(for: self, body)
    }

    /// Sends an action from several responders upwards, one after the other, each superior once.
    ///
    /// - Parameters:
    ///   - starts: The responders to begin at, themselves included.
    ///   - sender: Never a target.
    /// - Returns: What became of it.
    package static func sendAction<Target>(
        from starts: [Responder], sender: Responder?, _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        let origin = Responder(host: sender)
        for start in starts { origin.mount(on: start) }
        return origin.search(for: sender, body)
    }

    private final func search<Target>(
        for sender: Responder?, _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        let action = Action(target: Target.self)
        // Unlike an event, an action that was taken goes on nowhere, on other ways neither.
        var isTaken = false
        // Neighbours are often of one class, and to look for a conformance costs more than all the rest.
        var unfit: ObjectIdentifier?
        return walk(action, .action, includingSelf: false) { walk in
            walk.up(action, nil, isAnswered: { isTaken }) { responder, _ in
                if responder === sender { return nil }
                var answer: Disposition?
                let type = ObjectIdentifier(type(of: responder))
                if type != unfit, let target = responder as? Target {
                    answer = body(target)
                } else {
                    unfit = type
                    guard let host = responder.host, let target = host as? Target else {
                        return nil
                    }
                    answer = body(target)
                }
                isTaken = answer == .stop
                return answer
            }
        }
    }
}

/// A call of a protocol's method on its way up; it stands for the call in routes.
struct Action: RoutedEvent {
    let target: Any.Type
}
