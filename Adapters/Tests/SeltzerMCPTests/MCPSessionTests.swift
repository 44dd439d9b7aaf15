// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MCPRequest, MCPRevision, MCPTools, SeltzerMCP.

import Seltzer
import Testing

@testable import SeltzerMCP

/// A program whose calls the test ends.
@MainActor
private final class SampleProgram: MCPProgram {
    /// Whether a program listens.
    var isRunning = true
    private(set) var calls: [(method: String, parameters: JSONValue)] = []
    /// The calls that were given up.
    private(set) var cancelled: [String] = []
    /// The calls of these methods wait until they are let go.
    var held: Set<String> = []

    func call(
        _ method: String, _ parameters: JSONValue, waits: Bool
    ) async throws(ControlError) -> JSONValue {
        guard isRunning else {
            throw ControlError(code: ControlError.ended, "No program listens.")
        }
        if method == "describe" { return ["program": "Notes", "methods": ControlClient.methods] }
        calls.append((method, parameters))
        while held.contains(method), !Task.isCancelled { await Task.yield() }
        if Task.isCancelled {
            cancelled.append(method)
            throw ControlError(code: ControlError.ended, "It was given up.")
        }
        if method == "screen" { return "a screen" }
        guard parameters["label"] == "Save" else {
            throw ControlError(
                code: ControlError.elementError, "There is none.",
                data: ["elements": "button \"Save\""])
        }
        return ["element": ["role": "button"]]
    }
}

@MainActor
@Suite struct MCPSessionTests {
    /// The lines that the server wrote.
    @MainActor
    private final class Output {
        var lines: [JSONValue] = []
    }

    private let program = SampleProgram()
    private let output = Output()
    private let session: MCPSession

    init() {
        session = MCPSession(MCPTools(program)) { [output] line in
            output.lines.append((try? JSONValue(parsing: line)) ?? .text(line))
        }
    }

    private func send(_ id: JSONValue?, _ method: String, _ parameters: JSONValue = [:]) {
        let message: JSONValue = [
            "jsonrpc": "2.0", "id": id ?? .null, "method": .text(method), "params": parameters,
        ]
        session.receive(message.withoutNulls.description)
    }

    private func greet(_ revision: String = "2025-06-18") {
        send(0, "initialize", ["protocolVersion": .text(revision)])
        output.lines = []
    }

    /// Sends a request, and returns its response.
    private func ask(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
        send(7, method, parameters)
        await session.finish()
        let answer = try #require(output.lines.last)
        output.lines.removeLast()
        #expect(answer["id"] == 7)
        return answer
    }

