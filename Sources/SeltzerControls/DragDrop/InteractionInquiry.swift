// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Asks a responder for its interactions of a type; the interactions handle the inquiry.
///
/// Each move of a drag sends an inquiry. So the inquiry goes to one responder only, and no trace of a route is made.
struct InteractionInquiry<Interaction: AnyObject>: RoutedEvent {
    private final class Found {
        var interactions: [Interaction] = []
    }

    private let found = Found()

    /// Notes an interaction of the responder.
    func add(_ interaction: Interaction) { found.interactions.append(interaction) }

    /// Returns the interactions of a responder, in the order in which they were added.
    @MainActor
    static func interactions(of responder: Responder) -> [Interaction] {
        let inquiry = Self()
        responder.deliver(inquiry)
        return inquiry.found.interactions
    }
}
