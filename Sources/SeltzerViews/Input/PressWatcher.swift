// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An object that sees presses after they were dispatched, and marks text with those that nobody wants.
@MainActor
protocol PressWatcher: AnyObject {
    /// Whether cells are marked.
    var isMarking: Bool { get }

    /// Looks at a press that was dispatched.
    ///
    /// - Parameters:
    ///   - input: The press.
    ///   - view: The view that it hit.
    ///   - clickCount: The number of the click in its row.
    ///   - isWanted: Whether a responder stopped the press.
    ///   - gesturesWait: Whether a gesture may still want it.
    func begin(
        at input: MouseInput, on view: View, clickCount: Int, isWanted: Bool, gesturesWait: Bool)

    /// Looks at a drag that was dispatched.
    ///
    /// - Parameters:
    ///   - location: The cell of the pointer on the screen.
    ///   - isWanted: Whether a gesture or a responder wants the drag.
    ///   - gesturesWait: Whether a gesture may still want it.
    func drag(to location: Point, isWanted: Bool, gesturesWait: Bool)

    /// Ends marking when the button comes up.
    func end()

    /// Forgets a press that is cancelled.
    func cancel()

    /// Marks nothing.
    func clear()

    /// Looks at a key before it is dispatched.
    ///
    /// - Returns: Whether the key is consumed.
    func take(_ press: KeyPress) -> Bool

    /// Finds the marked cells after a layout; nil for none.
    func place() -> TextSelection?

    /// Looks at a frame that was drawn.
    func didDraw()
}
