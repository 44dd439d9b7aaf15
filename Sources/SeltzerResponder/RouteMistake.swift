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
    /// A request was posted or broadcast, and no handler reacted.
    case postedRequest(event: String)

    /// A few words for a trace.
    var note: String {
        switch self {
        case .lostNext(let responder): "next of \(responder) lost"
        case .missedPhase: "no handler for broadcasts"
        case .postedRequest: "request not asked"
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
        guard answer == .ignored, kind == .post || kind == .broadcast else { return mistakes }
        if event is any RoutedRequest {
            mistakes.append(.postedRequest(event: type(of: event).name))
        } else if kind == .broadcast, let responder = misser(of: Event.self) {
            let name = "\(ResponderName(of: responder))"
            mistakes.append(.missedPhase(event: type(of: event).name, responder: name))
        }
        return mistakes
    }

    /// The first responder on the route that handles an event in other phases; nil if a responder
    /// handles broadcasts of it.
    private func misser(of event: any RoutedEvent.Type) -> Responder? {
        let type = ObjectIdentifier(event)
        var misser: Responder?
        for node in route.nodes {
            for handler in node.responder.table?.handlers ?? [] {
                if handler.isLive(.broadcast, type) { return nil }
                if misser == nil, handler.isLive([.capture, .bubble], type) {
                    misser = node.responder
                }
            }
        }
        return misser
    }
}
