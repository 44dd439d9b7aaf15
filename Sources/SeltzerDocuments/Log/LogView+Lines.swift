// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The lines that are shown: all of the log, or those of the filter.
extension LogView {
    /// The text that is shown.
    final var shownText: TextStorage { filtered?.storage ?? log.storage }

    /// The number of lines that are shown, without the one that tells how many are gone.
    final var shownCount: Int { filtered?.numbers.count ?? log.lineCount }

    /// The first line of the text that is a line of the log.
    final var firstTextLine: Int { filtered == nil ? log.noteLineCount : 0 }

    /// Returns the number in the log of a line of the text; nil for one that is no line of the log.
    final func number(ofTextLine line: Int) -> Int? {
        if let filtered {
            return filtered.numbers.indices.contains(line) ? filtered.numbers[line] : nil
        }
        let number = line - log.noteLineCount + log.removedLineCount
        return log.numbers.contains(number) ? number : nil
    }

    /// Returns the line of the text that shows a line of the log, or the next one if it is not shown.
    final func textLine(ofNumber number: Int) -> Int {
        filtered?.index(ofNumber: number) ?? log.textLine(ofNumber: number)
    }

    /// Gives a part of the text its styles.
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

    /// Adds lines at the end; what the user reads stays in its place.
    ///
    /// - Parameters:
    ///   - batch: The lines.
    ///   - skipped: The number of lines before them that were left out.
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

    /// Shows other lines.
    final func linesDidChange() {
        updateScrollBar()
        setNeedsDisplay()
    }

    /// Puts a line of the log at the top again; the first row if the line is gone.
    ///
    /// - Parameters:
    ///   - anchor: The number of the line.
    ///   - place: The place at the top that it had before.
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

    /// Shows other lines, with the line at the top in its place.
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

    /// Filters the lines that were not looked at yet.
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

    /// What is filtered next; nil if nothing is left.
    private final var filterStep:
        (log: LogDocument, next: Int, filter: LogFilter, searcher: TextSearcher)?
    {
        guard let filtered, filtered.next < log.numbers.upperBound else { return nil }
        return (log, filtered.next, filter, searcher)
    }

    private final func show(_ part: FilteredLog.Part) {
        guard var new = filtered else { return }
        let old = (count: new.storage.count, lines: new.numbers.count)
        // The only copy is changed.
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
        // Some lines may be gone since they were read.
        removeFiltered()
        if let filterAnchor, !followsEnd {
            viewport.keep(
                TextRows.Place(
                    line: min(textLine(ofNumber: filterAnchor), max(0, shownCount - 1))))
        }
        linesDidChange()
    }

    /// Removes lines of the filter that are gone from the log.
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
