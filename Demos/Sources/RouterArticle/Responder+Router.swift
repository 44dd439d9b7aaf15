// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A responder that catches the events of the category below.
///
/// The article overrides the category's method in a subclass. Swift cannot override a method of an
/// extension, so a responder that catches events adopts this protocol.
@MainActor
protocol RouterEventCatcher {
    func caughtRouterEvent(withName eventName: String, userInfo: [String: Any])
}

// #import "UIResponder+Router.h"
// @implementation UIResponder (Router)
extension Responder {
    /// Passes an event up the chain to the next responder that catches it.
    ///
    /// - Parameters:
    ///   - eventName: A mark that tells apart the events of one screen.
    ///   - userInfo: The values that the event carries.
    func routerEvent(withName eventName: String, userInfo: [String: Any]) {
        if let catcher = self as? RouterEventCatcher {
            catcher.caughtRouterEvent(withName: eventName, userInfo: userInfo)
        } else {
            next?.routerEvent(withName: eventName, userInfo: userInfo)
        }
    }
}
