// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The answers to an assistant: each method of the program's control port is a tool.
@MainActor
final class MCPSession {
    typealias Call =
        @MainActor (_ method: String, _ parameters: JSONValue) async throws(ControlError) ->
        JSONValue

    /// The revisions of the protocol that are spoken, the newest first.
    static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

    private let call: Call
    private var tools: JSONValue?

    /// - Parameter call: Calls a method of the program's control port.
    init(call: @escaping Call) { self.call = call }

    /// Returns the answer to a line; nil for a notification.
    func answer(to line: String) async -> String? {
        let message: JSONValue
        do throws(JSONValue.SyntaxError) {
            message = try JSONValue(parsing: line)
        } catch {
            return Self.failure(.null, ControlError(code: ControlError.parseError, "\(error)"))
        }
        guard let method = message["method"]?.text else {
            let error = ControlError(code: ControlError.invalidRequest, "The method is missing.")
            return Self.failure(message["id"] ?? .null, error)
        }
        guard let id = message["id"] else { return nil }
        do throws(ControlError) {
            let result = try await result(of: method, message["params"] ?? [:])
            let answer: JSONValue = ["jsonrpc": "2.0", "id": id, "result": result]
            return answer.description
        } catch {
            return Self.failure(id, error)
        }
    }

    private static func failure(_ id: JSONValue, _ error: ControlError) -> String {
        let answer: JSONValue = [
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .integer(error.code), "message": .text(error.description)],
        ]
        return answer.description
    }

    private func result(
        of method: String, _ parameters: JSONValue
    ) async throws(ControlError) -> JSONValue {
        switch method {
        case "initialize": return try await greeting(parameters)
        case "ping": return [:]
        case "tools/list": return ["tools": try await allTools()]
        case "tools/call": return try await callTool(parameters)
        default:
            throw ControlError(
                code: ControlError.methodNotFound,
                "There is no method \"\(method)\": this server has tools only.")
        }
    }

    private func greeting(_ parameters: JSONValue) async throws(ControlError) -> JSONValue {
        let program = try await call("describe", [:])
        let wanted = parameters["protocolVersion"]?.text ?? ""
        let revision = Self.revisions.contains(wanted) ? wanted : Self.revisions[0]
        let name = program["program"]?.text ?? "a program"
        return [
            "protocolVersion": .text(revision), "capabilities": ["tools": [:]],
            "serverInfo": ["name": "SeltzerMCP", "version": "1"],
            "instructions": .text(
                """
                These tools operate \(name), a program in a terminal. Look with tree (format text) or screen, act \
                with press, type, key and performAction, and look again. Name elements by role and label.
                """),
        ]
    }

    /// The methods of the port as tools; notifications have no place in an answer.
    private func allTools() async throws(ControlError) -> JSONValue {
        if let tools { return tools }
        let methods = try await call("describe", [:])["methods"]?.array ?? []
        let result = methods.filter { $0["name"] != "subscribe" }.map { method -> JSONValue in
            [
                "name": method["name"] ?? .null, "description": method["summary"] ?? .null,
                "inputSchema": method["parameters"] ?? ["type": "object"],
            ]
        }
        tools = .array(result)
        return .array(result)
    }

    /// Calls a tool; what the program refuses is an answer that the assistant reads.
    private func callTool(_ parameters: JSONValue) async throws(ControlError) -> JSONValue {
        let name = parameters["name"]?.text ?? ""
        let tools = try await allTools().array ?? []
        guard tools.contains(where: { $0["name"]?.text == name }) else {
            throw ControlError(
                code: ControlError.invalidParameters,
                "There is no tool \"\(name)\": tools/list has all.")
        }
        do throws(ControlError) {
            let result = try await call(name, parameters["arguments"] ?? [:])
            return Self.content(result.text ?? result.description, isError: false)
        } catch {
            guard error.code != ControlError.ended else { throw error }
            let elements = error.data?["elements"]?.text.map { "\nThe elements:\n\($0)" } ?? ""
            return Self.content(error.description + elements, isError: true)
        }
    }

    private static func content(_ text: String, isError: Bool) -> JSONValue {
        ["content": [["type": "text", "text": .text(text)]], "isError": .flag(isError)]
    }
}
