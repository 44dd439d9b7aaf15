// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Collects the events of a display.
@MainActor
final class EventReceiver {
    var events: [DisplayEvent] = []
    /// What a test does on input.
    var answer: @MainActor () -> Void = {}
}
