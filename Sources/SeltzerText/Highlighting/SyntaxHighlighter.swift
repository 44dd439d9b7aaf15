// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A state machine that finds the parts of a text to be coloured, one line at a time.
///
/// The state at the start of a line is all that a highlighter knows of the lines before it, such as an open comment. An
/// edit has lines highlighted until the state at the end of a line is the one that it was before. A parser of a library
/// can be such a machine, too.
///
/// ```swift
/// struct TodoHighlighter: SyntaxHighlighter {
///     let initialState = 0
///
///     func highlight(_ line: [UInt8], state: inout Int) -> [SyntaxToken] {
///         line.starts(with: "done ".utf8) ? [SyntaxToken(0..<line.count, .comment)] : []
///     }
/// }
/// ```
public protocol SyntaxHighlighter: Sendable {
    /// What a line must know of the lines before it.
    ///
    /// It is kept for some lines of a text, so it should be small, and is compared after each edit.
    associatedtype State: Hashable, Sendable

    /// The state at the start of a text.
    var initialState: State { get }

    /// Whether a line takes about a microsecond for 50 bytes at most, and always ends.
    ///
    /// If so, a `TextView` highlights a page before it draws it. If not, the default, all work is done off
    /// the main actor, and the text is plain until then.
    var isQuick: Bool { get }

    /// Returns the tokens of a line in order, without overlaps; the rest of the line is plain.
    ///
    /// Called on any thread. A line of more than 16 KB is cut there. A highlighter that may take long should return early
    /// when `Task.isCancelled` is true. If it throws, the line stays plain, and the state is the one before it.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line without its end; not always UTF-8.
    ///   - state: The state at the start of the line, to be replaced by the one at its end.
    func highlight(_ line: [UInt8], state: inout State) throws -> [SyntaxToken]
}

extension SyntaxHighlighter {
    /// False: lines are highlighted off the main actor.
    public var isQuick: Bool { false }

    /// The number of bytes of a line that are highlighted at most.
    package static var maximumLength: Int { 1 << 14 }

    /// Returns the tokens of each line of a short text.
    ///
    /// Lines end at line feeds; a carriage return before one does not belong to the line. The ranges are those of the
    /// bytes of the line. A byte order mark before the text has no token.
    public func tokens(ofLinesIn text: String) -> [[SyntaxToken]] {
        var state = initialState
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.enumerated().map { number, line in
            tokens(
                of: Array(line.last == 0x0D ? line.dropLast() : line), number: number,
                state: &state)
        }
    }

    /// Returns the tokens of a line, in order and within the part that is highlighted; none if the highlighter throws.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line.
    ///   - number: The number of the line; only line 0 may begin with a byte order mark.
    ///   - state: The state at the start of the line, which is replaced by the one at its end.
    package func tokens(of line: [UInt8], number: Int, state: inout State) -> [SyntaxToken] {
        let mark = number == 0 ? ByteOrderMark.count(in: line) : 0
        guard mark > 0 else { return tokens(of: line, state: &state) }
        return tokens(of: Array(line.dropFirst(mark)), state: &state).map {
            SyntaxToken($0.range.lowerBound + mark..<$0.range.upperBound + mark, $0.kind)
        }
    }

    private func tokens(of line: [UInt8], state: inout State) -> [SyntaxToken] {
        let line = line.count > Self.maximumLength ? Array(line.prefix(Self.maximumLength)) : line
        let old = state
        guard let tokens = try? highlight(line, state: &state) else {
            state = old
            return []
        }
        var end = 0
        return tokens.compactMap { token in
            let range = token.range.clamped(to: min(end, line.count)..<line.count)
            guard !range.isEmpty else { return nil }
            end = range.upperBound
            return range == token.range ? token : SyntaxToken(range, token.kind)
        }
    }
}
