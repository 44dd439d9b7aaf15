// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A small button of a ``FindBar``: a sign or a word between the cells of the focus bars.
final class FindButton: Control {
    private let title: String
    private let symbol: Symbol?
    private let label: String
    private let action: @MainActor () -> Void

    /// - Parameters:
    ///   - title: A short text.
    ///   - label: The name of the button in words; nil for the title.
    ///   - action: Runs at each press. The button retains it.
    init(
        _ title: String, label: String? = nil, _ action: @escaping @MainActor () -> Void
    ) {
        self.title = title
        symbol = nil
        self.label = label ?? title
        self.action = action
        super.init()
    }

    /// - Parameters:
    ///   - symbol: The sign that the button shows.
    ///   - label: The name of the button in words.
    ///   - action: Runs at each press. The button retains it.
    init(_ symbol: Symbol, label: String, _ action: @escaping @MainActor () -> Void) {
        title = symbol.unicode
        self.symbol = symbol
        self.label = label
        self.action = action
        super.init()
    }

    override var takesFocusOnPress: Bool { false }

    override func activate() {
        if isEnabled { action() }
    }

    override var actions: [Action] {
        var action = Action(nil, keys: ["enter", "space"], FindButton.performPrimaryAction)
        action.discoverabilityTitle = "Press"
        return [action]
    }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.button, label: label)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: cellWidth(of: title).saturatingAdding(2), height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = ControlLook.drawBars(state, in: bounds, of: canvas)
        var style = ControlLook.title(state)
        if isSelected {
            style = ControlLook.chip(state)
        } else if state.isDisjoint(with: [.hovered, .highlighted, .disabled]) {
            style.foreground = .secondaryLabel
        }
        canvas.draw(symbol.map { canvas[$0] } ?? title, in: room, style: style)
    }
}
