// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A mouse button was pressed at a place that a modal window blocks.
///
/// A press in one of a popover's ``PopoverPresentationController/passthroughViews`` does not count.
/// The event goes only to the controller of the modal window, and the press itself is dropped. A
/// popover stays open if the controller returns ``/SeltzerResponder/Disposition/stop``.
public struct OutsidePress: RoutedEvent, Hashable, Sendable {
    /// The button.
    public let button: MouseButton
    /// The cell that was pressed, in the coordinates of the modal window.
    public let location: Point

    /// Creates the event of a press at a cell, in the coordinates of the modal window.
    public init(button: MouseButton, location: Point) {
        self.button = button
        self.location = location
    }
}
