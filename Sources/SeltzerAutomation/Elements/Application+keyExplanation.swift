// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension Application {
    /// Returns the effect of a key here and now, in one or more sentences.
    ///
    ///     `ctrl-s` performs "Save" of the NotesController.
    ///     `s` is typed into the text field "Name". This hides "Sort" of the NotesController.
    ///     `ctrl-s` does nothing here. The dialog "Question" keeps it from "Save" of the NotesController.
    ///
    /// The dispatch of keys finds the answer, without running any action or handler. So it says
    /// "may" where only the code of a responder decides.
    ///
    /// The sentences name the taker of the key, and say whether and why it is disabled. They also
    /// name the actions that the key does not reach: actions of farther responders, actions behind
    /// a modal window, and actions to which the user's key map gives other keys.
    public func explanation(ofKey chord: KeyChord) -> String {
        explanation(ofKey: KeyPress(chord.key, modifiers: chord.modifiers))
    }

    /// Returns the effect of a key press here and now, in one or more sentences.
    ///
    /// If nothing takes the typed key, it counts as the key at the same place on a US keyboard:
    /// "`ctrl-ы`, as `ctrl-s`, performs …".
    public func explanation(ofKey press: KeyPress) -> String {
        let report = KeyReport(press, in: self)
        return KeySentences(report, in: self).all.joined(separator: " ")
    }
}

/// The sentences about a key.
@MainActor
struct KeySentences {
    private typealias Candidate = KeyReport.Candidate

    private let report: KeyReport
    private let application: Application
    private let names: ElementNames

    init(_ report: KeyReport, in application: Application) {
        self.report = report
        self.application = application
        let all = report.candidates + report.heldBack + report.elsewhere
        names = ElementNames(
            application.accessibilityElements,
            naming: all.flatMap { [$0.responder] + $0.guards.map(\.responder) }
                + report.remapped.map(\.responder))
    }

    /// The sentences about the taker of the key, then about the actions that do not get it.
    var all: [String] {
        if let obstacle { return [obstacle] }
        let hidden = hiddenNames
        let isTaken = !report.candidates.isEmpty
        return [taker] + guards
            + (hidden.isEmpty ? [] : ["This hides \(Self.list(hidden))."])
            + (isTaken ? [] : heldBack + elsewhere) + remapped
    }

    private var key: String {
        let chords = report.keys.chords
        let typed = report.typedKeys?.chords.last.map { "`\($0)`, as " } ?? ""
        guard let last = chords.last, chords.count > 1 else { return "\(typed)`\(report.keys)`" }
        return "\(typed)`\(last)` after `\(KeySequence(Array(chords.dropLast())))`"
    }

    /// The comma after the words about the typed key.
    private var pause: String { report.typedKeys == nil ? "" : "," }

    private var obstacle: String? {
        switch report.obstacle {
        case .heldInput: "\(key) waits until a decision is made about an earlier event."
        case .copiesMarkedText: "\(key) copies the marked text."
        case .endsMarking: "\(key) ends the marking of text."
        case nil: nil
        }
    }

    // MARK: What takes the key

    private var taker: String {
        let takers = report.takers
        guard let first = takers.first else { return nobody }
        // Only the code of a responder knows whether it takes the key.
        if takers.contains(where: { $0.use.reason("KeyEvent") != nil || $0.isUnsure }) {
            return possibly(
                takers.filter { !$0.isCertain && !$0.isBeginning },
                then: takers.first { $0.isCertain })
        }
        if case .begins = first.use {
            return "\(key)\(pause) begins the keys \(Self.list(beginnings))."
        }
        let others = takers.dropFirst().map { " or, if that declines, \(effect(of: $0))" }
        return "\(key)\(pause) \(effect(of: first))\(others.joined())."
    }

    /// The sentences about responders that may take the key, and about the one that takes it if
    /// they do not.
    private func possibly(_ possible: [Candidate], then certain: Candidate?) -> String {
        let list = possible.map { "the \(names.name(of: $0.responder))\(condition(of: $0))" }
        let first = "\(key)\(pause) may be taken by \(list.joined(separator: ", or by "))."
        guard let certain else { return first + " If not, it does nothing." }
        let chord =
            certain.chord == nil || report.typedKeys != nil
            ? "" : "counts as `\(certain.chord.map { "\($0)" } ?? "")`, and "
        return first + " If not, it \(chord)\(consequence(of: certain))."
    }

    private func condition(of candidate: Candidate) -> String {
        switch candidate.use {
        case .performs(let action), .begins(let action, _):
            ", for \(title(of: action)), which may decline it"
        case .types: ", if a row begins with it"
        case .mnemonic: ", which overrides performMnemonic"
        default: candidate.use.reason("KeyEvent").map { ", because \($0)" } ?? ""
        }
    }

    /// The effect of the key on the responder that takes it, if no other one does.
    private func consequence(of candidate: Candidate) -> String {
        switch candidate.use {
        case .performs(let action):
            let state = state(of: action, candidate).state
            return "is for \(name(of: action, candidate))\(state)"
        case .begins: return "begins the keys \(Self.list(beginnings))"
        default: return effect(of: candidate)
        }
    }

    private var nobody: String {
        report.keys.count > 1
            ? "\(key) does nothing, and the keys before it are dropped."
            : "\(key) does nothing here."
    }

