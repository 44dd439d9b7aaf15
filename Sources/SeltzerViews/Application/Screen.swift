// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The screen of the terminal that shows a window.
///
/// An inline application takes some rows of it, and does not know which.
public struct Screen: Hashable, Sendable {
    /// The rectangle of the whole screen in cells, from (0, 0).
    public let bounds: Rect
}

extension Window {
    /// The screen of the terminal; nil while no running application shows the window.
    ///
    /// Below the prompt it is higher than the window. A controller finds out how many rows there are before it asks
    /// for more:
    ///
    /// ```swift
    /// let rows = view.window?.screen?.bounds.height ?? 0
    /// ```
    public final var screen: Screen? {
        application?.display.map { Screen(bounds: Rect(origin: .zero, size: $0.screenSize)) }
    }
}
