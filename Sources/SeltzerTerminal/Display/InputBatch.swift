// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// The events of one read, with pointer motion that nobody needs left out.
struct InputBatch {
    /// The events in their order.
    private(set) var events: [InputEvent] = []

    /// Adds an event; a motion takes the place of one right before it with the same modifiers.
    ///
    /// A drag does so only for the same button. Presses, releases and the wheel always stay.
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
