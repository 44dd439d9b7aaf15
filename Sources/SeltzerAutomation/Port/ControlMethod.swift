// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A method of the control port, and its description for clients.
struct ControlMethod: Sendable {
    typealias Body =
        @MainActor @Sendable (ControlSession, Application, ControlParameters)
        async throws(ControlError) -> JSONValue

    let name: String
    let summary: String
    let parameters: [ControlParameter]
    let perform: Body

    init(
        _ name: String, _ summary: String, _ parameters: [ControlParameter],
        _ perform: @escaping Body
    ) {
        (self.name, self.summary) = (name, summary)
        (self.parameters, self.perform) = (parameters, perform)
    }

    /// The version of the protocol; it increases when a method or a parameter is removed or changes
    /// its meaning.
    static var protocolVersion: Int { 1 }

    static let all = looking + acting + waiting

    /// Returns the method with a name.
    static func named(_ name: String) throws(ControlError) -> ControlMethod {
        if let method = all.first(where: { $0.name == name }) { return method }
        let near = name.nearest(in: all.map(\.name)).map { " Did you mean \"\($0)\"?" }
        throw ControlError(
            code: ControlError.methodNotFound,
            "There is no method \"\(name.prefix(80))\": ask describe for all.\(near ?? "")")
    }

    /// The method with its parameters as a JSON schema.
    var json: JSONValue {
        ["name": .text(name), "summary": .text(summary), "parameters": schema]
    }

    private var schema: JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
        return [
            "type": "object",
            "properties": .object(parameters.map { .init($0.name, $0.schema) }),
            "required": .array(required), "additionalProperties": false,
        ]
    }

    // MARK: Parameters

    private static func text(
        _ name: String, _ summary: String, limit: Int = ControlParameter.maximumName
    ) -> ControlParameter {
        ControlParameter(
            name: name, kind: .text, summary: summary, isRequired: true, limit: limit)
    }

    /// The largest number of bytes that a client may type key by key.
    private static var maximumTyping: Int { 1 << 16 }
    /// The largest number of bytes of a value.
    private static var maximumValue: Int { 1 << 16 }

    private static func number(_ name: String, _ summary: String) -> ControlParameter {
        ControlParameter(name: name, kind: .integer, summary: summary, isRequired: true)
    }

    private static let cell = [
        number("x", "The column of the cell, from 0."), number("y", "The row of the cell, from 0."),
    ]

    private static let button = ControlParameter(
        name: "button", kind: .choice(["left", "middle", "right"]),
        summary: "The button of the mouse; left by default.")

    private static let timeout = ControlParameter(
        name: "timeout", kind: .integer,
        summary: "How long to wait, in milliseconds; 1000 by default, and 5000 for waitFor.")

    private static var element: [ControlParameter] { ControlParameter.element + [timeout] }

    // MARK: The methods

    private static let looking = [
        ControlMethod(
            "describe", "Returns the program, its size, and the methods with their parameters.", [],
            ControlMethods.describe),
        ControlMethod(
            "tree", "Returns the elements of the windows in reach, the frontmost window first.",
            [
                ControlParameter(
                    name: "depth", kind: .integer, summary: "How many levels; all by default."),
                ControlParameter(
                    name: "format", kind: .choice(["json", "text"]),
                    summary: "Objects, or a line for each element; json by default."),
            ], ControlMethods.tree),
        ControlMethod(
            "find", "Returns all elements that fit, without waiting.", ControlParameter.element,
            ControlMethods.find),
        ControlMethod(
            "screen", "Returns the screen.",
            [
                ControlParameter(
                    name: "format", kind: .choice(["text", "svg"]),
                    summary: "The text of the rows, or a picture; text by default.")
            ], ControlMethods.screen),
        ControlMethod(
            "actions", "Returns the actions that the user can reach now.", [],
            ControlMethods.actions),
        ControlMethod(
            "explainPress", "Says where a press at a cell goes, and what does not get it.", cell,
            ControlMethods.explainPress),
        ControlMethod(
            "explainKey", "Says what a key does here and now.",
            [text("key", "The key, such as ctrl-s.")], ControlMethods.explainKey),
        ControlMethod(
            "explainLast",
            "Says what happened to the last press and the last key since the client connected.",
            [], ControlMethods.explainLast),
    ]

    private static let acting = [
        ControlMethod(
            "press", "Clicks on an element, after scrolling to it.", element + [button],
            ControlMethods.press),
        ControlMethod("click", "Clicks on a cell.", cell + [button], ControlMethods.click),
        ControlMethod(
            "type", "Types a text, into an element or where the focus is; \\n is Enter.",
            [text("text", "The text.", limit: maximumTyping)] + element, ControlMethods.type),
        ControlMethod(
            "key", "Presses a key.", [text("key", "The key, such as ctrl-s or down.")],
            ControlMethods.key),
        ControlMethod(
            "paste", "Pastes a text where the focus is.",
            [text("text", "The text.", limit: LineConnection.maximumLine)], ControlMethods.paste),
        ControlMethod(
            "setValue", "Changes the value of an element, as if the user had typed or chosen it.",
            [
                text(
                    "value", "The value, such as on, or the title of an option.",
                    limit: maximumValue)
            ] + element,
            ControlMethods.setValue),
        ControlMethod(
            "increment", "Increases the value of an element by a step.", element,
            ControlMethods.increment),
        ControlMethod(
            "decrement", "Decreases the value of an element by a step.", element,
            ControlMethods.decrement),
        ControlMethod("focus", "Focuses an element.", element, ControlMethods.focus),
        ControlMethod(
            "scrollTo", "Scrolls until an element can be seen.", element, ControlMethods.scrollTo),
        ControlMethod(
            "performAction", "Performs an action that the user can reach, by its identifier.",
            [
                text("action", "The identifier of the action, such as save."),
                ControlParameter(
                    name: "arguments", kind: .texts,
                    summary: "A value for each parameter of the action."),
            ], ControlMethods.performAction),
        ControlMethod(
            "performElementAction", "Performs an action of an element, by its name.",
            [text("name", "The name of the action.")] + element,
            ControlMethods.performElementAction),
    ]

    private static let waiting = [
        ControlMethod(
            "waitFor", "Waits until all that is said holds, and returns the element.",
            element + [
                ControlParameter(
                    name: "state", kind: .choice(ControlCondition.State.allCases.map(\.rawValue)),
                    summary: "What the element must be; present by default."),
                ControlParameter(
                    name: "value", kind: .text, summary: "The value that it must have."),
                ControlParameter(
                    name: "screen", kind: .text, summary: "A text that a row must contain."),
            ], ControlMethods.waitFor),
        ControlMethod(
            "subscribe", "Sends a notification for each routed event, each frame, or both.",
            [
                ControlParameter(
                    name: "to", kind: .choice(["routes", "frames", "all", "nothing"]),
                    summary: "What to send from now on.", isRequired: true),
                ControlParameter(
                    name: "events", kind: .texts,
                    summary: "The names of the routed events to send; all by default."),
            ], ControlMethods.subscribe),
    ]
}