    private func effect(of candidate: Candidate) -> String {
        switch candidate.use {
        case .performs(let action):
            let (verb, state) = state(of: action, candidate)
            return "\(verb) \(name(of: action, candidate))\(state)"
        case .begins(let action, let keys):
            return "begins the keys `\(keys)` of \(name(of: action, candidate))"
        case .types(let effect):
            return "\(effect.phrase) the \(names.name(of: candidate.responder))"
        case .mnemonic:
            return "operates the \(names.name(of: candidate.responder)), whose mnemonic it is"
        default:
            return "is for the \(names.name(of: candidate.responder))\(condition(of: candidate))"
        }
    }

    /// The longer sequences of all responders that continue with the key; the next key asks these
    /// responders again.
    private var beginnings: [String] {
        report.candidates.compactMap { candidate in
            guard case .begins(let action, let keys) = candidate.use else { return nil }
            return "`\(keys)` for \(name(of: action, candidate))"
        }
    }

    /// The words before and after the name of an action: whether it may run, and whether the user
    /// gave it the keys.
    private func state(of action: Action, _ candidate: Candidate) -> (verb: String, state: String) {
        guard let responder = candidate.responder as? InputResponder else {
            return ("performs", "")
        }
        var map = ""
        if let identifier = action.identifier, application.keyMap[identifier] != nil,
            !action.keys.contains(report.keys)
        {
            map = " by the key map"
        }
        let current = application.currentAction(action, from: responder)
        if current?.isRunning == true { return ("is for", "\(map), which still runs") }
        guard let current, !current.isEnabled else {
            return (candidate.guards.isEmpty ? "performs" : "is for", map)
        }
        let reason = current.disabledReason.map { ": \(Self.clause($0))" } ?? ""
        return ("is for", "\(map), which is disabled\(reason)")
    }

    /// The responders that may keep a chosen action from running.
    private var guards: [String] {
        report.takers.flatMap { candidate -> [String] in
            guard case .performs(let action) = candidate.use else { return [] }
            return candidate.guards.compactMap { responder, use in
                use.reason("ActionChosen").map {
                    "The \(names.name(of: responder)) may keep \(title(of: action)) from running: \($0)."
                }
            }
        }
    }

    // MARK: What does not get it

    /// The names of the actions of farther responders with the same keys.
    private var hiddenNames: [String] {
        guard let taker = report.takers.last(where: \.isCertain) else { return [] }
        var isBeginning = false
        if case .begins = taker.use { isBeginning = true }
        return report.candidates.filter { !$0.isReached }.compactMap { candidate in
            let name = names.name(of: candidate.responder)
            switch candidate.use {
            case .performs(let action): return self.name(of: action, candidate)
            // The next key asks all responders again.
            case .begins(let action, _):
                return isBeginning ? nil : self.name(of: action, candidate)
            case .types: return nil
            case .mnemonic: return "the mnemonic of the \(name)"
            case .handles: return "the handler of the \(name)"
            case .captures, .intercepts, .overrides, .tracks: return nil
            }
        }
    }

    private var heldBack: [String] {
        guard let window = application.modalWindow, !report.heldBack.isEmpty else { return [] }
        let list = Self.list(report.heldBack.compactMap(name))
        return ["The \(names.name(of: window)) is in front and keeps it from \(list)."]
    }

    private var elsewhere: [String] {
        guard !report.elsewhere.isEmpty else { return [] }
        let list = Self.list(report.elsewhere.compactMap(name))
        return ["It is for \(list) in a window that is not key."]
    }

    private var remapped: [String] {
        report.remapped.compactMap { action, responder in
            guard let keys = action.identifier.flatMap({ application.keyMap[$0] }) else {
                return nil
            }
            let name = "\(title(of: action)) of the \(names.name(of: responder))"
            guard !keys.isEmpty else { return "The key map takes it from \(name)." }
            let list = Self.list(keys.map { "`\($0)`" })
            return "The key map gives \(name) the keys \(list) instead."
        }
    }

    // MARK: Words

    private func name(of candidate: Candidate) -> String? {
        switch candidate.use {
        case .performs(let action), .begins(let action, _): name(of: action, candidate)
        default: nil
        }
    }

    private func name(of action: Action, _ candidate: Candidate) -> String {
        "\(title(of: action)) of the \(names.name(of: candidate.responder))"
    }

    private func title(of action: Action) -> String {
        let titles = [action.title, action.discoverabilityTitle, action.identifier ?? ""]
        return titles.first { !$0.isEmpty }.map { "\"\($0)\"" } ?? "an action"
    }

    /// The reason without its full stop, as a part of a sentence.
    private static func clause(_ reason: String) -> String {
        reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    }

    /// The items with commas, and `and` before the last one.
    private static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension KeyReport.Candidate {
    /// Whether only the code of a view knows its mnemonics.
    fileprivate var isUnsure: Bool {
        if case .mnemonic = use { return !isCertain }
        return false
    }

    fileprivate var isBeginning: Bool {
        if case .begins = use { return true }
        return false
    }
}

extension TypingEffect {
    /// The effect of a typed character, in words that precede the name of a view.
    fileprivate var phrase: String {
        switch self {
        case .inserts: "is typed into"
        case .selectsRow: "selects a row that begins with it in"
        case .searchesRows: "selects a row that begins with it, if there is one, in"
        }
    }
}
