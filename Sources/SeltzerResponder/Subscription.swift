// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A handler's place on a responder.
///
/// The responder owns the handler; dropping the subscription changes nothing, ``cancel()`` ends it.
@MainActor
public class Subscription {
    /// Whether the handler will run no more.
    public final private(set) var isCancelled = false
    private weak var table: HandlerTable?

    init(table: HandlerTable) {
        self.table = table
    }

    /// Ends the subscription at once, also for a dispatch under way; does nothing a second time.
    public final func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        table?.noteCancelled()
    }
}
