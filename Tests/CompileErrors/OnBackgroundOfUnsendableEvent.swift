// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// error: does not conform to the 'Sendable' protocol
// D-45, R-DOM-24: an event that crosses threads must be Sendable.

import SeltzerResponder

final class Shared {}

struct Unsendable: RoutedEvent { let shared: Shared }

@MainActor
func listen(_ responder: Responder) {
    responder.onBackground { (_: Unsendable) in }
}
