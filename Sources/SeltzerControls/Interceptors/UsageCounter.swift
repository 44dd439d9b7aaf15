// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// Counts how often the user performs each action, in a responder and everything below it.
///
/// ```swift
/// let usage = UsageCounter(on: controller)
/// print(usage.mostUsed(5))
/// ```
///
/// The pack observes ``/SeltzerViews/ActionPerformed``. It stores nothing: a program that stores ``counts`` should ask
/// its users first.
@MainActor
public final class UsageCounter {
    /// How often each action ran, by its identifier, or by its title if it has none.
    public private(set) var counts: [String: Int] = [:]
    private var subscription: Subscription?

    /// Creates a counter in a responder, which lasts until ``remove()``.
    ///
    /// - Parameters:
    ///   - responder: The responder.
    ///   - counts: The counts to begin with.
    public init(on responder: InputResponder, counts: [String: Int] = [:]) {
        self.counts = counts
        subscription = responder.on { [self] (event: ActionPerformed) in
            note(event.action)
            return .ignored
        }
    }

    private func note(_ action: Action) {
        let name = action.identifier ?? action.title
        guard !name.isEmpty else { return }
        counts[name] = min(counts[name, default: 0], .max - 1) + 1
    }

    /// Returns the actions that ran most often, in descending order; actions with equal counts are ordered by name.
    public func mostUsed(_ count: Int) -> [(name: String, count: Int)] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(max(0, count)).map {
            (name: $0.key, count: $0.value)
        }
    }

    /// Returns the identifiers of actions in reach that never ran.
    public func unused(of actions: [CurrentAction]) -> [String] {
        actions.compactMap { action in
            action.identifier.flatMap { counts[$0] == nil ? $0 : nil }
        }
    }

    /// Removes all counts.
    public func reset() { counts = [:] }

    /// Ends the counter.
    public func remove() { subscription?.cancel() }
}
