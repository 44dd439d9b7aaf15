// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// A line that linear mode says, and the element that it describes.
struct LinearLine {
    /// The words.
    let text: String
    /// The words without parts that change often; compared to find changes.
    let essence: String
    /// The element that the user can go to; nil for a text.
    let element: AccessibilityElement?
    /// Whether the line is said only together with all others, because it, or its part of the
    /// screen, changes often.
    private(set) var isQuiet = false

    /// The greatest number of items of a list, and of lines of a text, that are said at once.
    private static var mostItems: Int { 40 }

    /// Returns the lines of a window, in reading order.
    @MainActor
    static func all(of root: AccessibilityElement) -> [LinearLine] {
        var lines: [LinearLine] = []
        add(root, to: &lines, title: root.label)
        return lines
    }

    @MainActor
    private static func add(
        _ element: AccessibilityElement, to lines: inout [LinearLine], title: String?,
        isQuiet: Bool = false
    ) {
        let start = lines.count
        let isSaid = ![.scrollBar, .splitter, .columnHeader].contains(element.role)
        // A bar without a name is identified by its items.
        let isBare =
            element.role.isContainer && (element.label ?? "").isEmpty && element.count == nil
        // Two texts are not said again: the name of a group whose title is said, and a title that
        // repeats the name of the window.
        let isRepeated =
            element.role == .group && element.children.first?.label == element.label
            || element.role == .staticText && element.label == title && lines.count == 1
        // An error text below a field is not said, because it is the hint of the field.
        let isHint =
            element.role == .staticText && element.label != nil
            && element.label == lines.last?.element?.hint?.withoutRequired
        if isSaid, !isRepeated, !isHint, !isBare || element.role == .notice {
            lines.append(LinearLine(element))
            lines += textLines(of: element)
        }
        let isContainer = element.role.isContainer && element.traits.contains(.updatesFrequently)
        for index in lines.indices[start...] where isQuiet || isContainer {
            lines[index].isQuiet = true
        }
        for child in element.children.prefix(mostItems) {
            add(child, to: &lines, title: title, isQuiet: isQuiet || isContainer)
        }
        let rest = element.children.count - mostItems
        if rest > 0 { lines.append(LinearLine("and \(rest) more")) }
    }

    /// The lines of a text of several lines, so that only changed lines are said again.
    private static func textLines(of element: AccessibilityElement) -> [LinearLine] {
        guard element.lineCount > 1, let value = element.value else { return [] }
        let all = value.split(separator: "\n", omittingEmptySubsequences: true)
        let rest = all.count - mostItems
        return all.prefix(mostItems).map { LinearLine(String($0)) }
            + (rest > 0 ? [LinearLine("and \(rest) more lines")] : [])
    }

    private init(_ text: String) {
        (self.text, essence, element) = (text, text, nil)
    }

    init(_ element: AccessibilityElement) {
        let isOperated = element.role.isInteractive || [.row, .cell].contains(element.role)
        self.element = isOperated ? element : nil
        text = Self.words(of: element, value: element.shortValue)
        let isRestless = element.traits.contains(.updatesFrequently)
        essence = isRestless ? Self.words(of: element, value: nil) : text
        // The whole text is its value, which changes often.
        isQuiet = isRestless && element.role == .staticText
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

extension String {
    /// The text without the words that mark a required field in a hint.
    fileprivate var withoutRequired: String {
        hasPrefix("required, ") ? String(dropFirst("required, ".count)) : self
    }
}

extension AccessibilityElement {
    /// The number of lines of the value; 1 for none.
    fileprivate var lineCount: Int { 1 + (value?.count { $0.isNewline } ?? 0) }

    /// The value in one line; for a text of several lines, the number of its lines.
    var shortValue: String? {
        if role == .textArea, value?.isEmpty != false { return "empty" }
        return lineCount > 1 ? "\(lineCount) lines" : value
    }
}
