// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A request to a model: the messages so far, and the tools that it may call.
public struct ChatRequest: Hashable, Sendable {
    /// The name of the model.
    public var model: String
    /// The messages, the oldest first.
    public var messages: [ChatMessage]
    /// The tools.
    public var tools: [ToolKind]

    /// Creates a request.
    public init(model: String, messages: [ChatMessage], tools: [ToolKind] = ToolKind.allCases) {
        (self.model, self.messages, self.tools) = (model, messages, tools)
    }
}

/// A piece of a model's answer.
public enum ModelPart: Hashable, Sendable {
    /// A piece of the text.
    case text(String)
    /// A whole call of a tool.
    case toolCall(ToolCall)
    /// The numbers of tokens of the request and of the answer.
    case usage(TokenUsage)
    /// The end of the answer.
    case finished(Reason)

    /// The reason why an answer ends.
    public enum Reason: Hashable, Sendable {
        /// The answer is complete.
        case stop
        /// The model waits for the results of its calls.
        case toolCalls
        /// The answer is as long as the server allows.
        case length
        /// The server or the model refuses to answer.
        case refused
    }
}

/// A model that answers messages piece by piece.
public protocol ChatModel: Sendable {
    /// Returns the pieces of the answer; ending the iteration or its task cancels the answer.
    func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error>

    /// Returns the names of the models that a request may name.
    func modelNames() async throws -> [String]
}
