// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The tools that a model may call.
public enum ToolKind: String, CaseIterable, Hashable, Sendable {
    /// Reads a file.
    case readFile = "read_file"
    /// Lists a folder.
    case listFolder = "list_folder"
    /// Writes a file.
    case writeFile = "write_file"
    /// Runs a shell command.
    case runCommand = "run_command"
    /// Replaces the to-do list, which needs no permission.
    case updatePlan = "update_plan"

    /// The title of a use, such as "Read".
    public var title: String {
        switch self {
        case .readFile: "Read"
        case .listFolder: "List"
        case .writeFile: "Edit"
        case .runCommand: "Run"
        case .updatePlan: "Plan"
        }
    }

    private var summary: String {
        switch self {
        case .readFile: "Reads a text file of the working folder."
        case .listFolder: "Lists a folder of the working folder."
        case .writeFile:
            "Writes a whole text file in the working folder. The user sees a diff before."
        case .runCommand:
            "Runs a shell command in the working folder, and returns its output and status."
        case .updatePlan: "Replaces the to-do list that the user sees."
        }
    }

    private var parameters: [(name: String, summary: String, isRequired: Bool)] {
        switch self {
        case .readFile:
            [
                ("path", "The path, relative to the working folder.", true),
                ("first_line", "The first line to return, from 1.", false),
                ("line_count", "The number of lines to return.", false),
            ]
        case .listFolder: [("path", "The path, relative to the working folder.", true)]
        case .writeFile:
            [
                ("path", "The path, relative to the working folder.", true),
                ("content", "The whole new text of the file.", true),
            ]
        case .runCommand: [("command", "The command for /bin/sh.", true)]
        case .updatePlan: [("items", "The items: title and state (open, active, done).", true)]
        }
    }

    /// The description of the tool for a request.
    var json: JSONValue {
        let properties = parameters.map { parameter in
            JSONValue.Member(
                parameter.name,
                .object(
                    Self.type(of: parameter.name)
                        + [.init("description", .text(parameter.summary))]))
        }
        let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
        return [
            "type": "function",
            "function": [
                "name": .text(rawValue), "description": .text(summary),
                "parameters": [
                    "type": "object", "properties": .object(properties),
                    "required": .array(required),
                ],
            ],
        ]
    }

    private static func type(of parameter: String) -> [JSONValue.Member] {
        switch parameter {
        case "first_line", "line_count": [.init("type", "integer")]
        case "items":
            [
                .init("type", "array"),
                .init(
                    "items",
                    [
                        "type": "object",
                        "properties": [
                            "title": ["type": "string"],
                            "state": ["type": "string", "enum": ["open", "active", "done"]],
                        ],
                        "required": ["title", "state"],
                    ]),
            ]
        default: [.init("type", "string")]
        }
    }
}

/// An item of the to-do list.
public struct PlanItem: Hashable, Sendable {
    /// The state of an item.
    public enum State: String, Hashable, Sendable {
        case open, active, done
    }

    /// The work.
    public var title: String
    /// Whether it is done.
    public var state: State

    /// Creates an item.
    public init(_ title: String, _ state: State = .open) {
        (self.title, self.state) = (title, state)
    }

    var json: JSONValue { ["title": .text(title), "state": .text(state.rawValue)] }

    init?(_ json: JSONValue) {
        guard let title = json["title"]?.text else { return nil }
        self.init(
            TextSanitizer.line(title), json["state"]?.text.flatMap(State.init) ?? .open)
    }
}

extension [PlanItem] {
    /// Returns the items around the current one, and the number of the others.
    ///
    /// The current item is the first active one, else the first one that is not done.
    ///
    /// - Parameter rows: The number of rows, one for each item; if there are more items, the last row is left free.
    public func window(ofRows rows: Int) -> (items: ArraySlice<PlanItem>, rest: Int) {
        guard count > Swift.max(0, rows) else { return (self[...], 0) }
        let current =
            firstIndex { $0.state == .active } ?? firstIndex { $0.state != .done } ?? count
        let length = Swift.max(0, rows - 1)
        let start = Swift.min(Swift.max(0, current - length / 2), count - length)
        return (self[start..<(start + length)], count - length)
    }
}
