// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A method of the control port, and its description for clients.
struct ControlMethod: Sendable {
    typealias Body =
        @MainActor @Sendable (ControlSession, Application, ControlParameters)
        async throws(ControlError) -> JSONValue

    /// What a method does.
    enum Kind: String {
        /// It reads the screen, and changes nothing.
        case look
        /// It operates the program like a user.
        case act
        /// It waits for a screen, and changes nothing.
        case wait
        /// It changes what the port sends to the client.
        case subscribe
    }

    let name: String
    let kind: Kind
    let summary: String
    let parameters: [ControlParameter]
    /// Which parameters must name an element.
    let naming: ControlParameter.Naming
    /// The schema of the result.
    let result: ControlResult
    let perform: Body

    /// Creates a method; `naming` counts only if the method has the parameters of an element.
    init(
        _ name: String, _ kind: Kind, _ summary: String, _ parameters: [ControlParameter] = [],
        naming: ControlParameter.Naming = .optional, result: ControlResult,
        _ perform: @escaping Body
    ) {
        (self.name, self.kind, self.summary) = (name, kind, summary)
        (self.parameters, self.naming, self.result) = (parameters, naming, result)
        self.perform = perform
    }

    /// The version of the protocol; it increases when a method or a parameter is removed or changes
    /// its meaning.
    static var protocolVersion: Int { 1 }

    static let all = looking + acting + waiting

    /// Returns the method with a name.
    static func named(_ name: String) throws(ControlError) -> ControlMethod {
        if let method = all.first(where: { $0.name == name }) { return method }
        let near = name.nearest(in: all.map(\.name)).map { " Did you mean \"\($0)\"?" }
        throw ControlError(
            code: ControlError.methodNotFound,
            "There is no method \"\(name.prefix(80))\": ask describe for all.\(near ?? "")")
    }

    // MARK: Schemas

    /// The method with JSON schemas of its parameters and its result.
    var json: JSONValue {
        [
            "name": .text(name), "kind": .text(kind.rawValue), "summary": .text(summary),
            "parameters": schema, "result": result.schema,
        ]
    }

    private var schema: JSONValue {
        let required = parameters.filter(\.isRequired).map { JSONValue.text($0.name) }
        var members: [JSONValue.Member] = [
            .init("type", "object"),
            .init("properties", .object(parameters.map { .init($0.name, $0.schema) })),
            .init("required", .array(required)), .init("additionalProperties", false),
        ]
        if parameters.contains(where: { $0.name == "inside" }) {
            members += naming.schema
            members.append(.init("$defs", ["element": ControlParameter.elementSchema]))
        }
        return .object(members)
    }
}
