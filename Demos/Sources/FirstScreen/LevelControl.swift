// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A level from 0 to 10 that the user changes with arrows, digits and the mouse.
final class LevelControl: Control {
    static let levels = 0...10

    var level = 0 {
        didSet { setNeedsDisplay() }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: Self.levels.upperBound + 2, height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = ControlLook.drawBars(state, in: bounds, of: canvas)
        let track = String(repeating: canvas[.horizontalLine], count: Self.levels.upperBound)
        canvas.draw(track, in: room, style: Style(foreground: .border))
        var style = ControlLook.title(state)
        if isEnabled { style.foreground = .accent }
        let bar = String(repeating: canvas[.heavyHorizontalLine], count: level)
        canvas.draw(bar, in: room, style: style)
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .slider, value: "\(level) of \(Self.levels.upperBound)")
    }

    override func accessibilityIncrement() { more() }
    override func accessibilityDecrement() { less() }

    /// Sets the level for the user, and posts the change; the program's own changes post nothing.
    private func choose(_ wanted: Int) {
        let new = min(max(wanted, Self.levels.lowerBound), Self.levels.upperBound)
        guard new != level else { return }
        level = new
        post(LevelChanged(level: new))
    }

    // MARK: Keys

    override var actions: [Action] {
        [
            Action("less", title: "Less", keys: ["left"], LevelControl.less)
                .group(.movement("Level")),
            Action("more", title: "More", keys: ["right"], LevelControl.more)
                .group(.movement("Level")),
        ]
    }

    private func less() { choose(level - 1) }
    private func more() { choose(level + 1) }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard let text = event.text, let digit = Int(text) else { return .ignored }
        choose(digit)
        return .stop
    }

    // MARK: Mouse

    override func beginTracking(_ event: MouseEvent) -> Bool {
        choose(event.location.x)
        return true
    }

    override func continueTracking(_ event: MouseEvent) -> Bool {
        choose(event.location.x)
        return true
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll, isEnabled else { return super.handleMouse(event) }
        choose(level - event.scroll.y)
        return .stop
    }
}
