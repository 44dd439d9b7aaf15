// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The search for a text in the cells of a grid.
struct DataGridFind {
    /// The searched text; it stays when the bar is closed.
    var query = ""
    /// The bar; nil while it is closed.
    var bar: DataGridFindBar?
    /// The number of the search, so that an older one ends.
    var turn = 0

    /// The text whose matches are marked.
    var shownQuery: String { bar == nil ? "" : query }

    /// Returns the first match in a text, regardless of case; nil for none.
    static func range(of query: String, in text: String) -> Range<String.Index>? {
        let folding = TextFolding()
        let folded = folding.folded(query)
        guard !folded.isEmpty else { return nil }
        // Most texts contain no match, which their form as a whole shows.
        guard folding.folded(text).contains(folded) else { return nil }
        var start = text.startIndex
        while start < text.endIndex {
            if folding.text(text[start...], beginsWith: query) {
                var end = text.index(after: start)
                while end < text.endIndex, !folding.text(text[start..<end], beginsWith: query) {
                    end = text.index(after: end)
                }
                return start..<end
            }
            start = text.index(after: start)
        }
        return nil
    }

    /// Returns whether a text contains the query, regardless of case.
    static func contains(_ query: String, in text: String) -> Bool {
        TextFolding().folded(text).contains(query)
    }
}

/// The bar at the bottom of a grid in which the user types the searched text.
final class DataGridFindBar: View {
    let field = TextField(placeholder: "Find in cells")
    let status = Label()

    init() {
        super.init(frame: .zero)
        status.style = Style(foreground: .secondaryLabel)
        backgroundColor = .surface
        addSubview(field)
        addSubview(status)
        field.accessibilityLabel = "Find in cells"
    }

    override func layoutSubviews() {
        let width = min(status.sizeThatFits(bounds.size).width, bounds.width / 2)
        field.frame = Rect(x: 0, y: 0, width: max(0, bounds.width - width - 2), height: 1)
        status.frame = Rect(x: bounds.width - width - 1, y: 0, width: width, height: 1)
    }
}

extension DataGridView {
    // MARK: Finding

    /// Shows the bar in which the user types the text to find, and focuses it.
    public final func presentFindBar() {
        endEditing(isCommitted: true)
        let bar = find.bar ?? makeFindBar()
        find.bar = bar
        bar.status.text = ""
        if bar.superview !== self { addSubview(bar) }
        setNeedsLayout()
        setNeedsDisplay()
        layoutIfNeeded()
        bar.field.becomeFirstResponder()
        bar.field.editor.selectAll()
    }

