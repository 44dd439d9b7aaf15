// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The paths in a text that a terminal pastes when files are dropped on its window.
///
/// Terminals quote them as a shell would (`'a b'`, `"a b"`, `a\ b`), or write `file:` URLs, or one path in a line. A text
/// is such a paste only if all of it consists of absolute paths.
enum PastedPaths {
    /// The maximum number of paths; a longer list is a text.
    static var maximumCount: Int { 1_000 }
    /// The maximum number of bytes.
    static var maximumLength: Int { 1 << 20 }

    /// Returns the paths in order; nil if the text is anything else.
    static func paths(in text: String) -> [String]? {
        guard text.utf8.count <= maximumLength else { return nil }
        // Any other text is told by its beginning.
        guard let first = text.unicodeScalars.first(where: { !isBlank($0) }),
            first == "/" || first == "'" || first == "\"" || first == "f" || first == "F"
                || first == "\\"
        else { return nil }
        return words(in: text).flatMap(paths(of:)) ?? lines(in: text).flatMap(paths(of:))
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

    /// Returns the lines that are not blank; nil if one of them is quoted, so that its form is wrong.
    private static func lines(in text: String) -> [String]? {
        let lines = text.split(whereSeparator: \.isNewline).map(String.init)
        return lines.contains { $0.contains("'") || $0.contains("\"") || $0.contains("\\") }
            ? nil : lines
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
    }

    /// Returns the words of a text, without their quotes, as POSIX' shell has them; nil if a quote does not end.
    private static func words(in text: String) -> [String]? {
        var words: [String] = []
        var word: String.UnicodeScalarView?
        var quote: Unicode.Scalar?
        var rest = text.unicodeScalars.makeIterator()
        while let scalar = rest.next() {
            if let open = quote {
                if scalar == open {
                    quote = nil
                } else if scalar == "\\", open == "\"" {
                    guard let next = rest.next() else { return nil }
                    if !["\"", "\\", "$", "`"].contains(next) { word?.append(scalar) }
                    word?.append(next)
                } else {
                    word?.append(scalar)
                }
            } else if isBlank(scalar) {
                if let word { words.append(String(word)) }
                word = nil
            } else if scalar == "'" || scalar == "\"" {
                quote = scalar
                word = word ?? String.UnicodeScalarView()
            } else if scalar == "\\" {
                guard let next = rest.next() else { return nil }
                word = word ?? String.UnicodeScalarView()
                word?.append(next)
            } else {
                word = word ?? String.UnicodeScalarView()
                word?.append(scalar)
            }
        }
        if let word { words.append(String(word)) }
        return quote == nil ? words : nil
    }
}
