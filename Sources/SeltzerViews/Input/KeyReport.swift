// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// The effect that a key would have on the responders, without pressing it.
///
/// The dispatch of keys makes the report: it runs for the key, and records each responder in place
/// of running its code.
@MainActor
package struct KeyReport {
    /// A responder, and its use for the key.
    package typealias Candidate = InputRehearsal.Step

    /// An object that gets every key before the responders.
    package enum Obstacle {
        /// A decision about an earlier event is awaited, and the key waits for it.
        case heldInput
        /// Text is marked: the key copies it.
        case copiesMarkedText
        /// Text is marked: the key ends marking.
        case endsMarking
    }

    /// The key, after the pending keys.
    package private(set) var keys: KeySequence
    /// The keys as typed, if nothing takes them and the key counts as another one; otherwise nil.
    package private(set) var typedKeys: KeySequence?
    /// The object that gets the key before all responders; nil for none.
    package private(set) var obstacle: Obstacle?
    /// The responders with a use for the key, in the order of the dispatch.
    package private(set) var candidates: [Candidate] = []
    /// The actions with these keys behind the modal window.
    package private(set) var heldBack: [Candidate] = []
    /// The uses that the key would have without the keys before it, if it has none after them.
    package private(set) var alone: [Candidate] = []
    /// The responders on the way of the key whose `next` was set, the nearest first.
    package private(set) var diversions: [Responder] = []
    /// The actions that decline the key for sure, with their responders.
    package private(set) var declined: [(action: Action, responder: InputResponder)] = []
    /// The actions with these keys in reachable windows that are not key.
    package private(set) var elsewhere: [Candidate] = []
    /// The actions with these keys in the key window whose responders are not on the way of the key,
    /// if nothing takes the key for sure.
    package private(set) var beside: [Candidate] = []
    /// The responder where the way of the key begins.
    package let target: InputResponder
    /// The actions whose own keys these are, while the user's key map gives them other keys.
    package private(set) var remapped: [(action: Action, responder: InputResponder)] = []

    /// The actions whose key of ``Application/keyStyle`` gives way to a superior with the same key.
    package private(set) var yielding: [(action: Action, responder: InputResponder)] = []

    /// The candidates that may get the key, up to the first one that takes it for sure.
    package var takers: ArraySlice<Candidate> {
        let reached = candidates.filter(\.isReached)
        guard let last = reached.firstIndex(where: \.isCertain) else { return reached[...] }
        // All sequences that begin with the key go on with the next one.
        var end = last + 1
        while end < reached.count, case .begins = reached[last].use, case .begins = reached[end].use
        {
            end += 1
        }
        return reached[..<end]
    }

    /// Looks up a chord as if it were pressed.
    package init(_ chord: KeyChord, in application: Application) {
        self.init(KeyPress(chord.key, modifiers: chord.modifiers), in: application)
    }

    /// Looks up a key as if it were pressed.
    package init(_ press: KeyPress, in application: Application) {
        let rehearsal = InputRehearsal()
        target = application.nextKeyTarget
        keys = application.keys.rehearse(
            press, to: target, at: application.clock.now, by: rehearsal)
        candidates = rehearsal.steps
        declined = rehearsal.declined
        diversions = target.selfAndSuperiorsForKeys.filter { $0.isNextSet }
        if candidates.isEmpty, keys.count > 1 {
            let other = InputRehearsal()
            application.keys.rehearse(alone: press, to: target, by: other)
            alone = other.steps
        }
        obstacle = application.obstacle(to: press)
        if let other = candidates.first?.chord, candidates.allSatisfy({ $0.chord == other }) {
            typedKeys = keys
            keys = KeySequence(Array(keys.chords.dropLast()) + [other])
        }
        readOthers(press, from: target, in: application)
    }

    /// Finds the actions that the dispatch does not meet: the dispatch is rehearsed in each other
    /// window.
    private mutating func readOthers(
        _ press: KeyPress, from target: InputResponder, in application: Application
    ) {
        let reach = application.keyReach(from: target)
        if application.keyStyle != .standard {
            for (responder, isBehind) in reach where !isBehind {
                let table = KeyBindings(of: responder, map: application.keyMap)
                yielding += table.yielding.filter { $0.keys.starts(with: keys) }.map {
                    (table.entries[$0.entry].action, responder)
                }
            }
        }
        for (responder, isBehind) in reach where !isBehind || !application.keyMap.isEmpty {
            remapped += remappedActions(of: responder, application.keyMap)
        }
        // The keys before a key are dropped in another window.
        guard keys.count == 1 else { return }
        let near: [Responder] = reach.filter { !$0.isBehindModalWindow }.map { $0.responder }
        let met = candidates.map(\.responder) + near
        let asked = Set(met.map { ObjectIdentifier($0) })
        for window in application.windows.reversed() where window !== application.keyWindow {
            let rehearsal = InputRehearsal()
            _ = application.keys.rehearse(
                press, to: application.keyTarget(in: window), at: application.clock.now,
                by: rehearsal)
            let isHeld = application.windowsOutOfReach.contains { $0 === window }
            for step in rehearsal.steps
            where step.isAction && !asked.contains(ObjectIdentifier(step.responder)) {
                if isHeld { heldBack.append(step) } else { elsewhere.append(step) }
            }
        }
        if diversions.isEmpty, !candidates.contains(where: \.isCertain),
            let window = application.keyWindow
        {
            readBeside(window, leavingOut: asked, in: application)
        }
    }

    /// The maximum number of responders that are asked beside the way of a key.
    private static let mostBeside = 2_000

    /// Finds actions of responders that the key does not pass, because they are not above the focus.
    private mutating func readBeside(
        _ window: Window, leavingOut met: Set<ObjectIdentifier>, in application: Application
    ) {
        var seen = met
        var rest: [Responder] = [window]
        while let responder = rest.popLast(), seen.count < Self.mostBeside {
            responder.forEachSubordinate { other in
                if seen.insert(ObjectIdentifier(other)).inserted
                    || met.contains(ObjectIdentifier(other))
                {
                    rest.append(other)
                }
            }
            guard let input = responder as? InputResponder,
                (responder as? View)?.hasKeysOfFocus != true,
                !met.contains(ObjectIdentifier(responder))
            else { continue }
            beside += application.actions(of: input, with: keys).map { action in
                Candidate(
                    responder: responder, use: .performs(action), isCertain: false,
                    isReached: false, chord: nil, guards: [])
            }
        }
    }

    private func remappedActions(
        of responder: InputResponder, _ map: KeyMap
    ) -> [(action: Action, responder: InputResponder)] {
        guard !map.isEmpty else { return [] }
        return responder.allActions.filter { action in
            guard let mapped = action.identifier.flatMap({ map[$0] }) else { return false }
            return action.keys.contains(keys) && !mapped.contains(keys)
        }.map { ($0, responder) }
    }
}

extension InputRehearsal.Step {
    /// Whether the responder has an action with the keys, or with keys that begin with them.
    fileprivate var isAction: Bool {
        switch use {
        case .performs, .begins: true
        default: false
        }
    }
}

extension Application {
    /// Returns the actions of a responder that have exactly the given keys now.
    package final func actions(of responder: InputResponder, with keys: KeySequence) -> [Action] {
        let table = KeyBindings(of: responder, map: keyMap)
        return table.bindings.filter { $0.keys == keys }.map { table.entries[$0.entry].action }
            .filter { $0.isEnabled(for: responder, asks: false) != nil }
    }

    /// Returns the object that would get a key before the responders; nil for none.
    fileprivate final func obstacle(to press: KeyPress) -> KeyReport.Obstacle? {
        if inputHold.holdsInput { return .heldInput }
        guard let copies = marker.wouldCopy(press) else { return nil }
        return copies ? .copiesMarkedText : .endsMarking
    }
}
