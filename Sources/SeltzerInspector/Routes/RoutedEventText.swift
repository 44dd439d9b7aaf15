// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// The text of an event, with names of types that a reader knows: no module, no generic argument in brackets.
public enum RoutedEventText {
    /// The characters of a text that are shown; more have no room.
    private static let greatestLength = 400

    /// Returns the values that an event carries: `index: 1, title: "Week"`; empty for an event without values.
    ///
    /// Objects such as the table that posted the event are left out: the route names them.
    public static func values(of event: any RoutedEvent) -> String {
        if let named = event as? NamedEvent {
            return named.userInfo.sorted { $0.key < $1.key }
                .map { "\($0.key): \(text(of: $0.value, depth: 0))" }.joined(separator: ", ")
        }
        return fields(of: Mirror(reflecting: event), depth: 0, withObjects: false)
    }

    /// Returns the simple name of a type: `ListView` for `Seltzer.ListView`, `Store` for `Shop.Store<Shop.Item>`.
    public static func name(of type: String) -> String {
        let plain = type.prefix { $0 != "<" }
        return plain.split(separator: ".").last.map(String.init) ?? type
    }

    private static func fields(
        of mirror: Mirror, depth: Int, withObjects: Bool = true
    ) -> String {
        mirror.children.compactMap { child in
            if !withObjects, Mirror(reflecting: child.value).displayStyle == .class { return nil }
            let value = text(of: child.value, depth: depth)
            guard let label = child.label, !label.hasPrefix(".") else { return value }
            return "\(label): \(value)"
        }.joined(separator: ", ")
    }

    /// Returns the text of a value; of what lies deeper than two values, only the type.
    private static func text(of value: Any, depth: Int) -> String {
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
            return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
        case .enum:
            guard let child = mirror.children.first else { return "\(value)" }
            let name = child.label ?? type
            return depth > 1 ? name : "\(name)(\(text(of: child.value, depth: depth + 1)))"
        case .struct where !(value is any CustomStringConvertible):
            return depth > 1 ? type : "\(type)(\(fields(of: mirror, depth: depth + 1)))"
        case .tuple:
            return depth > 1 ? "(…)" : fields(of: mirror, depth: depth + 1)
        case .collection, .set, .dictionary:
            return depth > 1 ? "[…]" : "[\(fields(of: mirror, depth: depth + 1))]"
        default:
            return TextSanitizer.line("\(value)")
        }
    }
}
