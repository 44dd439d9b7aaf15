// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The winning binding for each key sequence that a chain of responders binds.
@MainActor
struct KeyDecisions {
    private struct Decision {
        let place: Int
        /// The entry that runs; nil if the keys only begin a sequence.
        let entry: Int?
        /// Whether the entry has priority over nearer responders.
        let hasPriority: Bool
    }

    private var decisions: [KeySequence: Decision] = [:]

    /// Reads the bindings of the responders, the nearest responder first.
    ///
    /// An action that would decline now decides nothing: its keys reach the next responder.
    init(_ tables: [(responder: InputResponder, bindings: KeyBindings)]) {
        for hasPriority in [true, false] {
            for (place, (responder, table)) in tables.enumerated() {
                for (keys, entry) in table.bindings
                where table.entries[entry].action.wantsPriorityOverSystemBehavior == hasPriority {
                    if table.entries[entry].action.wouldDecline(for: responder) { continue }
                    decide(
                        keys, Decision(place: place, entry: entry, hasPriority: hasPriority))
                    for count in 1..<max(1, keys.count) {
                        let beginning = KeySequence(Array(keys.chords.prefix(count)))
                        decide(
                            beginning,
                            Decision(place: place, entry: nil, hasPriority: hasPriority))
                    }
                }
            }
        }
    }

    /// Actions that want priority win; otherwise the nearest responder wins.
    ///
    /// On one responder the first binding of exactly these keys wins over sequences that start with
    /// them.
    private mutating func decide(_ keys: KeySequence, _ decision: Decision) {
        guard let old = decisions[keys] else {
            decisions[keys] = decision
            return
        }
        if old.place == decision.place, old.hasPriority == decision.hasPriority, old.entry == nil {
            decisions[keys] = decision
        }
    }

    /// Returns whether pressing the keys one after the other runs a given entry of the responder at
    /// an index.
    func reach(_ keys: KeySequence, entry: Int, at place: Int) -> Bool {
        for count in 1..<max(1, keys.count) {
            let beginning = KeySequence(Array(keys.chords.prefix(count)))
            guard decisions[beginning]?.entry == nil else { return false }
        }
        guard let decision = decisions[keys] else { return false }
        return decision.place == place && decision.entry == entry
    }
}