    /// Closes the bar, and focuses the grid.
    public final func dismissFindBar() {
        guard let bar = find.bar else { return }
        find.turn += 1
        let wasFocused = bar.field.isFirstResponder
        find.bar = nil
        bar.removeFromSuperview()
        if wasFocused { becomeFirstResponder() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Goes to the next cell that contains the searched text; opens the bar if there is no text.
    public final func findNext() { search(isBackwards: false, fromCurrent: false) }

    /// Goes to the previous cell that contains the searched text; opens the bar if there is no text.
    public final func findPrevious() { search(isBackwards: true, fromCurrent: false) }

    private func makeFindBar() -> DataGridFindBar {
        let bar = DataGridFindBar()
        bar.field.text = find.query
        bar.field.on { [weak self] (event: TextChanged) -> Disposition in
            self?.find.query = event.text
            self?.setNeedsDisplay()
            self?.search(isBackwards: false, fromCurrent: true)
            return .stop
        }
        bar.field.on { [weak self] (_: TextSubmitted) -> Disposition in
            self?.findNext()
            return .stop
        }
        bar.field.bind("escape", "Close") { [weak self] in self?.dismissFindBar() }
        bar.field.bind("down", "Find next") { [weak self] in self?.findNext() }
        bar.field.bind("up", "Find previous") { [weak self] in self?.findPrevious() }
        return bar
    }

    final func placeFindBar() {
        let bar = find.bar
        let height = bar == nil || bounds.height < 2 ? 0 : 1
        if bottomAccessoryHeight != height { bottomAccessoryHeight = height }
        bar?.isHidden = height == 0
        bar?.frame = Rect(
            x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// Searches row by row, beginning at the current cell, and goes on at the other end of the grid.
    ///
    /// Many cells take several turns of the main actor. Another search and the end of the bar end the search.
    private func search(isBackwards: Bool, fromCurrent: Bool) {
        find.turn += 1
        let turn = find.turn
        let folded = TextFolding().folded(find.query)
        guard !folded.isEmpty else {
            find.bar?.status.text = ""
            return find.bar == nil ? presentFindBar() : ()
        }
        guard selection.hasCells else { return reportNothing(isComplete: true) }
        var scan = GridScan(
            rows: rowLengths.count, columns: columns.placeCount, from: selection.cursor,
            isBackwards: isBackwards, includesStart: fromCurrent)
        var isComplete = true
        _ = TypeSearch.run(in: window?.application) { [weak self] in
            guard let self, find.turn == turn, window != nil,
                scan.fits(rows: rowLengths.count, columns: columns.placeCount)
            else { return true }
            let end = ContinuousClock.now.advanced(by: .milliseconds(5))
            repeat {
                for _ in 0..<32 {
                    guard let place = scan.next() else {
                        reportNothing(isComplete: isComplete)
                        return true
                    }
                    let cell = sourceCell(at: place)
                    if cell.isMissing { isComplete = false }
                    guard cell.state == .value, DataGridFind.contains(folded, in: cell.text) else {
                        continue
                    }
                    report(found: place)
                    return true
                }
            } while ContinuousClock.now < end
            find.bar?.status.text = "Searching row \(scan.row + 1)"
            find.bar?.setNeedsLayout()
            return false
        }
    }

    /// - Parameter isComplete: Whether the data source had the content of all cells.
    private func reportNothing(isComplete: Bool) {
        find.bar?.status.text = isComplete ? "Not found" : "Not found in the loaded rows"
        find.bar?.setNeedsLayout()
        window?.application?.beep()
    }

    private func report(found place: GridPosition) {
        find.bar?.status.text = ""
        find.bar?.setNeedsLayout()
        changeSelection { $0.move(to: place) }
        scroll(toPlace: place)
    }
}

/// The cells of a grid in the order of a search: row by row from a cell on, and around the end.
struct GridScan {
    private let rows: Int
    private let columns: Int
    private let isBackwards: Bool
    private var place: GridPosition
    private let start: GridPosition
    private var hasBegun: Bool
    private var hasEnded = false

    /// - Parameter includesStart: Whether the first cell is the start; otherwise the start is the last one.
    init(
        rows: Int, columns: Int, from start: GridPosition, isBackwards: Bool, includesStart: Bool
    ) {
        (self.rows, self.columns, self.isBackwards) = (rows, columns, isBackwards)
        (self.start, place, hasBegun) = (start, start, !includesStart)
    }

    /// The row of the last cell.
    var row: Int { place.row }

    /// Returns whether the scan still belongs to a grid of a size.
    func fits(rows: Int, columns: Int) -> Bool { rows == self.rows && columns == self.columns }

    /// Returns the next cell; nil after the last one.
    mutating func next() -> GridPosition? {
        guard !hasEnded else { return nil }
        guard hasBegun else {
            hasBegun = true
            return place
        }
        place.column += isBackwards ? -1 : 1
        if place.column < 0 || place.column >= columns {
            place.column = isBackwards ? columns - 1 : 0
            place.row += isBackwards ? -1 : 1
            if place.row < 0 || place.row >= rows { place.row = isBackwards ? rows - 1 : 0 }
        }
        hasEnded = place == start
        return place
    }
}
