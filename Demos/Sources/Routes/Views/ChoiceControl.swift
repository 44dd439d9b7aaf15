// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A switch on one line: its title and the chosen option; a click chooses the next one.
final class ChoiceControl: Control {
    let choice: Choice
    private let changed: @MainActor () -> Void

    init(_ choice: Choice, changed: @escaping @MainActor () -> Void) {
        self.choice = choice
        self.changed = changed
        super.init()
    }

    override var actions: [Action] {
        super.actions + [
            Action(
                nil, title: "Change the switch", keys: ["enter"], ChoiceControl.performPrimaryAction
            ),
            Action(nil, keys: ["space"], ChoiceControl.performPrimaryAction),
            Action(nil, keys: ["right"], ChoiceControl.performPrimaryAction),
            Action(nil, keys: ["left"], ChoiceControl.turnBack),
        ]
    }

    override func performPrimaryAction() {
        super.performPrimaryAction()
        turn(by: 1)
    }

    private func turnBack() {
        turn(by: -1)
    }

    private func turn(by step: Int) {
        choice.turn(by: step)
        setNeedsDisplay()
        changed()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let widest = choice.options.map(\.cellWidth).max() ?? 0
        return Size(width: choice.title.cellWidth + widest + 4, height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let title = choice.title + "  "
        let width = min(bounds.width, title.cellWidth)
        canvas.draw(title, in: Rect(x: 0, y: 0, width: width, height: 1))
        var attributes: Attributes = choice.selected == 0 ? [] : .bold
        if isHovered { attributes.insert(.underline) }
        if isFocused || isHighlighted { attributes.insert(.reverse) }
        let room = Rect(x: width, y: 0, width: bounds.width - width, height: 1)
        canvas.draw("<\(choice.option)>", in: room, style: Style(attributes: attributes))
    }
}
