// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// An object that watches presses after their dispatch, and marks text with unused presses.
@MainActor
protocol PressWatcher: AnyObject {
    /// Whether cells are marked.
    var isMarking: Bool { get }

    /// Inspects a press after its dispatch.
    ///
    /// - Parameters:
    ///   - input: The press.
    ///   - view: The view that it hit.
    ///   - clickCount: The number of the click in a multiple click.
    ///   - isWanted: Whether a responder stopped the press.
    ///   - gesturesWait: Whether a gesture may still want the press.
    func begin(
        at input: MouseInput, on view: View, clickCount: Int, isWanted: Bool, gesturesWait: Bool)

    /// Inspects a drag after its dispatch.
    ///
    /// - Parameters:
    ///   - location: The cell of the pointer on the screen.
    ///   - isWanted: Whether a gesture or a responder wants the drag.
    ///   - gesturesWait: Whether a gesture may still want the drag.
    func drag(to location: Point, isWanted: Bool, gesturesWait: Bool)

    /// Ends marking when the button comes up.
    func end()

    /// Drops a press that is cancelled.
    func cancel()

    /// Removes the marks.
    func clear()

    /// Inspects a key before its dispatch.
    ///
    /// - Returns: Whether the key is consumed.
    func take(_ press: KeyPress) -> Bool

    /// Returns whether a key would copy the marked text, without pressing it; nil if the key would
    /// not be consumed.
    func wouldCopy(_ press: KeyPress) -> Bool?

    /// Finds the marked cells after a layout; nil for none.
    func place() -> TextSelection?

    /// Inspects a frame after drawing.
    func didDraw()
}
