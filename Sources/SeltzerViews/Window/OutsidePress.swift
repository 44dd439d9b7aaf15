// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A button of the mouse went down outside of what a modal window leaves within reach.
///
/// A press in one of a popover's ``PopoverPresentationController/passthroughViews`` is none.
///
/// The controller of the modal window alone hears of it; the press itself is dropped. Where it answers
/// ``/SeltzerResponder/Disposition/stop`` a popover stays open.
public struct OutsidePress: RoutedEvent, Hashable, Sendable {
    /// The button.
    public let button: MouseButton
    /// The cell that was pressed, in the coordinates of the modal window.
    public let location: Point

    /// Creates an event.
    public init(button: MouseButton, location: Point) {
        self.button = button
        self.location = location
    }
}
