// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Reads keys until they are a whole command: the state machine of the vi keys.
struct ViParser: Sendable {
    /// The result of a key.
    enum Result: Hashable, Sendable {
        /// More keys must follow.
        case pending
        case command(ViCommand)
        /// The keys are no command, and are dropped.
        case invalid
        /// Escape or a deletion ended a command that was not complete.
        case cancelled
    }

    /// The greatest count, so that a count never overflows.
    static var greatestCount: Int { 1_000_000 }

    /// The keys of the command so far, for tools that explain keys; empty between commands.
    private(set) var keys = ""
    /// The line that the user types after `:`, `/` or `?`; nil for none.
    private(set) var line: ViCommandLine?
    private(set) var register: Character?
    private(set) var pendingOperator: ViOperator?
    private var operatorKeys = ""
    private var count: Int?
    private var operatorCount: Int?
    private var prefix = ""
    /// The command that waits for a character: `"`, `f`, `i` and so on; empty for none.
    private var waiting = ""

    /// Whether keys wait for the rest of their command.
    var isPending: Bool { !keys.isEmpty || line != nil }

    /// Drops the keys of a command that is not complete.
    mutating func reset() { self = ViParser() }

    /// Reads a key.
    mutating func read(_ key: ViKey, isVisual: Bool) -> Result {
        if line != nil { return readLine(key) }
        guard key != .escape else {
            defer { reset() }
            return keys.isEmpty ? .invalid : .cancelled
        }
        keys += key.name
        if !waiting.isEmpty { return ended(readArgument(key, isVisual: isVisual)) }
        return ended(readName(key, isVisual: isVisual))
    }

    private mutating func ended(_ result: Result) -> Result {
        if result != .pending { reset() }
        return result
    }

    // MARK: Names

    private mutating func readName(_ key: ViKey, isVisual: Bool) -> Result {
        if prefix.isEmpty, case .character(let character) = key, readCount(character) {
            return .pending
        }
        let name = prefix + key.name
        if name == "\"" || ViKeyTable.waiting.contains(name) {
            return wait(for: name)
        }
        if pendingOperator != nil || isVisual, name == "i" || name == "a" { return wait(for: name) }
        if ViKeyTable.prefixes.contains(name) {
            prefix = name
            return .pending
        }
        prefix = ""
        if name == "/" || name == "?" || name == ":" && pendingOperator == nil {
            line = ViCommandLine(prompt: name, text: name == ":" && isVisual ? "'<,'>" : "")
            return .pending
        }
        if isVisual { return readVisual(name) }
        return pendingOperator == nil ? readNormal(name) : readReach(name)
    }

    private mutating func wait(for name: String) -> Result {
        prefix = ""
        waiting = name
        return .pending
    }

    /// Reads a digit of the count.
    private mutating func readCount(_ character: Character) -> Bool {
        guard character.isASCII, let digit = character.wholeNumberValue, digit > 0 || count != nil
        else { return false }
        count = min(Self.greatestCount, (count ?? 0) * 10 + digit)
        return true
    }

    private mutating func readNormal(_ name: String) -> Result {
        if let found = ViKeyTable.operators[name] {
            pendingOperator = found
            operatorKeys = name
            operatorCount = count
            count = nil
            return .pending
        }
        if let (verb, reach) = ViKeyTable.shortcuts[name] { return command(.operate(verb, reach)) }
        if let motion = ViKeyTable.motions[name] { return command(.move(motion)) }
        return ViKeyTable.actions[name].map { command(.act($0)) } ?? .invalid
    }

    private mutating func readReach(_ name: String) -> Result {
        guard let pendingOperator else { return .invalid }
        if name == operatorKeys || operatorKeys.count > 1 && name == String(operatorKeys.suffix(1))
        {
            return command(.operate(pendingOperator, .lines))
        }
        return ViKeyTable.motions[name].map {
            command(.operate(pendingOperator, .motion($0)))
        } ?? .invalid
    }

    private mutating func readVisual(_ name: String) -> Result {
        if let found = ViKeyTable.operators[name] ?? ViKeyTable.visualOperators[name] {
            return command(.operate(found, .selection))
        }
        if let found = ViKeyTable.visualLineOperators[name] {
            return command(.operate(found, .lines))
        }
        if let action = ViKeyTable.visualActions[name] { return command(.act(action)) }
        return ViKeyTable.motions[name].map { command(.move($0)) } ?? .invalid
    }

    // MARK: Arguments

    private mutating func readArgument(_ key: ViKey, isVisual: Bool) -> Result {
        guard let character = key.argument else { return .invalid }
        let name = waiting
        waiting = ""
        switch name {
        case "\"":
            guard ViRegisters.isName(character) else { return .invalid }
            register = character
            return .pending
        case "i", "a":
            guard let kind = ViKeyTable.objects[character] else { return .invalid }
            let object = ViObject(kind: kind, isOuter: name == "a")
            return command(.operate(pendingOperator ?? .yank, .object(object)))
        case "r":
            guard pendingOperator == nil else { return .invalid }
            return command(.act(.replaceCharacter(character)))
        case "m": return command(.act(.setMark(character)))
        case "'", "`": return reach(.mark(character, line: name == "'"))
        default:
            let find = ViFind(
                character: character, isForward: name == "f" || name == "t",
                stopsBefore: name == "t" || name == "T")
            return reach(.find(find))
        }
    }

    /// Returns the motion, or the operator with the motion.
    private func reach(_ motion: ViMotion) -> Result {
        command(pendingOperator.map { .operate($0, .motion(motion)) } ?? .move(motion))
    }

    private func command(_ verb: ViCommand.Verb) -> Result {
        var total = count
        if let operatorCount {
            total = min(Self.greatestCount, operatorCount.saturatingMultiplied(by: count ?? 1))
        }
        return .command(ViCommand(register: register, count: total, verb: verb))
    }

    // MARK: The command line

    /// The greatest size of a line with a pasted text, in bytes.
    private static var greatestLineSize: Int { 10_000 }

    /// Adds a pasted text to the line; returns false if that would be too long, and leaves the line unchanged.
    mutating func insert(_ text: String) -> Bool {
        let size = line?.text.utf8.count ?? 0
        guard text.utf8.count <= Self.greatestLineSize - size else { return false }
        line?.text += text.filter { !$0.isNewline }
        return true
    }

    private mutating func readLine(_ key: ViKey) -> Result {
        switch line?.read(key) {
        case .entered(let text):
            defer { reset() }
            switch line?.prompt {
            case ":": return command(.act(.commandLine(text)))
            case let prompt: return reach(.search(text, forward: prompt == "/"))
            }
        case .left:
            reset()
            return .cancelled
        default: return .pending
        }
    }
}
