// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A parameter of a method of the control port.
///
/// The port refuses a value that ``schema`` refuses, and no other one.
struct ControlParameter: Sendable {
    /// The type of a value.
    enum Kind: Sendable {
        case text, integer, texts
        /// One of these words.
        case choice([String])
        /// Some of these words.
        case choices([String])
        /// An object with the parameters of an element.
        case query
    }

    let name: String
    let kind: Kind
    let summary: String
    var isRequired = false
    /// The largest number of Unicode scalars of a text, and of each of several texts.
    var limit = Self.maximumName
    /// The permitted numbers.
    var range = 0...Self.maximumNumber
    /// Whether the text is typed, so that it may have no control characters but the ends of lines
    /// and tabs.
    var isTyped = false

    /// The largest number of Unicode scalars of a name.
    ///
    /// It is compared with the texts of all elements.
    static var maximumName: Int { 4_096 }
    /// The largest number for which there is no smaller limit.
    ///
    /// It has a limit because JSON has none: `1e300` is a whole number, too.
    static var maximumNumber: Int { 2_147_483_647 }
    /// The largest number of texts in an array.
    static var maximumTexts: Int { 256 }

    /// The role, label, identifier, container and number of an element.
    static let element = [
        ControlParameter(
            name: "role", kind: .choice(AccessibilityRole.allCases.map(\.rawValue)),
            summary: "The kind of the element."),
        ControlParameter(name: "label", kind: .text, summary: "The name of the element."),
        ControlParameter(
            name: "identifier", kind: .text, summary: "The identifier that the program gave it."),
        ControlParameter(
            name: "inside", kind: .query,
            summary: "The element around it: an object of the same parameters."),
        ControlParameter(
            name: "occurrence", kind: .integer,
            summary: "Which one of several such elements, in reading order, from 0."),
    ]
    /// The parameters one of which names an element.
    static let naming = ["role", "label", "identifier"]

    // MARK: Schemas

    /// The parameter as a JSON schema; an element is a reference to ``elementSchema``.
    var schema: JSONValue {
        var schema: [JSONValue.Member] =
            switch kind {
            case .text: [.init("type", "string"), .init("maxLength", .integer(limit))]
            case .integer:
                [
                    .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
                    .init("maximum", .integer(range.upperBound)),
                ]
            case .query: [.init("$ref", "#/$defs/element")]
            case .texts:
                [
                    .init("type", "array"),
                    .init("items", ["type": "string", "maxLength": .integer(limit)]),
                    .init("maxItems", .integer(Self.maximumTexts)),
                ]
            case .choice(let words): Self.oneOf(words)
            case .choices(let words):
                [
                    .init("type", "array"), .init("items", .object(Self.oneOf(words))),
                    .init("maxItems", .integer(Self.maximumTexts)),
                ]
            }
        if isTyped { schema.append(.init("pattern", .text(Self.typedPattern))) }
        schema.append(.init("description", .text(summary)))
        return .object(schema)
    }

    private static func oneOf(_ words: [String]) -> [JSONValue.Member] {
        [.init("type", "string"), .init("enum", .array(words.map(JSONValue.text)))]
    }

    /// A regular expression without control characters but the ends of lines and tabs.
    private static let typedPattern = #"^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$"#

    /// The schema of an object that names an element.
    static var elementSchema: JSONValue {
        [
            "type": "object",
            "properties": .object(element.map { .init($0.name, $0.schema) }),
            "additionalProperties": false, "anyOf": Self.anyName,
        ]
    }

    /// The schema of an object that has one of the parameters that name an element.
    static var anyName: JSONValue {
        .array(naming.map { ["required": .array([.text($0)])] })
    }

    /// Which parameters a method needs so that an element is named.
    enum Naming: Sendable {
        /// The method uses no element, or needs none.
        case optional
        /// An element is named.
        case required
        /// An element is named, or a text of the screen.
        case elementOrScreen

        /// Whether parameters with these names suffice.
        func holds(for names: Set<String>) -> Bool {
            if !names.isDisjoint(with: ControlParameter.naming) { return true }
            return switch self {
            case .required: false
            case .optional: names.isDisjoint(with: ["inside", "occurrence"])
            case .elementOrScreen:
                names.contains("screen")
                    && names.isDisjoint(with: ["inside", "occurrence", "state", "value"])
            }
        }

        /// The same as members of a JSON schema.
        var schema: [JSONValue.Member] {
            let named: JSONValue = ["anyOf": anyName]
            func needing(_ names: [String]) -> JSONValue.Member {
                .init("dependentSchemas", .object(names.map { .init($0, named) }))
            }
            return switch self {
            case .required: [.init("anyOf", anyName)]
            case .optional: [needing(["inside", "occurrence"])]
            case .elementOrScreen:
                [
                    .init("anyOf", .array((anyName.array ?? []) + [["required": ["screen"]]])),
                    needing(["inside", "occurrence", "state", "value"]),
                ]
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether this is a control character that no key types: all but the ends of lines and tabs.
    var isNoKey: Bool {
        (value < 0x20 || 0x7F...0x9F ~= value) && !["\t", "\n", "\r"].contains(self)
    }
}
