// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A handler's place on a responder.
///
/// The responder owns the handler; dropping the subscription changes nothing, ``cancel()`` ends it.
@MainActor
public class Subscription {
    /// Whether the handler will run no more.
    public final private(set) var isCancelled = false
    final weak var table: HandlerTable?
    final let kind: HandlerKinds
    /// The exact type of event that the handler takes; nil for one that takes any.
    final let eventType: ObjectIdentifier?

    init(_ kind: HandlerKinds, _ eventType: Any.Type?) {
        self.kind = kind
        self.eventType = eventType.map { ObjectIdentifier($0) }
    }

    /// Returns whether the handler runs, for an exact type of event or, nil, for any.
    final func isLive(_ kind: HandlerKinds, _ type: Any.Type?) -> Bool {
        self.kind == kind && eventType == type.map { ObjectIdentifier($0) } && !isCancelled
    }

    /// Ends the subscription at once, also for a dispatch under way; does nothing a second time.
    public final func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        table?.noteCancelled()
    }
}
