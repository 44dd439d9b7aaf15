// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

extension Application {
    /// Calls a method of whoever conforms to a protocol, wherever the user's attention is: UIKit's action with
    /// no target.
    ///
    /// Asked are the first responder of the key window and its superiors; then those of the sender that have
    /// not been asked; last the application and its delegate. The sender itself is never the target.
    ///
    /// - Parameters:
    ///   - sender: Who sends it; nil for nobody.
    ///   - body: Calls the method; ``/SeltzerResponder/Disposition/ignored`` lets the search go on.
    /// - Returns: Whether somebody took it.
    @discardableResult
    public final func sendAction<Target>(
        from sender: Responder?,
        _ body: @MainActor (Target) -> Disposition
    ) -> Bool {
        let last = [self, delegate].compactMap { $0 }
        let starts = [keyWindow?.firstResponder, sender].compactMap { $0 }
        let outcome = Responder.sendAction(from: starts, sender: sender) { (target: Target) in
            // Every chain leads here; but the sender's superiors come before.
            last.contains { $0 === target as AnyObject } ? .ignored : body(target)
        }
        return outcome == .stopped
            || last.contains { responder in
                responder !== sender && (responder as? Target).map(body) == .stop
            }
    }
}
