// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Application {
    /// Calls a method of the nearest responder to the user's focus that conforms to a protocol:
    /// UIKit's action without a target.
    ///
    /// The search covers the first responder of the key window and its superiors, then the sender's
    /// superiors, and last the application and its delegate. Each is asked once, and the sender is
    /// never the target. Without a first responder and a sender, the search begins at the root
    /// controller of the key window. Use ``offerAction(from:_:)`` if a target may decline.
    ///
    /// - Parameters:
    ///   - sender: The responder that sends the action; nil for none.
    ///   - body: Calls the method.
    /// - Returns: Whether a responder conforms.
    @discardableResult
    public final func sendAction<Target>(
        from sender: Responder?,
        _ body: @MainActor (Target) -> Void
    ) -> Bool {
        offerAction(from: sender) { (target: Target) in
            body(target)
            return .stop
        } == .stopped
    }

    /// Calls a method of each responder that conforms to a protocol, in the order of
    /// ``sendAction(from:_:)``, until one returns ``/SeltzerResponder/Disposition/stop``.
    ///
    /// A target that returns ``/SeltzerResponder/Disposition/ignored`` declines.
    ///
    /// - Parameters:
    ///   - sender: The responder that sends the action; nil for none.
    ///   - body: Calls the method.
    /// - Returns: The strongest disposition of the targets.
    @discardableResult
    public final func offerAction<Target>(
        from sender: Responder?,
        _ body: @MainActor (Target) -> Disposition
    ) -> Outcome {
        let last = [self, delegate].compactMap { $0 }
        let focused = keyWindow?.firstResponder ?? (sender == nil ? keyTarget : nil)
        let starts = [focused, sender].compactMap { $0 }
        let outcome = Responder.offerAction(
            from: starts, sender: sender, afterBoundary: { $0.nextForActions }
        ) { (target: Target) in
            // Every chain ends with the application and its delegate, but the sender's superiors
            // come first.
            last.contains { $0 === target as AnyObject } ? .ignored : body(target)
        }
        if outcome == .stopped { return outcome }
        var strongest = outcome == .observed ? Disposition.observed : .ignored
        for responder in last where responder !== sender {
            guard strongest != .stop, let target = responder as? Target,
                responder.canPerformAction(Target.self, withSender: sender)
            else { continue }
            strongest = max(strongest, body(target))
        }
        return Outcome(strongest)
    }
}