    /// Waits until the condition holds.
    private func wait(for condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    // MARK: Greeting

    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"),
    ])
    func theRevisionIsAgreedOn(_ wanted: String, _ agreed: String) async throws {
        let answer = try await ask("initialize", ["protocolVersion": .text(wanted)])
        #expect(answer["result"]?["protocolVersion"]?.text == agreed)
        #expect(answer["result"]?["capabilities"]?["tools"] == [:])
        #expect(answer["result"]?["serverInfo"]?["name"] == "SeltzerMCP")
    }

    @Test func withoutAProgramTheServerGreetsAndListsItsTools() async throws {
        program.isRunning = false
        send(1, "initialize", ["protocolVersion": "2025-06-18"])
        #expect(output.lines.count == 1)
        let tools = try await ask("tools/list")["result"]?["tools"]?.array
        #expect(tools?.contains { $0["name"] == "press" } == true)
        let answer = try await ask("tools/call", ["name": "screen"])
        #expect(answer["result"]?["isError"] == true)
        #expect(answer["result"]?["content"]?.array?.first?["text"] == "No program listens.")
    }

    // MARK: Tools

    @Test func methodsAreTools() async throws {
        greet()
        let tools = try #require(try await ask("tools/list")["result"]?["tools"]?.array)
        let names = tools.compactMap { $0["name"]?.text }
        #expect(names.contains("waitFor") && !names.contains("subscribe"))
        let press = try #require(tools.first { $0["name"] == "press" })
        #expect(press["inputSchema"]?["properties"]?["role"] != nil)
        #expect(press["inputSchema"]?["anyOf"] == nil)
        #expect(press["annotations"] == ["readOnlyHint": false])
        #expect(press["outputSchema"]?["type"] == "object")
        let screen = try #require(tools.first { $0["name"] == "screen" })
        #expect(screen["annotations"] == ["readOnlyHint": true])
        #expect(screen["outputSchema"] == nil)
    }

    @Test func anOldRevisionGetsNothingThatItDoesNotKnow() async throws {
        greet("2024-11-05")
        let tools = try await ask("tools/list")["result"]?["tools"]?.array ?? []
        #expect(tools.allSatisfy { $0["annotations"] == nil && $0["outputSchema"] == nil })
        let answer = try await ask("tools/call", ["name": "press", "arguments": ["label": "Save"]])
        #expect(answer["result"]?["structuredContent"] == nil)
    }

    @Test func aToolIsCalledWithItsArguments() async throws {
        greet()
        let answer = try await ask(
            "tools/call", ["name": "press", "arguments": ["label": "Save"]])
        #expect(program.calls.map(\.parameters) == [["label": "Save"]])
        #expect(answer["result"]?["isError"] == false)
        #expect(answer["result"]?["structuredContent"] == ["element": ["role": "button"]])
        let screen = try await ask("tools/call", ["name": "screen"])
        #expect(screen["result"]?["content"] == [["type": "text", "text": "a screen"]])
    }

    @Test func aRefusalIsAnAnswerForTheAssistant() async throws {
        greet()
        let answer = try await ask("tools/call", ["name": "press", "arguments": ["label": "x"]])
        #expect(answer["result"]?["isError"] == true)
        #expect(
            answer["result"]?["content"]?.array?.first?["text"]
                == "There is none.\nThe elements:\nbutton \"Save\"")
    }

    // MARK: Beside each other

    @Test func aPingIsAnsweredWhileAToolWaits() async throws {
        greet()
        program.held = ["waitFor"]
        send(1, "tools/call", ["name": "waitFor", "arguments": ["label": "Save"]])
        await wait { program.calls.count == 1 }
        send(2, "ping")
        #expect(output.lines.map { $0["id"] } == [2])
        send(3, "tools/call", ["name": "screen"])
        await wait { output.lines.count == 2 }
        #expect(output.lines.last?["id"] == 3)
        program.held = []
        await session.finish()
        #expect(output.lines.map { $0["id"] } == [2, 3, 1])
    }

    @Test func actsFollowEachOther() async throws {
        greet()
        program.held = ["press"]
        let save: JSONValue = ["label": "Save"]
        send(1, "tools/call", ["name": "press", "arguments": save])
        send(2, "tools/call", ["name": "focus", "arguments": save])
        send(3, "tools/call", ["name": "type", "arguments": save])
        send(4, "tools/call", ["name": "screen"])
        await wait { output.lines.count == 1 }
        #expect(Set(program.calls.map(\.method)) == ["press", "screen"])
        program.held = []
        await session.finish()
        #expect(
            program.calls.map(\.method).filter { $0 != "screen" } == ["press", "focus", "type"])
        #expect(output.lines.map { $0["id"] } == [4, 1, 2, 3])
    }

    @Test func aCancelledRequestIsGivenUpAndNotAnswered() async throws {
        greet()
        program.held = ["waitFor"]
        send("a", "tools/call", ["name": "waitFor", "arguments": ["label": "Save"]])
        await wait { program.calls.count == 1 }
        send(nil, "notifications/cancelled", ["requestId": "b"])
        send(nil, "notifications/cancelled", ["requestId": "a", "reason": "No time."])
        await session.finish()
        #expect(program.cancelled == ["waitFor"])
        #expect(output.lines.isEmpty)
        #expect(try await ask("ping")["result"] == [:])
    }

    @Test func aCancelledActLetsTheNextOneRun() async throws {
        greet()
        program.held = ["press"]
        send(1, "tools/call", ["name": "press", "arguments": ["label": "Save"]])
        send(2, "tools/call", ["name": "focus", "arguments": ["label": "Save"]])
        await wait { program.calls.count == 1 }
        send(nil, "notifications/cancelled", ["requestId": 1])
        await session.finish()
        #expect(program.calls.map(\.method) == ["press", "focus"])
        #expect(output.lines.map { $0["id"] } == [2])
    }

    // MARK: Batches

    @Test func aBatchIsAnsweredAsAWhole() async throws {
        greet("2025-03-26")
        session.receive(
            """
            [{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"screen"}},\
            {"jsonrpc":"2.0","method":"notifications/progress"},\
            {"jsonrpc":"2.0","id":2,"method":"ping"},{"jsonrpc":"2.0","id":3}]
            """)
        await session.finish()
        #expect(output.lines.count == 1)
        let answers = try #require(output.lines.first?.array)
        #expect(Set(answers.compactMap { $0["id"]?.integer }) == [1, 2, 3])
        #expect(answers.first { $0["id"] == 3 }?["error"]?["code"] == -32600)
        output.lines = []
        session.receive(#"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#)
        #expect(output.lines.isEmpty)
        session.receive("[]")
        #expect(output.lines.first?["error"]?["code"] == -32600)
    }

    @Test(arguments: ["2024-11-05", "2025-06-18", "2025-11-25"])
    func otherRevisionsHaveNoBatches(_ revision: String) async throws {
        greet(revision)
        session.receive(#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#)
        #expect(output.lines.map { $0["error"]?["code"] } == [-32600])
    }

    // MARK: Mistakes

    @Test func mistakesOfTheProtocolAreErrors() async throws {
        #expect(try await ask("initialize")["error"]?["code"] == -32602)
        #expect(try await ask("tools/call", ["name": "no"])["error"]?["code"] == -32602)
        #expect(try await ask("tools/call", ["name": "subscribe"])["error"]?["code"] == -32602)
        #expect(try await ask("resources/list")["error"]?["code"] == -32601)
        #expect(try await ask("ping")["result"] == [:])
        let wrong = [
            ("{", -32_700), (#"{"jsonrpc":"2.0","id":1}"#, -32_600),
            (#"{"id":1,"method":"ping"}"#, -32_600), ("3", -32_600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32_602),
        ]
        for (line, code) in wrong {
            output.lines = []
            session.receive(line)
            #expect(output.lines.map { $0["error"]?["code"]?.integer } == [code])
        }
        output.lines = []
        session.receive(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        session.receive(#"{"jsonrpc":"2.0","id":1,"result":{}}"#)
        session.receive("  ")
        #expect(output.lines.isEmpty)
    }
}
