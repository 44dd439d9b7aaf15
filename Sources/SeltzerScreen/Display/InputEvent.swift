// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Input of the user; positions are in screen coordinates.
public enum InputEvent: Hashable, Sendable {
    /// The user pressed, held or released a key.
    case key(KeyPress)
    /// The user moved, pressed or scrolled the mouse.
    case mouse(MouseInput)
    /// The user pasted a text, in one piece; `isTruncated` is true if the text exceeded the limit.
    case paste(String, isTruncated: Bool)
    /// The terminal's window got (true) or lost (false) the desktop's focus.
    case focus(Bool)
    /// The screen changed its size.
    case resize(Size)
}
