// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// The commands of the line after `:`.
extension ViEngine {
    /// Runs a line such as `12` or `%s/a/b/g`.
    mutating func performLine(_ line: String, in work: inout ViWork) {
        var scanner = ViLineScanner(line)
        let wasVisual = mode.isVisual
        if wasVisual { leaveVisual(in: work.text) }
        guard let lines = scanner.lines(self, work.text) else {
            return work.say("Not a line: \(line)")
        }
        let name = scanner.name()
        switch name {
        case "" where scanner.rest.isEmpty:
            guard let last = lines?.upperBound else { return }
            marks["'"] = cursor
            cursor = work.text.firstNonblank(ofLine: last)
        case "w", "write", "q", "quit", "wq", "x", "xit", "wqa", "qa":
            let isForced = scanner.take("!")
            guard scanner.rest.isEmpty else { return work.say("Not a command: \(line)") }
            let saves = name.hasPrefix("w") || name.hasPrefix("x")
            let quits = name.contains("q") || name.hasPrefix("x")
            work.outcome.effects.append(
                .program(ViProgramCommand(saves: saves, quits: quits, isForced: isForced)))
        case "s", "substitute": substitute(scanner.rest, lines, in: &work)
        case "d", "delete":
            guard !work.context.isReadOnly, scanner.rest.isEmpty else {
                return work.say("Not possible here: \(line)")
            }
            let lines = lines ?? work.text.line(at: cursor)...work.text.line(at: cursor)
            let stretch = ViStretch(
                lines: lines.lowerBound, lines.upperBound, in: work.text,
                cursor: work.text.range(ofLine: lines.lowerBound).lowerBound)
            delete(
                stretch, ViCommand(register: nil, count: nil, verb: .act(.again)), in: &work)
        default: work.say("Not a command: \(line)")
        }
    }

    /// Runs `:s/pattern/replacement/flags`.
    private mutating func substitute(
        _ rest: Substring, _ lines: ClosedRange<Int>?, in work: inout ViWork
    ) {
        guard !work.context.isReadOnly else { return work.say("The text cannot be changed") }
        guard let parts = ViSubstitution(rest) else {
            return work.say("Write s/pattern/replacement/ with the flags g and i")
        }
        var query = TextQuery(
            parts.pattern, ignoresCase: parts.ignoresCase, isRegularExpression: true)
        if parts.pattern.isEmpty {
            guard let last = lastSearch?.query else { return work.say("No pattern before") }
            query = last
        }
        lastSearch = ViSearch(query: query, isForward: true)
        let own = work.text.line(at: cursor)
        do throws(TextQueryError) {
            let replacements = try work.text.replacements(
                of: query, with: parts.template, in: lines ?? own...own,
                everywhere: parts.isGlobal)
            guard let last = replacements.last else {
                return work.say("Not found: \(query.string)")
            }
            let line = work.text.line(at: last.range.lowerBound)
            let old = work.text.lineCount
            work.replace(replacements, cursor: replacements[0].range.lowerBound)
            cursor = work.text.firstNonblank(ofLine: line + work.text.lineCount - old)
        } catch {
            work.say(error.description)
        }
    }
}

/// The parts of `/pattern/replacement/flags`.
private struct ViSubstitution {
    var pattern = ""
    /// The replacement, in the form of ``TextPattern/replacement(for:in:template:)``.
    var template = ""
    var isGlobal = false
    var ignoresCase = false

    init?(_ text: Substring) {
        guard let delimiter = text.first, !delimiter.isLetter, !delimiter.isNumber,
            !delimiter.isWhitespace
        else { return nil }
        var parts = [""], isEscaped = false
        for character in text.dropFirst() {
            if isEscaped {
                parts[parts.count - 1] += character == delimiter ? "" : "\\"
                parts[parts.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == delimiter, parts.count < 3 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        pattern = parts[0]
        template = parts.count > 1 ? Self.template(parts[1]) : ""
        for flag in parts.count > 2 ? parts[2] : "" {
            switch flag {
            case "g": isGlobal = true
            case "i": ignoresCase = true
            case "I": ignoresCase = false
            default: return nil
            }
        }
    }

    /// Returns a replacement of vi with `$` in place of `&` and `\1`.
    private static func template(_ text: String) -> String {
        var result = "", isEscaped = false
        for character in text {
            switch character {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "&" where !isEscaped: result += "$0"
            case "$": result += "$$"
            case "n" where isEscaped, "r" where isEscaped: result += "\n"
            case "t" where isEscaped: result += "\t"
            case "0"..."9" where isEscaped: result += "$\(character)"
            default: result.append(character)
            }
            isEscaped = false
        }
        return result
    }
}

extension ViText {
    /// Returns the replacements of the matches in lines.
    fileprivate func replacements(
        of query: TextQuery, with template: String, in lines: ClosedRange<Int>,
        everywhere: Bool
    ) throws(TextQueryError) -> [EditableDocument.Replacement] {
        let pattern = try TextPattern(query)
        let plain = template.replacingDollars
        var found: [EditableDocument.Replacement] = [], failure: TextQueryError?
        storage.forEachWholeLine(in: lines.lowerBound..<lines.upperBound + 1) { line, text in
            let start = range(ofLine: line).lowerBound
            do throws(TextQueryError) {
                try pattern.forEachMatch(in: text) { match throws(TextQueryError) in
                    let new =
                        plain == nil
                        ? try pattern.replacement(for: match, in: text, template: template)
                        : plain
                    found.append(
                        EditableDocument.Replacement(
                            start + match.lowerBound..<start + match.upperBound, new ?? ""))
                    // As in vim, nothing follows a match that reaches the end of the line.
                    return everywhere && match.upperBound < text.count
                }
            } catch {
                failure = error
            }
            return failure == nil
        }
        if let failure { throw failure }
        return found
    }
}

extension String {
    /// The replacement without groups; nil if it has groups.
    fileprivate var replacingDollars: String? {
        var result = "", isAfterDollar = false
        for character in self {
            if isAfterDollar {
                guard character == "$" else { return nil }
                result += "$"
                isAfterDollar = false
            } else if character == "$" {
                isAfterDollar = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
