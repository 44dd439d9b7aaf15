// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The highlighter of a language that a ``GrammarLibrary`` has found.
///
/// It finds tokens for the colors of the theme: the fixed colors of a definition are ignored. Of a line the first
/// 16 KB are read. A line with more than a thousand changes of the context in one place, or with an expression that
/// takes too many steps, has no colors from there on.
public struct GrammarHighlighter: SyntaxHighlighter {
    /// The open contexts at the start of a line; one reference, which equal lines share.
    public struct State: Hashable, Sendable {
        let stack: ContextStack

        /// The number of open contexts, from 1.
        public var depth: Int { stack.depth }
    }

    /// The maximum number of bytes of a line that are read.
    private static var maximumBytes: Int { 1 << 14 }

    /// The header of the definition.
    public let header: GrammarHeader
    /// Whether the definition has regions, and does not fold by indentation.
    public let findsRegions: Bool
    let table: GrammarTable
    /// The state at the start of a text: the first context of the definition.
    public let initialState: State

    init(
        _ header: GrammarHeader, _ table: GrammarTable, _ context: GrammarContext,
        findsRegions: Bool
    ) {
        (self.header, self.table, self.findsRegions) = (header, table, findsRegions)
        initialState = State(stack: ContextStack(context))
    }

    /// Returns the tokens of a line in order, without overlaps; the rest of the line is plain.
    public func highlight(_ line: [UInt8], state: inout State) -> [SyntaxToken] {
        tokens(spans(of: line, state: &state))
    }

    /// Returns the tokens of a line, and notes the beginnings and ends of its regions.
    public func highlight(
        _ line: [UInt8], state: inout State, depths: inout FoldingDepths
    ) -> [SyntaxToken] {
        let result = spans(of: line, state: &state)
        for mark in result.marks {
            if mark.isBeginning { depths.beginRegion() } else { depths.endRegion() }
        }
        return tokens(result)
    }

    private func tokens(_ result: HighlightedSpans) -> [SyntaxToken] {
        var tokens: [SyntaxToken] = [], start = 0
        for span in result.spans {
            defer { start = span.end }
            guard span.end > start, span.style.kind != SyntaxToken.Kind.plain.rawValue,
                let kind = SyntaxToken.Kind(rawValue: span.style.kind)
            else { continue }
            if let last = tokens.last, last.kind == kind, last.range.upperBound == start {
                tokens[tokens.count - 1] = SyntaxToken(last.range.lowerBound..<span.end, kind)
            } else {
                tokens.append(SyntaxToken(start..<span.end, kind))
            }
        }
        return tokens
    }

    /// Returns the places in a line where regions begin and end, in order.
    ///
    /// - Parameters:
    ///   - line: The bytes of the line without its end.
    ///   - state: The state at the start of the line; set to the state at the end.
    public func foldingMarks(of line: [UInt8], state: inout State) -> [GrammarFoldingMark] {
        spans(of: line, state: &state).marks.map {
            GrammarFoldingMark(
                offset: $0.offset, isBeginning: $0.isBeginning, region: Int($0.region))
        }
    }

    /// Returns the styles and the regions of a line.
    func spans(of line: [UInt8], state: inout State) -> HighlightedSpans {
        let line = line.count > Self.maximumBytes ? Array(line.prefix(Self.maximumBytes)) : line
        return TextRepair.valid(line).withUnsafeBufferPointer { bytes in
            var run = LineHighlighting(LineBytes(buffer: bytes), state.stack, table)
            run.run()
            if run.stack != state.stack { state = State(stack: run.stack) }
            return run.result
        }
    }
}
