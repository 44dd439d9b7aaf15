// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Something that a display's user did, in the coordinates of the screen.
public enum InputEvent: Hashable, Sendable {
    /// A key was used.
    case key(KeyPress)
    /// The mouse was used.
    case mouse(MouseInput)
    /// Text was pasted, in one piece and as it came; `isTruncated` if it was over the limit.
    case paste(String, isTruncated: Bool)
    /// The terminal's window got or lost the focus of its desktop.
    case focus(Bool)
    /// The screen has another size now.
    case resize(Size)
}
