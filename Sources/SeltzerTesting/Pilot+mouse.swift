// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The mouse, in cells of the screen.
extension Pilot {
    /// Presses and releases a button at a cell of the screen.
    public func click(
        column: Int, row: Int, button: MouseButton = .left, modifiers: KeyModifiers = []
    ) async {
        await mouseDown(column: column, row: row, button: button, modifiers: modifiers)
        await mouseUp(column: column, row: row, button: button, modifiers: modifiers)
    }

    /// Clicks in the middle of a view.
    ///
    /// - Returns: Whether the middle is on the screen; if not, nothing is clicked.
    @discardableResult
    public func click(on view: View, button: MouseButton = .left) async -> Bool {
        let bounds = view.bounds
        let middle = bounds.origin.offsetBy(
            dx: max(0, bounds.width - 1) / 2, dy: max(0, bounds.height - 1) / 2)
        guard let window = view.window, !bounds.isEmpty else { return false }
        let place = view.convert(middle, to: nil) - window.bounds.origin + window.frame.origin
        guard display.buffer.bounds.contains(place) else { return false }
        await click(column: place.x, row: place.y, button: button)
        return true
    }

    /// Clicks on the first cell of a text on the screen; if it occurs several times, on the first
    /// occurrence from the top left.
    ///
    /// - Returns: Whether the text is on the screen; if not, nothing is clicked.
    @discardableResult
    public func click(on text: String, button: MouseButton = .left) async -> Bool {
        guard let place = location(of: text) else { return false }
        await click(column: place.x, row: place.y, button: button)
        return true
    }

    /// Presses a button at a cell and holds it, together with other held buttons.
    public func mouseDown(
        column: Int, row: Int, button: MouseButton = .left, modifiers: KeyModifiers = []
    ) async {
        await send(mouse: .press(button), column, row, modifiers)
    }

    /// Releases a button at a cell.
    ///
    /// Without a button, it releases the button that was pressed last.
    public func mouseUp(
        column: Int, row: Int, button: MouseButton? = nil, modifiers: KeyModifiers = []
    ) async {
        await send(mouse: .release(button ?? heldButtons.last), column, row, modifiers)
    }

    /// Moves the pointer to a cell; drags with the first of the held buttons, if there is one.
    public func move(column: Int, row: Int, modifiers: KeyModifiers = []) async {
        let action = heldButtons.first.map { MouseInput.Action.drag($0) } ?? .move
        await send(mouse: action, column, row, modifiers)
    }

    /// Presses at one cell, moves straight to another cell, and releases there.
    ///
    /// Each crossed cell gets a motion of its own, as from a terminal; a longer way than 1,000 cells
    /// gets 1,000 motions.
    public func drag(
        fromColumn: Int, row fromRow: Int, toColumn: Int, row toRow: Int,
        button: MouseButton = .left
    ) async {
        await mouseDown(column: fromColumn, row: fromRow, button: button)
        let path = Point(x: fromColumn, y: fromRow).pointerPath(to: Point(x: toColumn, y: toRow))
        for place in path { await move(column: place.x, row: place.y) }
        await mouseUp(column: toColumn, row: toRow, button: button)
    }

    /// Turns the wheel at a cell; right and down are positive.
    public func wheel(
        dx: Int = 0, dy: Int = 0, column: Int, row: Int, modifiers: KeyModifiers = []
    ) async {
        await send(mouse: .scroll(dx: dx, dy: dy), column, row, modifiers)
    }

    private func send(
        mouse action: MouseInput.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers
    ) async {
        let location = Point(x: column, y: row)
        await send(.mouse(MouseInput(action, at: location, modifiers: modifiers)))
    }

    /// Records the buttons that are held.
    func note(_ action: MouseInput.Action) {
        switch action {
        case .press(let button):
            heldButtons.removeAll { $0 == button }
            heldButtons.append(button)
        case .release(let button?): heldButtons.removeAll { $0 == button }
        case .release(nil), .move: heldButtons = []
        case .drag, .scroll: break
        }
    }
}
