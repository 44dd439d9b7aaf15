// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import AssistModel

/// A model whose answers a test gives.
private struct TestModel: ChatModel {
    let answer: @Sendable (ChatRequest) -> [ModelPart]
    var error: ServerError?
    /// Whether the answer never ends.
    var hangs = false

    func answer(_ request: ChatRequest) -> AsyncThrowingStream<ModelPart, any Error> {
        AsyncThrowingStream { continuation in
            for part in answer(request) { continuation.yield(part) }
            if !hangs { continuation.finish(throwing: error) }
        }
    }

    func modelNames() async throws -> [String] { [] }
}

@Suite struct ConversationTests {
    private let folder: ScratchFolder
    private let workspace: Workspace

    init() throws {
        folder = try ScratchFolder()
        try folder.write("one\n", to: "a.txt")
        workspace = try Workspace(folder.path)
    }

    private func conversation(_ model: any ChatModel = ScriptedModel(tokensPerSecond: nil))
        -> Conversation
    { Conversation(with: model, named: "test", in: workspace) }

    /// Reads events until the turn ends, and answers questions.
    private func turn(
        _ conversation: Conversation,
        answer: @Sendable (PermissionQuestion) -> PermissionAnswer? = { _ in .yes }
    ) async -> [ConversationEvent] {
        var events: [ConversationEvent] = []
        for await event in conversation.events {
            events.append(event)
            if case .permissionNeeded(let question) = event, let answer = answer(question) {
                await conversation.answer(answer, to: question.id)
            }
            if case .turnEnded = event { break }
        }
        return events
    }

    @Test func textIsReportedPieceByPiece() async {
        let conversation = conversation()
        await conversation.send("Hello")
        let events = await turn(conversation)
        #expect(events.first == .turnBegan(number: 1, text: "Hello"))
        #expect(events.last == .turnEnded(.finished))
        let text = events.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
        #expect(await conversation.messages.map(\.text) == ["Hello", text])
        #expect(await conversation.usage.output > 50)
    }

    @Test func toolsAreUsedUntilTheModelIsDone() async throws {
        let conversation = conversation()
        await conversation.send("fix the tests")
        let events = await turn(conversation)
        #expect(events.last == .turnEnded(.finished))
        #expect(folder.text(of: "TideTable.swift")?.contains("TideTable") == true)
        #expect(await conversation.plan.map(\.state) == [.done, .done, .done])
        let questions = events.compactMap {
            if case .permissionNeeded(let question) = $0 { question } else { nil }
        }
        #expect(questions.map(\.request.kind) == [.listFolder, .writeFile, .runCommand])
        #expect(questions[1].change?.old == nil)
        // Each call has its result, in order.
        let messages = await conversation.messages
        let calls = messages.flatMap { $0.toolCalls.map(\.id) }
        #expect(messages.compactMap(\.toolCallID) == calls)
        #expect(Set(calls).count == calls.count)
    }

    @Test func nothingIsDoneBeforeTheAnswer() async {
        let conversation = conversation()
        await conversation.send("write a.txt")
        for await event in conversation.events {
            guard case .permissionNeeded(let question) = event else { continue }
            #expect(folder.text(of: "a.txt") == "one\n")
            #expect(question.change?.old == "one\n")
            await conversation.answer(.yes, to: "another")
            #expect(folder.text(of: "a.txt") == "one\n")
            await conversation.answer(.yes, to: question.id)
            break
        }
        await conversation.settle()
        #expect(folder.text(of: "a.txt")?.hasPrefix("# Notes") == true)
    }

    @Test func refusedUseIsToldToTheModel() async {
        let conversation = conversation()
        await conversation.send("run echo x > a.txt")
        let events = await turn(conversation) { _ in .no("Use the fixture.") }
        #expect(folder.text(of: "a.txt") == "one\n")
        #expect(events.last == .turnEnded(.finished))
        let result = await conversation.messages.first { $0.role == .tool }
        #expect(result?.text == "The user does not allow this, and says: Use the fixture.")
    }

    @Test func alwaysAsksOnce() async {
        let model = TestModel { request in
            let uses = request.messages.count { $0.role == .tool }
            let commands = ["echo a b", "echo a c", "echo a; ls"]
            guard uses < commands.count else { return [.finished(.stop)] }
            let arguments = JSONValue.object([.init("command", .text(commands[uses]))])
            return [
                .toolCall(
                    ToolCall(id: "", name: "run_command", arguments: arguments.description))
            ]
        }
        let conversation = conversation(model)
        await conversation.send("go")
        let events = await turn(conversation) { _ in .always }
        let asked = events.compactMap { event -> String? in
            if case .permissionNeeded(let question) = event {
                question.request.subject
            } else {
                nil
            }
        }
        #expect(asked == ["echo a b", "echo a; ls"])
        #expect(await conversation.rules == [.prefix(["echo", "a"]), .command("echo a; ls")])
    }

    @Test func alwaysEditsNoRepositoryAlsoThroughALink() async throws {
        try folder.write("x", to: ".git/config")
        try folder.link("link", to: ".git")
        let paths = ["a.txt", "b.txt", ".git/config", "link/config", ".git/new"]
        let model = TestModel { request in
            let uses = request.messages.count { $0.role == .tool }
            guard uses < paths.count else { return [.finished(.stop)] }
            let arguments: JSONValue = ["path": .text(paths[uses]), "content": "new"]
            return [
                .toolCall(ToolCall(id: "", name: "write_file", arguments: arguments.description))
            ]
        }
        let conversation = conversation(model)
        await conversation.send("go")
        let events = await turn(conversation) { $0.request.subject == "a.txt" ? .always : .no("") }
        let asked = events.compactMap { event -> String? in
            if case .permissionNeeded(let question) = event {
                question.request.subject
            } else {
                nil
            }
        }
        #expect(asked == ["a.txt", ".git/config", "link/config", ".git/new"])
        #expect(folder.text(of: "b.txt") == "new" && folder.text(of: ".git/config") == "x")
    }

