// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Reads the lines and the name of a command such as `'<,'>s/a/b/`.
struct ViLineScanner {
    private(set) var rest: Substring

    init(_ line: String) {
        rest = line[...].drop { $0 == " " || $0 == ":" }
    }

    /// Takes a text if it comes next.
    mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    /// Reads the name of the command.
    mutating func name() -> String {
        let name = rest.prefix { $0.isLetter }
        rest.removeFirst(name.count)
        return String(name)
    }

    /// Reads the lines before a command.
    ///
    /// - Returns: The lines, from 0; an inner nil if there are none, and nil for a line that does not exist.
    mutating func lines(_ engine: ViEngine, _ text: ViText) -> ClosedRange<Int>?? {
        let last = text.lineCount - 1
        if take("%") { return .some(0...last) }
        let start = rest
        guard let first = line(engine, text) else {
            return rest == start ? .some(nil) : nil
        }
        guard first >= -1 else { return nil }
        let low = first.clamped(0, last)
        guard take(",") else { return .some(low...low) }
        guard let second = line(engine, text) else { return nil }
        let high = second.clamped(0, last)
        return .some(min(low, high)...max(low, high))
    }

    /// Reads a line such as `12`, `.`, `$`, `'a` or `.+3`; nil for none.
    private mutating func line(_ engine: ViEngine, _ text: ViText) -> Int? {
        var line: Int?
        if let number = number() {
            line = number - 1
        } else if take(".") {
            line = text.line(at: engine.cursor)
        } else if take("$") {
            line = text.lineCount - 1
        } else if rest.first == "'", let name = rest.dropFirst().first {
            rest.removeFirst(2)
            guard let place = engine.marks[name] else { return nil }
            line = text.line(at: place)
        } else if rest.first == "+" || rest.first == "-" {
            line = text.line(at: engine.cursor)
        }
        while let base = line, let sign = rest.first, sign == "+" || sign == "-" {
            rest.removeFirst()
            let distance = number() ?? 1
            line = base.saturatingAdding(sign == "+" ? distance : -distance)
        }
        return line
    }

    private mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return nil }
        rest.removeFirst(digits.count)
        return Int(digits) ?? .max / 2
    }
}
