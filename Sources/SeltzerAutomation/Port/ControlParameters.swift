// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

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
        guard method.naming.holds(for: Set(members.map(\.name))) else {
            throw .parameters("Say which element: give its role, label or identifier.")
        }
    }

    /// Checks a value as the schema of the parameter says it.
    private static func check(
        _ value: JSONValue, _ parameter: ControlParameter, _ name: String, isInner: Bool = false
    ) throws(ControlError) {
        switch (parameter.kind, value) {
        case (.text, .text(let text)): try check(text, parameter, name)
        case (.text, _): throw .parameters("\(name) must be a text.")
        case (.integer, _): try checkNumber(value, parameter, name)
        case (.texts, _): try checkTexts(value, parameter, name)
        case (.choice(let words), _): try checkWord(value, words, "\(name) must be")
        case (.choices(let words), _):
            try checkTexts(value, parameter, name)
            for word in value.array ?? [] {
                try checkWord(word, words, "\(name) has a text that must be")
            }
        case (.query, _): try checkQuery(value, name, isInner: isInner)
        }
    }

    private static func checkNumber(
        _ value: JSONValue, _ parameter: ControlParameter, _ name: String
    ) throws(ControlError) {
        guard let number = value.nearestInteger else {
            throw .parameters("\(name) must be a whole number.")
        }
        guard number >= parameter.range.lowerBound else {
            throw .parameters("\(name) must be \(parameter.range.lowerBound) or more.")
        }
        guard value.integer != nil, number <= parameter.range.upperBound else {
            throw .parameters("\(name) must be \(parameter.range.upperBound) or less.")
        }
    }

    private static func checkWord(
        _ value: JSONValue, _ words: [String], _ start: String
    ) throws(ControlError) {
        if let word = value.text, words.contains(word) { return }
        let near = value.text?.nearest(in: words).map { " Did you mean \"\($0)\"?" }
        throw .parameters("\(start) one of \(words.joined(separator: ", ")).\(near ?? "")")
    }

    private static func checkTexts(
        _ value: JSONValue, _ parameter: ControlParameter, _ name: String
    ) throws(ControlError) {
        guard let texts = value.array, texts.allSatisfy({ $0.text != nil }) else {
            throw .parameters("\(name) must be an array of texts.")
        }
        let most = ControlParameter.maximumTexts
        guard texts.count <= most else {
            throw .parameters("\(name) may have \(most) texts; it has \(texts.count).")
        }
        for text in texts.compactMap(\.text) { try check(text, parameter, name) }
    }

    private static func check(
        _ text: String, _ parameter: ControlParameter, _ name: String
    ) throws(ControlError) {
        let limit = parameter.limit
        // Each character has a byte at least, so that most texts need not be counted.
        if text.utf8.count > limit, text.unicodeScalars.count > limit {
            let count = text.unicodeScalars.count
            throw .parameters(
                "\(name) may have \(limit) characters; it has \(count). Send a shorter text.")
        }
        if parameter.isTyped, let control = text.unicodeScalars.first(where: \.isNoKey) {
            let code = String(control.value, radix: 16, uppercase: true)
            throw .parameters(
                "\(name) has the control character U+\(code), which no key types: use the method key."
            )
        }
    }

    private static func checkQuery(
        _ value: JSONValue, _ name: String, isInner: Bool
    ) throws(ControlError) {
        guard let members = value.members else {
            throw .parameters("\(name) must be an object with role, label or identifier.")
        }
        for member in members {
            guard
                let parameter = ControlParameter.element.first(where: { $0.name == member.name })
            else {
                let known = ControlParameter.element.map(\.name).joined(separator: ", ")
                throw .parameters(
                    "\(name) has \"\(member.name.prefix(80))\"; it may have \(known).")
            }
            let inner = isInner ? name : "\(name): \"\(member.name)\""
            try check(member.value, parameter, inner, isInner: true)
        }
        guard members.contains(where: { ControlParameter.naming.contains($0.name) }) else {
            throw .parameters("\(name) must be an object with role, label or identifier.")
        }
    }

    func text(_ name: String) -> String? { values[name]?.text }
    func integer(_ name: String) -> Int? { values[name]?.integer }
    func texts(_ name: String) -> [String]? { values[name]?.array?.compactMap(\.text) }

    /// A time that is given in milliseconds.
    func time(_ name: String) -> Duration? {
        integer(name).map { .milliseconds($0) }
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

extension JSONValue {
    /// The whole number, or the end of the range of integers for a larger one; nil for other
    /// values.
    fileprivate var nearestInteger: Int? {
        guard integer == nil, case .number(let number) = self, number == number.rounded() else {
            return integer
        }
        return number < 0 ? .min : .max
    }
}

extension ElementQuery {
    /// Creates a query from checked parameters; nil if they describe no element.
    init?(_ values: JSONValue) {
        let role = values["role"]?.text.flatMap(AccessibilityRole.init(rawValue:))
        let (label, identifier) = (values["label"]?.text, values["identifier"]?.text)
        guard role != nil || label != nil || identifier != nil else { return nil }
        self.init(role: role, label: label, identifier: identifier)
        occurrence = values["occurrence"]?.integer
        if let outer = values["inside"].flatMap(ElementQuery.init) { self = outer.inside(self) }
    }

    /// The query as parameters.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("role", JSONValue(role?.rawValue)), .init("label", JSONValue(label)),
            .init("identifier", JSONValue(identifier)), .init("occurrence", JSONValue(occurrence)),
        ]
        if var outer = containers.last {
            outer.containers = Array(containers.dropLast())
            members.append(.init("inside", outer.json))
        }
        return JSONValue.object(members).withoutNulls
    }
}
