// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A button of the mouse.
public enum MouseButton: Hashable, Sendable {
    /// The first button.
    case left
    /// The second button, often the wheel pressed down.
    case middle
    /// The third button.
    case right
    /// A further button by its number in the X window system: 8 is back, 9 is forward.
    case other(Int)
}
