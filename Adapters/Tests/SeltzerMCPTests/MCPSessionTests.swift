// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SeltzerMCP.

import Seltzer
import Testing

@testable import SeltzerMCP

@MainActor
@Suite struct MCPSessionTests {
    /// A session with a program that has two methods, and notes what is called.
    @MainActor
    private final class Notes {
        var calls: [(String, JSONValue)] = []
        private(set) lazy var session = MCPSession {
            [weak self] method, parameters async throws(ControlError) in
            try self?.take(method, parameters) ?? .null
        }

        private func take(
            _ method: String, _ parameters: JSONValue
        ) throws(ControlError) -> JSONValue {
            switch method {
            case "describe":
                return [
                    "program": "Notes",
                    "methods": [
                        ["name": "screen", "summary": "Shows.", "parameters": ["type": "object"]],
                        ["name": "press", "summary": "Presses.", "parameters": ["type": "object"]],
                        ["name": "subscribe", "summary": "Reports.", "parameters": [:]],
                    ],
                ]
            case "screen": return "a screen"
            default:
                calls.append((method, parameters))
                guard parameters["label"] == "Save" else {
                    throw ControlError(
                        code: ControlError.elementError, "There is none.",
                        data: ["elements": "button \"Save\""])
                }
                return ["element": ["role": "button"]]
            }
        }
    }

    private let notes = Notes()

    private func ask(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 7, "method": .text(method), "params": parameters,
        ]
        let answer = try #require(await notes.session.answer(to: request.description))
        let json = try JSONValue(parsing: answer)
        #expect(json["id"] == 7)
        return json
    }

    @Test(arguments: [("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25")])
    func theRevisionIsAgreedOn(_ wanted: String, _ agreed: String) async throws {
        let answer = try await ask("initialize", ["protocolVersion": .text(wanted)])
        #expect(answer["result"]?["protocolVersion"]?.text == agreed)
        #expect(answer["result"]?["capabilities"]?["tools"] == [:])
        #expect(answer["result"]?["instructions"]?.text?.contains("Notes") == true)
    }

    @Test func methodsAreTools() async throws {
        let tools = try await ask("tools/list")["result"]?["tools"]?.array
        #expect(tools?.map { $0["name"] } == ["screen", "press"])
        #expect(tools?.first?["inputSchema"] == ["type": "object"])
    }

    @Test func aToolIsCalledWithItsArguments() async throws {
        let answer = try await ask(
            "tools/call", ["name": "press", "arguments": ["label": "Save"]])
        #expect(notes.calls.map(\.1) == [["label": "Save"]])
        #expect(answer["result"]?["isError"] == false)
        let screen = try await ask("tools/call", ["name": "screen"])
        #expect(screen["result"]?["content"] == [["type": "text", "text": "a screen"]])
    }

    @Test func aRefusalIsAnAnswerForTheAssistant() async throws {
        let answer = try await ask("tools/call", ["name": "press", "arguments": ["label": "x"]])
        #expect(answer["result"]?["isError"] == true)
        #expect(
            answer["result"]?["content"]?.array?.first?["text"]
                == "There is none.\nThe elements:\nbutton \"Save\"")
    }

    @Test func mistakesOfTheProtocolAreErrors() async throws {
        #expect(try await ask("tools/call", ["name": "no"])["error"]?["code"] == -32602)
        #expect(try await ask("resources/list")["error"]?["code"] == -32601)
        #expect(try await ask("ping")["result"] == [:])
        let wrong = try #require(await notes.session.answer(to: "{"))
        #expect(wrong.contains("-32700"))
        #expect(
            await notes.session.answer(to: #"{"jsonrpc":"2.0","id":1}"#)?.contains("-32600") == true
        )
        let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
        #expect(await notes.session.answer(to: note) == nil)
    }
}
