// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A parameter of a method of the control port.
struct ControlParameter: Sendable {
    /// The type of a value.
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
    /// The largest number of bytes of a text, and of each of several texts.
    var limit = Self.maximumName

    /// The largest number of bytes of a name.
    ///
    /// It is compared with the texts of all elements.
    static var maximumName: Int { 4_096 }
    /// The largest number of texts in an array.
    static var maximumTexts: Int { 256 }
    /// The largest number of containers around an element in a query.
    static var maximumContainers: Int { 16 }

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

/// The parameters of a request, checked against the parameters of the method.
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
            try Self.check(member.value, parameter, "The parameter \"\(parameter.name)\"")
        }
        for parameter in method.parameters where parameter.isRequired {
            guard self.values[parameter.name] != nil else {
                throw .parameters("The parameter \"\(parameter.name)\" is missing.")
            }
        }
    }

    private static func check(
        _ value: JSONValue, _ parameter: ControlParameter, _ name: String, depth: Int = 0
    ) throws(ControlError) {
        switch (parameter.kind, value) {
        case (.integer, .integer), (.flag, .flag): return
        case (.text, .text(let text)): try checkLength(of: text, parameter.limit, name)
        case (.text, _): throw .parameters("\(name) must be a text.")
        case (.integer, _): throw .parameters("\(name) must be a whole number.")
        case (.flag, _): throw .parameters("\(name) must be true or false.")
        case (.texts, _):
            guard let texts = value.array, texts.allSatisfy({ $0.text != nil }) else {
                throw .parameters("\(name) must be an array of texts.")
            }
            let most = ControlParameter.maximumTexts
            guard texts.count <= most else {
                throw .parameters("\(name) may have \(most) texts; it has \(texts.count).")
            }
            for text in texts.compactMap(\.text) {
                try checkLength(of: text, parameter.limit, name)
            }
        case (.choice(let words), _):
            guard let word = value.text, words.contains(word) else {
                let near = value.text?.nearest(in: words).map { " Did you mean \"\($0)\"?" }
                throw .parameters(
                    "\(name) must be one of \(words.joined(separator: ", ")).\(near ?? "")")
            }
        case (.query, _): try checkQuery(value, name, depth: depth)
        }
    }

    private static func checkLength(
        of text: String, _ limit: Int, _ name: String
    ) throws(ControlError) {
        let count = text.utf8.count
        guard count > limit else { return }
        throw .parameters("\(name) may have \(limit) bytes; it has \(count). Send a shorter text.")
    }

    private static func checkQuery(
        _ value: JSONValue, _ name: String, depth: Int
    ) throws(ControlError) {
        let most = ControlParameter.maximumContainers
        guard depth < most else {
            throw .parameters("An element may be inside of \(most) others; leave some out.")
        }
        guard let members = value.members, !members.isEmpty else {
            throw .parameters("\(name) must be an object with role, label or identifier.")
        }
        for member in members {
            guard
                let parameter = ControlParameter.element.first(where: { $0.name == member.name })
            else {
                throw .parameters(
                    "\(name) has \"\(member.name.prefix(80))\"; it may have role, label, identifier, inside."
                )
            }
            let inner = depth == 0 ? "\(name): \"\(member.name)\"" : name
            try check(member.value, parameter, inner, depth: depth + 1)
        }
    }

    func text(_ name: String) -> String? { values[name]?.text }
    func integer(_ name: String) -> Int? { values[name]?.integer }
    func texts(_ name: String) -> [String]? { values[name]?.array?.compactMap(\.text) }

    /// A time in milliseconds, at most an hour.
    func time(_ name: String) throws(ControlError) -> Duration? {
        guard let value = integer(name) else { return nil }
        guard (0...3_600_000).contains(value) else {
            throw .parameters("The parameter \"\(name)\" must be 0 to 3600000 milliseconds.")
        }
        return .milliseconds(value)
    }

    /// The element that the parameters describe; nil if they describe none.
    var query: ElementQuery? { ElementQuery(values) }

    /// The element that the parameters describe; throws if they describe none.
    func needQuery() throws(ControlError) -> ElementQuery {
        guard let query else {
            throw .parameters("Say which element: give its role, label or identifier.")
        }
        return query
    }
}

extension ElementQuery {
    /// Creates a query from checked parameters; nil if they describe no element.
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
