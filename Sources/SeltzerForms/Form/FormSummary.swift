// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The line below a form that shows an error; a press focuses the field.
final class FormSummary: Control {
    /// The error; empty for none.
    var problem = "" {
        didSet {
            guard problem != oldValue else { return }
            isEnabled = !problem.isEmpty
            setNeedsDisplay()
        }
    }
    /// The text while there is no error.
    var remark = "" {
        didSet { if remark != oldValue { setNeedsDisplay() } }
    }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        isEnabled = false
    }

    override var takesFocusOnPress: Bool { false }

    override var actions: [Action] {
        [
            Action(
                "show-error", title: "Go to the error", keys: ["enter", "space"],
                FormSummary.performPrimaryActionByKey
            ).priority(.low)
        ]
    }

    /// A button that leads to the error, or else the remark as a text.
    override var defaultAccessibility: AccessibilityAttributes {
        problem.isEmpty
            ? AccessibilityAttributes(.staticText, label: remark)
            : super.defaultAccessibility.with(.button, label: problem)
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = ControlLook.drawBars(
            state.subtracting(.invalid), in: bounds.middleRow, of: canvas)
        guard !problem.isEmpty else {
            canvas.draw(remark, in: room, style: Style(foreground: .secondaryLabel))
            return
        }
        var style = Style(foreground: .danger)
        if state.contains(.hovered) { style.attributes.insert(.underline) }
        canvas.draw("\(canvas[.xmark]) \(problem)", in: room, style: style)
    }
}
