// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The sentences about a key.
@MainActor
package struct KeySentences {
    typealias Candidate = KeyReport.Candidate

    let report: KeyReport
    let application: Application
    let names: ElementNames

    package init(_ report: KeyReport, in application: Application) {
        self.report = report
        self.application = application
        let all =
            report.candidates + report.heldBack + report.elsewhere + report.alone + report.beside
        let responders: [Responder] =
            all.flatMap { [$0.responder] + $0.guards.map(\.responder) }
            + report.remapped.map(\.responder) + report.yielding.map(\.responder)
            + report.declined.map(\.responder)
            + report.diversions + (report.beside.isEmpty ? [] : [report.target])
        names = ElementNames(application.accessibilityElements, naming: responders)
    }

    /// The sentences about the taker of the key, then about the actions that do not get it.
    package var all: [String] {
        if let obstacle { return [obstacle] }
        let hidden = hiddenNames
        let isTaken = report.takers.contains(where: \.isCertain)
        return [taker] + otherWays + guards
            + (hidden.isEmpty ? [] : ["This hides \(Self.list(hidden))."]) + yielding
            + (isTaken ? [] : declined + alone + diversions + heldBack + elsewhere + beside)
            + remapped
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
        var reservation = ""
        if let last = takers.last, !last.isCertain, case .performs = last.use {
            reservation = ", unless that declines"
        }
        return "\(key)\(pause) \(effect(of: first))\(others.joined())\(reservation)."
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

    /// The sentences about the responders on other ways of the key, which mounts open: what ends one
    /// way does not end the others.
    private var otherWays: [String] {
        report.otherWays.map { candidate in
            let name = names.name(of: candidate.responder)
            return candidate.use.reason("KeyEvent").map {
                "On another way, the \(name) may take it, too: \($0)."
            } ?? "On another way, it \(consequence(of: candidate))."
        }
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
            let view = candidate.responder as? any TypingView
            let place = view.map { names.place(of: $0) } ?? ""
            let refusal =
                effect == .inserts && view?.mayRefuseText == true
                ? ", unless its delegate refuses it" : ""
            let name = "the \(names.name(of: candidate.responder))\(place)"
            if effect == .continuesCommand, let pending = view?.pendingTypedKeys, !pending.isEmpty {
                return "continues the command `\(pending)` in \(name)"
            }
            return effect.words(of: name) + refusal
        case .mnemonic:
            let name = names.name(of: candidate.responder)
            let state = (candidate.responder as? View).map(names.state(of:)) ?? ""
            return state.isEmpty
                ? "operates the \(name), whose mnemonic it is"
                : "is the mnemonic of the \(name)\(state)"
        case .chooses(let choice):
            return choice.words(in: "the \(names.name(of: candidate.responder))")
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
        if (responder as? Control)?.state.contains(.busy) == true {
            return ("is for", "\(map), which is busy")
        }
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
            let entry = (candidate.responder as? any ChoosingView)?.entry(chosenBy: action)
            let title = entry.map { "\"\($0)\"" } ?? title(of: action)
            return candidate.guards.compactMap { responder, use in
                use.reason("ActionChosen").map {
                    "The \(names.name(of: responder)) may keep \(title) from running: \($0)."
                }
            }
        }
    }
}

extension KeyReport {
    /// The candidates that get the key on other ways, although it is taken on the first one.
    package var otherWays: [Candidate] {
        takers.last?.isCertain == true
            ? Array(candidates.filter(\.isReached).dropFirst(takers.endIndex)) : []
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

extension EntryChoice {
    /// The effect of a key on a view of entries, in words that follow the key.
    fileprivate func words(in view: String) -> String {
        switch self {
        case .chooses(let title, true): "chooses \"\(title)\" in \(view)"
        case .chooses(let title, false): "is for \"\(title)\" in \(view), which is disabled"
        case .searches: "selects an entry that begins with it, if there is one, in \(view)"
        case .unknown: "is for \(view)"
        case .filters: "is typed into \(view), which shows only entries with it"
        }
    }
}

extension TypingEffect {
    /// The effect of a typed character or a paste on a view, in words that follow the character.
    func words(of view: String) -> String {
        switch self {
        case .inserts: "is typed into \(view)"
        case .misfits: "is for \(view), whose mask has no place for it"
        case .overflows: "is for \(view), whose text is as long as it may be"
        case .commands: "is a command in \(view)"
        case .continuesCommand: "continues a command in \(view)"
        case .selectsRow: "selects a row that begins with it in \(view)"
        case .searchesRows:
            "selects a row that begins with it, if there is one, in \(view)"
        }
    }
}
