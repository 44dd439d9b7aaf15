// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The kind of result that a method of the control port returns.
enum ControlResult: Sendable {
    /// An object without members.
    case nothing
    /// A text.
    case text
    /// Sentences.
    case texts
    /// The program and its methods.
    case program
    /// Elements with their descendants, or a text with a line for each one.
    case tree
    /// Elements.
    case elements
    /// An object with the element that was used; without one where the request names none.
    case element
    /// The actions in reach.
    case actions
    /// Lines with their sources.
    case console
    /// The origin of a cell.
    case provenance

    /// The result as a JSON schema.
    var schema: JSONValue {
        switch self {
        case .nothing:
            ["type": "object", "properties": [:], "additionalProperties": false]
        case .text: ["type": "string"]
        case .texts: Schemas.texts
        case .program: Schemas.program
        case .tree:
            [
                "anyOf": [["type": "array", "items": Schemas.found], ["type": "string"]],
                "$defs": Schemas.definitions,
            ]
        case .elements:
            ["type": "array", "items": Schemas.found, "$defs": Schemas.definitions]
        case .element:
            [
                "type": "object", "properties": ["element": Schemas.found],
                "additionalProperties": false, "$defs": Schemas.definitions,
            ]
        case .actions: ["type": "array", "items": Schemas.action]
        case .console: ["type": "array", "items": Schemas.line]
        case .provenance: Schemas.provenance
        }
    }
}

/// The schemas of the parts of results.
private enum Schemas {
    static let text: JSONValue = ["type": "string"]
    static let texts: JSONValue = ["type": "array", "items": ["type": "string"]]
    static let number: JSONValue = ["type": "integer"]
    static let found: JSONValue = ["$ref": "#/$defs/found"]
    static let isTrue: JSONValue = ["const": true]

    /// An element of the screen; properties that it lacks, and states that are false, are left out.
    static var definitions: JSONValue {
        [
            "found": [
                "type": "object",
                "properties": [
                    "role": [
                        "type": "string",
                        "enum": .array(AccessibilityRole.allCases.map { .text($0.rawValue) }),
                    ],
                    "label": text, "value": text, "identifier": text, "hint": text,
                    "count": number, "index": number, "level": number, "header": text,
                    "frame": [
                        "type": "array", "items": ["type": "integer"], "minItems": 4,
                        "maxItems": 4,
                        "description": "The column and row of the first cell, and the size.",
                    ],
                    "focused": isTrue, "selected": isTrue, "disabled": isTrue,
                    "required": isTrue, "invalid": isTrue, "hidden": isTrue,
                    "actions": texts, "children": ["type": "array", "items": found],
                ],
                "required": ["role", "frame"], "additionalProperties": false,
            ]
        ]
    }

    static let program: JSONValue = [
        "type": "object",
        "properties": [
            "protocol": number, "program": text, "title": text, "width": number,
            "height": number,
            "methods": [
                "type": "array",
                "items": [
                    "type": "object",
                    "properties": [
                        "name": text, "kind": text, "summary": text,
                        "parameters": ["type": "object"], "result": ["type": "object"],
                    ],
                    "required": ["name", "kind", "summary", "parameters", "result"],
                    "additionalProperties": false,
                ],
            ],
        ],
        "required": ["protocol", "program", "width", "height", "methods"],
        "additionalProperties": false,
    ]

    static var line: JSONValue {
        [
            "type": "object",
            "properties": [
                "text": text,
                "source": [
                    "type": "string",
                    "enum": .array(ConsoleSource.allCases.map { .text($0.rawValue) }),
                ],
            ],
            "required": ["text"], "additionalProperties": false,
        ]
    }

    static var provenance: JSONValue {
        let kinds = FrameCause.Kind.allCases.map { JSONValue.text($0.rawValue) }
        let rect: JSONValue = [
            "type": "array", "items": ["type": "integer"], "minItems": 4, "maxItems": 4,
        ]
        return [
            "type": "object",
            "properties": [
                "text": text, "view": text, "frame": number, "milliseconds": number,
                "causes": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "properties": [
                            "kind": ["type": "string", "enum": .array(kinds)], "view": text,
                            "input": text, "rect": rect,
                        ],
                        "required": ["kind", "rect"], "additionalProperties": false,
                    ],
                ],
                "sentence": text, "first": number, "last": number,
            ],
            "required": ["text", "causes", "sentence"], "additionalProperties": false,
        ]
    }

    static let action: JSONValue = [
        "type": "object",
        "properties": [
            "identifier": text, "title": text, "keys": texts, "disabled": isTrue,
            "reason": text, "arguments": texts,
        ],
        "required": ["title", "keys"], "additionalProperties": false,
    ]
}
