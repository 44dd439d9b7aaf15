// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How a presented controller's view lies on the screen.
public enum ModalPresentationStyle: Hashable, Sendable {
    /// In the middle, as large as it would like, in a frame; what is behind is drawn fainter.
    case formSheet
    /// Over the whole screen.
    case fullScreen
    /// Beside what it belongs to, in a frame; a press outside dismisses it.
    case popover
}
