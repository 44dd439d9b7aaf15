// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// The readable text of an event: without modules, generic arguments, or types around values.
public enum RoutedEventText {
    /// The maximum number of characters to show of a text.
    private static let greatestLength = 400

    /// The fields that can stand for a whole value, the best first.
    private static let names = ["title", "name", "path", "string", "text"]

    /// Returns the values that an event carries: `index: 1, title: "Week"`; empty for an event
    /// without values.
    ///
    /// A value with a title, a name, a path or a text is shown by this field alone: `action:
    /// "Save"`. Objects such as the table that posted the event are left out: the route names them.
    /// Functions and missing values are left out, too.
    public static func values(of event: any RoutedEvent) -> String {
        if let named = event as? NamedEvent {
            return named.userInfo.sorted { $0.key < $1.key }
                .map { "\($0.key): \(text(of: $0.value, depth: 0) ?? "nil")" }.joined(
                    separator: ", ")
        }
        let mirror = Mirror(reflecting: event)
        // The name of a single value adds nothing to the event's name.
        if let value = mirror.children.first?.value, mirror.children.count == 1 {
            let inner = Mirror(reflecting: value)
            if isPlainStruct(inner, value), name(in: inner) == nil {
                return fields(of: inner, depth: 1)
            }
        }
        return fields(of: mirror, depth: 0, withObjects: false)
    }

    /// Returns the simple name of a type: `ListView` for `Seltzer.ListView`, `Store` for
    /// `Shop.Store<Shop.Item>`.
    public static func name(of type: String) -> String {
        let plain = type.prefix { $0 != "<" }
        return plain.split(separator: ".").last.map(String.init) ?? type
    }

    private static func fields(
        of mirror: Mirror, depth: Int, withObjects: Bool = true
    ) -> String {
        mirror.children.compactMap { child in
            if !withObjects, Mirror(reflecting: child.value).displayStyle == .class { return nil }
            guard let value = text(of: child.value, depth: depth) else { return nil }
            guard let label = child.label, !label.hasPrefix(".") else { return value }
            return "\(label): \(value)"
        }.joined(separator: ", ")
    }

    private static func isPlainStruct(_ mirror: Mirror, _ value: Any) -> Bool {
        mirror.displayStyle == .struct && !(value is any CustomStringConvertible)
    }

    /// Returns the text of the field that names a value; nil if there is none.
    private static func name(in mirror: Mirror) -> String? {
        names.lazy.compactMap { name in
            mirror.children.first { $0.label == name }?.value as? String
        }.first { !$0.isEmpty }
    }

    /// Returns the text of a value, but only the type of a value nested more than two levels deep;
    /// nil for a function and for a missing value.
    private static func text(of value: Any, depth: Int) -> String? {
        if let number = value as? Double, number.isFinite {
            let rounded = (number * 100).rounded() / 100
            return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
        }
        if type(of: value) == AnyHashable.self, let value = value as? AnyHashable {
            return text(of: value.base, depth: depth)
        }
        if let text = value as? String {
            let shown = text.prefix(greatestLength)
            let end = shown.endIndex < text.endIndex ? "…" : ""
            return "\"\(TextSanitizer.line(shown))\(end)\""
        }
        let mirror = Mirror(reflecting: value)
        let type = name(of: String(describing: mirror.subjectType))
        switch mirror.displayStyle {
        case .class, .foreignReference:
            return type
        case .optional:
            return mirror.children.first.flatMap { text(of: $0.value, depth: depth) }
        case .enum:
            guard let child = mirror.children.first else { return "\(value)" }
            let name = child.label ?? type
            return depth > 1 ? name : "\(name)(\(text(of: child.value, depth: depth + 1) ?? ""))"
        case .struct where isPlainStruct(mirror, value):
            if let name = self.name(in: mirror) { return text(of: name, depth: depth) }
            if depth > 1 { return type }
            let fields = fields(of: mirror, depth: depth + 1)
            return fields.isEmpty ? nil : "(\(fields))"
        case .tuple:
            return depth > 1 ? "(…)" : fields(of: mirror, depth: depth + 1)
        case .collection, .set, .dictionary:
            return depth > 1 ? "[…]" : "[\(fields(of: mirror, depth: depth + 1))]"
        default:
            let text = TextSanitizer.line("\(value)")
            return text == "(Function)" ? nil : text
        }
    }
}
