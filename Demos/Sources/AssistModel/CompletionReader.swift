// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Reads the pieces of an answer from the bytes of a response: a stream of events, or one object of JSON.
struct CompletionReader {
    /// Reads the events; nil for a response that is one object, as some servers send it.
    private var parser: ServerSentEventParser?
    private var object: [UInt8] = []
    /// The calls so far, by their index.
    private var calls: [Int: ToolCall] = [:]
    private var usage: TokenUsage?
    private var reason: ModelPart.Reason?
    private var hasContent = false
    /// Whether the server said that the answer is complete.
    private(set) var isDone = false

    private static var maximumCalls: Int { 128 }

    init(contentType: String) {
        let isObject = contentType.lowercased().hasPrefix("application/json")
        parser = isObject ? nil : ServerSentEventParser()
    }

    /// Reads bytes, and returns the pieces that they complete.
    mutating func append(_ bytes: [UInt8]) throws -> [ModelPart] {
        guard let events = try parser?.append(bytes) else {
            object += bytes
            return []
        }
        var parts: [ModelPart] = []
        for event in events where !isDone {
            if event.data == "[DONE]" { isDone = true } else { parts += try read(event) }
        }
        return parts
    }

    private mutating func read(_ event: ServerSentEvent) throws -> [ModelPart] {
        let json: JSONValue
        do { json = try JSONValue(parsing: event.data) } catch {
            throw ServerError.notUnderstood("an event is not JSON")
        }
        return try read(json, contentOf: "delta")
    }

    private mutating func read(_ json: JSONValue, contentOf name: String) throws -> [ModelPart] {
        if let error = json["error"], error != .null {
            let message = error["message"]?.text ?? error.text ?? ""
            throw ServerError.reported(TextSanitizer.line(message.prefix(300)))
        }
        if let numbers = json["usage"], numbers != .null {
            usage = TokenUsage(
                input: max(0, numbers["prompt_tokens"]?.integer ?? 0),
                output: max(0, numbers["completion_tokens"]?.integer ?? 0))
        }
        guard let choice = json["choices"]?.array?.first else { return [] }
        let content = choice[name]
        var parts: [ModelPart] = []
        for key in ["content", "refusal"] {
            if let text = content?[key]?.text, !text.isEmpty {
                parts.append(.text(text))
                if key == "refusal" { reason = .refused }
                hasContent = true
            }
        }
        for (place, call) in (content?["tool_calls"]?.array ?? []).enumerated() {
            try add(call, at: call["index"]?.integer ?? place)
        }
        switch choice["finish_reason"]?.text {
        case nil: break
        case "length": reason = .length
        case "content_filter": reason = .refused
        case "tool_calls", "function_call": reason = .toolCalls
        default: reason = reason ?? .stop
        }
        return parts
    }

    /// Adds a piece of a call: the first piece has the name, the others go on with the arguments.
    private mutating func add(_ piece: JSONValue, at index: Int) throws {
        guard calls[index] != nil || calls.count < Self.maximumCalls else {
            throw ServerError.notUnderstood("there are too many calls of tools")
        }
        var call = calls[index] ?? ToolCall(id: "", name: "", arguments: "")
        if let id = piece["id"]?.text, !id.isEmpty { call.id = id }
        if let name = piece["function"]?["name"]?.text { call.name += name }
        switch piece["function"]?["arguments"] {
        case .text(let text)?: call.arguments += text
        // Some servers send an object.
        case .object(let members)?: call.arguments = JSONValue.object(members).description
        default: break
        }
        calls[index] = call
        hasContent = true
    }

    /// Returns the last pieces, at the end of the response.
    ///
    /// - Throws: ``ServerError/brokenStream(reason:)`` if the answer is not complete.
    mutating func finish() throws -> [ModelPart] {
        var parts: [ModelPart] = []
        if parser == nil {
            guard let json = try? JSONValue(parsing: object) else {
                throw ServerError.notUnderstood("it is not JSON")
            }
            parts = try read(json, contentOf: "message")
            guard hasContent || reason != nil else {
                throw ServerError.notUnderstood("it has no choices")
            }
            isDone = true
        }
        // Some servers send no [DONE] after the reason.
        guard isDone || reason != nil else {
            throw ServerError.brokenStream(reason: "the server closed the connection")
        }
        parts += calls.sorted { $0.key < $1.key }.map { .toolCall($0.value) }
        if let usage { parts.append(.usage(usage)) }
        let last = reason ?? (calls.isEmpty ? .stop : .toolCalls)
        return parts + [.finished(last)]
    }
}
