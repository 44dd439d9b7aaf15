// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// An element of a program in another process.
struct RemoteElement: Equatable {
    let role: String
    let label: String?
    let value: String?
    let identifier: String?
    let hint: String?
    let count: Int?
    let index: Int?
    let level: Int?
    /// The title of the column of a cell.
    let header: String?
    /// The cells on the program's screen.
    let frame: Rect
    /// The states: `focused`, `selected`, `disabled`, `required`, `invalid` and `hidden`.
    let states: [String]
    /// The names of the user's actions on the element, other than pressing it.
    let actions: [String]

    init(_ json: JSONValue) {
        func text(_ name: String) -> String? { json[name]?.text.map { TextSanitizer.line($0) } }
        let name = json["role"]?.text ?? ""
        role = AccessibilityRole(rawValue: name)?.description ?? TextSanitizer.line(name)
        (label, value, identifier) = (text("label"), text("value"), text("identifier"))
        (hint, count, index) = (text("hint"), json["count"]?.integer, json["index"]?.integer)
        (level, header) = (json["level"]?.integer, text("header"))
        frame = json["frame"].flatMap(Rect.init(reading:)) ?? .zero
        states = ["focused", "selected", "disabled", "required", "invalid", "hidden"]
            .filter { json[$0] == true }
        actions = (json["actions"]?.array ?? []).compactMap(\.text).map { TextSanitizer.line($0) }
    }

    /// The element as one row of the tree, in the form that the program's own inspector uses for
    /// views.
    var row: StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        var text = StyledText(role, style: Style(attributes: role == "window" ? .bold : []))
        if let label, !label.isEmpty { text.append(" \"\(label.prefix(24))\"") }
        if let identifier { text.append("  #\(identifier)", style: quiet) }
        text.append("  \(frame.inspectedText)", style: quiet)
        for state in states {
            let color: Color = state == "focused" ? .accent : .secondaryLabel
            text.append("  \(state)", style: Style(foreground: color))
        }
        return text
    }

    /// The properties of the element, a line each.
    @MainActor
    var properties: [InspectedProperty] {
        var properties = [InspectedProperty("Role", role)]
        let words = [
            ("Label", label), ("Value", value), ("Identifier", identifier), ("Hint", hint),
            ("Items", count.map { "\($0)" }), ("Index", index.map { "\($0)" }),
            ("Level", level.map { "\($0)" }), ("Column", header),
        ]
        for (title, word) in words {
            if let word, !word.isEmpty { properties.append(InspectedProperty(title, word)) }
        }
        properties.append(InspectedProperty("On the screen", frame.inspectedText))
        if !states.isEmpty {
            properties.append(InspectedProperty("State", states.joined(separator: ", ")))
        }
        if !actions.isEmpty {
            properties.append(InspectedProperty("Actions", actions.joined(separator: ", ")))
        }
        return properties
    }
}

/// The elements of a program in another process, identified by their places, because the port names
/// no objects.
///
/// An element is identified by its identifier, or by its role and its place among the elements of
/// that role in the same container. So its identity does not depend on its texts.
struct RemoteTree: Equatable {
    struct Node: Equatable {
        let element: RemoteElement
        let parent: String?
        fileprivate(set) var children: [String] = []
    }

    /// The windows.
    private(set) var roots: [String] = []
    /// All elements in the order of the tree.
    private(set) var order: [String] = []
    private var nodes: [String: Node] = [:]

    init() {}

    /// Reads the port's answer to `tree`.
    init(_ json: JSONValue) {
        roots = add(json.array ?? [], below: nil)
    }

    private mutating func add(_ elements: [JSONValue], below parent: String?) -> [String] {
        var counts: [String: Int] = [:]
        return elements.map { json in
            let element = RemoteElement(json)
            let name = element.identifier.map { "\(element.role)#\($0)" } ?? element.role
            let number = counts[name, default: 0]
            counts[name] = number + 1
            let id = "\(parent ?? "")/\(name):\(number)"
            order.append(id)
            nodes[id] = Node(element: element, parent: parent)
            let children = add(json["children"]?.array ?? [], below: id)
            nodes[id]?.children = children
            return id
        }
    }

    /// Returns an element; nil if it is not there.
    func element(_ id: String) -> RemoteElement? { nodes[id]?.element }

    /// Returns the elements in an element; the windows for nil.
    func children(of id: String?) -> [String] { id.map { nodes[$0]?.children ?? [] } ?? roots }

    /// Returns the element around an element; nil for a window.
    func parent(of id: String) -> String? { nodes[id]?.parent }
}
