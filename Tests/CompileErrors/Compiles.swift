// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// compiles: the others must fail for their own reason, not for a module that is missing.

import SeltzerResponder

struct Sent: RoutedEvent {}

nonisolated func send(_ responder: Responder) {
    responder.postLater(Sent())
}

@MainActor
func listen(_ responder: Responder) {
    responder.onBackground { (_: Sent) in }
    responder.post(Sent())
}
