// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// error: call to main actor-isolated instance method 'post
// D-45, R-DOM-24: posting is for the main actor; other threads post later.

import SeltzerResponder

struct Sent: RoutedEvent {}

nonisolated func send(_ responder: Responder) {
    responder.post(Sent())
}
