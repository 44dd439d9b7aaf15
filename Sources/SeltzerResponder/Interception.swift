// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The decision of a responder's interceptors about an event.
enum Interception<Event> {
    /// The event continues.
    case pass
    /// The event ends here, after the handlers of the responder.
    case block
    /// The event continues from another responder, and not from here.
    case redirect(Responder)
    /// The event waits for a decision.
    case hold(HeldEvents<Event>)
}
