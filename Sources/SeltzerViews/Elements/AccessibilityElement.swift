// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A thing on the screen, described by its role, name and value for screen readers, tests and other
/// programs.
///
/// An element describes one moment: it is made on request (``Application/accessibilityElements``)
/// and does not change. Containers hold their elements in reading order. ``count`` includes rows
/// outside of the screen, which have no elements. The text of a tree is for people:
///
///     window "Alarms"
///       text field "Name": "Early" focused
///       switch "Repeat": on
///       button "Save" disabled
public struct AccessibilityElement: Sendable {
    /// The view that the element describes as a whole or in part.
    public let view: View
    /// The index of the part in the view, from 0; nil for the whole view.
    public let part: Int?
    /// The attributes, as the view describes the element.
    public internal(set) var attributes: AccessibilityAttributes
    /// The name by which tests and programs find the view; nil for none.
    public let identifier: String?
    /// The cells of the element on the screen, including cells that cannot be seen.
    public let frame: Rect
    /// The cells of the element that lie on the screen and are not clipped; empty if none do.
    public let visibleFrame: Rect
    /// Whether the element is focused, or keys act on it because the view around it is focused.
    public let isFocused: Bool
    /// The elements in a container, in reading order.
    public internal(set) var children: [AccessibilityElement]
    /// The names of the user's actions on the element, other than pressing it.
    public let customActions: [String]

    /// The kind of the element.
    public var role: AccessibilityRole { attributes.role ?? .group }
    /// The name; nil for none.
    public var label: String? { attributes.label }
    /// The value, as words; nil for none.
    public var value: String? { attributes.value }
    /// The hint: the effect of a press, or the text to type; nil for none.
    public var hint: String? { attributes.hint }
    /// The traits, including the traits of the role.
    public var traits: AccessibilityTraits { attributes.traits.union(role.traits) }
    /// The number of rows or items, including rows without an element; nil if there is no number.
    public var count: Int? { attributes.count }
    /// The place among the items of the container, from 0; nil for none.
    public var index: Int? { attributes.index }
    /// The level among nested items, from 1; nil for none.
    public var level: Int? { attributes.level }
    /// The title of the column of a cell; nil for none.
    public var header: String? { attributes.header }
    /// Whether the user can operate the element now.
    public var isEnabled: Bool { !traits.contains(.notEnabled) }
    /// Whether the element is selected, alone or together with others.
    public var isSelected: Bool { traits.contains(.selected) }

    /// Whether the element is a cell of a row that has one cell for each column.
    ///
    /// The row is pressed and selected, and not the cell.
    package var isCellOfRow: Bool { part != nil && role == .cell }

    /// The element and all elements in it, in reading order.
    public var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

    /// Whether the user must fill in the element.
    public var isRequired: Bool { traits.contains(.required) }
    /// Whether the value is wrong; the hint says why.
    public var isInvalid: Bool { traits.contains(.invalid) }

    /// Whether two elements are the same part of the same view.
    public func isSame(as other: AccessibilityElement) -> Bool {
        view === other.view && part == other.part
    }
}

extension AccessibilityElement: CustomStringConvertible {
    /// The element and its descendants as text, one line each.
    public var description: String { text(depth: .max) }

    /// The element and its descendants down to a depth as text, one line each.
    package func text(depth: Int) -> String {
        var lines: [String] = []
        addLines(to: &lines, indent: "", depth: depth)
        return lines.joined(separator: "\n")
    }

    private func addLines(to lines: inout [String], indent: String, depth: Int) {
        lines.append(indent + line)
        guard depth > 0 else { return }
        for child in children {
            child.addLines(to: &lines, indent: indent + "  ", depth: depth - 1)
        }
    }

    /// The element as one line, without its descendants; ends of lines in its texts are `\n`.
    public var line: String {
        var words = role.description
        if let label, !label.isEmpty { words += " \"\(label)\"" }
        if let identifier { words += " #\(identifier)" }
        if let value { words += ": \(role.isField ? "\"\(value)\"" : value)" }
        if let count { words += " \(count) in all" }
        if let header { words += " in the column \"\(header)\"" }
        if let level { words += " at level \(level)" }
        if isRequired { words += " required" }
        if isSelected { words += " selected" }
        if !isEnabled { words += " disabled" }
        if isFocused { words += " focused" }
        if visibleFrame.isEmpty { words += " not visible" }
        if isInvalid { words += " invalid" + (hint.map { ": \($0)" } ?? "") }
        guard words.contains(where: \.isNewline) else { return words }
        return words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: "\\n")
    }
}
