// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText
import SeltzerViews

/// The searched lines of a document of differences: all lines of all hunks, as they are drawn.
private struct DiffSearchText: SearchableText {
    let document: DiffDocument
    let lines: [DiffRows.Line]

    var lineCount: Int { lines.count }

    func forEachLine(
        in range: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        for number in range.clamped(to: lines.indices) {
            let place = lines[number]
            let hunk = document.files[Int(place.file)].hunks[Int(place.hunk)]
            var text = DiffText.shown(hunk.lines[Int(place.line)])
            guard text.withUTF8({ body(number, 0, $0) }) else { return }
        }
    }
}

/// Finding text.
extension DiffView: TextSearching {
    /// All lines, also those of folded parts.
    public final var searchableText: any SearchableText {
        DiffSearchText(document: document, lines: rows.lines)
    }

    /// The current line, or the first line that is visible.
    public final var searchOrigin: TextMatch {
        let start = selectedRows?.lowerBound ?? top.index
        let row = rows.rows.dropFirst(start).first { $0.kind == .line }
        return TextMatch(line: row.map { Int($0.old >= 0 ? $0.old : $0.new) } ?? 0, range: 0..<0)
    }

    /// Unfolds the hunk of a match, and scrolls to it.
    public final func scrollFoundTextToVisible(_ match: TextMatch) {
        guard rows.lines.indices.contains(match.line) else { return }
        layoutIfNeeded()
        let line = rows.lines[match.line]
        let (file, hunk) = (Int(line.file), Int(line.hunk))
        setFolded(false, [.file(file), .hunk(file: file, hunk: hunk)])
        scrollToVisible(rows.place(ofLine: match.line))
        let text = rows.text(Int32(match.line)).text
        let columns = text.columns(ofBytes: match.range, joining: joinedClusters)
        let width = self.columns.textWidth
        let isVisible =
            columns.lowerBound >= leftColumn
            && min(columns.upperBound, columns.lowerBound + width) <= leftColumn + width
        guard width > 0, !isVisible else { return }
        viewport.move(
            toColumn: columns.upperBound <= width ? 0 : columns.lowerBound - width / 3)
        setNeedsDisplay()
    }

    /// Makes the row of a match current; no event is posted.
    public final func selectFoundText(_ matches: [TextMatch]) {
        guard let match = matches.last else { return }
        let index = rows.place(ofLine: match.line).index
        select(index, index)
    }

    /// Shows the new matches.
    public final func foundTextDidChange() {
        updateScrollBar()
        setNeedsDisplay()
    }
}
