// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The effect of a typed character on a view, outside of its bindings.
package enum TypingEffect: Hashable, Sendable, CaseIterable {
    /// The view inserts the character.
    case inserts
    /// The view selects a visible row that begins with the character.
    case selectsRow
    /// The view searches for a row that begins with the character; no such row is visible.
    case searchesRows
}

/// A view that takes typed characters or mnemonics, and can report their effect without performing
/// it.
@MainActor
package protocol TypingView: View {
    /// Returns the effect of a typed character now; nil if the view passes it on.
    ///
    /// Tools ask for any key at any time. The answer may read only the rows that the view shows,
    /// and must not ask a data source for other rows.
    func typingEffect(of character: Character) -> TypingEffect?

    /// Returns whether the view inserts a typed character.
    ///
    /// The current actions ask for each letter among their keys. So a view that only searches by
    /// typing answers without looking at its rows.
    func insertsTyped(_ character: Character) -> Bool

    /// Returns whether Alt and a character operate the view.
    func hasMnemonic(_ character: Character) -> Bool
}

extension TypingView {
    package func typingEffect(of character: Character) -> TypingEffect? { nil }
    package func insertsTyped(_ character: Character) -> Bool {
        typingEffect(of: character) == .inserts
    }
    package func hasMnemonic(_ character: Character) -> Bool { false }
}

extension View {
    /// Returns the effect of a typed character on the view; nil if the view passes it on.
    ///
    /// A program's own view with the role of a field takes characters, too.
    fileprivate final func effect(ofTyping character: Character) -> TypingEffect? {
        if let view = self as? any TypingView { return view.typingEffect(of: character) }
        let isField = [.textField, .textArea].contains(accessibilityRole)
        return isField && !accessibilityTraits.contains(.notEnabled) ? .inserts : nil
    }

    /// Returns whether the view takes a character as text, before the actions of its superiors get
    /// it.
    final func takesText(_ character: Character) -> Bool {
        if let view = self as? any TypingView { return view.insertsTyped(character) }
        return effect(ofTyping: character) == .inserts
    }

    /// Returns whether an action of a superior has a key, or a sequence that begins with it; if so,
    /// a view that only searches by typing leaves the key to the action.
    ///
    /// An action above a view wins over the view's search by typing, whatever its rows are.
    /// Dispatch, footers and help share this rule. A letter also counts as the key at its place on
    /// a US keyboard.
    package final func superiorsClaim(_ press: KeyPress) -> Bool {
        guard let application = window?.application else { return false }
        let keys = ([KeyChord(press)] + press.alternativeChords).map { KeySequence($0) }
        return application.keyReach(from: self).contains { responder, isBehind in
            responder !== self
                && KeyBindings.claim(
                    keys, of: responder, map: application.keyMap, isBehindModalWindow: isBehind)
        }
    }
}

