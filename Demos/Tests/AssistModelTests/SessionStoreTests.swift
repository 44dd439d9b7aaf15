// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import AssistModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct SessionStoreTests {
    private let folder: ScratchFolder
    private let store: SessionStore

    init() throws {
        folder = try ScratchFolder()
        store = SessionStore(folder: folder.path.appending("state").appending("sessions"))
    }

    private func begin(secrets: [String] = []) throws -> (id: String, log: SessionLog) {
        try store.begin(in: "/work folder", time: 1_700_000_000, secrets: secrets)
    }

    @Test func sessionGoesOnAsItEnded() async throws {
        let workspace = try Workspace(folder.path)
        let (id, log) = try begin()
        let model = ScriptedModel(tokensPerSecond: nil)
        let first = Conversation(with: model, named: "m", in: workspace, log: log)
        await first.send("fix it")
        for await event in first.events {
            if case .permissionNeeded(let question) = event {
                await first.answer(.yes, to: question.id)
            }
            if case .turnEnded = event { break }
        }
        await first.setModel("n")
        let (history, _) = try store.resume(id)
        #expect(history.messages == (await first.messages))
        #expect(history.plan == (await first.plan))
        #expect(history.usage == (await first.usage))
        #expect(history.model == "n")
        #expect(history.folder == "/work folder")
        #expect(history.turns == 1)
    }

    @Test func onlyTheOwnerReadsTheFiles() throws {
        let (id, _) = try begin()
        #expect(try folder.permissions(of: "state/sessions/\(id).jsonl") == 0o600)
        #expect(try folder.permissions(of: "state/sessions") == 0o700)
    }

    @Test(arguments: ["sk-0123456789", "a\"b\\c/d\u{1F}é"])
    func keyIsNeverWritten(key: String) throws {
        let (id, log) = try begin(secrets: [key, ""])
        try log.append(.message(ChatMessage(.tool, "KEY=\(key) end", toolCallID: "a")))
        let text = folder.text(of: "state/sessions/\(id).jsonl") ?? ""
        #expect(!text.contains("0123456789"))
        #expect(!text.contains("c/d"))
        #expect(text.contains("KEY=••• end"))
    }

    @Test func crashLosesAtMostTheLastLine() throws {
        let (id, log) = try begin()
        try log.append(.message(ChatMessage(.user, "one")))
        try folder.append(#"{"message":{"role":"assistant","con"#, to: "state/sessions/\(id).jsonl")
        let (history, again) = try store.resume(id)
        #expect(history.messages.map(\.text) == ["one"])
        try again.append(.message(ChatMessage(.assistant, "two")))
        #expect(try store.resume(id).history.messages.map(\.text) == ["one", "two"])
    }

    /// Cuts a session anywhere, as a crash does.
    @Test func anyBeginningOfAFileIsASession() throws {
        let call = ToolCall(id: "a", name: "list_folder", arguments: "{}")
        let records: [SessionEntry] = [
            .began(folder: "/", time: 1), .message(ChatMessage(.user, "日本")),
            .message(ChatMessage(.assistant, "", toolCalls: [call])),
            .message(ChatMessage(.tool, "x", toolCallID: "a", isError: true)),
            .plan([PlanItem("p", .active)]),
            .usage(TokenUsage(input: 1, output: 2)), .model("m"), .turnEnded,
        ]
        let bytes = records.flatMap { entry -> [UInt8] in
            Array(entry.json.description.utf8) + [0x0A]
        }
        for end in 0...bytes.count {
            let history = SessionHistory(lines: Array(bytes[..<end]))
            let calls = history.messages.flatMap { $0.toolCalls.map(\.id) }
            #expect(history.messages.compactMap(\.toolCallID) == calls)
        }
        #expect(SessionHistory(lines: bytes).messages.count == 3)
        for record in records {
            #expect(SessionEntry(try JSONValue(parsing: record.json.description)) == record)
        }
    }

    @Test func failureIsKeptButNotSentToTheModel() throws {
        let failure = ChatMessage(.tool, "x", toolCallID: "a", isError: true)
        #expect(ChatMessage(failure.json)?.isError == false)
        let line = #"{"message":{"role":"tool","content":"x","tool_call_id":"a"}}"#
        let old = SessionEntry(try JSONValue(parsing: line))
        #expect(old == .message(ChatMessage(.tool, "x", toolCallID: "a")))
        #expect(failure.json == ChatMessage(.tool, "x", toolCallID: "a").json)
    }

    @Test func resultWithoutACallIsLeftOut() throws {
        let lines = [ChatMessage(.tool, "x", toolCallID: "a"), ChatMessage(.user, "y")].map {
            SessionEntry.message($0).json.description + "\n"
        }
        #expect(SessionHistory(lines: Array(lines.joined().utf8)).messages.map(\.text) == ["y"])
    }

    @Test func sessionsAreListed() throws {
        #expect(store.sessions() == [])
        let (first, log) = try begin()
        let (second, _) = try begin()
        #expect(first != second)
        try log.append(.message(ChatMessage(.user, "What\u{1B} is\nthis?")))
        try folder.write("nonsense", to: "state/sessions/other.txt")
        try folder.write("nonsense", to: "state/sessions/name.jsonl")
        let sessions = store.sessions()
        #expect(Set(sessions.map(\.id)) == [first, second])
        let found = sessions.first { $0.id == first }
        #expect(found?.title == "What␛ is␊this?")
        #expect(found?.folder == "/work folder")
    }

    @Test(arguments: ["", "absent", "../x", "1", "/etc/passwd", "1700000000.jsonl"])
    func otherNamesAreNoSessions(id: String) throws {
        _ = try begin()
        #expect(throws: ToolRequest.Refusal.self) { try store.resume(id) }
    }

    @Test func folderOfTheUserIsFound() {
        #expect(
            SessionStore(environment: ["HOME": "/home/u"]).folder
                == "/home/u/.local/state/seltzer-assist")
        #expect(
            SessionStore(environment: ["HOME": "/h", "XDG_STATE_HOME": "/s"]).folder
                == "/s/seltzer-assist")
        #expect(
            SessionStore(environment: ["HOME": "/h", "XDG_STATE_HOME": "relative"]).folder
                == "/h/.local/state/seltzer-assist")
        #expect(throws: SessionLog.Failure.self) {
            try SessionStore(environment: [:]).begin(in: "/", time: 1)
        }
    }

    @Test func aThousandTurnsAreResumed() throws {
        let (id, log) = try begin()
        let text = String(repeating: "The tide rises at **noon** in Cuxhaven. 潮 ", count: 20)
        for number in 0..<1_000 {
            let call = ToolCall(id: "c\(number)", name: "read_file", arguments: #"{"path":"a"}"#)
            try log.append(.message(ChatMessage(.user, "Question \(number)")))
            try log.append(.message(ChatMessage(.assistant, text, toolCalls: [call])))
            try log.append(.message(ChatMessage(.tool, text, toolCallID: call.id)))
            try log.append(.message(ChatMessage(.assistant, text)))
        }
        let history = try store.resume(id).history
        #expect(history.turns == 1_000)
        #expect(history.messages.count == 4_000)
        #expect(history.messages.last?.text == text)
    }

    @Test func fullDiskEndsSavingButNotTheConversation() async throws {
        let log = SessionLog(path: "/dev/full", descriptor: open("/dev/full", O_WRONLY))
        let conversation = Conversation(
            with: ScriptedModel(tokensPerSecond: nil), named: "m",
            in: try Workspace(folder.path), log: log)
        await conversation.send("Hello")
        var failures = 0
        var end: TurnEnd?
        for await event in conversation.events {
            if case .saveFailed = event { failures += 1 }
            if case .turnEnded(let how) = event {
                end = how
                break
            }
        }
        #expect(failures == 1)
        #expect(end == .finished)
    }
}
