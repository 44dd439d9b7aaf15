// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerDocuments

/// A line of the console, with the level that its words name.
struct ConsoleLine: Equatable {
    /// The text, with control sequences for its colors.
    let text: String
    /// The level; nil if the line names none.
    let level: LogLevel?
    /// The source of the line; nil if it is unknown.
    var source: ConsoleSource?

    /// The line as the console shows it, after the column of its source.
    var shownText: String { Self.column(source) + text }

    /// The first column of a line, four cells wide, in the color of its source.
    private static func column(_ source: ConsoleSource?) -> String {
        switch source {
        case nil, .diagnostic: "    "
        case .error: "\u{1B}[31merr\u{1B}[m "
        case .output, .log: "\(source?.rawValue ?? "") "
        }
    }

    /// Creates the line of what a program printed, logged or diagnosed.
    init(_ entry: ConsoleEntry) {
        if entry.source == .diagnostic {
            self.init(diagnostic: entry.text)
        } else {
            self.init(entry.text, from: entry.source)
        }
    }

    /// Creates the line of a diagnostic of the toolkit.
    init(diagnostic text: String) {
        self.text = Self.marked("diagnostic", .warning) + " \(text)"
        level = .warning
    }

    /// Creates a printed or logged line.
    ///
    /// The word of the level gets the level's color, unless the line has its own colors.
    init(_ text: String, from source: ConsoleSource? = nil) {
        self.source = source
        guard let (word, level) = Self.level(in: text) else {
            self.text = text
            self.level = nil
            return
        }
        self.level = level
        self.text =
            text.contains("\u{1B}")
            ? text
            : "\(text[..<word.startIndex])\(Self.marked(word, level))\(text[word.endIndex...])"
    }

    private static func marked(_ word: some StringProtocol, _ level: LogLevel) -> String {
        switch level {
        case .error: "\u{1B}[1;31m\(word)\u{1B}[m"
        case .warning: "\u{1B}[33m\(word)\u{1B}[m"
        case .trace, .debug, .info: String(word)
        }
    }

    private static let words: [String: LogLevel] = [
        "trace": .trace, "verbose": .trace, "debug": .debug, "info": .info, "notice": .info,
        "note": .info, "warn": .warning, "warning": .warning, "err": .error, "error": .error,
        "critical": .error, "fatal": .error, "panic": .error, "failure": .error,
    ]

    /// The number of words at the beginning of a line in which to look for a level.
    private static let wordLimit = 6

    /// Finds the word of a level at the beginning of a line, after times, numbers, and names with a
    /// colon or in brackets.
    private static func level(in text: String) -> (word: Substring, level: LogLevel)? {
        for part in text.split(separator: " ", maxSplits: wordLimit).prefix(wordLimit) {
            let plain = withoutEscapes(part)
            let word = plain.drop { !$0.isLetter }.prefix { $0.isLetter }
            if let level = words[word.lowercased()], plain.count <= word.count + 3 {
                return (word, level)
            }
            let isPrefix =
                plain.contains(where: \.isNumber) || plain.hasSuffix(":") || plain.hasPrefix("[")
            guard isPrefix else { return nil }
        }
        return nil
    }

    /// Returns a word without the colors around it.
    private static func withoutEscapes(_ part: Substring) -> Substring {
        var part = part
        while part.first == "\u{1B}", let end = part.firstIndex(where: \.isLetter) {
            part = part[part.index(after: end)...]
        }
        guard let escape = part.firstIndex(of: "\u{1B}") else { return part }
        return part[..<escape]
    }
}
