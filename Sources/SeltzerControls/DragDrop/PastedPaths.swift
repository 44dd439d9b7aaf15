// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The paths in a text that a terminal pastes when files are dropped on its window.
///
/// Terminals quote them as a shell would (`'a b'`, `"a b"`, `a\ b`), or write `file:` URLs, or one path in a line. A
/// text is a list of paths only if all of its parts are absolute paths.
enum PastedPaths {
    /// The maximum number of paths; a longer list is a text.
    static var maximumCount: Int { 1_000 }
    /// The maximum number of bytes.
    static var maximumLength: Int { 1 << 20 }

    /// Returns whether a text may be a list of paths, by its length and its beginning; this excludes most other texts.
    static func mayBePaths(_ text: String) -> Bool {
        guard text.utf8.count <= maximumLength else { return false }
        let first = text.unicodeScalars.drop(while: ShellWords.isBlank)
        return switch first.first {
        case "/", "'", "\"", "\\": true
        case "f", "F": FileURL.isFileURL(Substring(first))
        default: false
        }
    }

    /// Returns the paths in order; nil if the text is anything else.
    static func paths(in text: String) -> [String]? {
        guard mayBePaths(text) else { return nil }
        return ShellWords.words(in: text).flatMap(paths(of:)) ?? lines(in: text).flatMap(paths(of:))
    }

    private static func paths(of words: [String]) -> [String]? {
        guard !words.isEmpty, words.count <= maximumCount else { return nil }
        var paths: [String] = []
        for word in words {
            guard let path = path(of: word) else { return nil }
            paths.append(path)
        }
        return paths
    }

    /// Returns the path that a word stands for; nil for none.
    ///
    /// No path contains a zero byte.
    private static func path(of word: String) -> String? {
        if word.hasPrefix("/") { return word.utf8.contains(0) ? nil : word }
        return FileURL.path(of: word)
    }

    /// Returns the lines that are not blank; nil if a line has quotes or backslashes, which a list of lines does not
    /// have.
    private static func lines(in text: String) -> [String]? {
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        return lines.contains { $0.contains("'") || $0.contains("\"") || $0.contains("\\") }
            ? nil : lines
    }
}

/// Divides a text into words as POSIX' shell does, without expanding anything.
private struct ShellWords {
    private var words: [String] = []
    /// The word that is being read; nil between words.
    private var word: String.UnicodeScalarView?
    private var rest: String.UnicodeScalarView.Iterator

    private init(_ text: String) { rest = text.unicodeScalars.makeIterator() }

    /// Returns the words of a text, without their quotes; nil if a quote does not end.
    static func words(in text: String) -> [String]? {
        var reader = Self(text)
        while let scalar = reader.rest.next() {
            guard reader.read(scalar) else { return nil }
        }
        reader.endWord()
        return reader.words
    }

    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
    }

    /// Reads a scalar outside quotes; if the scalar is a quote, reads the whole quoted text.
    private mutating func read(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case _ where Self.isBlank(scalar): endWord()
        case "'", "\"":
            word = word ?? String.UnicodeScalarView()
            return readQuoted(until: scalar)
        case "\\":
            guard let next = rest.next() else { return false }
            append(next)
        default: append(scalar)
        }
        return true
    }

    private mutating func readQuoted(until quote: Unicode.Scalar) -> Bool {
        while let scalar = rest.next() {
            if scalar == quote { return true }
            guard scalar == "\\", quote == "\"" else {
                append(scalar)
                continue
            }
            guard let next = rest.next() else { return false }
            // Before any other character a backslash stands for itself.
            if !["\"", "\\", "$", "`"].contains(next) { append(scalar) }
            append(next)
        }
        return false
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if word == nil { word = String.UnicodeScalarView() }
        word?.append(scalar)
    }

    private mutating func endWord() {
        if let word { words.append(String(word)) }
        word = nil
    }
}
