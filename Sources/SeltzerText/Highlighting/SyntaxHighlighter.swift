// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A state machine that finds the parts of a text to be colored, one line at a time.
///
/// Of the lines before, a highlighter knows only the state at the start of the line, such as an
/// open comment. After an edit, lines are highlighted until the state at the end of a line is the
/// same as before the edit. A parser from a library can be wrapped in such a machine.
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
    /// The knowledge of earlier lines that a line needs, such as an open comment.
    ///
    /// States are kept for some lines of a text and compared after each edit, so they should be
    /// small.
    associatedtype State: Hashable, Sendable

    /// The state at the start of a text.
    var initialState: State { get }

    /// Whether highlighting always ends, and takes at most about a microsecond for 50 bytes.
    ///
    /// If true, a `TextView` highlights a page before it draws the page. If false, the default,
    /// highlighting runs off the main actor, and the text is plain until it is done.
    var isQuick: Bool { get }

    /// Returns the tokens of a line in order, without overlaps; the rest of the line is plain.
    ///
    /// Called on any thread. Only the first 16 KB of a line are passed. A highlighter that may take
    /// long should return early when `Task.isCancelled` is true. If it throws, the line stays
    /// plain, and the state stays as it was at the start of the line.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line without its end; not always UTF-8.
    ///   - state: The state at the start of the line; set it to the state at the end.
    func highlight(_ line: [UInt8], state: inout State) throws -> [SyntaxToken]

    /// Whether ``highlight(_:state:depths:)`` finds regions, by which a `TextView` folds the text; false by default.
    var findsRegions: Bool { get }

    /// Returns the tokens of a line as ``highlight(_:state:)`` does, and notes its regions.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line without its end.
    ///   - state: The state at the start of the line; set it to the state at the end.
    ///   - depths: Notes each beginning and end of a region, in order.
    func highlight(
        _ line: [UInt8], state: inout State, depths: inout FoldingDepths
    ) throws -> [SyntaxToken]
}

extension SyntaxHighlighter {
    /// False: lines are highlighted off the main actor.
    public var isQuick: Bool { false }

    /// False: a `TextView` folds by a ``LineFolding``.
    public var findsRegions: Bool { false }

    /// Returns the tokens without a region.
    public func highlight(
        _ line: [UInt8], state: inout State, depths: inout FoldingDepths
    ) throws -> [SyntaxToken] {
        try highlight(line, state: &state)
    }

    /// The maximum number of bytes of a line that are highlighted.
    package static var maximumLength: Int { 1 << 14 }

    /// Returns the tokens of each line of a short text.
    ///
    /// Lines end at line feeds; a carriage return before one does not belong to the line. Ranges
    /// count bytes from the start of the line. A byte order mark before the text has no token.
    public func tokens(ofLinesIn text: String) -> [[SyntaxToken]] {
        var state = initialState
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.enumerated().map { number, line in
            tokens(
                of: Array(line.last == 0x0D ? line.dropLast() : line), number: number,
                state: &state)
        }
    }

    /// Returns the tokens of a line, in order and within the highlighted part; none if the
    /// highlighter throws.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line.
    ///   - number: The number of the line; only line 0 may begin with a byte order mark.
    ///   - state: The state at the start of the line, which the call replaces by the state at its
    ///     end.
    package func tokens(of line: [UInt8], number: Int, state: inout State) -> [SyntaxToken] {
        var depths = FoldingDepths()
        return tokens(of: line, number: number, state: &state, depths: &depths)
    }

    /// Returns the tokens of a line, and its depths; none if the highlighter throws.
    package func tokens(
        of line: [UInt8], number: Int, state: inout State, depths: inout FoldingDepths
    ) -> [SyntaxToken] {
        let mark = number == 0 ? ByteOrderMark.count(in: line) : 0
        guard mark > 0 else { return tokens(of: line, state: &state, depths: &depths) }
        return tokens(of: Array(line.dropFirst(mark)), state: &state, depths: &depths).map {
            SyntaxToken($0.range.lowerBound + mark..<$0.range.upperBound + mark, $0.kind)
        }
    }

    private func tokens(
        of line: [UInt8], state: inout State, depths: inout FoldingDepths
    ) -> [SyntaxToken] {
        let line = line.count > Self.maximumLength ? Array(line.prefix(Self.maximumLength)) : line
        let old = state
        guard let tokens = try? highlight(line, state: &state, depths: &depths) else {
            (state, depths) = (old, FoldingDepths())
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
