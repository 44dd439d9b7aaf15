// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A message between the user, the model and the tools.
public struct ChatMessage: Hashable, Sendable {
    /// The author of a message.
    public enum Role: String, Hashable, Sendable {
        case system, user, assistant, tool
    }

    /// The author.
    public var role: Role
    /// The text; the result for a message of a tool.
    public var text: String
    /// The calls that the assistant makes.
    public var toolCalls: [ToolCall]
    /// The call that a message of a tool answers; nil for other messages.
    public var toolCallID: String?
    /// Whether the use failed that a message of a tool is about; the model does not get it.
    public var isError: Bool

    /// Creates a message.
    public init(
        _ role: Role, _ text: String, toolCalls: [ToolCall] = [], toolCallID: String? = nil,
        isError: Bool = false
    ) {
        self.role = role
        self.text = text
        self.toolCalls = toolCalls
        self.toolCallID = toolCallID
        self.isError = isError
    }
}

/// A call of a tool by the model.
public struct ToolCall: Hashable, Sendable {
    /// The identifier that joins the call and its result.
    public var id: String
    /// The name of the tool.
    public var name: String
    /// The arguments as JSON, as the model wrote them.
    public var arguments: String

    /// Creates a call.
    public init(id: String, name: String, arguments: String) {
        (self.id, self.name, self.arguments) = (id, name, arguments)
    }
}

/// The number of tokens that a model read and wrote.
public struct TokenUsage: Hashable, Sendable {
    /// The tokens of the request.
    public var input: Int
    /// The tokens of the answer.
    public var output: Int

    /// Creates a usage.
    public init(input: Int = 0, output: Int = 0) { (self.input, self.output) = (input, output) }

    /// The sum of both.
    public var total: Int { input.saturatingSum(output) }

    /// The sum as a text, such as `12.4 k tokens`.
    public var text: String {
        total < 1_000
            ? "\(total) tokens"
            : NumberFormat(decimals: 1).string(Double(total) / 1_000) + " k tokens"
    }

    /// Returns the line of a screen: a first text, the time of a turn, and the tokens; without what is empty.
    public func status(after time: Duration?, first: String) -> String {
        let parts = [first, time?.clockText ?? "", total > 0 ? text : ""]
        return parts.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// Returns the sum of two usages.
    public static func + (first: TokenUsage, second: TokenUsage) -> TokenUsage {
        TokenUsage(
            input: first.input.saturatingSum(second.input),
            output: first.output.saturatingSum(second.output))
    }
}

extension Duration {
    /// The minutes and seconds, such as `0:42`.
    public var clockText: String {
        let seconds = components.seconds
        return "\(seconds / 60):" + "\(100 + seconds % 60)".suffix(2)
    }
}

extension Int {
    /// Returns the sum; a server may send any number.
    fileprivate func saturatingSum(_ other: Int) -> Int {
        let (sum, isOver) = addingReportingOverflow(other)
        return isOver ? (self < 0 ? .min : .max) : sum
    }
}

extension ChatMessage {
    /// The message as the chat completions of OpenAI's interface write it.
    public var json: JSONValue {
        var members: [JSONValue.Member] = [.init("role", .text(role.rawValue))]
        members.append(
            .init("content", text.isEmpty && !toolCalls.isEmpty ? .null : .text(text)))
        if !toolCalls.isEmpty { members.append(.init("tool_calls", .array(toolCalls.map(\.json)))) }
        if let toolCallID { members.append(.init("tool_call_id", .text(toolCallID))) }
        return .object(members)
    }

    /// Reads a message that ``json`` wrote, which has no ``isError``; nil for anything else.
    public init?(_ json: JSONValue) {
        guard let role = json["role"]?.text.flatMap(Role.init) else { return nil }
        self.init(
            role, json["content"]?.text ?? "",
            toolCalls: json["tool_calls"]?.array?.compactMap(ToolCall.init) ?? [],
            toolCallID: json["tool_call_id"]?.text)
    }
}

extension ToolCall {
    var json: JSONValue {
        [
            "id": .text(id), "type": "function",
            "function": ["name": .text(name), "arguments": .text(arguments)],
        ]
    }

    init?(_ json: JSONValue) {
        guard let function = json["function"], let name = function["name"]?.text else { return nil }
        self.init(
            id: json["id"]?.text ?? "", name: name, arguments: function["arguments"]?.text ?? "")
    }
}
