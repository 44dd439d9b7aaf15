// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// The texts of the lines that were drawn; other lines cost nothing.
struct DiffTexts {
    /// A line with what its text depends on.
    struct Source {
        let document: DiffDocument
        let line: DiffRows.Line
        /// The index of the first line of the hunk among all lines.
        let first: Int
        /// For each line, the line that it replaces, or that replaces it.
        let partners: [Int32]

        init(_ document: DiffDocument, _ line: DiffRows.Line, first: Int, _ partners: [Int32]) {
            (self.document, self.line, self.first, self.partners) = (
                document, line, first, partners
            )
        }

        var hunk: [DiffLine] { document.files[Int(line.file)].hunks[Int(line.hunk)].lines }
    }

    /// The maximum number of texts that are kept.
    private static var maximumCount: Int { 2_000 }

    /// The texts by the indices of their lines.
    private var texts: [Int32: DiffText] = [:]
    private var colors: DiffColors?

    mutating func removeAll() { texts = [:] }

    /// The text of a line that was made before; nil for none.
    subscript(index: Int32) -> DiffText? { texts[index] }

    /// Makes the text of a line, and keeps it.
    mutating func makeText(
        _ index: Int32, of source: Source, joining joined: JoinedClusters
    ) -> DiffText {
        if texts.count >= Self.maximumCount { texts = [:] }
        if colors?.contains(source.line) != true { colors = DiffColors(source) }
        let hunk = source.hunk
        let line = hunk[Int(source.line.line)]
        let string = DiffText.shown(line)
        let tokens = colors?.tokens(of: source.line, line.kind) ?? []
        let partner = Int(source.partners[Int(index)]) - source.first
        let text = DiffText(
            line, StyledText(string, tokens) { string.index(atByte: $0) },
            changed: partner < 0 ? [] : Self.changedWords(line, string, hunk[partner]),
            joining: joined)
        texts[index] = text
        return text
    }

    private static func changedWords(
        _ line: DiffLine, _ text: String, _ partner: DiffLine
    ) -> [Range<Int>] {
        let other = DiffText.shown(partner)
        return line.kind == .removed
            ? WordDifference(from: text, to: other).removed
            : WordDifference(from: other, to: text).added
    }
}

/// The colors of some lines of a hunk.
///
/// A hunk begins anywhere in a file, so its colors are a guess at its first lines. A part of a long hunk
/// begins in the same way, a few lines earlier.
private struct DiffColors {
    /// The number of lines of a part.
    private static var count: Int { 256 }
    /// The number of lines that are read before a part.
    private static var runUp: Int { 64 }

    private let file: Int32
    private let hunk: Int32
    private let lines: Range<Int>
    private var old: SideTokens?
    private var new: SideTokens?

    init(_ source: DiffTexts.Source) {
        (file, hunk) = (source.line.file, source.line.hunk)
        let all = source.hunk
        let start = Int(source.line.line) / Self.count * Self.count
        lines = start..<min(all.count, start + Self.count)
        let content = source.document.files[Int(file)]
        guard let language = SyntaxLanguage(fileName: content.path) else { return }
        let read = max(0, start - Self.runUp)..<lines.upperBound
        old = SideTokens(all[read], without: .added, language.highlighter)
        new = SideTokens(all[read], without: .removed, language.highlighter)
    }

    func contains(_ line: DiffRows.Line) -> Bool {
        line.file == file && line.hunk == hunk && lines.contains(Int(line.line))
    }

    mutating func tokens(of line: DiffRows.Line, _ kind: DiffLine.Kind) -> [SyntaxToken] {
        kind == .removed
            ? old?.tokens(ofLine: Int(line.line)) ?? [] : new?.tokens(ofLine: Int(line.line)) ?? []
    }
}

/// The tokens of one version of some lines of a hunk.
private struct SideTokens {
    private let storage: TextStorage
    private var tokens: any HighlightedText
    private let first: Int
    /// For each line, its number in the version.
    private let numbers: [Int32]

    init(
        _ lines: ArraySlice<DiffLine>, without kind: DiffLine.Kind,
        _ highlighter: some SyntaxHighlighter
    ) {
        var bytes: [UInt8] = []
        var numbers: [Int32] = []
        var count: Int32 = 0
        for line in lines {
            numbers.append(count)
            guard line.kind != kind else { continue }
            bytes += DiffText.shown(line).utf8
            bytes.append(UInt8(ascii: "\n"))
            count += 1
        }
        storage = TextStorage(bytes: bytes)
        tokens = HighlightedLines(highlighter)
        (first, self.numbers) = (lines.startIndex, numbers)
    }

    mutating func tokens(ofLine index: Int) -> [SyntaxToken] {
        let number = Int(numbers[index - first])
        _ = tokens.highlight(number..<number + 1, of: storage, budget: .max)
        return tokens.tokens(ofLine: number)
    }
}
