// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import AssistModel

@Suite struct ToolRequestTests {
    private func request(_ name: String, _ arguments: String) throws -> ToolRequest {
        try ToolRequest(ToolCall(id: "a", name: name, arguments: arguments))
    }

    @Test func callsAreRead() throws {
        #expect(
            try request("read_file", #"{"path":"a","first_line":2,"line_count":3}"#)
                == .read(path: "a", firstLine: 2, lineCount: 3))
        #expect(try request("list_folder", "") == .list(path: "."))
        #expect(
            try request("write_file", #"{"path":"a","content":"b\n"}"#)
                == .write(path: "a", text: "b\n"))
        #expect(try request("run_command", #"{"command":"ls -la"}"#) == .run(command: "ls -la"))
        #expect(
            try request(
                "update_plan", #"{"items":[{"title":"a\u001b","state":"done"},{"title":"b"},1]}"#)
                == .plan([PlanItem("a␛", .done), PlanItem("b")]))
    }

    @Test(arguments: [
        ("nonsense", "{}"), ("read_file", "{}"), ("read_file", "nonsense"), ("read_file", "[]"),
        ("write_file", #"{"path":"a"}"#), ("run_command", #"{"command":1}"#),
        ("update_plan", #"{"items":1}"#), ("run_command", #"{"command":"ls\u001b[2K"}"#),
        ("run_command", #"{"command":"ls \u202e"}"#), ("run_command", #"{"command":"ls\rrm"}"#),
    ])
    func otherCallsAreRefused(name: String, arguments: String) {
        #expect(throws: ToolRequest.Refusal.self) { try request(name, arguments) }
    }

    @Test func commandThatCannotBeReadIsRefused() throws {
        func refusal(_ command: String) -> String? {
            let arguments: JSONValue = ["command": .text(command)]
            do {
                _ = try request("run_command", arguments.description)
                return nil
            } catch { return "\(error)" }
        }
        for fine in [String(repeating: "a", count: 1_000), String(repeating: "\n", count: 7)] {
            #expect(refusal(fine) == nil)
        }
        let long = [String(repeating: "a", count: 1_001), String(repeating: "日", count: 334)]
        for command in long + [String(repeating: "\n", count: 8)] {
            #expect(refusal(command)?.contains("write a script and run it") == true)
        }
    }

    @Test(arguments: [
        (0, 7, 0..<0), (7, 7, 0..<7), (8, 7, 0..<6), (30, 7, 7..<13), (30, 1, 10..<10),
        (11, 7, 5..<11), (3, 0, 2..<2), (2, -1, 1..<1),
    ])
    func windowOfAPlanIsAroundTheCurrentItem(count: Int, rows: Int, shown: Range<Int>) {
        let items = (0..<count).map { PlanItem("\($0)", $0 < 10 && count > 8 ? .done : .open) }
        let window = items.window(ofRows: rows)
        #expect(window.items.count == shown.count)
        if !shown.isEmpty { #expect(window.items.indices == shown) }
        #expect(window.items.count + window.rest == count)
    }

    @Test func windowOfAPlanThatIsDoneIsItsEnd() {
        let items = (0..<9).map { PlanItem("\($0)", .done) }
        #expect(items.window(ofRows: 7).items.indices == 3..<9)
    }

    @Test func subjectIsOneHarmlessLine() throws {
        #expect(
            ToolRequest.read(path: "a\u{1B}\n", firstLine: nil, lineCount: nil).subject == "a␛␊")
        #expect(ToolRequest.run(command: "a\nb").subject == "a␊b")
        #expect(ToolRequest.plan([PlanItem("a", .done), PlanItem("b")]).subject == "1 of 2")
    }

    @Test(arguments: ToolKind.allCases)
    func descriptionOfAToolIsASchema(kind: ToolKind) throws {
        let json = try JSONValue(parsing: kind.json.description)
        let function = try #require(json["function"])
        #expect(function["name"]?.text == kind.rawValue)
        let parameters = try #require(function["parameters"])
        let names = parameters["properties"]?.members?.map(\.name) ?? []
        #expect(!names.isEmpty)
        for name in parameters["required"]?.array ?? [] { #expect(names.contains(name.text ?? "")) }
    }

    @Test func messagesSurviveAsJSON() throws {
        let call = ToolCall(id: "a", name: "read_file", arguments: #"{"path":"\u001b"}"#)
        for message in [
            ChatMessage(.user, "日本\n\u{1B}"), ChatMessage(.assistant, "", toolCalls: [call]),
            ChatMessage(.assistant, "text", toolCalls: [call, call]),
            ChatMessage(.tool, "result", toolCallID: "a"), ChatMessage(.system, ""),
        ] {
            let text = message.json.description
            #expect(!text.contains("\n"))
            #expect(ChatMessage(try JSONValue(parsing: text)) == message)
        }
        #expect(ChatMessage(["role": "nobody"]) == nil)
    }

    @Test func numbersOfTokensDoNotOverflow() {
        let usage = TokenUsage(input: .max, output: .max) + TokenUsage(input: .max, output: 1)
        #expect(usage.total == .max)
    }
}
