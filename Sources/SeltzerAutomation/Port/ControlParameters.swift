// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A parameter of a method of the control port.
struct ControlParameter: Sendable {
    /// What a value is.
    enum Kind: Sendable {
        case text, integer, flag, texts
        case choice([String])
        /// An object with the parameters of an element.
        case query
    }

    let name: String
    let kind: Kind
    let summary: String
    var isRequired = false

    /// The role, label, identifier and container of an element.
    static let element = [
        ControlParameter(
            name: "role", kind: .choice(AccessibilityRole.allCases.map(\.rawValue)),
            summary: "The kind of the element."),
        ControlParameter(name: "label", kind: .text, summary: "The name of the element."),
        ControlParameter(
            name: "identifier", kind: .text, summary: "The identifier that the program gave it."),
        ControlParameter(
            name: "inside", kind: .query,
            summary: "The element around it: an object of role, label, identifier and inside."),
    ]

    /// The parameter as a JSON schema.
    var schema: JSONValue {
        var schema: [JSONValue.Member] =
            switch kind {
            case .text: [.init("type", "string")]
            case .integer: [.init("type", "integer")]
            case .flag: [.init("type", "boolean")]
            case .query: [.init("type", "object")]
            case .texts: [.init("type", "array"), .init("items", ["type": "string"])]
            case .choice(let words):
                [.init("type", "string"), .init("enum", .array(words.map(JSONValue.text)))]
            }
        schema.append(.init("description", .text(summary)))
        return .object(schema)
    }
}

/// The parameters of a request, which are checked against those of the method.
struct ControlParameters {
    private let values: JSONValue

    /// Checks the parameters of a request.
    init(_ values: JSONValue?, for method: ControlMethod) throws(ControlError) {
        self.values = values ?? [:]
        guard let members = self.values.members else {
            throw .parameters("The parameters must be an object.")
        }
        let names = method.parameters.map(\.name)
        for member in members {
            guard let parameter = method.parameters.first(where: { $0.name == member.name }) else {
                let near = member.name.nearest(in: names).map { " Did you mean \"\($0)\"?" }
                let known = names.isEmpty ? "has none" : "has " + names.joined(separator: ", ")
                throw .parameters(
                    "There is no parameter \"\(member.name.prefix(80))\": \(method.name) \(known).\(near ?? "")"
                )
            }
            try Self.check(member.value, parameter.kind, "The parameter \"\(parameter.name)\"")
        }
        for parameter in method.parameters where parameter.isRequired {
            guard self.values[parameter.name] != nil else {
                throw .parameters("The parameter \"\(parameter.name)\" is missing.")
            }
        }
    }

    private static func check(
        _ value: JSONValue, _ kind: ControlParameter.Kind, _ name: String
    ) throws(ControlError) {
        switch (kind, value) {
        case (.text, .text), (.integer, .integer), (.flag, .flag): return
        case (.text, _): throw .parameters("\(name) must be a text.")
        case (.integer, _): throw .parameters("\(name) must be a whole number.")
        case (.flag, _): throw .parameters("\(name) must be true or false.")
        case (.texts, _):
            guard value.array?.allSatisfy({ $0.text != nil }) == true else {
                throw .parameters("\(name) must be an array of texts.")
            }
        case (.choice(let words), _):
            guard let word = value.text, words.contains(word) else {
                let near = value.text?.nearest(in: words).map { " Did you mean \"\($0)\"?" }
                throw .parameters(
                    "\(name) must be one of \(words.joined(separator: ", ")).\(near ?? "")")
            }
        case (.query, _): try checkQuery(value, name)
        }
    }

    private static func checkQuery(_ value: JSONValue, _ name: String) throws(ControlError) {
        guard let members = value.members, !members.isEmpty else {
            throw .parameters("\(name) must be an object with role, label or identifier.")
        }
        for member in members {
            guard let kind = ControlParameter.element.first(where: { $0.name == member.name })?.kind
            else {
                throw .parameters(
                    "\(name) has \"\(member.name.prefix(80))\"; it may have role, label, identifier, inside."
                )
            }
            try check(member.value, kind, "\(name): \"\(member.name)\"")
        }
    }

    func text(_ name: String) -> String? { values[name]?.text }
    func integer(_ name: String) -> Int? { values[name]?.integer }
    func flag(_ name: String) -> Bool? { values[name]?.flag }
    func texts(_ name: String) -> [String]? { values[name]?.array?.compactMap(\.text) }

    /// A time in milliseconds, at most an hour.
    func time(_ name: String) throws(ControlError) -> Duration? {
        guard let value = integer(name) else { return nil }
        guard (0...3_600_000).contains(value) else {
            throw .parameters("The parameter \"\(name)\" must be 0 to 3600000 milliseconds.")
        }
        return .milliseconds(value)
    }

    /// The element that is meant; nil if nothing is said of one.
    var query: ElementQuery? { ElementQuery(values) }

    /// The element that is meant.
    func needQuery() throws(ControlError) -> ElementQuery {
        guard let query else {
            throw .parameters("Say which element: give its role, label or identifier.")
        }
        return query
    }
}

extension ElementQuery {
    /// Creates a query from checked parameters; nil if they say nothing of an element.
    init?(_ values: JSONValue) {
        let role = values["role"]?.text.flatMap(AccessibilityRole.init(rawValue:))
        let (label, identifier) = (values["label"]?.text, values["identifier"]?.text)
        guard role != nil || label != nil || identifier != nil else { return nil }
        self.init(role: role, label: label, identifier: identifier)
        if let outer = values["inside"].flatMap(ElementQuery.init) { self = outer.inside(self) }
    }

    /// The query as parameters.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("role", JSONValue(role?.rawValue)), .init("label", JSONValue(label)),
            .init("identifier", JSONValue(identifier)),
        ]
        if var outer = containers.last {
            outer.containers = Array(containers.dropLast())
            members.append(.init("inside", outer.json))
        }
        return JSONValue.object(members).withoutNulls
    }
}
