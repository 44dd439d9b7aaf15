// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Something the mouse did, on its way from a view upwards.
///
/// ``location`` is in the coordinates of the responder that gets the event.
public struct MouseEvent: RoutedEvent, Hashable, Sendable {
    /// What the mouse did.
    public enum Phase: Hashable, Sendable {
        /// A button went down.
        case down
        /// The pointer moved with a button held.
        case drag
        /// A button came up.
        case up
        /// The rest of a press will not come: its view has gone, or something else took over.
        case cancel
        /// The pointer moved with no button held.
        case move
        /// The pointer came onto a view or one of its subviews; goes to that view alone.
        case enter
        /// The pointer left a view and all of its subviews; goes to that view alone.
        case leave
        /// The wheel turned.
        case scroll
    }

    /// What the mouse did.
    public let phase: Phase
    /// The button; nil where none is meant, or the terminal does not say which.
    public let button: MouseButton?
    /// The cell under the pointer, in the coordinates of the receiver.
    public internal(set) var location: Point
    /// The cell under the pointer, in the coordinates of the window.
    public let locationInWindow: Point
    /// The modifier keys held.
    public let modifiers: KeyModifiers
    /// The presses in a row on one cell, this one included; 0 where no press is meant.
    public let clickCount: Int
    /// The steps of the wheel: to the right and downwards are positive.
    public let scroll: Point
    /// The time of the application's clock.
    public let timestamp: Duration

    /// Creates an event; the location stands for the receiver's and the window's coordinates alike.
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

    /// Returns the event with its location in another receiver's coordinates.
    func located(at location: Point) -> MouseEvent {
        var event = self
        event.location = location
        return event
    }
}
