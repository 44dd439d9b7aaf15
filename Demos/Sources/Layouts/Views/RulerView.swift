// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A ruler with a mark that the user moves with the mouse or with keys.
final class RulerView: Control {
    private static let least = 8
    /// The column of the mark, from 0.
    private(set) var value: Int

    init(width: Int) {
        value = width
        super.init()
        setContentCompressionResistancePriority(.required, for: .vertical)
        setContentHuggingPriority(.required, for: .vertical)
    }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.slider, label: "Width", value: "\(value)")
    }

    override func accessibilityIncrement() { _ = move(by: 1) }
    override func accessibilityDecrement() { _ = move(by: -1) }

    override var actions: [Action] {
        [
            Action("narrower", title: "Narrower", keys: ["left", "-"]) {
                ($0 as? RulerView)?.move(by: -1) ?? .ignored
            },
            Action("wider", title: "Wider", keys: ["right", "+"]) {
                ($0 as? RulerView)?.move(by: 1) ?? .ignored
            },
        ]
    }

    private func move(by step: Int) -> Disposition {
        set(min(value, bounds.width) + step)
        return .stop
    }

    private func set(_ column: Int) {
        let column = max(Self.least, min(column, max(Self.least, bounds.width)))
        guard column != value else { return }
        value = column
        setNeedsDisplay()
        sendActions(for: .valueChanged)
    }

    override func beginTracking(_ event: MouseEvent) -> Bool {
        set(event.location.x + 1)
        return true
    }

    override func continueTracking(_ event: MouseEvent) -> Bool {
        set(event.location.x + 1)
        return true
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width == .max ? 40 : size.width, height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let line = Style(foreground: .separator)
        canvas.drawHorizontalLine(at: .zero, length: bounds.width, style: line)
        for column in stride(from: 10, through: bounds.width, by: 10) {
            canvas.draw(
                "\(column)", in: Rect(x: column - 2, y: 0, width: 3, height: 1),
                style: Style(foreground: .secondaryLabel))
        }
        let isOn = isFocused || isHighlighted
        var style = Style(foreground: .accent, attributes: isHovered ? [.bold, .underline] : .bold)
        if isOn {
            style = Style(foreground: .selection, background: .selectedLabel, attributes: .reverse)
        }
        let text = "\(canvas[.triangleLeft])\(value)\(canvas[.triangleRight])"
        let start = max(0, min(value, bounds.width) - text.cellWidth)
        canvas.draw(text, at: Point(x: start, y: 0), style: style)
    }
}
