// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A control with a mark that shows whether it is on, and a title beside it.
///
/// ``Checkbox`` and ``Switch`` are such controls. A click, Space and the mnemonic change the state.
open class ToggleControl: TitledControl {
    init(_ title: String) {
        super.init(title: title)
    }

    // MARK: For subclasses

    /// The width of the mark in cells.
    static var markWidth: Int { 3 }

    /// Returns the mark of the present state, ``markWidth`` cells wide.
    func mark(in canvas: Canvas) -> String { "" }

    /// Whether the mark looks as if the control is on.
    var isMarked: Bool { false }

    /// The color of the mark; nil for the color of its state.
    var markTint: Color? { nil }

    /// Changes to the next state for the user, and reports it.
    func toggle() {}

    /// The role for a screen reader.
    var role: AccessibilityRole { .toggle }

    /// The name of the present state for a screen reader.
    var stateName: String { isMarked ? "on" : "off" }

    /// The names of the states that the user can choose.
    var stateNames: [String] { ["off", "on"] }

    // MARK: The user

    /// Changes to the next state, as a click does, and reports it.
    open override func activate() {
        if isEnabled { toggle() }
    }

    /// The action `toggle` on Space; Enter is for the default button.
    open override var actions: [Action] {
        [
            Action(
                "toggle", title: "Toggle", keys: ["space"],
                ToggleControl.performPrimaryActionByKey
            ).priority(.low)
        ]
    }

    /// The title as the label, and the name of the state, such as `on`, as the value.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(role, label: mnemonicTitle.text, value: stateName)
    }

    /// Toggles the control until its state has a name, such as `on`; does nothing for a state that the user cannot
    /// choose.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, stateNames.contains(value) else { return false }
        // At most once for each state: a handler may set another state, or disable the control.
        for _ in stateNames where stateName != value && isEnabled { activate() }
        return true
    }

    // MARK: The picture

    /// Returns the width of the mark, the title and the bars, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: MarkedTitle.width(mark: Self.markWidth, title: mnemonicTitle, in: self),
            height: 1)
    }

    /// Draws the mark and the title on the middle row.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        MarkedTitle(mark: mark(in: canvas), title: mnemonicTitle, tint: markTint).draw(
            isMarked ? state.union(.selected) : state, in: bounds.middleRow, of: canvas)
    }
}
