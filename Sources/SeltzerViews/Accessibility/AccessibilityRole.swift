// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The kind of an element, in one word.
///
/// UIKit has traits only. Traits cannot distinguish a text field, a table and a check box. Tests,
/// screen readers and other programs need this distinction, so an element has a role as in AppKit.
/// A role brings its traits with it, and a view that sets only traits gets the role that they name.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    case window, dialog, group, toolbar, menuBar, menu, tabGroup, radioGroup
    case table, list, outline, grid, row, cell, columnHeader
    case staticText, heading, image, document, notice
    case button, link, menuButton, popUpButton, menuBarItem, menuItem, tab
    case checkBox, radioButton, disclosure
    /// A switch that is on or off.
    case toggle
    case textField, comboBox, textArea, slider, stepper, splitter, scrollBar
    case progressIndicator, levelIndicator, chart
    /// A part of the screen that scrolls, and that keys scroll while it is focused.
    case scrollArea
    /// A control without a more specific role.
    case control

    /// Whether elements of the role contain others; a reader that goes from one element to the next
    /// skips the container itself.
    public var isContainer: Bool {
        switch self {
        case .window, .dialog, .group, .toolbar, .menuBar, .menu, .tabGroup, .radioGroup, .table,
            .list, .outline, .grid, .row, .notice, .scrollArea:
            true
        default: false
        }
    }

    /// Whether the texts inside an element of the role are its label.
    var combinesTexts: Bool { self == .row || self == .cell || self == .notice }

    /// Whether the user operates elements of the role.
    public var isInteractive: Bool {
        switch self {
        case .button, .link, .menuButton, .popUpButton, .menuBarItem, .menuItem, .tab, .checkBox,
            .radioButton, .disclosure, .toggle, .textField, .comboBox, .textArea, .slider, .stepper,
            .splitter, .control:
            true
        default: false
        }
    }

    /// Whether elements of the role have one line of text that the user types.
    package var isField: Bool { self == .textField || self == .comboBox }

    /// Whether an element of the role is useless without a label.
    public var needsLabel: Bool {
        switch self {
        case .image, .progressIndicator, .levelIndicator, .chart, .dialog: true
        case .table, .list, .outline, .grid, .radioGroup, .document: true
        default: isInteractive
        }
    }

    /// Whether the texts around an element of the role name it, if it has no label of its own.
    var isNamedByContext: Bool {
        switch self {
        case .tabGroup, .scrollArea: true
        case .menuItem, .menuBarItem, .tab, .radioButton, .dialog: false
        default: needsLabel
        }
    }

    /// Whether elements of the role show several rows, so that a heading stands above them and not
    /// before them.
    var isContent: Bool {
        switch self {
        case .table, .list, .outline, .grid, .document, .textArea, .chart, .scrollArea: true
        default: false
        }
    }

    /// The traits of every element of the role.
    public var traits: AccessibilityTraits {
        switch self {
        case .button, .menuButton, .popUpButton, .menuBarItem, .menuItem: .button
        case .link: .link
        case .image: .image
        case .staticText: .staticText
        case .heading, .columnHeader: .header
        case .slider, .stepper, .splitter: .adjustable
        case .tabGroup: .tabBar
        case .checkBox, .toggle: .toggleButton
        default: []
        }
    }

    /// Creates the role that the traits imply; nil if they imply none.
    init?(_ traits: AccessibilityTraits) {
        let names: [(AccessibilityTraits, AccessibilityRole)] = [
            (.link, .link), (.searchField, .textField), (.adjustable, .slider),
            (.tabBar, .tabGroup),
            (.toggleButton, .toggle), (.button, .button), (.header, .heading), (.image, .image),
            (.staticText, .staticText),
        ]
        guard let role = names.first(where: { traits.contains($0.0) })?.1 else { return nil }
        self = role
    }
}

extension AccessibilityRole: CustomStringConvertible {
    /// The role in words, such as `text field`.
    public var description: String {
        switch self {
        case .checkBox: "checkbox"
        case .staticText: "text"
        case .toggle: "switch"
        default:
            rawValue.reduce(into: "") { words, letter in
                words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
            }
        }
    }
}
