// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Highlights any bytes as one of the languages, edits them, and compares with highlighting from the start.
///
/// Tokens lie in order within their lines, a line has the same ones each time, and a text view shows after an edit what a
/// new one shows.
@_cdecl("fuzz_highlight")
public func fuzzHighlight(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    var input = FuzzInput(start, count)
    let language = SyntaxLanguage.all[input.number(below: SyntaxLanguage.all.count)]
    let edits = (0..<2).map { _ in HighlightEdit(&input) }
    let text = TextStorage(bytes: input.bytes())
    MainActor.assumeIsolated { check(language.highlighter, text, edits) }
    return 0
}

/// A part of a text and what replaces it.
private struct HighlightEdit {
    let start: Int
    let length: Int
    let text: String

    init(_ input: inout FuzzInput) {
        start = Int(input.byte())
        length = input.number(below: 16)
        let signs = [
            "\n", "\"", "`", "/*", "*/", "#", "'", "[", "]", "<<E\n", "```\n", "x", " ", "",
        ]
        text = (0..<2).map { _ in signs[input.number(below: signs.count)] }.joined()
    }
}

@MainActor
private func check(
    _ highlighter: some SyntaxHighlighter, _ text: TextStorage, _ edits: [HighlightEdit]
) {
    checkTokens(highlighter, of: text)
    let view = view(of: text, highlighter)
    _ = picture(of: view)
    for edit in edits {
        let end = min(view.storage.count, edit.start + edit.length)
        view.selectedRanges = [Range(min(edit.start, end)..<end)]
        view.insertText(edit.text)
        checkTokens(highlighter, of: view.storage)
        precondition(
            isLikeNew(view, highlighter), "An edit leaves other colors than a new text has.")
    }
    view.undo()
    precondition(isLikeNew(view, highlighter), "Undoing leaves colors of before.")
}

/// Whether a view shows what a new one with the same text and selection does.
@MainActor
private func isLikeNew(_ old: TextView, _ highlighter: some SyntaxHighlighter) -> Bool {
    let new = view(of: old.storage, highlighter)
    new.selectedRanges = old.selectedRanges
    return picture(of: old) == picture(of: new)
}

@MainActor
private func view(of text: TextStorage, _ highlighter: some SyntaxHighlighter) -> TextView {
    let view = TextView()
    view.drawsBackground = false
    view.frame = Rect(x: 0, y: 0, width: 40, height: 60)
    view.storage = text
    view.highlighter = highlighter
    view.layoutIfNeeded()
    return view
}

/// Returns the cells of a view; the text is so short that it is highlighted at once.
@MainActor
private func picture(of view: TextView) -> [Cell] {
    view.scroll(toLine: 0)
    view.layoutIfNeeded()
    let buffer = CellBuffer(size: view.bounds.size)
    view.draw(view.bounds, in: Canvas(buffer: buffer))
    return (0..<view.bounds.height).flatMap { row in
        (0..<view.bounds.width).map { buffer[Point(x: $0, y: row)] }
    }
}

/// Highlights each line twice from the same state.
private func checkTokens<Highlighter: SyntaxHighlighter>(
    _ highlighter: Highlighter, of text: TextStorage
) {
    var state = highlighter.initialState
    for line in 0..<text.lineCount {
        let bytes = text.bytes(in: text.rangeOfLine(line))
        var again = state
        guard let tokens = try? highlighter.highlight(bytes, state: &state) else {
            preconditionFailure("A highlighter throws.")
        }
        precondition(
            (try? highlighter.highlight(bytes, state: &again)) == tokens && again == state,
            "A line has other tokens the second time.")
        var end = 0
        for token in tokens {
            precondition(
                token.range.lowerBound >= end && !token.range.isEmpty
                    && token.range.upperBound <= bytes.count,
                "Tokens overlap or lie outside of their line.")
            end = token.range.upperBound
        }
    }
}
