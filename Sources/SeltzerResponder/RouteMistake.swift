// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A likely mistake of the program, which a dispatch found on its route.
///
/// Traces list their mistakes (``RouteTrace/mistakes``). A debug build also reports them to the diagnostics of the
/// application. The description says what happened and what to do.
public enum RouteMistake: Hashable, Sendable {
    /// The ``Responder/next`` of a responder was deallocated before any event passed.
    ///
    /// For example, `row.next = Responder()` loses the new responder, because `next` is held
    /// weakly.
    case lostNext(of: String)
    /// A broadcast reached only handlers for other phases; one of them is on this responder.
    case missedPhase(event: String, responder: String)
    /// A post reached only handlers for broadcasts; one of them is on this responder.
    case postedPastBroadcast(event: String, responder: String)
    /// A request was posted or broadcast, and no handler reacted.
    case postedRequest(event: String)
    /// A request was asked, and reached only handlers of events; one of them is on this responder.
    case askedHandler(event: String, responder: String)

    /// A few words for a trace.
    var note: String {
        switch self {
        case .lostNext(let responder): "next of \(responder) lost"
        case .missedPhase: "no handler for broadcasts"
        case .postedPastBroadcast: "only handlers for broadcasts"
        case .postedRequest: "request not asked"
        case .askedHandler: "no answer, only handlers"
        }
    }
}

extension RouteMistake: CustomStringConvertible {
    /// A sentence about the mistake, and one about its remedy.
    public var description: String {
        switch self {
        case .lostNext(let responder):
            "The next responder of \(responder) is gone. It is held weakly: keep it in a property."
        case .missedPhase(let event, let responder):
            "\(event) was broadcast, and \(responder) has no handler for that phase: subscribe with phase: .broadcast."
        case .postedPastBroadcast(let event, let responder):
            "\(event) was posted, and \(responder) has a handler for broadcasts only: call broadcast(_:), or subscribe without a phase."
        case .askedHandler(let event, let responder):
            "\(event) was asked, and \(responder) handles it as an event: subscribe with answer(_:) to give the answer."
        case .postedRequest(let event):
            "\(event) is a request, and nobody handled it as an event: call ask(_:) to get an answer."
        }
    }
}

extension Walk {
    /// Finds the mistakes that show on the route once the handlers have run.
    func mistakes<Event: RoutedEvent>(_ event: Event) -> [RouteMistake] {
        var mistakes: [RouteMistake] = []
        if route.kinds.contains(.newNext) {
            for node in route.nodes where node.responder.table?.losesNewNext() == true {
                mistakes.append(.lostNext(of: "\(ResponderName(of: node.responder))"))
            }
        }
        guard answer == .ignored else { return mistakes }
        let name = type(of: event).name
        func responder(with other: HandlerKinds, without wanted: HandlerKinds) -> String? {
            misser(of: Event.self, with: other, without: wanted).map { "\(ResponderName(of: $0))" }
        }
        switch kind {
        case .action: break
        case .ask:
            if let handler = responder(with: [.capture, .bubble, .broadcast], without: .answer) {
                mistakes.append(.askedHandler(event: name, responder: handler))
            }
        case .post, .broadcast:
            if event is any RoutedRequest {
                mistakes.append(.postedRequest(event: name))
            } else if kind == .broadcast {
                if let handler = responder(with: [.capture, .bubble], without: .broadcast) {
                    mistakes.append(.missedPhase(event: name, responder: handler))
                }
            } else if !(event is NamedEvent),  // Its handlers may be for other names.
                let handler = responder(with: .broadcast, without: [.capture, .bubble])
            {
                mistakes.append(.postedPastBroadcast(event: name, responder: handler))
            }
        }
        return mistakes
    }

    /// The first responder on the route that has only other kinds of handlers of an event; nil if
    /// any responder on the route has the wanted kinds.
    private func misser(
        of event: any RoutedEvent.Type, with other: HandlerKinds, without wanted: HandlerKinds
    ) -> Responder? {
        guard !route.kinds.isDisjoint(with: other) else { return nil }
        let type = ObjectIdentifier(event)
        var misser: Responder?
        for (place, node) in route.nodes.enumerated() where place > 0 || includesOrigin {
            for handler in node.responder.table?.handlers ?? [] {
                if handler.isLive(wanted, type) { return nil }
                if misser == nil, handler.isLive(other, type) { misser = node.responder }
            }
        }
        return misser
    }
}
