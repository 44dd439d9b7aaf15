// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The lines of a theme file that cannot be read.
public struct ThemeError: Error, Hashable, Sendable {
    /// A line that cannot be read.
    public struct Problem: Hashable, Sendable {
        /// The line, counted from 1.
        public let line: Int
        /// The problem, and what would have been right.
        public let message: String
    }

    /// The problems, in the order of the lines.
    public let problems: [Problem]

    /// Creates an error.
    public init(problems: [Problem]) { self.problems = problems }
}

extension ThemeError: CustomStringConvertible {
    /// The problems, one a line; a long list is cut.
    public var description: String {
        let limit = 20
        var lines = problems.prefix(limit).map { "line \($0.line): \($0.message)" }
        if problems.count > limit { lines.append("and \(problems.count - limit) more") }
        return lines.joined(separator: "\n")
    }
}

extension Theme {
    /// Reads a theme from text.
    ///
    /// ```
    /// # A line with a sign like this is left out.
    /// name = Night
    /// appearance = dark
    /// label = #e3e7ee
    /// accent = brightBlue
    /// ```
    ///
    /// Names are those of ``ColorRole``; colours are those that ``Color/init(_:)`` reads. Roles that are left out
    /// are as in ``slate`` or ``paper``.
    ///
    /// - Throws: An error with all lines that cannot be read.
    public init(parsing text: some StringProtocol) throws(ThemeError) {
        var parser = ThemeParser()
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            parser.read(String(line), number: number)
        }
        guard parser.problems.isEmpty else { throw ThemeError(problems: parser.problems) }
        self.init(
            name: parser.name ?? "Unnamed", appearance: parser.appearance ?? .dark,
            colors: parser.colors)
    }
}

extension Color {
    /// Whether a theme can contain the colour.
    fileprivate var isOfTheme: Bool {
        switch components {
        case .clear, .role: false
        case .default, .palette, .rgb: true
        }
    }
}

/// The parts of a theme file that have been read.
private struct ThemeParser {
    var name: String?
    var appearance: Appearance?
    var colors: [ColorRole: Color] = [:]
    var problems: [ThemeError.Problem] = []
    private var lines: [String: Int] = [:]
    private var hasListedNames = false

    mutating func read(_ line: String, number: Int) {
        let line = Self.trimmed(line[...])
        guard !line.isEmpty, !line.hasPrefix("#") else { return }
        guard let sign = line.firstIndex(of: "=") else {
            return note("name = value was expected, as in accent = #7ab8ff", number)
        }
        let key = String(Self.trimmed(line[..<sign]))
        let value = Self.trimmed(line[line.index(after: sign)...])
        guard !key.isEmpty else {
            return note("the name of a colour was expected before =, as in accent = red", number)
        }
        if let first = lines[key] {
            return note("\(Self.shown(key)) is set on line \(first) already", number)
        }
        lines[key] = number
        set(key, to: value, number)
    }

    private mutating func set(_ key: String, to value: Substring, _ number: Int) {
        switch key {
        case "name": name = TextSanitizer.line(value)
        case "appearance":
            switch value {
            case "light": appearance = .light
            case "dark": appearance = .dark
            default: note("light or dark was expected, not \(Self.shown(value))", number)
            }
        default:
            guard let role = ColorRole.allCases.first(where: { "\($0)" == key }) else {
                return note("\(Self.shown(key)) is no colour of a theme\(hint(for: key))", number)
            }
            guard !value.isEmpty else {
                return note("a colour such as #ff8800 or red was expected after =", number)
            }
            guard let color = Color(String(value)), color.isOfTheme else {
                return note(
                    "\(Self.shown(value)) is no colour; one such as #ff8800, #f80, palette(208), red, brightRed or "
                        + "default was expected", number)
            }
            colors[role] = color
        }
    }

    /// Returns the name that was probably meant; if none is near, all names, once.
    private mutating func hint(for key: String) -> String {
        let names = ["name", "appearance"] + ColorRole.allCases.map { "\($0)" }
        if let near = key.nearest(in: names) { return "; did you mean \(near)?" }
        defer { hasListedNames = true }
        return hasListedNames
            ? "" : "; one of these was expected: \(names.joined(separator: ", "))"
    }

    private mutating func note(_ message: String, _ line: Int) {
        problems.append(ThemeError.Problem(line: line, message: message))
    }

    private static func shown(_ text: some StringProtocol) -> String {
        text.isEmpty ? "nothing" : TextSanitizer.line(text.prefix(40))
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
