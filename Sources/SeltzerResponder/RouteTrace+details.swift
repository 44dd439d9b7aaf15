// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

// A route for a picture in another process: ``RouteTrace/json`` with the times, the handlers and
// the responders that were not asked. The places in the route identify responders, because
// addresses mean nothing to another process.

extension RouteTrace {
    /// The route as ``json``, with more members: steps have `place`, `microseconds` and `handler`,
    /// and the route has `unreached`.
    package var detailedJSON: JSONValue {
        var places: [ObjectIdentifier: Int] = [originID: 0]
        func place(_ id: ObjectIdentifier) -> JSONValue {
            let next = places.count
            let place = places[id, default: next]
            places[id] = place
            return .integer(place)
        }
        let steps = steps.map { $0.detailedJSON(place: place($0.id)) }
        let unreached = unreached.map { responder -> JSONValue in
            ["responder": .text(responder.responder), "place": place(responder.id)]
        }
        return [
            "kind": .text(kind.rawValue), "event": .text(eventName), "origin": .text(origin),
            "steps": .array(steps), "notes": .array(notes.map(JSONValue.text)),
            "outcome": .text(outcome.rawValue),
            "microseconds": .number(duration / .microseconds(1)),
            "unreached": .array(unreached),
        ]
    }

    /// Reads ``detailedJSON``; nil if the JSON is not a route.
    ///
    /// The event is a ``NamedEvent`` with the name of the event.
    ///
    /// - Parameters:
    ///   - json: The route.
    ///   - identity: Returns the identity for a place in the route; always the same identity for
    ///     the same place.
    @MainActor
    package init?(reading json: JSONValue, identity: (Int) -> ObjectIdentifier) {
        guard let kind = json["kind"]?.text.flatMap(Kind.init), let name = json["event"]?.text,
            let origin = json["origin"]?.text, let steps = json["steps"]?.array
        else { return nil }
        self.kind = kind
        event = NamedEvent(name)
        originName = ResponderName(reading: origin)
        originID = identity(0)
        self.steps = steps.compactMap { Step(reading: $0, identity: identity) }
        unreached = (json["unreached"]?.array ?? []).compactMap { responder in
            guard let name = responder["responder"]?.text, let place = responder["place"]?.integer
            else { return nil }
            return Unreached(id: identity(place), name: ResponderName(reading: name))
        }
        outcome = json["outcome"]?.text.flatMap(Outcome.init) ?? .unhandled
        duration = json["microseconds"]?.microseconds ?? .zero
        let notes = (json["notes"]?.array ?? []).compactMap(\.text)
        isOriginSkipped = notes.contains("origin skipped")
        isCyclic = notes.contains("cycle")
        isTooDeep = notes.contains("too deep")
    }
}

extension RouteTrace.Step {
    fileprivate func detailedJSON(place: JSONValue) -> JSONValue {
        let first: [JSONValue.Member] = [
            .init("responder", .text(responder)), .init("phase", .text(phase.rawValue)),
            .init("answer", JSONValue(disposition.map { "\($0)" })),
        ]
        let details = JSONValue.object([
            .init("rewritten", JSONValue(rewritten)), .init("redirected", JSONValue(redirection)),
            .init("held", isHeld ? true : .null), .init("blocked", isBlocked ? true : .null),
            .init("place", place), .init("microseconds", .number(duration / .microseconds(1))),
            .init("handler", JSONValue(handler.map { "\($0.file):\($0.line)" })),
        ])
        return .object(first + (details.withoutNulls.members ?? []))
    }

    fileprivate init?(reading json: JSONValue, identity: (Int) -> ObjectIdentifier) {
        guard let responder = json["responder"]?.text, let place = json["place"]?.integer,
            let phase = json["phase"]?.text.flatMap(Phase.init)
        else { return nil }
        let dispositions: [String: Disposition] = [
            "ignored": .ignored, "observed": .observed, "stop": .stop,
        ]
        self.init(
            id: identity(place), phase: phase,
            disposition: json["answer"]?.text.flatMap { dispositions[$0] },
            rewritten: json["rewritten"]?.text, isBlocked: json["blocked"] == true,
            isHeld: json["held"] == true, redirection: json["redirected"]?.text,
            handler: json["handler"]?.text.flatMap(HandlerLocation.init(reading:)),
            duration: json["microseconds"]?.microseconds ?? .zero,
            name: ResponderName(reading: responder))
    }
}

extension HandlerLocation {
    /// Reads a place such as `Kiosk/Kiosk.swift:31`; nil without a line.
    fileprivate init?(reading text: String) {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
        else { return nil }
        self.init(file: String(text[..<colon]), line: line)
    }
}

extension JSONValue {
    /// The value as a duration in microseconds; nil if it is not a number.
    fileprivate var microseconds: Duration? {
        switch self {
        case .integer(let count): .microseconds(count)
        case .number(let count) where count.isFinite && abs(count) < 1e15: .microseconds(1) * count
        default: nil
        }
    }
}
