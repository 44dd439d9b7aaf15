// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The shown lines: all lines of the log, or the lines that the filter shows.
extension LogView {
    /// The text that is shown.
    final var shownText: TextStorage { filtered?.storage ?? log.storage }

    /// The number of shown lines, without the note about lines that are gone.
    final var shownCount: Int { filtered?.numbers.count ?? log.lineCount }

    /// The number of the first text line after the note about lines that are gone.
    final var firstTextLine: Int { filtered == nil ? log.noteLineCount : 0 }

    /// Returns the log's number of a text line; nil for the note, and for lines beyond the text.
    final func number(ofTextLine line: Int) -> Int? {
        if let filtered {
            return filtered.numbers.indices.contains(line) ? filtered.numbers[line] : nil
        }
        let number = line - log.noteLineCount + log.removedLineCount
        return log.numbers.contains(number) ? number : nil
    }

    /// Returns the text line that shows a line of the log; if the filter hides that line, returns the next shown line.
    final func textLine(ofNumber number: Int) -> Int {
        filtered?.index(ofNumber: number) ?? log.textLine(ofNumber: number)
    }

    /// Returns a part of the text with its styles.
    final func styled(_ text: StoredText) -> StyledText {
        let shown = shownText
        let line = shown.lineNumber(at: text.range.lowerBound)
        guard let number = number(ofTextLine: line) else {
            return StyledText(
                text.string, style: Style(foreground: .secondaryLabel, attributes: .italic))
        }
        return log.styled(
            text.string, inNumber: number, at: text.range.lowerBound - shown.startOfLine(line))
    }

    // MARK: Changes

    /// Adds lines at the end; the visible lines stay in place unless the view follows the end.
    ///
    /// - Parameters:
    ///   - batch: The lines.
    ///   - skipped: The number of lines that were left out before the batch.
    final func add(_ batch: LogBatch, skipped: Int = 0) {
        guard !batch.isEmpty || skipped > 0 else { return }
        let old = (
            count: log.storage.count, lines: log.lineCount, note: log.noteLineCount,
            removed: log.removedLineCount, hasLevels: log.hasLevels
        )
        let place = top, anchor = number(ofTextLine: place.line)
        let hasCut = log.append(batch, skipped: skipped)
        if filtered != nil {
            if hasCut { removeFiltered() }
            startFiltering()
        } else if hasCut {
            rows.setStorage(log.storage, change: nil)
            keep(anchor, at: place)
            let cut = log.removedLineCount - old.removed
            if cut < old.lines {
                findInteraction?.linesDidChange(0..<old.note + cut, count: 1)
                let end = 1 + old.lines - cut
                findInteraction?.linesDidChange(end..<end, count: batch.count)
            } else {
                findInteraction?.textDidChange()
            }
        } else {
            let new = log.storage.count
            rows.setStorage(
                log.storage,
                change: TextChange(start: old.count, oldCount: 0, newCount: new - old.count))
            let end = old.note + old.lines
            if old.lines == 0 {
                findInteraction?.textDidChange()
            } else {
                findInteraction?.linesDidChange(end..<end, count: batch.count)
            }
        }
        if hasCut { cutSelection() }
        if old.hasLevels != log.hasLevels { setNeedsLayout() }
        linesDidChange()
    }

    /// Updates the view after its lines changed.
    final func linesDidChange() {
        updateScrollBar()
        setNeedsDisplay()
    }

    /// Scrolls a line of the log to the top again; if the line is gone, the first row.
    ///
    /// - Parameters:
    ///   - anchor: The number of the line.
    ///   - place: The old place of its row at the top.
    private final func keep(_ anchor: Int?, at place: TextRows.Place) {
        guard let anchor, log.numbers.contains(anchor) else {
            return viewport.keep(TextRows.Place())
        }
        var place = place
        place.line = textLine(ofNumber: anchor)
        viewport.keep(place)
    }

    private final func cutSelection() {
        guard let old = selection else { return }
        let first = log.numbers.lowerBound
        selection =
            max(old.anchor, old.head) < first
            ? nil : (max(first, old.anchor), max(first, old.head))
    }

    // MARK: The filter

    /// Shows the lines of a new filter, and keeps the line at the top in place.
    final func filterDidChange() {
        let place = top, anchor = number(ofTextLine: place.line)
        filterTask?.cancel()
        filterTask = nil
        filterError = nil
        filtered = filter.showsAll ? nil : FilteredLog()
        rows.setStorage(shownText, change: nil)
        filterAnchor = filtered == nil ? nil : anchor
        keep(filtered == nil ? anchor : nil, at: place)
        viewport.move(toColumn: 0)
        findInteraction?.textDidChange()
        startFiltering()
        linesDidChange()
    }

    /// Filters the lines that were not examined yet.
    final func startFiltering() {
        guard filterTask == nil, filtered != nil, filterError == nil else { return }
        filterTask = ApplicationWork.start(in: window?.application) { [weak self] in
            while let step = self?.filterStep {
                do {
                    let part = try await FilteredLog.part(
                        of: step.log, from: step.next, step.filter, step.searcher)
                    if Task.isCancelled { return }
                    self?.show(part)
                } catch {
                    if Task.isCancelled { return }
                    self?.filterError = error as? TextQueryError
                    break
                }
            }
            self?.filterTask = nil
            self?.filterAnchor = nil
        }
    }

    /// The input of the next filtering step; nil if all lines are filtered.
    private final var filterStep:
        (log: LogDocument, next: Int, filter: LogFilter, searcher: TextSearcher)?
    {
        guard let filtered, filtered.next < log.numbers.upperBound else { return nil }
        return (log, filtered.next, filter, searcher)
    }

    private final func show(_ part: FilteredLog.Part) {
        guard var new = filtered else { return }
        let old = (count: new.storage.count, lines: new.numbers.count)
        // Without a second reference, the change copies nothing.
        filtered = nil
        new.append(part)
        filtered = new
        if old.lines == 0 {
            rows.setStorage(new.storage, change: nil)
            findInteraction?.textDidChange()
        } else if new.numbers.count > old.lines {
            rows.setStorage(
                new.storage,
                change: TextChange(
                    start: old.count, oldCount: 0, newCount: new.storage.count - old.count))
            findInteraction?.linesDidChange(
                old.lines..<old.lines, count: new.numbers.count - old.lines)
        }
        // The log may have removed lines while they were filtered.
        removeFiltered()
        if let filterAnchor, !followsEnd {
            viewport.keep(
                TextRows.Place(
                    line: min(textLine(ofNumber: filterAnchor), max(0, shownCount - 1))))
        }
        linesDidChange()
    }

    /// Removes filtered lines that are gone from the log.
    private final func removeFiltered() {
        let place = top, anchor = number(ofTextLine: place.line)
        guard let count = filtered?.removeAll(before: log.numbers.lowerBound), count > 0 else {
            return
        }
        rows.setStorage(shownText, change: nil)
        keep(anchor, at: place)
        findInteraction?.linesDidChange(0..<count, count: 0)
    }
}
