// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A column of a page's buttons and switches.
final class ControlsView: View {
    let buttons: [Button]
    let choices: [ChoiceControl]

    init(_ page: Page) {
        buttons = page.actions.map { action in
            Button("\(action.title) (\(action.key))") { [unowned page] (_: Button) in
                page.perform(action)
            }
        }
        choices = page.choices.map { ChoiceControl($0) { [unowned page] in page.onChange() } }
        super.init()
        (buttons as [View] + choices).forEach(addSubview)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let widths = subviews.map { $0.sizeThatFits(size).width }
        return Size(width: min(size.width, widths.max() ?? 0), height: height)
    }

    private var gap: Int { buttons.isEmpty || choices.isEmpty ? 0 : 1 }

    private var height: Int { buttons.count + gap + choices.count }

    override func layoutSubviews() {
        var y = 0
        for button in buttons {
            let width = min(bounds.width, button.sizeThatFits(bounds.size).width)
            button.frame = Rect(x: 0, y: y, width: width, height: 1)
            y += 1
        }
        y += gap
        for choice in choices {
            choice.frame = Rect(x: 0, y: y, width: bounds.width, height: 1)
            y += 1
        }
    }

    func update() {
        choices.forEach { $0.setNeedsDisplay() }
    }
}
