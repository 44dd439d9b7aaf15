// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import AssistModel

@Suite struct AssistantTests {
    private let folder: ScratchFolder
    private let assistant: Assistant

    init() throws {
        folder = try ScratchFolder()
        try folder.write("one\ntwo\n", to: "work/a.txt")
        assistant = Assistant(
            ScriptedModel(tokensPerSecond: nil), named: ScriptedModel.name,
            in: try Workspace(folder.path.appending("work")),
            store: SessionStore(folder: folder.path.appending("state")))
    }

    private var environment: [String: String] { ["XDG_STATE_HOME": "\(folder.path)"] }

    /// Sends texts, permits everything but one command, and returns the events.
    private func use(_ conversation: Conversation, _ texts: String...) async -> [ConversationEvent]
    {
        var events: [ConversationEvent] = []
        for text in texts {
            await conversation.send(text)
            for await event in conversation.events {
                events.append(event)
                if case .permissionNeeded(let question) = event {
                    let isUnwanted = question.request.subject == "touch unwanted"
                    await conversation.answer(isUnwanted ? .no("") : .yes, to: question.id)
                }
                if case .turnEnded = event { break }
            }
        }
        return events
    }

    @Test func withoutAServerTheScriptAnswers() async throws {
        let found = try await Assistant(
            in: folder.path, server: nil, model: nil, environment: environment)
        #expect(found.model is ScriptedModel && found.modelName == "scripted")
        #expect(found.store.folder == folder.path.appending("seltzer-assist"))
        let named = try await Assistant(
            in: folder.path, server: "http://localhost:9", model: "m", environment: environment)
        #expect(named.model is ServerModel && named.modelName == "m")
        await #expect(throws: ServerError.self) {
            try await Assistant(
                in: folder.path, server: "ftp://x", model: nil, environment: environment)
        }
    }

    @Test func sessionsGoOn() async throws {
        #expect(assistant.sessions.isEmpty)
        _ = await use(try assistant.session(nil).conversation, "Hello", "read a.txt")
        let session = try #require(assistant.sessions.first)
        #expect(session.title == "Hello" && assistant.sessions.count == 1)
        let (conversation, history, problem) = try assistant.session(session.id)
        #expect(history.turns == 2 && problem == nil)
        let again = await conversation.history
        #expect(again.messages == history.messages && again.turns == 2)
        #expect(again.usage == history.usage && again.folder == history.folder)
        #expect(throws: (any Error).self) { try assistant.session("123") }
    }

    @Test func sessionThatCannotBeSavedGoesOn() async throws {
        var other = assistant
        other.store = SessionStore(folder: "/dev/null/x")
        let (conversation, history, problem) = try other.session(nil)
        #expect(problem?.contains("cannot be saved") == true && history.messages.isEmpty)
        #expect(await use(conversation, "Hello").last == .turnEnded(.finished))
    }

    // MARK: Events of a history

    /// The part of events that a history has: no pieces, no questions, no times.
    private func whatStays(_ events: [ConversationEvent]) -> [ConversationEvent] {
        var result: [ConversationEvent] = []
        var text = ""
        for event in events {
            switch event {
            case .text(let piece): text += piece
            case .textEnded:
                result += [.text(text), .textEnded]
                text = ""
            case .toolProposed(let use):
                result.append(
                    .toolProposed(ToolUse(id: use.id, title: use.title, subject: use.subject)))
            case .toolEnded(let id, let tool, _):
                result.append(
                    .toolEnded(
                        id: id, ToolResult(text: tool.text, summary: "", isError: tool.isError),
                        .zero))
            case .turnBegan, .turnEnded: result.append(event)
            default: break
            }
        }
        return result
    }

    @Test func historyShowsWhatTheConversationShowed() async throws {
        let conversation = try assistant.session(nil).conversation
        let events = await use(
            conversation, "Hello", "read a.txt", "read absent.txt", "run false",
            "run touch unwanted", "run \u{1}", "Fix the tests")
        let history = await conversation.history
        let again = history.events()
        let errors = again.count {
            if case .toolEnded(_, let tool, _) = $0 { tool.isError } else { false }
        }
        #expect(errors == 4 && history.events(from: 0) == again)
        let id = try #require(assistant.sessions.first?.id)
        #expect(try assistant.session(id).history.events() == again)
        #expect(whatStays(again) == whatStays(events))
        #expect(
            again.contains {
                if case .toolEnded(_, let tool, _) = $0 { tool.summary == "2 lines" } else { false }
            })
        let first = try #require(history.messages.lastIndex { $0.role == .user })
        #expect(history.events(from: first).first == .turnBegan(number: 1, text: "Fix the tests"))
        #expect(history.events(from: history.messages.count).isEmpty)
        #expect(SessionHistory().events().isEmpty)
    }

    // MARK: Answers without a screen

    @Test func plainAnswerIsMarkdownWithoutTools() async throws {
        let conversation = try assistant.session(nil).conversation
        var text = ""
        for try await piece in conversation.plainAnswer(to: "run touch made") { text += piece }
        #expect(text.hasPrefix("One moment.\n") && text.hasSuffix("\n"))
        #expect(folder.text(of: "work/made") == nil)
    }

    @Test func plainAnswerThatFailsThrows() async throws {
        let conversation = try assistant.session(nil).conversation
        await #expect(throws: TurnFailure.self) {
            for try await _ in conversation.plainAnswer(to: "error") {}
        }
    }

    @Test func stopForgetsWhatWaits() async throws {
        let conversation = try assistant.session(nil).conversation
        await conversation.send("run sleep 600")
        await conversation.send("Hello")
        await conversation.stop()
        #expect(await !conversation.isBusy)
        #expect(await conversation.queue.isEmpty)
        #expect(await conversation.messages.count { $0.role == .user } == 1)
    }

    // MARK: Texts

    @Test func numbersAndTimesAreShort() {
        #expect(TokenUsage(input: 900, output: 99).text == "999 tokens")
        #expect(TokenUsage(input: 12_000, output: 400).text == "12.4 k tokens")
        #expect(Duration.seconds(0).clockText == "0:00")
        #expect(Duration.milliseconds(18_900).clockText == "0:18")
        #expect(Duration.seconds(3_601).clockText == "60:01")
        let result = ToolResult(text: "", summary: "41 lines")
        #expect(result.remark(after: .milliseconds(9_840)) == "41 lines      9.8 s")
        #expect(result.remark(after: .zero) == "41 lines           ")
        #expect(result.remark(after: .seconds(123_456)).hasPrefix("41 lines  123,456.0 s"))
    }
}
