// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What every ``Responder`` can do that needs the exact type of the receiver.
@MainActor
public protocol EventReceiver: Responder {}

extension Responder: EventReceiver {}

extension Responder {
    /// Runs a closure for each event of a type that reaches this responder.
    ///
    /// The responder keeps the closure: one that captures a strong `self` in a subclass keeps itself
    /// alive for ever. There, pass a method instead, as in `on(CellClicked.self, Board.cellClicked)`.
    ///
    /// - Parameters:
    ///   - event: The exact type of event; may be left out where the closure names it.
    ///   - phase: The pass in which to be asked.
    ///   - body: Gets the event, and says what it did with it. Runs on the main actor.
    /// - Returns: The subscription, which may be dropped.
    @discardableResult
    public final func on<Event: RoutedEvent>(
        _ event: Event.Type = Event.self,
        phase: Phase = .bubble,
        _ body: @escaping @MainActor (Event) -> Disposition
    ) -> Subscription {
        subscribe(phase, body)
    }

    /// Runs a closure for each event of a type, as long as an owner lives.
    ///
    /// - Parameters:
    ///   - event: The exact type of event.
    ///   - owner: Held weakly and handed to the closure; its death ends the subscription.
    ///   - phase: The pass in which to be asked.
    ///   - body: Gets the owner and the event, and says what it did with it.
    /// - Returns: The subscription, which may be dropped.
    @discardableResult
    public final func on<Event: RoutedEvent, Owner: AnyObject>(
        _ event: Event.Type = Event.self,
        owner: Owner,
        phase: Phase = .bubble,
        _ body: @escaping @MainActor (Owner, Event) -> Disposition
    ) -> Subscription {
        subscribe(phase) { [weak owner] (event: Event) in owner.map { body($0, event) } }
    }

    final func subscribe<Event: RoutedEvent>(
        _ phase: Phase,
        _ body: @escaping @MainActor (Event) -> Disposition?
    ) -> Subscription {
        let table = handlerTable
        let handler = EventHandler(table: table, phase: phase, body: body)
        table.append(handler)
        return handler
    }
}

extension EventReceiver {
    /// Runs a method of this responder for each event of a type that reaches it.
    ///
    /// The form to use in a subclass: the method is written down unbound, the responder is held weakly,
    /// and the compiler checks that the method is there and takes the event.
    ///
    /// ```swift
    /// override func viewDidLoad() { on(CellClicked.self, Board.cellClicked) }
    /// ```
    ///
    /// - Parameters:
    ///   - event: The exact type of event.
    ///   - phase: The pass in which to be asked.
    ///   - method: A method of the receiver's class, as in `Board.cellClicked`.
    /// - Returns: The subscription, which may be dropped.
    @discardableResult
    public func on<Event: RoutedEvent>(
        _ event: Event.Type,
        phase: Phase = .bubble,
        _ method: @escaping @MainActor (Self) -> @MainActor (Event) -> Disposition
    ) -> Subscription {
        subscribe(phase) { [weak self] (event: Event) in self.map { method($0)(event) } }
    }
}
