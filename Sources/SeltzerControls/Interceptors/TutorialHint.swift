// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A line beside a control with the task of the user; it takes no input.
final class TutorialHint: View {
    private var text = ""
    private var progress = ""
    private var pointsUp = true
    private weak var target: View?

    init() {
        super.init()
        isUserInteractionEnabled = false
        backgroundColor = .overlay
    }

    /// Shows a text in the window of a view, below it or else above it.
    func show(_ text: String, _ progress: String, at target: View?) {
        (self.text, self.progress, self.target) = (text, progress, target)
        guard let target, let window = target.window else { return }
        window.addSubview(self)
        place()
        setNeedsDisplay()
    }

    private func place() {
        guard let target, let window = target.window else { return }
        let place = target.convert(target.bounds, to: nil)
        let room = window.bounds
        let width = min(room.width, cellWidth(of: text) + cellWidth(of: progress) + 6)
        pointsUp = place.maxY < room.maxY
        frame = Rect(
            x: min(max(room.minX, place.minX), room.maxX - width),
            y: pointsUp ? place.maxY : max(room.minY, place.minY - 1), width: width,
            height: min(1, room.height))
    }

    override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.notice, label: text, value: progress)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.draw(
            pointsUp ? .triangleUp : .triangleDown, at: bounds.origin.offsetBy(dx: 1, dy: 0),
            style: Style(foreground: .accent, attributes: .bold))
        let end = cellWidth(of: progress) + 1
        let room = bounds.inset(by: Insets(left: min(3, bounds.width)))
        let textWidth = max(0, room.width - end - 1)
        canvas.draw(
            text, in: Rect(x: room.minX, y: room.minY, width: textWidth, height: room.height),
            style: Style(attributes: .bold))
        guard room.width > end else { return }
        canvas.draw(
            progress, in: room.inset(by: Insets(left: room.width - end)),
            style: Style(foreground: .secondaryLabel))
    }
}
