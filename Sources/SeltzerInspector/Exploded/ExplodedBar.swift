// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The row that shows which levels the exploded view shows, and takes the keys that peel them off
/// and put them back.
final class ExplodedBar: Control {
    /// The number of levels.
    var count = 0 { didSet { if count != oldValue { setNeedsDisplay() } } }
    /// The number of peeled levels.
    private(set) var peeled = 0 { didSet { if peeled != oldValue { setNeedsDisplay() } } }
    /// Called when the user has changed ``peeled``.
    var didPeel: @MainActor () -> Void = {}

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width == .max ? bounds.width : size.width, height: 1)
    }

    override var actions: [Action] {
        // One hint for both actions, so that a narrow footer also has room for the key that ends
        // the view.
        let group = Action.Group("levels", title: "Peel")
        return [
            Action("put-level-back", title: "Level back", keys: ["left"], ExplodedBar.putBack)
                .priority(.high).group(group),
            Action("peel-level", title: "Peel level", keys: ["right"], ExplodedBar.peel)
                .priority(.high).group(group),
        ]
    }

    private func peel() { change(to: min(peeled + 1, max(0, count - 1))) }

    private func putBack() { change(to: max(0, peeled - 1)) }

    /// Shows all levels again.
    func reset() { peeled = 0 }

    private func change(to new: Int) {
        guard new != peeled else { return }
        peeled = new
        didPeel()
    }

    private var text: String {
        count > 0 ? "Levels \(peeled + 1) to \(count)" : "No levels"
    }

    override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.slider, label: "Levels", value: text)
    }

    override func accessibilityIncrement() { peel() }

    override func accessibilityDecrement() { putBack() }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = ControlLook.drawBars(state, in: bounds, of: canvas)
        canvas.draw(text, in: room, style: ControlLook.title(state))
    }
}
