// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The events of one read, without pointer motions that the next motion makes useless.
struct InputBatch {
    /// The events, in the order of their arrival.
    private(set) var events: [InputEvent] = []

    /// Adds an event.
    ///
    /// A motion replaces a motion right before it that has the same modifiers.
    ///
    /// A drag replaces only a drag of the same button. Presses, releases and the wheel always stay.
    mutating func append(_ event: InputEvent) {
        if case .mouse(let new) = event, new.isMotion,
            case .mouse(let last)? = events.last,
            last.action == new.action, last.modifiers == new.modifiers
        {
            events[events.count - 1] = event
        } else {
            events.append(event)
        }
    }
}

extension MouseInput {
    /// Whether the pointer only moved.
    fileprivate var isMotion: Bool {
        switch action {
        case .move, .drag: true
        case .press, .release, .scroll: false
        }
    }
}
