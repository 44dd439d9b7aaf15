// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// One report of the mouse, as a terminal sends it.
public struct MouseInput: Hashable, Sendable {
    /// An action of the mouse.
    public enum Action: Hashable, Sendable {
        /// A button went down.
        case press(MouseButton)
        /// A button came up; nil if the terminal does not report which.
        case release(MouseButton?)
        /// The pointer moved with this button held; nil if the terminal does not report which.
        case drag(MouseButton?)
        /// The pointer moved with no button held.
        case move
        /// The wheel turned: one step to the right or downwards is positive.
        case scroll(dx: Int, dy: Int)
    }

    /// The action of the mouse.
    public var action: Action
    /// The cell under the pointer, in the coordinates of the screen.
    public var location: Point
    /// The modifier keys held meanwhile.
    public var modifiers: KeyModifiers

    /// Creates a report of an action at a cell, in the coordinates of the screen.
    public init(_ action: Action, at location: Point, modifiers: KeyModifiers = []) {
        self.action = action
        self.location = location
        self.modifiers = modifiers
    }
}
