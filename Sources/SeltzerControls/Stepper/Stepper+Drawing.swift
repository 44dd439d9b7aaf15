// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The picture of a stepper.
extension Stepper {
    /// The width of the widest number in cells; at most the width of 12 digits.
    final var numberWidth: Int {
        let ends = [number.scale.minimum, number.scale.maximum].map(number.scale.text)
        return min(12, ends.map(\.count).max() ?? 0)
    }

    final var parts: StepperLayout {
        StepperLayout(in: bounds, numberWidth: numberWidth, isCompact: hasCompactLayout)
    }

    /// Draws the buttons, and a message below or beside them.
    final func drawParts(in canvas: Canvas) {
        let parts = parts
        let state = state
        ControlLook.drawChip(
            state.intersection([.focused, .invalid, .disabled]), in: parts.chip, of: canvas)
        draw(-1, canvas[.minus], in: parts.less, of: canvas)
        draw(1, "+", in: parts.more, of: canvas)
        guard let message = validationMessage, !parts.message.isEmpty else { return }
        canvas.draw(
            "\(canvas[.xmark]) \(message)", in: parts.message,
            style: Style(foreground: .danger))
    }

    private final func draw(
        _ direction: Int, _ sign: String, in button: Rect, of canvas: Canvas
    ) {
        guard !button.isEmpty else { return }
        var state = State.normal
        if !isEnabled || !canStep(direction, wrapping: true) {
            state = .disabled
        } else if let press, press.isInside, press.direction == direction {
            state = .highlighted
        } else if hoveredDirection == direction {
            state = .hovered
        }
        var style = ControlLook.chip(state)
        if state == .disabled, isEnabled { style.background = .control }
        if !canvas.hasFills {
            style.background = .clear
            if state == .highlighted { style.attributes.insert(.reverse) }
            if state == .hovered { style.attributes.insert(.underline) }
        }
        if canvas.hasFills { canvas.fill(button, with: style) }
        // The signs have the same distance from the ends of the chip.
        let padding = max(0, min(button.width - 1, 2))
        let x = direction < 0 ? button.minX + padding : button.maxX - 1 - padding
        canvas.draw(sign, at: Point(x: x, y: button.minY), style: style)
    }
}
