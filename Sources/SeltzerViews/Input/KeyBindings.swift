// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The bindings of one responder.
@MainActor
struct KeyBindings {
    /// An action, and the keys that it has here.
    struct Entry {
        let action: Action
        let keys: [KeySequence]
    }

    /// The bindings in the order of lookup.
    enum Match {
        /// They are those of an entry.
        case whole(Int)
        /// They are the beginning of some entry's.
        case beginning
    }

    /// In the order to list them: the bindings of ``InputResponder/bind(_:_:action:)``, then the actions.
    private(set) var entries: [Entry] = []
    /// The keys and the numbers of their entries; of equal keys the first ones count.
    private(set) var bindings: [(keys: KeySequence, entry: Int)] = []
    private let ownCount: Int

    /// Reads the bindings of a responder.
    ///
    /// - Parameters:
    ///   - responder: The responder.
    ///   - map: The user's keys.
    ///   - isBehindModalWindow: Whether only the actions count that reach modal windows.
    init(of responder: InputResponder, map: KeyMap, isBehindModalWindow: Bool = false) {
        let own = isBehindModalWindow ? [] : responder.rare?.keyBindings ?? []
        ownCount = own.count
        entries = own.map { Entry(action: $0.action, keys: [$0.keys]) }
        for entry in entries.indices { bind(entry) }
        var unmapped: [Int] = []
        for action in responder.actions where !isBehindModalWindow || action.reachesModalWindows {
            let keys = action.identifier.flatMap { map[$0] }
            entries.append(Entry(action: action, keys: keys ?? action.keys))
            // The user's keys go before those of the program.
            if keys != nil { bind(entries.count - 1) } else { unmapped.append(entries.count - 1) }
        }
        unmapped.forEach { bind($0) }
    }

    private mutating func bind(_ entry: Int) {
        for sequence in entries[entry].keys where !sequence.isEmpty {
            bindings.append((sequence, entry))
        }
    }

    /// Returns what is bound to keys here; keys of their own go before those that they only begin.
    func match(_ keys: KeySequence) -> Match? {
        var isBeginning = false
        for binding in bindings where binding.keys.starts(with: keys) {
            if binding.keys.count == keys.count { return .whole(binding.entry) }
            isBeginning = true
        }
        return isBeginning ? .beginning : nil
    }

    private func binding(_ place: Int) -> KeyBinding {
        KeyBinding(bindings[place].keys, entries[bindings[place].entry].action)
    }

    /// The bindings that keys find, each sequence once.
    var reachable: [KeyBinding] {
        var seen: Set<KeySequence> = []
        return bindings.indices.filter { seen.insert(bindings[$0].keys).inserted }.map(binding)
    }

    /// The pairs of bindings of which one hides the other; what was bound by hand is meant to replace what the class
    /// has for the same keys.
    func conflicts(of responder: InputResponder) -> [KeyConflict] {
        let replaced = Set(bindings.filter { $0.entry < ownCount }.map(\.keys))
        let places = bindings.indices.filter {
            bindings[$0].entry < ownCount || !replaced.contains(bindings[$0].keys)
        }
        return places.indices.flatMap { index in
            places[(index + 1)...].compactMap { second in
                KeyConflict(binding(places[index]), binding(second), of: responder)
            }
        }
    }
}
