// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// A toast has gone; posted by who showed it, itself included.
public struct ToastDismissed: RoutedEvent, Hashable, Sendable {
    /// Why a toast has gone.
    public enum Reason: Hashable, Sendable {
        /// Its time was over.
        case timedOut
        /// The user or the program has dismissed it.
        case dismissed
        /// Its action was chosen.
        case actionChosen
    }

    /// The text that was shown.
    public let message: String
    /// Why it has gone.
    public let reason: Reason

    /// Creates an event.
    public init(message: String, reason: Reason) {
        self.message = message
        self.reason = reason
    }
}
