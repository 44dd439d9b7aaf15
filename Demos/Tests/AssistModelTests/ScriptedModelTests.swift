// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import AssistModel

@Suite struct ScriptedModelTests {
    private func parts(_ text: String) async throws -> [ModelPart] {
        var parts: [ModelPart] = []
        let request = ChatRequest(
            model: ScriptedModel.name, messages: [ChatMessage(.user, text)])
        let model = ScriptedModel(tokensPerSecond: nil)
        for try await part in model.answer(request) { parts.append(part) }
        return parts
    }

    private func text(_ parts: [ModelPart]) -> String {
        parts.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
    }

    @Test func anyTextHasMarkdownAsAnswer() async throws {
        let parts = try await parts("Hello")
        let markdown = text(parts)
        for sign in ["## ", "```swift", "| station |", "- ", "> ", "**once**", "🌊"] {
            #expect(markdown.contains(sign))
        }
        #expect(parts.last == .finished(.stop))
        #expect(try await self.parts("Hello") == parts)
    }

    @Test(arguments: [
        ("read a.txt", "read_file"), ("list", "list_folder"), ("run ls", "run_command"),
        ("write x", "write_file"),
    ])
    func toolsAreCalled(wish: String, tool: String) async throws {
        let parts = try await parts(wish)
        let calls = parts.compactMap { if case .toolCall(let call) = $0 { call } else { nil } }
        #expect(calls.map(\.name) == [tool])
        #expect(throws: Never.self) { try calls.map { try ToolRequest($0) } }
        #expect(parts.last == .finished(.toolCalls))
    }

    @Test func refusalAndErrorAreShown() async throws {
        #expect(try await parts("refuse this").last == .finished(.refused))
        await #expect(throws: ServerError.self) { try await parts("an error, please") }
    }

    @Test func piecesAreTheWholeText() {
        for text in ["", "a", " a  b\n\nc ", "日本 🌊\n"] {
            #expect(ModelScript.tokens(in: text).joined() == text)
        }
        #expect(ModelScript.tokens(in: "a b").count == 2)
    }

    @Test func pausesPaceTheAnswer() async throws {
        let clock = ContinuousClock()
        let model = ScriptedModel(tokensPerSecond: 1_000, clock: clock)
        let request = ChatRequest(model: "", messages: [ChatMessage(.user, "Hello")])
        let start = clock.now
        var count = 0
        for try await part in model.answer(request) { if case .text = part { count += 1 } }
        #expect(clock.now - start >= .milliseconds(count))
    }
}
