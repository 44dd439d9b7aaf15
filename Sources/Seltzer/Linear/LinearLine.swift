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
        // The words of a row have those of its cells, and the text of a document has its headings.
        let isSaid =
            ![.scrollBar, .splitter, .columnHeader, .scrollArea].contains(element.role)
            && !element.isCellOfRow && !(element.role == .heading && element.isPartOfDocument)
        // A bar without a name is identified by its items.
        let isBare =
            element.role.isContainer && (element.label ?? "").isEmpty && element.count == nil
        // Some texts are not said again: the name of a group whose title is said, the name of a
        // window with only a menu, and a title that repeats the name of the window.
        let isAround =
            element.role == .group
            || element.role == .dialog && element.children.count == 1
                && element.children[0].role == .menu
        let isRepeated =
            isAround && element.children.first?.label == element.label
            || element.role == .staticText && element.label == title && lines.count == 1
        // An error text below a field is not said, because it is the hint of the field.
        let isHint =
            element.role == .staticText && element.label != nil
            && lines.last?.element.map { element.repeatsHint(of: $0) } == true
        if isSaid, !isRepeated, !isHint, !isBare || element.role == .notice {
            lines.append(LinearLine(element))
            lines += textLines(of: element)
        }
        let isContainer = element.role.isContainer && element.traits.contains(.updatesFrequently)
        for index in lines.indices[start...] where isQuiet || isContainer {
            lines[index].isQuiet = true
        }
        let children = element.children
        for (index, child) in children.enumerated().prefix(mostItems) {
            // The line of a field has the text before the field as its name.
            let next = index + 1 < children.count ? children[index + 1] : nil
            if let next, child.isName(of: next) { continue }
            add(child, to: &lines, title: title, isQuiet: isQuiet || isContainer)
        }
        let rest = children.count - mostItems
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
        let name = element.columnWords ?? element.labelWithHeader ?? ""
        var words: [String] = name.isEmpty ? [] : [name]
        if ![.staticText, .row, .cell, .group, .document, .notice].contains(element.role) {
            words.append(element.role.description)
        }
        if let value, !value.isEmpty || element.role.isField {
            words.append(element.role.isField ? "\"\(value)\"" : value)
        }
        if let level = element.level, element.role == .row, level > 1 {
            words.append("level \(level)")
        }
        if let count = element.count { words.append("\(count) in all") }
        if element.isSelected { words.append("selected") }
        if !element.isEnabled { words.append("disabled") }
        if element.isRequired, !element.isInvalid { words.append("required") }
        if let hint = element.hint, !hint.isEmpty, element.role != .menuItem { words.append(hint) }
        return words.joined(separator: ", ")
    }
}

extension AccessibilityElement {
    /// The number of lines of the value; 1 for none.
    fileprivate var lineCount: Int { 1 + (value?.count { $0.isNewline } ?? 0) }

    /// Whether the text only names the next element.
    fileprivate func isName(of next: AccessibilityElement) -> Bool {
        guard role == .staticText || role == .heading, let label, let name = next.label,
            next.role != .staticText, next.role != .heading
        else { return false }
        let signs: Set<Character> = [":", "*", " "]
        return String(label.reversed().drop { signs.contains($0) }.reversed()) == name
    }

    /// Whether the text is the hint of a field, perhaps after a sign.
    fileprivate func repeatsHint(of field: AccessibilityElement) -> Bool {
        guard let hint = field.hint, !hint.isEmpty else { return false }
        return label?.hasSuffix(hint) == true
    }

    /// Whether the element is a link or a heading in a document.
    @MainActor
    fileprivate var isPartOfDocument: Bool {
        part != nil && view.accessibilityRole == .document
    }

    /// The label, and for a cell the title of its column before it.
    var labelWithHeader: String? {
        guard role == .cell, let header, let label, !label.isEmpty else { return label }
        return "\(header) \(label)"
    }

    /// The cells of a row with the titles of their columns, such as `Mercury, Moons 0`; nil if the
    /// row has no such cells.
    ///
    /// The first cell is the name of the row, so its column is not said.
    fileprivate var columnWords: String? {
        let cells = children.filter(\.isCellOfRow)
        guard role == .row, cells.contains(where: { $0.header != nil }) else { return nil }
        let words = cells.enumerated().map { number, cell in
            let text = cell.label ?? ""
            guard number > 0, let header = cell.header, !text.isEmpty else { return text }
            return "\(header) \(text)"
        }
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The value in one line; for a text of several lines, the number of its lines.
    var shortValue: String? {
        if role == .textArea, value?.isEmpty != false { return "empty" }
        return lineCount > 1 ? "\(lineCount) lines" : value
    }
}
