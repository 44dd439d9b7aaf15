// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The methods of a control port as tools of an assistant.
@MainActor
final class MCPTools {
    private let program: any MCPProgram
    /// The act that was begun last, after which the next one begins.
    private var lastAct: Task<Void, Never>?

    init(_ program: any MCPProgram) { self.program = program }

    /// The methods of the program, or those of this version while there is no program.
    private func methods() async -> [JSONValue] {
        var answer: JSONValue?
        do throws(ControlError) {
            answer = try await program.call("describe", [:], waits: false)
        } catch {}
        let methods = answer?["methods"]?.array ?? ControlClient.methods.array ?? []
        // An answer has no place for notifications.
        return methods.filter { $0["name"] != "subscribe" }
    }

    /// Returns the tools.
    func list(_ revision: MCPRevision) async -> JSONValue {
        .array(await methods().map { Self.tool($0, revision) })
    }

    private static func tool(_ method: JSONValue, _ revision: MCPRevision) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("name", method["name"] ?? .null),
            .init("description", method["summary"] ?? .null),
            .init("inputSchema", inputSchema(method["parameters"] ?? ["type": "object"])),
        ]
        if revision.hasAnnotations {
            let isReading = method["kind"] == "look" || method["kind"] == "wait"
            members.append(.init("annotations", ["readOnlyHint": .flag(isReading)]))
        }
        if revision.hasStructuredResults, let result = method["result"], result["type"] == "object"
        {
            members.append(.init("outputSchema", result))
        }
        return .object(members)
    }

    /// The schema without the rules which of several parameters are needed.
    ///
    /// Some models accept no such rules at the top. The program reports a missing parameter.
    private static func inputSchema(_ schema: JSONValue) -> JSONValue {
        let combining = ["anyOf", "oneOf", "allOf", "dependentSchemas"]
        return .object((schema.members ?? []).filter { !combining.contains($0.name) })
    }

    /// Calls a tool; the program's refusal is a result that the assistant reads.
    func call(
        _ parameters: JSONValue, _ revision: MCPRevision
    ) async throws(ControlError) -> JSONValue {
        let name = parameters["name"]?.text ?? ""
        let known = ControlClient.methods.array ?? []
        var method = known.first { $0["name"]?.text == name }
        if method == nil { method = await methods().first { $0["name"]?.text == name } }
        guard let method, name != "subscribe" else {
            throw ControlError(
                code: ControlError.invalidParameters,
                "There is no tool \"\(name)\": tools/list has all.")
        }
        // Some clients write null where the specification leaves the member out.
        let given = parameters["arguments"] ?? .null
        let arguments = given == .null ? [:] : given
        do throws(ControlError) {
            let isAct = method["kind"] == "act"
            let result = isAct ? try await act(name, arguments) : try await look(name, arguments)
            return Self.content(result, revision)
        } catch {
            let elements = error.data?["elements"]?.text.map { "\nThe elements:\n\($0)" } ?? ""
            return Self.content(.text(error.description + elements), isError: true, revision)
        }
    }

    private func look(_ name: String, _ arguments: JSONValue) async throws(ControlError)
        -> JSONValue
    {
        try await program.call(name, arguments, waits: true)
    }

    /// Calls a method after the acts that were called before.
    private func act(_ name: String, _ arguments: JSONValue) async throws(ControlError) -> JSONValue
    {
        let before = lastAct
        let (ended, end) = AsyncStream<Never>.makeStream()
        lastAct = Task { for await _ in ended {} }
        defer { end.finish() }
        await before?.value
        guard !Task.isCancelled else {
            throw ControlError(code: ControlError.ended, "The request was cancelled.")
        }
        return try await look(name, arguments)
    }

    private static func content(
        _ result: JSONValue, isError: Bool = false, _ revision: MCPRevision
    ) -> JSONValue {
        let text = result.text ?? result.description
        var members: [JSONValue.Member] = [
            .init("content", [["type": "text", "text": .text(text)]]),
            .init("isError", .flag(isError)),
        ]
        if revision.hasStructuredResults, !isError, result.members != nil {
            members.append(.init("structuredContent", result))
        }
        return .object(members)
    }
}
