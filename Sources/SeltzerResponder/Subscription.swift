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
    final var kind: HandlerKinds = []
    /// The exact type of event that the handler takes; nil for one that takes any.
    final var eventType: ObjectIdentifier?

    /// Returns whether the handler is of one of the kinds, for the type or, nil, for any, and not cancelled.
    final func isLive(_ kinds: HandlerKinds, _ type: ObjectIdentifier?) -> Bool {
        kinds.contains(kind) && eventType == type && !isCancelled
    }

    /// Ends the subscription at once, also for a dispatch under way; does nothing a second time.
    public final func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        table?.noteCancelled()
    }
}

/// A subscription with its body.
///
/// That of a handler takes an event and returns its answer, or nil where its owner is gone; one that answers
/// requests, nil to decline; an interceptor, what it made of the event and whether it may go on; a filter,
/// the latter alone. Generic over what the body takes and returns: were it over the body, calls were wrapped.
final class Handler<Input, Output>: Subscription {
    let body: @MainActor (Input) -> Output

    init(_ body: @escaping @MainActor (Input) -> Output) { self.body = body }
}

/// What handlers are for: of one of them, of a responder's, or of all on a route.
struct HandlerKinds: OptionSet {
    let rawValue: UInt8

    static let capture = Self(rawValue: 1)
    static let bubble = Self(rawValue: 2)
    static let broadcast = Self(rawValue: 4)
    static let answer = Self(rawValue: 8)
    static let interceptor = Self(rawValue: 16)
    static let routes = Self(rawValue: 32)

    /// The handlers that are asked in a pass.
    static func handlers(for phase: Phase) -> Self {
        phase == .capture ? .capture : phase == .bubble ? .bubble : .broadcast
    }
}
