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

    /// What keys find.
    enum Match {
        /// They are those of an action.
        case whole(Action)
        /// They are the beginning of some action's.
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

    /// Returns what keys find in the bindings of a responder; keys of their own go before those that they only begin.
    ///
    /// This runs for each responder and key. It looks the keys up in the order of ``bindings`` without making them.
    static func match(
        _ keys: KeySequence, of responder: InputResponder, map: KeyMap,
        isBehindModalWindow: Bool = false
    ) -> Match? {
        var isBeginning = false
        func isWhole(_ bound: KeySequence) -> Bool {
            guard bound.starts(with: keys) else { return false }
            if bound.count == keys.count { return true }
            isBeginning = true
            return false
        }
        if !isBehindModalWindow, let own = responder.rare?.keyBindings {
            for binding in own where isWhole(binding.keys) { return .whole(binding.action) }
        }
        let actions = responder.actions
        for isMapped in map.isEmpty ? [false] : [true, false] {
            for action in actions where !isBehindModalWindow || action.reachesModalWindows {
                let mapped = map.isEmpty ? nil : action.identifier.flatMap { map[$0] }
                guard (mapped != nil) == isMapped else { continue }
                for bound in mapped ?? action.keys where isWhole(bound) { return .whole(action) }
            }
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
