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
    /// The actions with these keys in reachable windows that are not key.
    package private(set) var elsewhere: [Candidate] = []
    /// The actions whose own keys these are, while the user's key map gives them other keys.
    package private(set) var remapped: [(action: Action, responder: InputResponder)] = []

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
        let target = application.keyTarget
        keys = application.keys.rehearse(
            press, to: target, at: application.clock.now, by: rehearsal)
        candidates = rehearsal.steps
        obstacle = application.obstacle(to: press)
        if let other = candidates.first?.chord, candidates.allSatisfy({ $0.chord == other }) {
            typedKeys = keys
            keys = KeySequence(Array(keys.chords.dropLast()) + [other])
        }
        readOthers(in: application)
    }

    /// Finds the actions that the dispatch does not meet.
    private mutating func readOthers(in application: Application) {
        let reach = application.keyReach(in: application.keyWindow)
        var asked = Set(reach.map { ObjectIdentifier($0.responder) })
        for (responder, isBehind) in reach where !isBehind || !application.keyMap.isEmpty {
            remapped += remappedActions(of: responder, application.keyMap)
        }
        for (responder, isBehind) in reach where isBehind {
            let isMet = candidates.contains { $0.responder === responder }
            if !isMet { asked.remove(ObjectIdentifier(responder)) }
        }
        for window in application.windows.reversed() where window !== application.keyWindow {
            let others = application.respondersToKeys(in: window).filter {
                asked.insert(ObjectIdentifier($0)).inserted
            }
            let claims = others.flatMap { actionClaims(of: $0, application.keyMap) }
            let isHeld = application.windowsOutOfReach.contains { $0 === window }
            if isHeld { heldBack += claims } else { elsewhere += claims }
        }
    }

    /// Returns a responder's actions with these keys, or with longer keys that begin with them.
    private func actionClaims(of responder: InputResponder, _ map: KeyMap) -> [Candidate] {
        let table = KeyBindings(of: responder, map: map)
        return table.bindings.compactMap { bound, entry in
            let action = table.entries[entry].action
            guard bound.starts(with: keys), action.isEnabled(for: responder, asks: false) != nil
            else { return nil }
            let use = bound == keys ? InputUse.performs(action) : .begins(action, bound)
            return Candidate(
                responder: responder, use: use, isCertain: true, isReached: false, chord: nil,
                guards: [])
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

extension Application {
    /// Returns the object that would get a key before the responders; nil for none.
    fileprivate final func obstacle(to press: KeyPress) -> KeyReport.Obstacle? {
        if inputHold.holdsInput { return .heldInput }
        guard let copies = marker.wouldCopy(press) else { return nil }
        return copies ? .copiesMarkedText : .endsMarking
    }
}
