// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The use of a tool that the model asks for.
public enum ToolRequest: Hashable, Sendable {
    /// Reads lines of a file; nil for all lines.
    case read(path: String, firstLine: Int?, lineCount: Int?)
    /// Lists a folder.
    case list(path: String)
    /// Writes the whole text of a file.
    case write(path: String, text: String)
    /// Runs a command of the shell.
    case run(command: String)
    /// Replaces the to-do list.
    case plan([PlanItem])

    /// The greatest number of bytes of a command.
    static var maximumCommandLength: Int { 1_000 }
    /// The greatest number of lines of a command.
    static var maximumCommandLines: Int { 8 }

    /// The reason why a call cannot be done, in a sentence for the model.
    public struct Refusal: Error, Hashable, CustomStringConvertible {
        /// The sentence.
        public let description: String

        /// Creates a refusal.
        public init(_ description: String) { self.description = description }
    }

    /// Reads a call of the model.
    public init(_ call: ToolCall) throws(Refusal) {
        guard let kind = ToolKind(rawValue: call.name) else {
            throw Refusal("There is no tool \(call.name.harmless).")
        }
        let json: JSONValue
        do { json = try JSONValue(parsing: call.arguments.isEmpty ? "{}" : call.arguments) } catch {
            throw Refusal("The arguments are not JSON: \(error)")
        }
        func text(_ name: String) throws(Refusal) -> String {
            guard let text = json[name]?.text else { throw Refusal("\(name) is missing.") }
            return text
        }
        switch kind {
        case .readFile:
            self = .read(
                path: try text("path"), firstLine: json["first_line"]?.integer,
                lineCount: json["line_count"]?.integer)
        case .listFolder: self = .list(path: json["path"]?.text ?? ".")
        case .writeFile: self = .write(path: try text("path"), text: try text("content"))
        case .runCommand:
            let command = try text("command")
            // The user must see the command that runs.
            guard !command.hasHiddenCharacters else {
                throw Refusal("The command contains control characters.")
            }
            guard command.utf8.count <= Self.maximumCommandLength,
                command.utf8.count(where: { $0 == 0x0A }) < Self.maximumCommandLines
            else {
                throw Refusal("The command is too long to be shown; write a script and run it.")
            }
            self = .run(command: command)
        case .updatePlan:
            guard let items = json["items"]?.array else { throw Refusal("items is missing.") }
            self = .plan(items.prefix(100).compactMap(PlanItem.init))
        }
    }

    /// The tool.
    public var kind: ToolKind {
        switch self {
        case .read: .readFile
        case .list: .listFolder
        case .write: .writeFile
        case .run: .runCommand
        case .plan: .updatePlan
        }
    }

    /// The ``subject``, or the whole command with its lines.
    public var wholeSubject: String {
        if case .run(let command) = self { command.harmless } else { subject }
    }

    /// The file, the folder or the command, on one line and without control characters.
    public var subject: String {
        switch self {
        case .read(let path, _, _), .list(let path), .write(let path, _): TextSanitizer.line(path)
        case .run(let command): TextSanitizer.line(command)
        case .plan(let items): "\(items.count { $0.state == .done }) of \(items.count)"
        }
    }
}
