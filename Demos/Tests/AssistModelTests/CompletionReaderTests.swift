// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import AssistModel

@Suite struct CompletionReaderTests {
    private func read(
        _ events: [String], contentType: String = "text/event-stream", size: Int = .max
    ) throws -> [ModelPart] {
        let isStream = contentType.hasPrefix("text")
        let text = isStream ? events.map { "data: \($0)\n\n" }.joined() : events.joined()
        let bytes = Array(text.utf8)
        var reader = CompletionReader(contentType: contentType)
        var parts: [ModelPart] = []
        for start in stride(from: 0, to: bytes.count, by: min(size, max(1, bytes.count))) {
            let end = size == .max ? bytes.count : min(bytes.count, start + size)
            parts += try reader.append(Array(bytes[start..<end]))
        }
        return parts + (try reader.finish())
    }

    private func delta(_ delta: String, reason: String = "null") -> String {
        #"{"choices":[{"index":0,"delta":\#(delta),"finish_reason":\#(reason)}]}"#
    }

    @Test(arguments: [1, 7, Int.max])
    func textIsReadPieceByPiece(size: Int) throws {
        let parts = try read(
            [
                delta(#"{"role":"assistant","content":""}"#), delta(#"{"content":"Tid"}"#),
                delta(#"{"content":"es 🌊"}"#), delta("{}", reason: #""stop""#),
                #"{"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":3}}"#, "[DONE]",
            ], size: size)
        #expect(
            parts == [
                .text("Tid"), .text("es 🌊"), .usage(TokenUsage(input: 12, output: 3)),
                .finished(.stop),
            ])
    }

    @Test func callsInPiecesAreWhole() throws {
        let parts = try read([
            delta(
                #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"read_file","arguments":""}}]}"#
            ),
            delta(#"{"tool_calls":[{"index":0,"function":{"arguments":"{\"pa"}}]}"#),
            delta(
                #"{"tool_calls":[{"index":1,"id":"b","function":{"name":"list_folder","arguments":"{}"}}]}"#
            ),
            delta(#"{"tool_calls":[{"index":0,"function":{"arguments":"th\":\"x\"}"}}]}"#),
            delta("{}", reason: #""tool_calls""#), "[DONE]",
        ])
        #expect(
            parts == [
                .toolCall(ToolCall(id: "a", name: "read_file", arguments: #"{"path":"x"}"#)),
                .toolCall(ToolCall(id: "b", name: "list_folder", arguments: "{}")),
                .finished(.toolCalls),
            ])
    }

    @Test func argumentsMayBeAnObject() throws {
        let parts = try read([
            delta(
                #"{"tool_calls":[{"function":{"name":"read_file","arguments":{"path":"x"}}}]}"#,
                reason: #""stop""#)
        ])
        #expect(
            parts.first
                == .toolCall(ToolCall(id: "", name: "read_file", arguments: #"{"path":"x"}"#)))
    }

    @Test func responseWithoutAStreamIsRead() throws {
        let parts = try read(
            [
                #"{"choices":[{"message":{"content":"Hello","tool_calls":[]},"finish_reason":"stop"}],"#,
                #""usage":{"prompt_tokens":1,"completion_tokens":2}}"#,
            ], contentType: "application/json; charset=utf-8")
        #expect(
            parts == [.text("Hello"), .usage(TokenUsage(input: 1, output: 2)), .finished(.stop)])
    }

    @Test(arguments: [("length", ModelPart.Reason.length), ("content_filter", .refused)])
    func reasonOfTheEndIsReported(name: String, reason: ModelPart.Reason) throws {
        let parts = try read([delta(#"{"content":"a"}"#, reason: "\"\(name)\"")])
        #expect(parts.last == .finished(reason))
    }

    @Test func refusalIsText() throws {
        let parts = try read([delta(#"{"refusal":"No."}"#, reason: #""stop""#)])
        #expect(parts == [.text("No."), .finished(.refused)])
    }

    @Test func streamThatBreaksOffIsAnError() {
        #expect(throws: ServerError.brokenStream(reason: "the server closed the connection")) {
            try read([delta(#"{"content":"Tid"}"#)])
        }
        #expect(throws: ServerError.self) { try read([]) }
    }

    @Test(arguments: [
        #"{"error":{"message":"Out of memory"}}"#, #"{"error":"Out of memory"}"#,
    ])
    func errorWithinTheStreamIsReported(event: String) {
        #expect(throws: ServerError.reported("Out of memory")) { try read([event]) }
    }

    @Test(arguments: [
        "nonsense", "{", "[1]", "{}", "null", #"{"choices":[]}"#, #"{"choices":[1]}"#,
    ])
    func anyOtherEventIsNoTrap(event: String) {
        #expect(throws: ServerError.self) { try read([event]) }
        #expect(throws: ServerError.self) { try read([event], contentType: "application/json") }
    }

    @Test func callsWithoutNumberAreBounded() {
        #expect(throws: ServerError.self) {
            try read(
                (0..<10_000).map {
                    delta(#"{"tool_calls":[{"index":\#($0),"id":"a","function":{"name":"x"}}]}"#)
                })
        }
    }
}
