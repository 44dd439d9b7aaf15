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
        from starts: [Responder],
        sender: Responder?,
        _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        let origin = Responder(host: sender)
        for start in starts { origin.mount(on: start) }
        return origin.search(for: sender, body)
    }

    private final func search<Target>(
        for sender: Responder?, _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        // Unlike an event, an action that was taken goes on nowhere, on other ways neither.
        var isTaken = false
        return walk(Action<Target>(), .action, includingSelf: false) { walk in
            walk.up(Action<Target>(), isAnswered: { isTaken }) { responder, _ in
                guard responder !== sender, let target = responder.actionTarget(as: Target.self)
                else { return nil }
                let answer = body(target)
                isTaken = answer == .stop
                return answer
            }
        }
    }

    private final func actionTarget<Target>(as: Target.Type) -> Target? {
        self as? Target ?? host as? Target
    }
}

/// A call of a protocol's method on its way up; it stands for the call in routes.
struct Action<Target>: RoutedEvent {
    static var name: String { String(describing: Target.self) }
}
