// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// Folding regions of lines.
extension TextView {
    /// Whether the user can fold regions of lines; false by default.
    ///
    /// A gutter then marks the lines that begin a region. The highlighter finds the regions, if its
    /// `findsRegions` is true or it is a ``/SeltzerText/LineFolding``, or else the indentation. A cursor or a match of a search that gets
    /// into folded lines unfolds them, and so does an edit of these lines. Setting it to false unfolds all lines.
    public final var isFoldingEnabled: Bool {
        get { hasFoldingGutter }
        set {
            guard newValue != isFoldingEnabled else { return }
            if newValue {
                gutters.append(FoldingGutter())
            } else {
                unfoldAll()
                gutters.removeAll { $0 is FoldingGutter }
            }
        }
    }

    /// The folded regions, from their first, visible line to their last line, in order; empty by default.
    public final var foldedRegions: [ClosedRange<Int>] { rows.folded.regions }

    /// Returns the lines of the region that begins with a line; nil if no region begins there.
    public final func foldingRegion(atLine line: Int) -> ClosedRange<Int>? {
        guard storage.lineCount > line, line >= 0 else { return nil }
        return regions.region(from: line)
    }

    /// Folds the region that begins with a line, or else the innermost region around the line.
    ///
    /// Cursors in the region move to the end of its first line.
    ///
    /// - Returns: False if there is no such region.
    @discardableResult
    public final func fold(line: Int) -> Bool {
        guard line >= 0, line < storage.lineCount, let region = regions.region(around: line) else {
            return false
        }
        setFolded { $0.fold(region) }
        return true
    }

    /// Unfolds the region that begins with a line, or else all regions that hide the line.
    public final func unfold(line: Int) {
        setFolded {
            if $0.isFolded(line) { $0.unfold(line) } else { $0.reveal(line) }
        }
    }

    /// Folds all regions; reads the whole text.
    public final func foldAll() {
        let all = FoldedLines(regions.all())
        setFolded { $0 = all }
    }

    /// Unfolds all regions.
    public final func unfoldAll() { setFolded { $0 = FoldedLines() } }

    private final var regions: FoldingRegions {
        let rule = highlighter as? any LineFolding ?? IndentationFolding()
        return FoldingRegions(
            storage, rule, highlighted: highlighting?.highlightedText,
            tabInterval: rows.tabInterval)
    }

    final func beginsFoldingRegion(_ line: Int) -> Bool { regions.beginsRegion(line) }

    private final func setFolded(_ change: (inout FoldedLines) -> Void) {
        var folded = rows.folded
        change(&folded)
        guard folded != rows.folded else { return }
        moveCursors(outOf: folded)
        rows.folded = folded
        goalColumns = nil
        if growsWithText { invalidateIntrinsicContentSize() }
        layoutDidChange()
        updateScrollBar()
    }

    /// Moves the ends of selections in hidden lines to the end of the line before these.
    private final func moveCursors(outOf folded: FoldedLines) {
        func visible(_ position: Int) -> Int {
            let line = storage.lineNumber(at: position)
            let first = folded.visible(atOrBefore: line)
            return first == line ? position : storage.rangeOfLine(first).upperBound
        }
        let moved = document.selections.map {
            EditableText.Selection(anchor: visible($0.anchor), head: visible($0.head))
        }
        if moved != document.selections { edit(changesText: false) { $0.setSelections(moved) } }
    }

    /// Unfolds the lines with a position.
    final func reveal(_ position: Int) {
        guard !rows.folded.isEmpty else { return }
        let line = storage.lineNumber(at: position)
        guard rows.folded.isHidden(line) else { return }
        rows.folded.reveal(line)
        layoutDidChange()
    }

    /// Folds or unfolds the region of a pressed line.
    ///
    /// - Returns: False if the gutter is another one, or if no region begins with the line.
    final func toggleFold(line: Int, gutter: Int) -> Bool {
        guard gutters[gutter] is FoldingGutter else { return false }
        return reportingFolds { toggleFold(line: line) }
    }

    /// Runs a change by the user, and reports the folded regions if they changed.
    private final func reportingFolds<Result>(_ body: () -> Result) -> Result {
        let old = rows.folded
        let result = body()
        if rows.folded != old {
            post(TextFoldingChanged(foldedRegions: foldedRegions), includingSelf: true)
        }
        return result
    }

    private final func toggleFold(line: Int) -> Bool {
        if rows.folded.isFolded(line) {
            unfold(line: line)
        } else {
            guard let region = foldingRegion(atLine: line) else { return false }
            setFolded { $0.fold(region) }
        }
        return true
    }

    // MARK: Keys

    static let foldingActions = [
        foldingAction("toggle-fold", "Fold or unfold the region", ["alt-o", "ctrl-shift-["]) {
            view in
            let line = view.storage.lineNumber(at: view.document.cursor.offset)
            if !view.toggleFold(line: line) { view.fold(line: line) }
        },
        foldingAction("fold-all", "Fold all regions", ["alt-("]) { $0.foldAll() },
        foldingAction("unfold-all", "Unfold all regions", ["alt-)", "ctrl-shift-]"]) {
            $0.unfoldAll()
        },
    ]

    private static func foldingAction(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        _ run: @escaping @MainActor (TextView) -> Void
    ) -> Action {
        Action(identifier, title: title, keys: keys) { responder in
            guard let view = responder as? TextView else { return .ignored }
            view.reportingFolds { run(view) }
            return .stop
        }.category(.screen)
    }

    // MARK: Drawing

    /// Draws the sign for hidden lines after the end of a line.
    final func drawFold(
        of place: TextRows.Place, at line: Rect, _ segment: TextRows.Segment, in canvas: Canvas
    ) {
        guard segment.isLast, place.row == segment.rowCount - 1, rows.folded.isFolded(place.line)
        else { return }
        let end = rows.place(of: segment.text.range.upperBound).column - leftColumn
        let point = Point(x: line.minX + max(0, end) + 1, y: line.minY)
        guard point.x < line.maxX else { return }
        canvas.draw(canvas[.ellipsis], at: point, style: Style(foreground: .secondaryLabel))
        canvas.markOrnaments(in: Rect(x: point.x, y: point.y, width: 1, height: 1))
    }
}
