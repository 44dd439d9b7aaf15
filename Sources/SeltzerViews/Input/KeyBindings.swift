// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The bindings of one responder.
@MainActor
struct KeyBindings {
    /// An action, and its keys on this responder.
    struct Entry {
        let action: Action
        let keys: [KeySequence]
    }

    /// The result of looking up keys.
    enum Match {
        /// Actions with these keys were asked; the value is their strongest answer.
        case answered(Disposition)
        /// A longer sequence of an action begins with the keys, and no action with exactly these
        /// keys took them.
        case beginning
    }

    /// The entries in listing order: the bindings of ``InputResponder/bind(_:_:action:)``, then the
    /// actions.
    private(set) var entries: [Entry] = []
    /// Each key sequence with the number of its entry; of equal sequences the first counts.
    private(set) var bindings: [(keys: KeySequence, entry: Int)] = []
    private let ownCount: Int
    /// The actions whose key of a style gives way to a superior with the same key.
    private(set) var yielding: [(keys: KeySequence, entry: Int)] = []

    /// Reads the bindings of a responder.
    ///
    /// - Parameters:
    ///   - responder: The responder.
    ///   - map: The user's keys.
    ///   - isBehindModalWindow: Whether to read only actions that reach modal windows.
    ///   - withStyle: Whether to read the keys of ``Application/keyStyle``, too.
    init(
        of responder: InputResponder, map: KeyMap, isBehindModalWindow: Bool = false,
        withStyle: Bool = true
    ) {
        let own = isBehindModalWindow ? [] : responder.rare?.keyBindings ?? []
        ownCount = own.count
        entries = own.map { Entry(action: $0.action, keys: [$0.keys]) }
        for entry in entries.indices { bind(entry) }
        var unmapped: [Int] = []
        for action in responder.allActions
        where !isBehindModalWindow || action.reachesModalWindows {
            // No closures: each call of one asks for the executor, as in Array+objects.swift.
            let keys: [KeySequence]? =
                if let identifier = action.identifier { map[identifier] } else { nil }
            entries.append(Entry(action: action, keys: keys ?? action.keys))
            // The user's keys replace the program's keys.
            if keys != nil { bind(entries.count - 1) } else { unmapped.append(entries.count - 1) }
        }
        for entry in unmapped { bind(entry) }
        if withStyle, !isBehindModalWindow, let style = StyleKeys(of: responder) {
            bind(style, of: responder)
        }
    }

    /// Adds the keys of a style that no superior has.
    private mutating func bind(_ style: StyleKeys, of responder: InputResponder) {
        let taken = (responder as? View)?.chordsOfSuperiors() ?? []
        for place in entries.indices {
            let new = style.keys(for: entries[place].keys)
            let isFree = { (keys: KeySequence) in keys.chords.first.map(taken.contains) != true }
            let free = new.filter(isFree)
            yielding += new.filter { !isFree($0) }.map { ($0, place) }
            guard !free.isEmpty else { continue }
            entries[place] = Entry(
                action: entries[place].action, keys: entries[place].keys + free)
            bindings += free.map { ($0, place) }
        }
    }

    private mutating func bind(_ entry: Int) {
        for sequence in entries[entry].keys where !sequence.isEmpty {
            bindings.append((sequence, entry))
        }
    }

    /// Visits the actions with exactly these keys, in the order in which they are asked, until one
    /// takes the keys.
    ///
    /// This runs for each responder and key. It looks the keys up in the order of ``bindings``
    /// without making them.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - responder: The responder.
    ///   - map: The user's keys.
    ///   - isBehindModalWindow: Whether to visit only actions that reach modal windows.
    ///   - hasPriority: Whether to visit only actions with priority over nearer responders, or only
    ///     the other actions.
    ///   - beginning: Called with each action that has a longer sequence; nil for most callers.
    ///   - body: Runs an action and returns its answer; after `ignored`, the next action is asked.
    /// - Returns: The strongest answer of the actions with these keys. If no action took them, and
    ///   a longer sequence of an action begins with them, `beginning`. Nil if no action has the
    ///   keys.
    static func match(
        _ keys: KeySequence, of responder: InputResponder, map: KeyMap,
        isBehindModalWindow: Bool = false, hasPriority: Bool,
        beginning: ((Action, KeySequence) -> Void)? = nil,
        _ body: (Action) -> Disposition
    ) -> Match? {
        var isBeginning = false
        var answer: Disposition?
        /// Returns whether an action took the keys.
        func ask(_ action: Action, _ bound: KeySequence) -> Bool {
            guard bound.starts(with: keys) else { return false }
            guard bound.count == keys.count else {
                isBeginning = true
                beginning?(action, bound)
                return false
            }
            let new = body(action)
            answer = max(answer ?? new, new)
            return new != .ignored
        }
        if !isBehindModalWindow, let own = responder.rare?.keyBindings {
            for binding in own where binding.action.wantsPriorityOverSystemBehavior == hasPriority {
                if ask(binding.action, binding.keys) { return answer.map(Match.answered) }
            }
        }
        let actions = responder.allActions
        for isMapped in map.isEmpty ? [false] : [true, false] {
            for action in actions
            where action.wantsPriorityOverSystemBehavior == hasPriority
                && (!isBehindModalWindow || action.reachesModalWindows)
            {
                let mapped = map.isEmpty ? nil : action.identifier.flatMap { map[$0] }
                guard (mapped != nil) == isMapped else { continue }
                for bound in mapped ?? action.keys where ask(action, bound) {
                    return answer.map(Match.answered)
                }
            }
        }
        if !isBehindModalWindow, !hasPriority, answer != .stop,
            let style = StyleKeys(of: responder)
        {
            for (action, bound) in style.bindings(of: responder, map, beginningWith: keys)
            where ask(action, bound) {
                return answer.map(Match.answered)
            }
        }
        return isBeginning ? .beginning : answer.map(Match.answered)
    }

    /// Returns whether an action of a responder has one of the given key sequences, or a longer
    /// sequence that begins with one.
    ///
    /// Disabled actions count: they consume their keys.
    static func claim(
        _ keys: [KeySequence], of responder: InputResponder, map: KeyMap, isBehindModalWindow: Bool
    ) -> Bool {
        let table = KeyBindings(
            of: responder, map: map, isBehindModalWindow: isBehindModalWindow, withStyle: false)
        return table.bindings.contains { bound, entry in
            keys.contains { bound.starts(with: $0) }
                && table.entries[entry].action.isEnabled(for: responder, asks: false) != nil
        }
    }

    private func binding(_ place: Int) -> KeyBinding {
        KeyBinding(bindings[place].keys, entries[bindings[place].entry].action)
    }

    /// The bindings that keys find, each sequence once.
    var reachable: [KeyBinding] {
        var seen: Set<KeySequence> = []
        return bindings.indices.filter { seen.insert(bindings[$0].keys).inserted }.map(binding)
    }

    /// The pairs of bindings in which one hides the other; a binding by hand may replace the
    /// class's binding of the same keys.
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
