// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Highlights a difference of files as `diff -u` and git write it.
///
/// The numbers in the head of a hunk give its length, so that a deleted line `-- a` is not mistaken
/// for a file name.
public struct DiffHighlighter: SyntaxHighlighter {
    /// The numbers of lines that remain in a hunk.
    public struct State: Hashable, Sendable {
        var old = 0
        var new = 0
    }

    /// Creates a highlighter for differences of files.
    public init() {}

    /// The state outside of a hunk.
    public var initialState: State { State() }

    /// True: highlighting is fast enough to run before drawing.
    public var isQuick: Bool { true }

    /// Returns the tokens of a line.
    public func highlight(_ line: [UInt8], state: inout State) -> [SyntaxToken] {
        var scanner = LineScanner(line)
        if state.old > 0 || state.new > 0, Self.readHunkLine(&scanner, &state) {
            return scanner.tokens
        }
        state = State()
        if let hunk = Self.readHead(&scanner) {
            state = hunk
            return scanner.tokens
        }
        scanner.skipToEnd()
        let kind = Self.heads.first { line.starts(with: $0.begin.utf8) }?.kind ?? .plain
        scanner.add(kind, from: 0)
        return scanner.tokens
    }

    /// The beginnings of lines outside of hunks, with their kinds; a hunk without numbers counts as
    /// outside.
    private static let heads: [(begin: String, kind: SyntaxToken.Kind)] = [
        ("diff ", .heading), ("--- ", .heading), ("+++ ", .heading), ("Index: ", .heading),
        ("index ", .comment), ("new file", .comment), ("deleted file", .comment),
        ("old mode", .comment), ("new mode", .comment), ("similarity ", .comment),
        ("rename ", .comment), ("copy ", .comment), ("Binary files ", .comment),
        ("===", .comment), ("\\ ", .comment), ("@@", .location), ("***", .location),
        ("+", .inserted), (">", .inserted), ("-", .deleted), ("<", .deleted),
    ]

    /// Reads a line of a hunk; returns false if the line is not part of the hunk.
    private static func readHunkLine(_ scanner: inout LineScanner, _ state: inout State) -> Bool {
        let kind: SyntaxToken.Kind
        switch scanner.peek() {
        case "+" where state.new > 0:
            state.new -= 1
            kind = .inserted
        case "-" where state.old > 0:
            state.old -= 1
            kind = .deleted
        case "\\": kind = .comment
        case " ", "\0":
            state.old = max(0, state.old - 1)
            state.new = max(0, state.new - 1)
            kind = .plain
        default: return false
        }
        scanner.skipToEnd()
        scanner.add(kind, from: 0)
        return true
    }

    /// Reads the head of a hunk, such as `@@ -1,4 +1,5 @@ func draw`; returns nil if the line is
    /// not the head of a hunk.
    private static func readHead(_ scanner: inout LineScanner) -> State? {
        defer { if scanner.tokens.isEmpty { scanner.place = 0 } }
        guard scanner.skip("@@ -"), let old = count(&scanner), scanner.skip(" +"),
            let new = count(&scanner), scanner.skip(" @@")
        else { return nil }
        scanner.add(.location, from: 0)
        let start = scanner.place
        scanner.skipToEnd()
        scanner.add(.function, from: start)
        return State(old: old, new: new)
    }

    /// Reads a line number and an optional number of lines, and returns the number of lines, by
    /// default 1.
    private static func count(_ scanner: inout LineScanner) -> Int? {
        guard scanner.skip(while: \.isDigit) > 0 else { return nil }
        guard scanner.skip(",") else { return 1 }
        let start = scanner.place
        scanner.skip(while: \.isDigit)
        return scanner.word(from: start).flatMap { Int($0) }
    }
}
