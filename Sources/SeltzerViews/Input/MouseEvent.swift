// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A press, a release, a motion or the wheel of the mouse; it bubbles up from the view under the
/// pointer.
///
/// Each responder gets ``location`` in its own coordinates.
public struct MouseEvent: RoutedEvent, Hashable, Sendable {
    /// An action of the mouse.
    public enum Phase: Hashable, Sendable {
        /// A button went down.
        case down
        /// The pointer moved with a button held.
        case drag
        /// A button came up.
        case up
        /// The press ends without a release: its view was removed, or a gesture took the press.
        case cancel
        /// The pointer moved with no button held.
        case move
        /// The pointer came onto a view or one of its subviews; only that view gets the event.
        case enter
        /// The pointer left a view and all of its subviews; only that view gets the event.
        case leave
        /// The wheel turned.
        case scroll
    }

    /// The action of the mouse.
    public let phase: Phase
    /// The button; nil if there is none, or if the terminal does not report it.
    public let button: MouseButton?
    /// The cell under the pointer, in the coordinates of the receiver.
    public internal(set) var location: Point
    /// The cell under the pointer, in the coordinates of the window.
    public let locationInWindow: Point
    /// The modifier keys held.
    public let modifiers: KeyModifiers
    /// The number of presses in a row on one cell, including this one; 0 for other events.
    public let clickCount: Int
    /// The steps of the wheel: positive to the right and downwards.
    public let scroll: Point
    /// The time of the event, on the application's clock.
    public let timestamp: Duration

    /// Creates an event whose location is the same in the receiver's and in the window's
    /// coordinates.
    public init(
        _ phase: Phase,
        button: MouseButton? = nil,
        location: Point,
        modifiers: KeyModifiers = [],
        clickCount: Int = 0,
        scroll: Point = .zero,
        timestamp: Duration = .zero
    ) {
        self.phase = phase
        self.button = button
        self.location = location
        locationInWindow = location
        self.modifiers = modifiers
        self.clickCount = clickCount
        self.scroll = scroll
        self.timestamp = timestamp
    }

    /// Returns whether the event may belong to a press of a button: some terminals report no button for a release.
    package func concerns(_ button: MouseButton) -> Bool {
        self.button == nil || self.button == button
    }

    /// Returns whether the event may begin a press of a button.
    package func begins(_ button: MouseButton) -> Bool { phase == .down && concerns(button) }

    /// Returns the event with its location in another receiver's coordinates.
    func located(at location: Point) -> MouseEvent {
        var event = self
        event.location = location
        return event
    }
}