    @Test(arguments: ["question", "answer", "command"])
    func interruptEndsEverything(place: String) async {
        let model = TestModel(
            answer: { request in
                if place == "answer" { return [.text("I begin")] }
                let command = #"{"command":"sleep 600"}"#
                return [.toolCall(ToolCall(id: "x", name: "run_command", arguments: command))]
            }, hangs: place == "answer")
        let conversation = conversation(model)
        await conversation.send("go")
        var end: TurnEnd?
        for await event in conversation.events {
            switch (event, place) {
            case (.permissionNeeded, "question"), (.text, "answer"), (.toolBegan, "command"):
                await conversation.interrupt()
            case (.permissionNeeded(let question), _):
                await conversation.answer(.yes, to: question.id)
            case (.turnEnded(let how), _): end = how
            default: break
            }
            if end != nil { break }
        }
        #expect(end == .interrupted)
        await conversation.settle()
        let messages = await conversation.messages
        // What was written stays, and each call has a result.
        if place == "answer" { #expect(messages.last?.text == "I begin") }
        #expect(messages.compactMap(\.toolCallID) == messages.flatMap { $0.toolCalls.map(\.id) })
    }

    @Test func textsWaitWhileATurnGoesOn() async {
        let conversation = conversation()
        await conversation.send("run true")
        await conversation.send("Hello")
        await conversation.send("gone")
        var waiting: [[String]] = []
        var ends = 0
        for await event in conversation.events {
            if case .queueChanged(let texts) = event { waiting.append(texts) }
            if case .permissionNeeded(let question) = event {
                #expect(await conversation.takeQueue() == ["Hello", "gone"])
                await conversation.send("Hello again")
                await conversation.answer(.yes, to: question.id)
            }
            if case .turnEnded = event { ends += 1 }
            if ends == 2 { break }
        }
        #expect(waiting == [["Hello"], ["Hello", "gone"], [], ["Hello again"], []])
        #expect(await conversation.messages.filter { $0.role == .user }.count == 2)
    }

    @Test func errorsEndTheTurnAndTheTextStays() async {
        let model = TestModel(
            answer: { _ in [.text("Half"), .toolCall(ToolCall(id: "a", name: "b", arguments: ""))]
            },
            error: .unauthorized(hasKey: false))
        let conversation = conversation(model)
        await conversation.send("go")
        let events = await turn(conversation)
        #expect(
            events.last
                == .turnEnded(.failed("The server wants a key. Set OPENAI_API_KEY.")))
        #expect(await conversation.messages.last == ChatMessage(.assistant, "Half"))
    }

    @Test func textOfTheModelIsHarmless() async {
        let model = TestModel { request in
            request.messages.count > 1
                ? [.text("\u{1B}]0;x\u{7}"), .text("\u{202E}"), .finished(.stop)]
                : [.toolCall(ToolCall(id: "a", name: "no\u{1B}pe", arguments: "\u{1B}"))]
        }
        let conversation = conversation(model)
        await conversation.send("go \u{1B}")
        let events = await turn(conversation)
        #expect(!"\(events)".unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
        #expect(events.contains(.text("␛]0;x␇")))
    }

    @Test func endlessUsesOfToolsEnd() async {
        let model = TestModel { _ in
            [.toolCall(ToolCall(id: "same", name: "list_folder", arguments: "{}"))]
        }
        let conversation = conversation(model)
        await conversation.send("go")
        let events = await turn(conversation) { _ in .always }
        guard case .turnEnded(.failed) = events.last else {
            Issue.record("\(String(describing: events.last))")
            return
        }
        let calls = await conversation.messages.flatMap { $0.toolCalls.map(\.id) }
        #expect(Set(calls).count == Conversation.maximumSteps)
    }

    @Test(arguments: [(ModelPart.Reason.length, TurnEnd.cutOff), (.refused, .refused)])
    func reasonOfTheEndIsReported(reason: ModelPart.Reason, end: TurnEnd) async {
        let conversation = conversation(TestModel { _ in [.text("a"), .finished(reason)] })
        await conversation.send("go")
        #expect(await turn(conversation).last == .turnEnded(end))
    }

    @Test func requestBeginsWithTheInstructions() async {
        let model = TestModel { request in
            [.text(request.messages.map(\.role.rawValue).joined(separator: " ")), .finished(.stop)]
        }
        let conversation = Conversation(
            with: model, named: "m", in: workspace, instructions: workspace.instructions)
        await conversation.send("go")
        #expect(await turn(conversation).contains(.text("system user")))
        #expect(await conversation.messages.map(\.role) == [.user, .assistant])
    }

    @Test func otherModelIsUsedFromTheNextRequestOn() async {
        let conversation = conversation(TestModel { [.text($0.model), .finished(.stop)] })
        await conversation.setModel("other")
        await conversation.send("go")
        let events = await turn(conversation)
        #expect(events.first == .modelChanged("other"))
        #expect(events.contains(.text("other")))
    }
}
