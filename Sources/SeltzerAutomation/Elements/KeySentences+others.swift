// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The sentences about the actions that do not get a key, and their words.
extension KeySentences {
    // MARK: What does not get it

    /// The names of the actions of farther responders with the same keys.
    var hiddenNames: [String] {
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
            case .captures, .intercepts, .overrides, .tracks, .negotiates, .chooses: return nil
            }
        }
    }

    /// The default and cancel buttons that are named, and cannot be operated.
    var declined: [String] {
        report.declined.compactMap { action, responder in
            guard let window = responder as? Window,
                let button = window.button(operatedBy: action)
            else { return nil }
            let reason =
                button.window !== window
                ? "it is not in the window"
                : button.accessibilityTraits.contains(.notEnabled)
                    ? "it is disabled" : "it is hidden, or interaction is off there"
            let kind = action.identifier == "accept" ? "default" : "cancel"
            return "The \(kind) button, the \(names.name(of: button)), does not get it: \(reason)."
        }
    }

    /// The effect of the key without the keys before it.
    var alone: [String] {
        let reached = report.alone.filter(\.isReached)
        guard let taker = reached.first(where: \.isCertain), let name = name(of: taker) else {
            return []
        }
        return ["Without the keys before it, it is for \(name)."]
    }

    /// The responders on the way of the key that lead it elsewhere than their superviews do.
    var diversions: [String] {
        report.diversions.compactMap { responder in
            guard let next = responder.next, next !== responder.defaultNext else { return nil }
            return
                "From the \(names.name(of: responder)) it goes on to the \(names.name(of: next)), which is set as the next responder."
        }
    }

    /// The actions of nearer views whose key of a style gives way.
    var yielding: [String] {
        report.yielding.map { action, responder in
            "As a vi key it would be for \(title(of: action)) of the \(names.name(of: responder)), which gives way."
        }
    }

    var heldBack: [String] {
        guard let window = application.modalWindow, !report.heldBack.isEmpty else { return [] }
        let list = Self.list(report.heldBack.compactMap(name))
        return ["The \(names.name(of: window)) is in front and keeps it from \(list)."]
    }

    var elsewhere: [String] {
        guard !report.elsewhere.isEmpty else { return [] }
        let list = Self.list(report.elsewhere.compactMap(name))
        return ["It is for \(list) in a window that is not key."]
    }

    /// The sentence about actions of responders that the key does not pass.
    var beside: [String] {
        guard !report.beside.isEmpty else { return [] }
        let list = Self.list(report.beside.compactMap(name))
        let target = report.target
        let start =
            (target as? View)?.isFirstResponder == true
            ? "the focused \(names.name(of: target))" : "the \(names.name(of: target))"
        return ["\(list) does not get it: the key goes up from \(start)."]
    }

    var remapped: [String] {
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

    func name(of candidate: Candidate) -> String? {
        switch candidate.use {
        case .performs(let action), .begins(let action, _): name(of: action, candidate)
        default: nil
        }
    }

    func name(of action: Action, _ candidate: Candidate) -> String {
        let name = "\(title(of: action)) of the \(names.name(of: candidate.responder))"
        if let entry = (candidate.responder as? any ChoosingView)?.entry(chosenBy: action) {
            return "\(name), which chooses \"\(entry)\""
        }
        guard let window = candidate.responder as? Window,
            let button = window.button(operatedBy: action)
        else { return name }
        return "\(name), which operates the \(names.nameAndState(of: button))"
    }

    func title(of action: Action) -> String {
        let titles = [action.title, action.discoverabilityTitle, action.identifier ?? ""]
        return titles.first { !$0.isEmpty }.map { "\"\($0)\"" } ?? "an action"
    }

    /// The reason without its full stop, as a part of a sentence.
    static func clause(_ reason: String) -> String {
        reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    }

    /// The items with commas, and `and` before the last one.
    static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }
}
