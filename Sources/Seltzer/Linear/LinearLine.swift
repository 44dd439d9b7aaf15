// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A line that linear mode says, and the element that it is about.
struct LinearLine {
    /// The words.
    let text: String
    /// The words without what changes often, which are compared to find changes.
    let essence: String
    /// The element that the user can go to; nil for a text.
    let element: AccessibilityElement?

    /// The most items of a list that are said at once.
    private static var mostItems: Int { 40 }

    /// Returns the lines of a window, in reading order.
    @MainActor
    static func all(of root: AccessibilityElement) -> [LinearLine] {
        var lines: [LinearLine] = []
        add(root, to: &lines)
        return lines
    }

    @MainActor
    private static func add(_ element: AccessibilityElement, to lines: inout [LinearLine]) {
        let isSaid = ![.scrollBar, .splitter, .columnHeader].contains(element.role)
        // A bar without a name is known by its items.
        let isBare =
            element.role.isContainer && (element.label ?? "").isEmpty && element.count == nil
        // A title in a group says its name.
        let isRepeated = element.role == .group && element.children.first?.label == element.label
        if isSaid, !isRepeated, !isBare || element.role == .notice {
            lines.append(LinearLine(element))
        }
        for child in element.children.prefix(mostItems) { add(child, to: &lines) }
        let rest = element.children.count - mostItems
        if rest > 0 { lines.append(LinearLine("and \(rest) more")) }
    }

    private init(_ text: String) {
        (self.text, essence, element) = (text, text, nil)
    }

    init(_ element: AccessibilityElement) {
        let isOperated = element.role.isInteractive || [.row, .cell].contains(element.role)
        self.element = isOperated ? element : nil
        text = Self.words(of: element, value: element.value)
        let isRestless = element.traits.contains(.updatesFrequently)
        essence = isRestless ? Self.words(of: element, value: nil) : text
    }

    /// Returns the name, the role, the value and the state of an element.
    static func words(of element: AccessibilityElement, value: String?) -> String {
        let name = element.label ?? ""
        var words: [String] = name.isEmpty ? [] : [name]
        if ![.staticText, .row, .cell, .group, .document, .notice].contains(element.role) {
            words.append(element.role.description)
        }
        if let value, !value.isEmpty || element.role == .textField {
            words.append(element.role == .textField ? "\"\(value)\"" : value)
        }
        if let count = element.count { words.append("\(count) in all") }
        if element.isSelected { words.append("selected") }
        if !element.isEnabled { words.append("disabled") }
        if let hint = element.hint, !hint.isEmpty, element.role != .menuItem { words.append(hint) }
        return words.joined(separator: ", ")
    }
}
