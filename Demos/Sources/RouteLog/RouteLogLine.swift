// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What one routed event did, as one line of JSON.
///
/// The keys always come in the same order: event, row, column, value, text, origin, route, handledBy,
/// outcome. What an event does not have is null, but for the text, which is left out then.
public struct RouteLogLine: Sendable, Equatable {
    /// The type of the event.
    public var event: String
    /// The data row, from 0, that the event is about.
    public var row: Int?
    /// The column, from 0, that the event is about.
    public var column: Int?
    /// The text of the cell that the event is about.
    public var value: String?
    /// The text that the event carries.
    public var text: String?
    /// The type of the responder that posted the event.
    public var origin: String
    /// The types of the responders visited after the origin, in order.
    public var route: [String]
    /// The type of the responder that stopped the event, else of the last that observed it.
    public var handledBy: String?
    /// How the event ended: `stopped`, `observed` or `unhandled`.
    public var outcome: String

    /// Makes a line of what is known about a dispatch.
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
        var pairs: [(key: String, value: JSONValue)] = [
            ("event", .text(event)),
            ("row", .integer(row)),
            ("column", .integer(column)),
            ("value", .text(value)),
        ]
        if let text { pairs.append(("text", .text(text))) }
        pairs += [
            ("origin", .text(origin)),
            ("route", .texts(route)),
            ("handledBy", .text(handledBy)),
            ("outcome", .text(outcome)),
        ]
        return JSONValue.object(pairs)
    }
}
