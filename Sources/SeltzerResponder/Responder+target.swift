// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Responder {
    /// Returns the nearest object that would perform an action: this responder, its ``host``, or
    /// one of the superiors.
    ///
    /// Nothing is performed.
    ///
    /// In UIKit the first parameter is a selector. Here it is the protocol or class whose method
    /// `sendAction` would call:
    ///
    /// ```swift
    /// saveItem.isEnabled = editor.target(forAction: (any Saving).self) != nil
    /// ```
    ///
    /// - Parameters:
    ///   - action: The protocol or class.
    ///   - sender: The object that sends the action, for ``canPerformAction(_:withSender:)``.
    /// - Returns: The first object that conforms and whose responder can perform the action; nil if
    ///   there is none.
    public final func target<Target>(
        forAction action: Target.Type, withSender sender: Any? = nil
    ) -> Target? {
        let walk = Walk(kind: .action, asked: nil, includesOrigin: true)
        for responder in dispatcher.responders(from: self, for: walk) {
            guard let target = responder as? Target ?? responder.host as? Target else { continue }
            if responder.canPerformAction(action, withSender: sender) { return target }
        }
        return nil
    }
}
