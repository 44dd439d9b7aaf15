// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The place of a presented controller's view on the screen.
public enum ModalPresentationStyle: Hashable, Sendable {
    /// In the middle, with its fitting size and a border. Everything behind it is drawn fainter.
    ///
    /// If this does not fit on a screen of less than 60 columns or 16 rows, the view fills the
    /// screen without a border.
    case formSheet
    /// Over the whole screen.
    case fullScreen
    /// Beside its source view, with a border. A press outside dismisses it.
    case popover
}
