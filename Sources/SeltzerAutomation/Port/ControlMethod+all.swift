// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension ControlMethod {
    // MARK: Parameters

    private static func text(
        _ name: String, _ summary: String, limit: Int = ControlParameter.maximumName,
        isTyped: Bool = false
    ) -> ControlParameter {
        ControlParameter(
            name: name, kind: .text, summary: summary, isRequired: true, limit: limit,
            isTyped: isTyped)
    }

    /// The largest number of Unicode scalars that a client may type key by key.
    private static var maximumTyping: Int { 1 << 16 }
    /// The largest number of Unicode scalars of a value.
    private static var maximumValue: Int { 1 << 16 }
    /// The longest time that a request may wait, in milliseconds.
    private static var maximumTime: Int { 3_600_000 }
    /// The largest number of a frame; a program draws fewer in a year.
    private static var maximumFrame: Int { 1_000_000_000 }
    /// The largest number of clicks, or of steps of the wheel.
    private static var maximumRepeat: Int { 100 }

    private static func number(
        _ name: String, _ summary: String, isRequired: Bool = true, in range: ClosedRange<Int>
    ) -> ControlParameter {
        ControlParameter(
            name: name, kind: .integer, summary: summary, isRequired: isRequired, range: range)
    }

    private static let cell = [
        number("x", "The column of the cell, from 0.", in: 0...ControlParameter.maximumNumber),
        number("y", "The row of the cell, from 0.", in: 0...ControlParameter.maximumNumber),
    ]

    private static let button = ControlParameter(
        name: "button", kind: .choice(["left", "middle", "right"]),
        summary: "The button of the mouse; left by default.")

    private static let count = number(
        "count", "The number of clicks; 1 by default, 2 for a double click.", isRequired: false,
        in: 1...3)

    private static let modifiers = ControlParameter(
        name: "modifiers", kind: .choices(ControlModifiers.allCases.map(\.rawValue)),
        summary: "The keys that are held meanwhile; none by default.")

    private static let timeout = number(
        "timeout", "How long to wait, in milliseconds; 1000 by default, and 5000 for waitFor.",
        isRequired: false, in: 0...maximumTime)

    private static var element: [ControlParameter] { ControlParameter.element + [timeout] }

    // MARK: Looking

    static let looking = [
        ControlMethod(
            "describe", .look, "Returns the program, its size, and the methods.", result: .program,
            ControlMethods.describe),
        ControlMethod(
            "tree", .look,
            "Returns the elements of the windows in reach, the frontmost window first.",
            [
                number(
                    "depth", "How many levels; all by default.", isRequired: false,
                    in: 0...ControlParameter.maximumNumber),
                ControlParameter(
                    name: "format", kind: .choice(["json", "text"]),
                    summary: "Objects, or a line for each element; json by default."),
            ], result: .tree, ControlMethods.tree),
        ControlMethod(
            "find", .look, "Returns all elements that fit, without waiting.",
            ControlParameter.element, naming: .required, result: .elements, ControlMethods.find),
        ControlMethod(
            "screen", .look, "Returns the screen.",
            [
                ControlParameter(
                    name: "format", kind: .choice(["text", "svg"]),
                    summary: "The text of the rows, or a picture; text by default.")
            ], result: .text, ControlMethods.screen),
        ControlMethod(
            "actions", .look, "Returns the actions that the user can reach now.",
            result: .actions, ControlMethods.actions),
        ControlMethod(
            "console", .look,
            "Returns the last lines that the program printed, logged or diagnosed.",
            [
                number(
                    "lines", "How many lines; all that are kept by default.", isRequired: false,
                    in: 0...ControlConsole.limit)
            ], result: .console, ControlMethods.console),
        ControlMethod(
            "explainPress", .look, "Says where a press at a cell goes, and what does not get it.",
            cell, result: .texts, ControlMethods.explainPress),
        ControlMethod(
            "explainKey", .look, "Says what a key does here and now.",
            [text("key", "The key, such as ctrl-s.")], result: .text, ControlMethods.explainKey),
        ControlMethod(
            "explainLast", .look,
            "Says what happened to the last press and the last key since the client connected.",
            result: .texts, ControlMethods.explainLast),
        ControlMethod(
            "provenance", .look,
            "Says which view drew a cell, in which frame, and why; frames are recorded from the first call on.",
            cell + [
                number(
                    "frame", "The number of a recorded frame; the newest one by default.",
                    isRequired: false, in: 1...maximumFrame)
            ], result: .provenance, ControlMethods.provenance),
    ]

    // MARK: Acting

    static let acting = pointing + keys + values

    private static let pointing = [
        ControlMethod(
            "press", .act, "Clicks on an element, after scrolling to it.",
            element + [button, count, modifiers], naming: .required, result: .element,
            ControlMethods.press),
        ControlMethod(
            "click", .act, "Clicks on a cell.", cell + [button, count, modifiers],
            result: .nothing, ControlMethods.click),
        ControlMethod(
            "drag", .act,
            "Moves the mouse straight from a cell to another one with the button held.",
            cell + [
                number(
                    "toX", "The column where the button is released.",
                    in: 0...ControlParameter.maximumNumber),
                number(
                    "toY", "The row where the button is released.",
                    in: 0...ControlParameter.maximumNumber),
                button, modifiers,
            ], result: .nothing, ControlMethods.drag),
        ControlMethod(
            "wheel", .act, "Turns the wheel over a cell.",
            cell + [
                ControlParameter(
                    name: "direction", kind: .choice(["up", "down", "left", "right"]),
                    summary: "The direction; the content moves the other way.", isRequired: true),
                number(
                    "steps", "The number of steps; 1 by default.", isRequired: false,
                    in: 1...maximumRepeat),
                modifiers,
            ], result: .nothing, ControlMethods.wheel),
        ControlMethod(
            "focus", .act, "Focuses an element.", element, naming: .required, result: .element,
            ControlMethods.focus),
        ControlMethod(
            "scrollTo", .act, "Scrolls until an element can be seen.", element, naming: .required,
            result: .element, ControlMethods.scrollTo),
    ]

    private static let keys = [
        ControlMethod(
            "type", .act,
            "Types a text, into an element or where the focus is; \\n is Enter, and \\t is Tab.",
            [text("text", "The text.", limit: maximumTyping, isTyped: true)] + element,
            result: .element, ControlMethods.type),
        ControlMethod(
            "key", .act, "Presses a key.", [text("key", "The key, such as ctrl-s or down.")],
            result: .nothing, ControlMethods.key),
        ControlMethod(
            "paste", .act, "Pastes a text where the focus is.",
            [text("text", "The text.", limit: LineConnection.maximumLine)], result: .nothing,
            ControlMethods.paste),
        ControlMethod(
            "performAction", .act,
            "Performs an action that the user can reach, by its identifier.",
            [
                text("action", "The identifier of the action, such as save."),
                ControlParameter(
                    name: "arguments", kind: .texts,
                    summary: "A value for each parameter of the action."),
            ], result: .nothing, ControlMethods.performAction),
    ]

    private static let values = [
        ControlMethod(
            "setValue", .act,
            "Changes the value of an element, as if the user had typed or chosen it.",
            [
                text(
                    "value", "The value, such as on, or the title of an option.",
                    limit: maximumValue)
            ] + element, naming: .required, result: .element, ControlMethods.setValue),
        ControlMethod(
            "increment", .act, "Increases the value of an element by a step.", element,
            naming: .required, result: .element, ControlMethods.increment),
        ControlMethod(
            "decrement", .act, "Decreases the value of an element by a step.", element,
            naming: .required, result: .element, ControlMethods.decrement),
        ControlMethod(
            "performElementAction", .act, "Performs an action of an element, by its name.",
            [text("name", "The name of the action.")] + element, naming: .required,
            result: .element, ControlMethods.performElementAction),
    ]

    // MARK: Waiting

    static let waiting = [
        ControlMethod(
            "waitFor", .wait, "Waits until all that is said holds, and returns the element.",
            element + [
                ControlParameter(
                    name: "state", kind: .choice(ControlCondition.State.allCases.map(\.rawValue)),
                    summary: "What the element must be; present by default."),
                ControlParameter(
                    name: "value", kind: .text, summary: "The value that it must have."),
                ControlParameter(
                    name: "screen", kind: .text, summary: "A text that a row must contain."),
            ], naming: .elementOrScreen, result: .element, ControlMethods.waitFor),
        ControlMethod(
            "subscribe", .subscribe,
            "Sends a notification for each routed event, frame or line of the console.",
            [
                ControlParameter(
                    name: "to", kind: .choice(["routes", "frames", "console", "all", "nothing"]),
                    summary: "What to send from now on.", isRequired: true),
                ControlParameter(
                    name: "events", kind: .texts,
                    summary: "The names of the routed events to send; all by default."),
            ], result: .nothing, ControlMethods.subscribe),
    ]
}
