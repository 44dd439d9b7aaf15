// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Finding text.
extension MarkdownView: TextSearching {
    /// The visible text, without marks.
    public final var searchableText: any SearchableText { MarkdownSearchText(document: document) }

    /// The line at the top.
    public final var searchOrigin: TextMatch {
        TextMatch(line: rows.line(of: top), range: 0..<0)
    }

    /// Unfolds the sections around a match, and scrolls to it.
    public final func scrollFoundTextToVisible(_ match: TextMatch) {
        layoutIfNeeded()
        var number = document.firstBlock(reachingLine: match.line)
        while number < document.blockCount, !document.descendants(of: number).isEmpty {
            number += 1
        }
        guard number < document.blockCount else { return }
        reveal(number)
        rows.showColumn(
            ofOffset: match.range.lowerBound, inLine: match.line, ofTable: number)
        var place: MarkdownRows.Place? = rows.place(ofLine: match.line)
        // The line may be at the beginning of the next part.
        for _ in 0..<2 {
            guard let present = place else { return }
            if let row = rows.part(present).row(of: match) {
                scrollToVisible(
                    MarkdownRows.Place(block: present.block, part: present.part, row: row))
                return
            }
            place = rows.nextPart(after: present)
        }
    }

    /// The selected text if it is in a single line; otherwise nil.
    public final var suggestedSearchText: String? {
        guard let range = selectedRange, range.lowerBound.line == range.upperBound.line,
            range.upperBound.offset - range.lowerBound.offset < 1_024
        else { return nil }
        let text = rows.text(in: range)
        return text.contains(where: \.isNewline) ? nil : text
    }

    /// Selects a match, so that it can be copied; no event is posted.
    public final func selectFoundText(_ matches: [TextMatch]) {
        guard let match = matches.last else { return }
        select(
            MarkdownPosition(line: match.line, offset: match.range.lowerBound),
            MarkdownPosition(line: match.line, offset: match.range.upperBound))
    }

    /// Redraws the view, and marks the lines with matches in the scroll bar.
    public final func foundTextDidChange() {
        updateScrollBar()
        setNeedsDisplay()
    }

    /// Draws the matches in a row.
    final func drawFoundText(in row: MarkdownRow, at start: Point, _ canvas: Canvas) {
        guard let findInteraction else { return }
        for piece in row.pieces {
            let bytes = piece.start..<piece.start + piece.text.count
            for highlight in findInteraction.highlights(inLine: piece.line, bytes: bytes) {
                let columns = row.columns(
                    of: highlight.range, in: piece, joining: canvas.joinedClusters)
                guard let columns else { continue }
                canvas.addStyle(
                    highlight.style,
                    in: Rect(
                        x: start.x + row.indent + columns.lowerBound, y: start.y,
                        width: columns.count, height: 1))
            }
        }
    }
}

extension MarkdownPart {
    /// Returns the row in which a match begins; nil if the part does not contain it.
    fileprivate func row(of match: TextMatch) -> Int? {
        rows.firstIndex { row in
            row.pieces.contains { piece in
                let end = piece.start + max(1, piece.text.count)
                return piece.line == match.line
                    && (piece.start..<end).contains(match.range.lowerBound)
            }
        }
    }
}
