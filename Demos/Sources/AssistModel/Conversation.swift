// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A conversation of the user with a model that may use tools.
///
/// A turn begins with a text of the user. The model answers, calls tools, gets their results and answers again, until it
/// calls none. The user is asked before each use of a tool, unless a rule permits it. The conversation reports everything
/// by its ``events``, in order.
public actor Conversation {
    /// The events; for one reader.
    public nonisolated let events: AsyncStream<ConversationEvent>
    private nonisolated let report: AsyncStream<ConversationEvent>.Continuation

    /// The messages so far, the oldest first.
    public private(set) var messages: [ChatMessage]
    /// The to-do list.
    public private(set) var plan: [PlanItem]
    /// The tokens of the whole conversation.
    public private(set) var usage: TokenUsage
    /// The name of the model.
    public private(set) var modelName: String
    /// The texts that wait for the end of the turn.
    public private(set) var queue: [String] = []
    /// The rules that answers "Always" added; they end with the conversation.
    public private(set) var rules: [PermissionRule] = []

    private let model: any ChatModel
    private let workspace: Workspace
    private let instructions: String
    private let clock: any Clock<Duration>
    private var log: SessionLog?
    private var turnCount: Int
    private var turn: Task<Void, Never>?
    private var question: (id: String, answer: CheckedContinuation<PermissionAnswer, Never>)?

    /// The greatest number of answers of the model in one turn.
    static var maximumSteps: Int { 50 }

    /// Creates a conversation.
    ///
    /// - Parameters:
    ///   - model: The model that answers.
    ///   - name: The name of the model for its requests.
    ///   - workspace: The folder in which the tools work.
    ///   - instructions: The text that each request begins with; empty for none. It is not a part of the
    ///     ``messages``.
    ///   - history: The conversation that goes on; empty for a new one.
    ///   - log: The file that keeps the conversation; nil for none.
    ///   - clock: The clock that measures the uses of tools.
    public init(
        with model: any ChatModel, named name: String, in workspace: Workspace,
        instructions: String = "", history: SessionHistory = SessionHistory(),
        log: SessionLog? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        (events, report) = AsyncStream.makeStream()
        self.model = model
        modelName = name
        self.workspace = workspace
        self.instructions = instructions
        self.log = log
        self.clock = clock
        messages = history.messages
        plan = history.plan
        usage = history.usage
        turnCount = history.turns
    }

    deinit {
        turn?.cancel()
        report.finish()
    }

    /// The contents, from which a conversation goes on.
    public var history: SessionHistory {
        var history = SessionHistory()
        history.messages = messages
        (history.plan, history.usage, history.model) = (plan, usage, modelName)
        (history.folder, history.turns) = (workspace.root.description, turnCount)
        return history
    }

    // MARK: The user

    /// Whether a turn is going on.
    public var isBusy: Bool { turn != nil }

    /// Begins a turn with a text, or puts the text at the end of the queue.
    public func send(_ text: String) {
        guard turn == nil else {
            queue.append(text)
            report.yield(.queueChanged(queue.map(\.harmless)))
            return
        }
        turnCount += 1
        report.yield(.turnBegan(number: turnCount, text: text.harmless))
        add(ChatMessage(.user, text))
        turn = Task { await self.runTurn() }
    }

    /// Removes the texts that wait, and returns them.
    @discardableResult
    public func takeQueue() -> [String] {
        guard !queue.isEmpty else { return [] }
        defer { queue = [] }
        report.yield(.queueChanged([]))
        return queue
    }

    /// Ends the turn: the answer of the model, the question and the command; no effect without a turn.
    ///
    /// The next text of the queue begins a turn then.
    public func interrupt() {
        turn?.cancel()
        if let question {
            self.question = nil
            question.answer.resume(returning: .no(""))
        }
    }

    /// Ends the turn, and waits for the ends of its work and of the texts that wait.
    public func stop() async {
        queue = []
        interrupt()
        await settle()
    }

    /// Answers the question with an identifier; no effect if that question is not open.
    public func answer(_ answer: PermissionAnswer, to id: String) {
        guard let question, question.id == id else { return }
        self.question = nil
        question.answer.resume(returning: answer)
    }

    /// Uses another model from the next request on.
    public func setModel(_ name: String) {
        guard name != modelName else { return }
        modelName = name
        save(.model(name))
        report.yield(.modelChanged(name.harmless))
    }

    /// Waits until no turn is going on and no text waits.
    public func settle() async {
        while let turn { await turn.value }
    }

    // MARK: The turn

    private func runTurn() async {
        let end = await end(ofSteps: Self.maximumSteps)
        completeToolMessages()
        report.yield(.turnEnded(end))
        save(.turnEnded)
        turn = nil
        guard !queue.isEmpty else { return }
        let next = queue.removeFirst()
        report.yield(.queueChanged(queue.map(\.harmless)))
        send(next)
    }

    private func end(ofSteps steps: Int) async -> TurnEnd {
        do {
            for _ in 0..<steps {
                let (message, reason) = try await answer()
                guard !message.toolCalls.isEmpty else {
                    return reason == .length ? .cutOff : reason == .refused ? .refused : .finished
                }
                for call in message.toolCalls {
                    try Task.checkCancellation()
                    let result = try await use(call)
                    add(
                        ChatMessage(
                            .tool, result.text, toolCallID: call.id, isError: result.isError))
                }
            }
            return .failed(
                "The model used tools \(steps) times without an end. Say what to do next.")
        } catch {
            return Task.isCancelled || error is CancellationError
                ? .interrupted : .failed("\(error)".harmless)
        }
    }

    /// Gets one answer of the model, and adds it to the messages, also if it breaks off.
    private func answer() async throws -> (ChatMessage, ModelPart.Reason) {
        var message = ChatMessage(.assistant, "")
        var reason = ModelPart.Reason.stop
        defer {
            if !message.text.isEmpty { report.yield(.textEnded) }
            if !message.text.isEmpty || !message.toolCalls.isEmpty { add(message) }
        }
        let first = instructions.isEmpty ? [] : [ChatMessage(.system, instructions)]
        let request = ChatRequest(model: modelName, messages: first + messages)
        do {
            for try await part in model.answer(request) {
                switch part {
                case .text(let text):
                    let harmless = text.harmless
                    guard !harmless.isEmpty else { continue }
                    message.text += harmless
                    report.yield(.text(harmless))
                case .toolCall(var call):
                    call.id = uniqueID(call.id, beside: message.toolCalls)
                    message.toolCalls.append(call)
                case .usage(let some):
                    usage = usage + some
                    save(.usage(usage))
                    report.yield(.usage(usage))
                case .finished(let why): reason = why
                }
            }
            // Ending the iteration of a cancelled task throws no error.
            try Task.checkCancellation()
        } catch {
            // The calls of an answer that broke off may be incomplete.
            message.toolCalls = []
            throw error
        }
        return (message, reason)
    }

    /// Returns an identifier that no other call of the conversation has.
    private func uniqueID(_ id: String, beside calls: [ToolCall]) -> String {
        let isKnown =
            id.isEmpty || calls.contains { $0.id == id }
            || messages.contains { $0.toolCalls.contains { $0.id == id } }
        return isKnown ? "call-\(messages.count)-\(calls.count)" : id
    }

    /// Adds results for calls that have none, because a request without them is refused.
    private func completeToolMessages() {
        guard let last = messages.lastIndex(where: { !$0.toolCalls.isEmpty }) else { return }
        let answered = Set(messages[last...].compactMap(\.toolCallID))
        for call in messages[last].toolCalls where !answered.contains(call.id) {
            add(
                ChatMessage(
                    .tool, "The user interrupted the turn.", toolCallID: call.id, isError: true))
        }
    }

    // MARK: Tools

    /// Uses a tool, and returns the result for the model.
    private func use(_ call: ToolCall) async throws -> ToolResult {
        let request: ToolRequest
        do { request = try ToolRequest(call) } catch {
            let use = ToolUse(id: call.id, title: call.name.harmless, subject: "")
            return refuse(use, error.description)
        }
        let title = request.kind.title
        if case .plan(let items) = request {
            plan = items
            save(.plan(items))
            report.yield(.planChanged(items))
            return ToolResult(text: "Updated.", summary: "")
        }
        do {
            var change: (FileChange, FileWriter.Expectation)?
            if case .write(let path, let text) = request {
                change = try workspace.change(path, to: text)
            }
            report.yield(
                .toolProposed(
                    ToolUse(
                        id: call.id, title: title, subject: request.subject, change: change?.0)))
            if let objection = await objection(to: request, id: call.id, change: change?.0) {
                let summary = Task.isCancelled ? "stopped" : "not allowed"
                let result = ToolResult(text: objection, summary: summary, isError: true)
                report.yield(.toolEnded(id: call.id, result.harmless, .zero))
                try Task.checkCancellation()
                return result
            }
            return try await perform(request, id: call.id, change)
        } catch let refusal as ToolRequest.Refusal {
            return refuse(
                ToolUse(id: call.id, title: title, subject: request.subject), refusal.description)
        }
    }

    private func refuse(_ use: ToolUse, _ reason: String) -> ToolResult {
        report.yield(.toolProposed(use))
        let result = ToolResult(text: reason, summary: "failed", isError: true)
        report.yield(.toolEnded(id: use.id, result.harmless, .zero))
        return result
    }

    /// Returns the text for the model if the user does not permit a use; nil if the use is permitted.
    private func objection(
        to request: ToolRequest, id: String, change: FileChange?
    ) async -> String? {
        // The path of a change is the one behind links.
        let place = change.map { ToolRequest.write(path: $0.path, text: $0.new) } ?? request
        guard !rules.contains(where: { $0.permits(request) && $0.permits(place) }) else {
            return nil
        }
        let rule = PermissionRule.always(for: request)
        let asked = PermissionQuestion(id: id, request: request, rule: rule, change: change)
        guard !Task.isCancelled else { return "Interrupted." }
        let answer = await withCheckedContinuation { continuation in
            question = (id, continuation)
            report.yield(.permissionNeeded(asked))
        }
        switch answer {
        case .yes: return nil
        case .always:
            rules.append(rule)
            return nil
        case .no(""): return "The user does not allow this."
        case .no(let text): return "The user does not allow this, and says: \(text)"
        }
    }

    private func perform(
        _ request: ToolRequest, id: String, _ change: (FileChange, FileWriter.Expectation)?
    ) async throws -> ToolResult {
        report.yield(.toolBegan(id: id))
        let workspace = workspace
        var result = ToolResult(text: "", summary: "")
        let time = try await Self.time(with: clock) {
            do {
                switch request {
                case .read(let path, let first, let count):
                    result = try workspace.read(path, firstLine: first, lineCount: count)
                case .list(let path): result = try workspace.list(path)
                case .write(let path, let text):
                    result = try workspace.write(path, text, over: change?.1 ?? .nothing)
                    if let change { result.summary = change.0.summary }
                case .run(let command): result = try await workspace.run(command)
                case .plan: break
                }
            } catch is CancellationError {
                report.yield(
                    .toolEnded(
                        id: id, ToolResult(text: "", summary: "stopped", isError: true), .zero))
                throw CancellationError()
            } catch {
                result = ToolResult(text: "\(error)", summary: "failed", isError: true)
            }
        }
        report.yield(.toolEnded(id: id, result.harmless, time))
        return result
    }

    private static func time<C: Clock<Duration>>(
        with clock: C, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Void
    ) async rethrows -> Duration {
        let start = clock.now
        try await body()
        return start.duration(to: clock.now)
    }

    // MARK: The session

    private func add(_ message: ChatMessage) {
        messages.append(message)
        save(.message(message))
    }

    private func save(_ entry: SessionEntry) {
        guard let log else { return }
        do { try log.append(entry) } catch {
            self.log = nil
            report.yield(.saveFailed("\(error)".harmless))
        }
    }
}
