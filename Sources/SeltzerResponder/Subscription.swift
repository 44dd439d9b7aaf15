// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A handler's registration on a responder.
///
/// The responder owns the handler. Dropping the subscription has no effect; ``cancel()`` ends it.
@MainActor
public class Subscription {
    // Exclusivity checks are off: each dispatch reads this of each handler, and a trace once more.
    /// Whether ``cancel()`` was called, or the owner of the handler was deallocated.
    @exclusivity(unchecked)
    public final private(set) var isCancelled = false
    /// Whether the subscription ends because its owner was deallocated.
    final var isOwnerGone = false
    /// The responder that has the handler.
    // Not its table: counting references to an object is slow once there are weak references to it, and
    // a dispatch reads the table several times. Most responders have weak references anyway.
    final weak var responder: Responder?
    final var kind: HandlerKinds = []
    /// The exact type of the events that the handler takes; nil if it takes every type.
    final var eventType: ObjectIdentifier?
    /// The location in the source that subscribed a handler, for traces; nil for other subscriptions.
    final var location: HandlerLocation?

    /// Whether the handler takes only events of another sender than the current one.
    // An override and no protocol: a cast to a protocol costs more than the rest of a traced visit.
    var isForAnother: Bool { false }

    /// Returns whether the handler is one of the kinds, takes exactly the type, and is not cancelled.
    final func isLive(_ kinds: HandlerKinds, _ type: ObjectIdentifier?) -> Bool {
        kinds.contains(kind) && eventType == type && !isCancelled
    }

    /// Ends the subscription at once, even during a dispatch; a second call has no effect.
    public final func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        responder?.table?.noteCancelled(self)
    }
}

/// A subscription with its body.
///
/// The body of a handler takes an event and returns its disposition, or nil if the owner was
/// deallocated. The body of an answer returns nil to decline. The body of an interceptor returns
/// the changed event and whether it may pass. The body of a filter returns only whether the event
/// may pass. The class is generic over input and output; a class generic over the closure's type
/// would wrap each call.
class Handler<Input, Output>: Subscription {
    final let body: @MainActor (Input) -> Output

    init(_ body: @escaping @MainActor (Input) -> Output) { self.body = body }
}

/// A handler of the events of one sender, which it holds weakly.
final class SenderHandler<Event>: Handler<Event, Disposition?> {
    private(set) weak var sender: Responder?

    init(_ sender: Responder, _ body: @escaping @MainActor (Event) -> Disposition) {
        self.sender = sender
        super.init { [weak sender] event in
            guard let sender else { return nil }
            return dispatcher.origin === sender ? body(event) : dispatcher.passOver()
        }
    }

    override var isForAnother: Bool { dispatcher.origin !== sender }
}

/// The kinds of one handler, or of all handlers of a responder or a route.
struct HandlerKinds: OptionSet {
    let rawValue: UInt16

    static let capture = Self(rawValue: 1)
    static let bubble = Self(rawValue: 2)
    static let broadcast = Self(rawValue: 4)
    static let answer = Self(rawValue: 8)
    static let interceptor = Self(rawValue: 16)
    static let routes = Self(rawValue: 32)
    static let mistakes = Self(rawValue: 64)
    /// Marks a next responder that no event has passed yet; not a handler.
    static let newNext = Self(rawValue: 128)
    /// Marks the responder at the top of a program; not a handler.
    static let program = Self(rawValue: 256)

    /// The observers of dispatches.
    static let observers: Self = [.routes, .mistakes]
    /// The kinds that are no handlers.
    static let marks: Self = [.newNext, .program]

    /// The handlers that run in a pass.
    static func handlers(for phase: Phase) -> Self {
        phase == .capture ? .capture : phase == .bubble ? .bubble : .broadcast
    }
}
