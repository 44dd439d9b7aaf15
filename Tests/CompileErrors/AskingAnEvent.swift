// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// error: requires that 'Sent' conform to 'RoutedRequest'
// Only requests can be asked.

import SeltzerResponder

struct Sent: RoutedEvent {}

@MainActor
func ask(_ responder: Responder) {
    _ = responder.ask(Sent())
}
