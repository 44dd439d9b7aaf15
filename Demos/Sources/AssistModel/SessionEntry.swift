// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// An entry of a session's file: one line.
public enum SessionEntry: Hashable, Sendable {
    /// The beginning: the version of the format, the folder and the time in seconds since 1970.
    case began(folder: String, time: Int)
    /// A message.
    case message(ChatMessage)
    /// The to-do list.
    case plan([PlanItem])
    /// The tokens of the whole conversation.
    case usage(TokenUsage)
    /// The name of the model.
    case model(String)
    /// The end of a turn.
    case turnEnded

    /// The version of the format.
    static var version: Int { 1 }

    /// The entry as an object of JSON, on one line.
    var json: JSONValue {
        switch self {
        case .began(let folder, let time):
            [
                "began": .integer(time), "folder": .text(folder),
                "version": .integer(Self.version),
            ]
        case .message(let message):
            message.isError
                ? ["message": message.json, "failed": true] : ["message": message.json]
        case .plan(let items): ["plan": .array(items.map(\.json))]
        case .usage(let usage): ["usage": [.integer(usage.input), .integer(usage.output)]]
        case .model(let name): ["model": .text(name)]
        case .turnEnded: ["turn": "ended"]
        }
    }

    /// Reads an entry; nil for anything else, such as an entry of a later version.
    init?(_ json: JSONValue) {
        if var message = json["message"].flatMap(ChatMessage.init) {
            message.isError = json["failed"]?.flag ?? false
            self = .message(message)
        } else if let items = json["plan"]?.array {
            self = .plan(items.compactMap(PlanItem.init))
        } else if let numbers = json["usage"]?.array, numbers.count == 2 {
            self = .usage(
                TokenUsage(input: numbers[0].integer ?? 0, output: numbers[1].integer ?? 0))
        } else if let name = json["model"]?.text {
            self = .model(name)
        } else if json["turn"] != nil {
            self = .turnEnded
        } else if let time = json["began"]?.integer {
            self = .began(folder: json["folder"]?.text ?? "", time: time)
        } else {
            return nil
        }
    }
}

/// The contents of a session that goes on.
public struct SessionHistory: Hashable, Sendable {
    /// The messages, the oldest first.
    public var messages: [ChatMessage] = []
    /// The to-do list.
    public var plan: [PlanItem] = []
    /// The tokens of the whole conversation.
    public var usage = TokenUsage()
    /// The name of the last model; nil for none.
    public var model: String?
    /// The folder in which the session began; nil for none.
    public var folder: String?
    /// The number of turns.
    public var turns = 0

    /// Creates the history of a new session.
    public init() {}

    /// Creates a history from the lines of a file.
    ///
    /// A line that is not understood is left out, such as the end of the file after a crash.
    public init(lines bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A) {
            guard let json = try? JSONValue(parsing: Array(line)),
                let record = SessionEntry(json)
            else { continue }
            add(record)
        }
        completeToolMessages()
    }

    private mutating func add(_ record: SessionEntry) {
        switch record {
        case .began(let folder, _): self.folder = folder
        case .message(let message):
            if message.role == .user { turns += 1 }
            messages.append(message)
        case .plan(let items): plan = items
        case .usage(let usage): self.usage = usage
        case .model(let name): model = name
        case .turnEnded: break
        }
    }

    /// Adds results for calls whose results a crash prevented, because a request without them is refused.
    private mutating func completeToolMessages() {
        var complete: [ChatMessage] = []
        var open: [ToolCall] = []
        func close() {
            complete += open.map {
                ChatMessage(
                    .tool, "The session was interrupted.", toolCallID: $0.id, isError: true)
            }
            open = []
        }
        for message in messages {
            if message.role == .tool {
                // A result without its call is refused, too.
                guard open.contains(where: { $0.id == message.toolCallID }) else { continue }
                open.removeAll { $0.id == message.toolCallID }
            } else {
                close()
                open = message.toolCalls
            }
            complete.append(message)
        }
        close()
        messages = complete
    }
}
