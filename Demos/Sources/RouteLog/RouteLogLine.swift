// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The dispatch of one routed event, as one line of JSON.
///
/// The keys are always in the same order: event, row, column, value, text, origin, route,
/// handledBy, outcome. A missing value is null; a missing text is left out.
public struct RouteLogLine: Sendable, Equatable {
    /// The type of the event.
    public var event: String
    /// The data row, from 0, that the event is about.
    public var row: Int?
    /// The column, from 0, that the event is about.
    public var column: Int?
    /// The text of the cell that the event is about.
    public var value: String?
    /// The text of the event itself.
    public var text: String?
    /// The type of the responder that posted the event.
    public var origin: String
    /// The types of the responders visited after the origin, in order.
    public var route: [String]
    /// The type of the responder that stopped the event, or else of the last responder that
    /// observed it.
    public var handledBy: String?
    /// The outcome of the event: `stopped`, `observed` or `unhandled`.
    public var outcome: String

    /// Creates a line from the properties of a dispatch; values that are not given are missing.
    public init(
        event: String, row: Int? = nil, column: Int? = nil, value: String? = nil,
        text: String? = nil, origin: String, route: [String], handledBy: String?, outcome: String
    ) {
        self.event = event
        self.row = row
        self.column = column
        self.value = value
        self.text = text
        self.origin = origin
        self.route = route
        self.handledBy = handledBy
        self.outcome = outcome
    }

    /// The line as JSON, without a line feed.
    public var json: String {
        var members: [JSONValue.Member] = [
            .init("event", .text(event)),
            .init("row", JSONValue(row)),
            .init("column", JSONValue(column)),
            .init("value", JSONValue(value)),
        ]
        if let text { members.append(.init("text", .text(text))) }
        members += [
            .init("origin", .text(origin)),
            .init("route", .array(route.map(JSONValue.text))),
            .init("handledBy", JSONValue(handledBy)),
            .init("outcome", .text(outcome)),
        ]
        return JSONValue.object(members).description
    }
}