/// The effect that a key would have on the responders, without pressing it.
@MainActor
package struct KeyReport {
    /// The use that a responder has for the key.
    package enum Claim {
        /// The responder has an action with these keys.
        case performs(Action)
        /// The responder has an action whose keys begin with these keys.
        case begins(Action, KeySequence)
        /// The responder takes typed characters.
        case types(TypingEffect)
        /// The responder is a control with this mnemonic.
        case mnemonic
    }

    /// A responder, and its use for the key.
    package struct Candidate {
        package let responder: InputResponder
        package let claim: Claim
    }

    /// The key, after the pending keys.
    package private(set) var keys: KeySequence
    /// The keys as typed, if nothing takes them and the key counts as another one; otherwise nil.
    package private(set) var typedKeys: KeySequence?
    /// The responders that are asked and have a use for the key, in order; the first one takes it.
    package private(set) var candidates: [Candidate] = []
    /// The actions with these keys behind the modal window.
    package private(set) var heldBack: [Candidate] = []
    /// The actions with these keys in reachable windows that are not key.
    package private(set) var elsewhere: [Candidate] = []
    /// The actions whose own keys these are, while the user's key map gives them other keys.
    package private(set) var remapped: [Candidate] = []

    /// Looks up a chord as if it were pressed.
    package init(_ chord: KeyChord, in application: Application) {
        self.init(KeyPress(chord.key, modifiers: chord.modifiers), in: application)
    }

    /// Looks up a key as if it were pressed.
    package init(_ press: KeyPress, in application: Application) {
        let typed = KeyReport(KeyChord(press), isTyped: true, in: application)
        self = typed
        guard typed.candidates.isEmpty else { return }
        for chord in press.alternativeChords {
            let report = KeyReport(chord, isTyped: false, in: application)
            guard !report.candidates.isEmpty else { continue }
            self = report
            typedKeys = typed.keys
            return
        }
    }

    private init(_ chord: KeyChord, isTyped: Bool, in application: Application) {
        keys = application.pendingKeys.appending(chord)
        let isFirst = application.pendingKeys.isEmpty
        var asked: Set<ObjectIdentifier> = []
        let reach = application.keyReach(in: application.keyWindow)
        for (responder, isBehind) in reach {
            candidates += actionClaims(
                of: responder, application.keyMap, isBehind: isBehind, hasPriority: true)
        }
        for (responder, isBehind) in reach {
            candidates += actionClaims(
                of: responder, application.keyMap, isBehind: isBehind, hasPriority: false)
            if isFirst, !isBehind {
                candidates += Self.typingClaims(of: responder, chord, isTyped: isTyped)
            }
            if !isBehind { asked.insert(ObjectIdentifier(responder)) }
            remapped += remappedActions(of: responder, application.keyMap)
        }
        for window in application.windows.reversed() where window !== application.keyWindow {
            let others = application.respondersToKeys(in: window).filter {
                asked.insert(ObjectIdentifier($0)).inserted
            }
            let claims = others.flatMap {
                actionClaims(of: $0, application.keyMap, isBehind: false)
            }.filter { claim in !candidates.contains { $0.responder === claim.responder } }
            let isHeld = application.windowsOutOfReach.contains { $0 === window }
            if isHeld { heldBack += claims } else { elsewhere += claims }
        }
    }

    /// Returns a responder's actions with exactly these keys, up to the first that does not
    /// decline; if there is none, the actions whose keys begin with these keys.
    ///
    /// - Parameter hasPriority: Whether to return only actions with priority over nearer
    ///   responders, or only the other actions; nil for all.
    private func actionClaims(
        of responder: InputResponder, _ map: KeyMap, isBehind: Bool, hasPriority: Bool? = nil
    ) -> [Candidate] {
        let table = KeyBindings(of: responder, map: map, isBehindModalWindow: isBehind)
        let bindings = table.bindings.map { ($0.keys, table.entries[$0.entry].action) }
            .filter { $0.starts(with: keys) && $1.isEnabled(for: responder, asks: false) != nil }
            .filter {
                hasPriority == nil || $1.wantsPriorityOverSystemBehavior == hasPriority
            }
        var whole: [Candidate] = []
        for (bound, action) in bindings where bound == keys {
            whole.append(Candidate(responder: responder, claim: .performs(action)))
            if !action.mayDecline { return whole }
        }
        return whole
            + bindings.filter { $0.0 != keys }.map {
                Candidate(responder: responder, claim: .begins($0.1, $0.0))
            }
    }

    private func remappedActions(of responder: InputResponder, _ map: KeyMap) -> [Candidate] {
        guard !map.isEmpty else { return [] }
        return responder.allActions.filter { action in
            guard let mapped = action.identifier.flatMap({ map[$0] }) else { return false }
            return action.keys.contains(keys) && !mapped.contains(keys)
        }.map { Candidate(responder: responder, claim: .performs($0)) }
    }

    private static func typingClaims(
        of responder: InputResponder, _ chord: KeyChord, isTyped: Bool
    ) -> [Candidate] {
        guard case .character(let character) = chord.key else { return [] }
        if chord.modifiers.subtracting(.shift) == .alt, let window = responder as? Window {
            return window.view(withMnemonic: character).map {
                [Candidate(responder: $0, claim: .mnemonic)]
            } ?? []
        }
        guard isTyped, chord.modifiers.isSubset(of: .shift), let view = responder as? View,
            let effect = view.effect(ofTyping: character)
        else { return [] }
        return [Candidate(responder: view, claim: .types(effect))]
    }
}
