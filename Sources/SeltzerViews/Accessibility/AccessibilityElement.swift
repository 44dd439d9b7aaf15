// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A thing on the screen as users who do not see it, tests and other programs find it: its role, its name, its value.
///
/// An element is a picture of the moment: it does not change, and is made when it is asked for
/// (``Application/accessibilityElements``). Containers hold the elements in them in reading order. Rows that are not on
/// the screen are counted in ``count`` and have no elements. The text of a tree is for people:
///
///     window "Alarms"
///       text field "Name": "Early" focused
///       switch "Repeat": on
///       button "Save" disabled
public struct AccessibilityElement: Sendable {
    /// The view that the element is, or is a part of.
    public let view: View
    /// The number of the part of the view, from 0; nil for the whole view.
    public let part: Int?
    /// What the view says of the element.
    public internal(set) var attributes: AccessibilityAttributes
    /// The name by which tests and programs find the view; nil for none.
    public let identifier: String?
    /// The cells of the element on the screen, with those that nobody sees.
    public let frame: Rect
    /// The cells of the element that lie on the screen and are not clipped; empty if none do.
    public let visibleFrame: Rect
    /// Whether keys go to the element first.
    public let isFocused: Bool
    /// The elements in a container, in reading order.
    public internal(set) var children: [AccessibilityElement]
    /// The names of what the user can do beside pressing it.
    public let customActions: [String]

    /// The kind of the element.
    public var role: AccessibilityRole { attributes.role ?? .group }
    /// The name; nil for none.
    public var label: String? { attributes.label }
    /// The value, as words; nil for none.
    public var value: String? { attributes.value }
    /// What happens on a press, or what to type; nil for nothing to say.
    public var hint: String? { attributes.hint }
    /// The traits, with those of the role.
    public var traits: AccessibilityTraits { attributes.traits.union(role.traits) }
    /// The number of rows or items, with those that have no element now; nil if that is no number.
    public var count: Int? { attributes.count }
    /// The place among the items of the container, from 0; nil for none.
    public var index: Int? { attributes.index }
    /// Whether the user can operate the element now.
    public var isEnabled: Bool { !traits.contains(.notEnabled) }
    /// Whether the element is the selected one of several, or one of those that are.
    public var isSelected: Bool { traits.contains(.selected) }

    /// The element and all elements in it, in reading order.
    public var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

    /// Whether two elements are the same part of the same view.
    public func isSame(as other: AccessibilityElement) -> Bool {
        view === other.view && part == other.part
    }
}

extension AccessibilityElement: CustomStringConvertible {
    /// The element and those in it, a line for each.
    public var description: String {
        let inner = children.map { child in
            "\(child)".split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        }
        return ([line] + inner).joined(separator: "\n")
    }

    /// The element in one line, without those in it.
    public var line: String {
        var words = role.description
        if let label, !label.isEmpty { words += " \"\(label)\"" }
        if let identifier { words += " #\(identifier)" }
        if let value { words += ": \(role == .textField ? "\"\(value)\"" : value)" }
        if let count { words += " \(count) in all" }
        if isSelected { words += " selected" }
        if !isEnabled { words += " disabled" }
        if isFocused { words += " focused" }
        if visibleFrame.isEmpty { words += " not visible" }
        return words
    }
}
