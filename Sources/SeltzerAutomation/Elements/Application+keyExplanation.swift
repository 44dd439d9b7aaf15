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
    private let report: KeyReport
    private let application: Application
    private let names: ElementNames

    init(_ report: KeyReport, in application: Application) {
        self.report = report
        self.application = application
        names = ElementNames(application.accessibilityElements)
    }

    /// The sentences about the taker of the key, then about the actions that do not get it.
    var all: [String] {
        let hidden = hiddenNames
        let isTaken = !report.candidates.isEmpty
        return [taker]
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

    // MARK: What takes the key

    /// The candidates up to the first one that does not pass the key on.
    private var takers: ArraySlice<KeyReport.Candidate> {
        let end = report.candidates.firstIndex { !$0.mayDecline } ?? report.candidates.endIndex - 1
        return report.candidates[..<min(end + 1, report.candidates.count)]
    }

    private var taker: String {
        guard let first = takers.first else { return nobody }
        if case .begins = first.claim {
            return "\(key)\(pause) begins the keys \(Self.list(beginnings))."
        }
        let others = takers.dropFirst().map { " or, if that declines, \(effect(of: $0))" }
        return "\(key)\(pause) \(effect(of: first))\(others.joined())."
    }

    private var nobody: String {
        report.keys.count > 1
            ? "\(key) does nothing, and the keys before it are dropped."
            : "\(key) does nothing here."
    }

    private func effect(of candidate: KeyReport.Candidate) -> String {
        switch candidate.claim {
        case .performs(let action):
            let (verb, state) = state(of: action, candidate)
            return "\(verb) \(name(of: action, candidate))\(state)"
        case .begins(let action, let keys):
            return "begins the keys `\(keys)` of \(name(of: action, candidate))"
        case .types(let effect):
            return "\(effect.phrase) the \(names.name(of: candidate.responder))"
        case .mnemonic:
            return "operates the \(names.name(of: candidate.responder)), whose mnemonic it is"
        }
    }

    /// The longer sequences of all responders that continue with the key; the next key asks these
    /// responders again.
    private var beginnings: [String] {
        report.candidates.compactMap { candidate in
            guard case .begins(let action, let keys) = candidate.claim else { return nil }
            return "`\(keys)` for \(name(of: action, candidate))"
        }
    }

    /// The words before and after the name of an action: whether it may run, and whether the user
    /// gave it the keys.
    private func state(
        of action: Action, _ candidate: KeyReport.Candidate
    ) -> (verb: String, state: String) {
        var map = ""
        if let identifier = action.identifier, application.keyMap[identifier] != nil,
            !action.keys.contains(report.keys)
        {
            map = " by the key map"
        }
        let current = application.currentAction(action, from: candidate.responder)
        if current?.isRunning == true { return ("is for", "\(map), which still runs") }
        guard let current, !current.isEnabled else { return ("performs", map) }
        let reason = current.disabledReason.map { ": \(Self.clause($0))" } ?? ""
        return ("is for", "\(map), which is disabled\(reason)")
    }

    // MARK: What does not get it

    /// The names of the actions of farther responders with the same keys.
    private var hiddenNames: [String] {
        guard let first = report.candidates.first else { return [] }
        var isBeginning = false
        if case .begins = first.claim { isBeginning = true }
        return report.candidates.dropFirst(takers.count).compactMap { candidate in
            switch candidate.claim {
            case .performs(let action): name(of: action, candidate)
            // The next key asks all responders again.
            case .begins(let action, _): isBeginning ? nil : name(of: action, candidate)
            case .types: nil
            case .mnemonic: "the mnemonic of the \(names.name(of: candidate.responder))"
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
        report.remapped.compactMap { candidate in
            guard case .performs(let action) = candidate.claim,
                let keys = action.identifier.flatMap({ application.keyMap[$0] })
            else { return nil }
            let name = name(of: action, candidate)
            guard !keys.isEmpty else { return "The key map takes it from \(name)." }
            let list = Self.list(keys.map { "`\($0)`" })
            return "The key map gives \(name) the keys \(list) instead."
        }
    }

    // MARK: Words

    private func name(of candidate: KeyReport.Candidate) -> String? {
        switch candidate.claim {
        case .performs(let action), .begins(let action, _): name(of: action, candidate)
        case .types, .mnemonic: nil
        }
    }

    private func name(of action: Action, _ candidate: KeyReport.Candidate) -> String {
        let titles = [action.title, action.discoverabilityTitle, action.identifier ?? ""]
        let title = titles.first { !$0.isEmpty }
        return
            "\(title.map { "\"\($0)\"" } ?? "an action") of the \(names.name(of: candidate.responder))"
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
    /// Whether the responder may pass the key on.
    @MainActor fileprivate var mayDecline: Bool {
        if case .performs(let action) = claim { return action.mayDecline }
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
