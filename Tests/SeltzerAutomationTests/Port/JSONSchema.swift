// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The part of JSON Schema (draft 2020-12) that the control port's schemas use.
struct JSONSchema {
    let root: JSONValue

    /// Whether a value fits the schema.
    func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

    private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        (schema.members ?? []).allSatisfy { holds($0.name, $0.value, in: schema, for: value) }
    }

    private func holds(
        _ keyword: String, _ argument: JSONValue, in schema: JSONValue, for value: JSONValue
    ) -> Bool {
        switch keyword {
        case "type": return isOf(argument.text ?? "", value)
        case "enum": return argument.array?.contains(value) == true
        case "const": return argument == value
        case "maxLength": return (value.text?.unicodeScalars.count ?? 0) <= argument.integer!
        case "minimum": return value.double.map { $0 >= argument.double! } ?? true
        case "maximum": return value.double.map { $0 <= argument.double! } ?? true
        case "maxItems": return (value.array?.count ?? 0) <= argument.integer!
        case "minItems": return value.array.map { $0.count >= argument.integer! } ?? true
        case "pattern": return value.text?.firstMatch(of: try! Regex(argument.text!)) != nil
        case "items": return value.array?.allSatisfy { accepts($0, argument) } ?? true
        case "properties":
            return argument.members!.allSatisfy { property in
                value[property.name].map { accepts($0, property.value) } ?? true
            }
        case "additionalProperties":
            let names = Set((schema["properties"]?.members ?? []).map(\.name))
            return value.members?.allSatisfy { names.contains($0.name) } ?? true
        case "required":
            guard value.members != nil else { return true }
            return argument.array!.allSatisfy { value[$0.text!] != nil }
        case "anyOf": return argument.array!.contains { accepts(value, $0) }
        case "dependentSchemas":
            return argument.members!.allSatisfy {
                value[$0.name] == nil || accepts(value, $0.value)
            }
        case "$ref":
            let name = argument.text!.split(separator: "/").last!
            return accepts(value, root["$defs"]![String(name)]!)
        case "$defs", "description": return true
        default: fatalError("The keyword \(keyword) is unknown.")
        }
    }

    private func isOf(_ type: String, _ value: JSONValue) -> Bool {
        switch type {
        case "object": value.members != nil
        case "array": value.array != nil
        case "string": value.text != nil
        // A number without a fraction, of any size.
        case "integer": value.double.map { $0 == $0.rounded() } ?? false
        default: fatalError("The type \(type) is unknown.")
        }
    }
}

extension JSONValue {
    /// The number; nil for other values.
    fileprivate var double: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }
}
