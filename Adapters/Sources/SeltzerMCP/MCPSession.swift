// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The conversation with an assistant, by the Model Context Protocol: each method of the program's
/// control port is a tool.
///
/// Requests run beside each other. Those that act on the program run in their order.
@MainActor
final class MCPSession {
    private let tools: MCPTools
    /// Sends a line to the assistant.
    private let write: @MainActor (String) -> Void
    /// The revision that was agreed on; nil before the assistant has greeted.
    private var revision: MCPRevision?
    /// The requests that are being answered, by the JSON of their identifiers.
    private var running: [String: Task<Void, Never>] = [:]

    init(_ tools: MCPTools, write: @escaping @MainActor (String) -> Void) {
        (self.tools, self.write) = (tools, write)
    }

    /// Takes a line of the assistant; writes the response when there is one.
    func receive(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        let message: JSONValue
        do throws(JSONValue.SyntaxError) {
            message = try JSONValue(parsing: line)
        } catch {
            let error = ControlError(code: ControlError.parseError, "\(error)")
            return write(Self.response(.null, .failure(error)).description)
        }
        if let messages = message.array { return receive(batch: messages) }
        take(message) { [write] response in write(response.description) }
    }

    /// Waits until all requests have been answered.
    func finish() async {
        while let task = running.values.first { await task.value }
    }

    /// Takes several messages, and writes their responses together.
    private func receive(batch messages: [JSONValue]) {
        guard revision?.hasBatches == true, !messages.isEmpty else {
            let sentence =
                messages.isEmpty
                ? "A batch has one message or more."
                : "Batches belong to the revision \(MCPRevision.march2025.rawValue) only."
            let error = ControlError(code: ControlError.invalidRequest, sentence)
            return write(Self.response(.null, .failure(error)).description)
        }
        let batch = Batch(write: write)
        for message in messages {
            batch.missing += 1
            take(message, respond: { batch.add($0) }, ended: { batch.end() })
        }
        batch.isComplete = true
        batch.writeIfDone()
    }

    /// The responses of a batch, until all are there.
    @MainActor
    private final class Batch {
        private let write: @MainActor (String) -> Void
        private var responses: [JSONValue] = []
        /// The number of messages that are not done.
        var missing = 0
        /// Whether all messages were taken.
        var isComplete = false

        init(write: @escaping @MainActor (String) -> Void) { self.write = write }

        func add(_ response: JSONValue) { responses.append(response) }

        func end() {
            missing -= 1
            writeIfDone()
        }

        func writeIfDone() {
            guard isComplete, missing == 0, !responses.isEmpty else { return }
            write(JSONValue.array(responses).description)
            responses = []
        }
    }

    /// Handles a message: answers a request now or later, and obeys a notification.
    ///
    /// - Parameter ended: Called once, when no response follows any more.
    private func take(
        _ message: JSONValue, respond: @escaping @MainActor (JSONValue) -> Void,
        ended: @escaping @MainActor () -> Void = {}
    ) {
        let request: MCPRequest
        do throws(ControlError) {
            guard let read = try MCPRequest(message) else { return ended() }
            request = read
        } catch {
            respond(Self.response(MCPRequest.id(of: message), .failure(error)))
            return ended()
        }
        guard let id = request.id else {
            if request.method == "notifications/cancelled" { cancel(request.parameters) }
            return ended()
        }
        guard running[id.description] == nil else {
            let error = ControlError(
                code: ControlError.invalidRequest, "A request with this \"id\" is being answered.")
            respond(Self.response(id, .failure(error)))
            return ended()
        }
        // Such a request needs no program, and is answered also while others wait.
        if let result = ownResult(of: request) {
            respond(Self.response(id, result))
            return ended()
        }
        running[id.description] = Task { [weak self] in
            guard let self else { return }
            let result = await self.result(of: request)
            self.running[id.description] = nil
            // Nobody waits for the response to a cancelled request.
            if !Task.isCancelled { respond(Self.response(id, result)) }
            ended()
        }
    }

    private func cancel(_ parameters: JSONValue) {
        guard let id = parameters["requestId"] else { return }
        running[id.description]?.cancel()
    }

    private static func response(
        _ id: JSONValue, _ result: Result<JSONValue, ControlError>
    ) -> JSONValue {
        let last: JSONValue.Member =
            switch result {
            case .success(let value): .init("result", value)
            case .failure(let error):
                .init(
                    "error",
                    ["code": .integer(error.code), "message": .text(error.description)])
            }
        return .object([.init("jsonrpc", "2.0"), .init("id", id), last])
    }

    // MARK: Methods

    /// The result of a request that needs no program; nil for others.
    private func ownResult(of request: MCPRequest) -> Result<JSONValue, ControlError>? {
        switch request.method {
        case "initialize": return greeting(request.parameters)
        case "ping": return .success([:])
        case "tools/list", "tools/call": return nil
        default:
            return .failure(
                ControlError(
                    code: ControlError.methodNotFound,
                    "There is no method \"\(request.method)\": this server has tools only."))
        }
    }

    private func greeting(_ parameters: JSONValue) -> Result<JSONValue, ControlError> {
        guard let wanted = parameters["protocolVersion"]?.text else {
            return .failure(
                ControlError(
                    code: ControlError.invalidParameters,
                    "The \"protocolVersion\" is missing: this server speaks "
                        + MCPRevision.allCases.map(\.rawValue).joined(separator: ", ") + "."))
        }
        let revision = MCPRevision(agreeingWith: wanted)
        self.revision = revision
        return .success([
            "protocolVersion": .text(revision.rawValue), "capabilities": ["tools": [:]],
            "serverInfo": ["name": "SeltzerMCP", "version": "1"],
            "instructions": .text(
                """
                These tools operate a program in a terminal. Look with tree (format text) or screen, act with press, \
                type, key and performAction, and look again. Name elements by role and label.
                """),
        ])
    }

    private func result(of request: MCPRequest) async -> Result<JSONValue, ControlError> {
        let revision = revision ?? .november2025
        do throws(ControlError) {
            if request.method == "tools/list" {
                return .success(["tools": await tools.list(revision)])
            }
            return .success(try await tools.call(request.parameters, revision))
        } catch {
            return .failure(error)
        }
    }
}
