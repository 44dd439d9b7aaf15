// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The lines of a picker: reading, searching and showing them.
extension Picker {
    /// The format of counts.
    private static var numbers: NumberFormat { NumberFormat() }

    // MARK: Reading

    final func sourceDidChange() {
        reading?.cancel()
        receiving?.cancel()
        (reading, receiving) = (nil, nil)
        generation += 1
        wantedLine = nil
        let made = source.feed?()
        (feed, pendingRead) = (made?.feed, made?.read)
        search.restart(with: source.lines)
        if viewIfLoaded?.window != nil { beginReading() }
    }

    /// Reads the lines of the source, and receives them; continues after the picker was hidden.
    final func beginReading() {
        if let pendingRead { reading = Task.detached { await pendingRead() } }
        pendingRead = nil
        receiving?.cancel()
        if let feed {
            receiving = task { [weak self] in await self?.receive(from: feed) }
        } else if search.lines.count == 0, finishesWhenEmpty {
            finish([], of: search.lines)
        }
    }

    /// Receives lines as they arrive, at most once a frame.
    private final func receive(from feed: PickerFeed) async {
        while let lines = await feed.next() {
            guard !Task.isCancelled else { return }
            search.lines = lines
            if lines.state == .ended, lines.count == 0, finishesWhenEmpty {
                return finish([], of: lines)
            }
            guard let clock = view.window?.application?.clock,
                (try? await clock.sleep(for: .milliseconds(16))) != nil
            else { return }
        }
    }

    // MARK: Searching

    /// Searches for the typed text.
    final func queryDidChange() {
        search.pattern = FuzzyPattern(isSearchEnabled ? query : "")
        showCount()
        if preview?.dependencies.contains(.query) == true { showPreview() }
    }

    /// Shows the matches.
    final func update() {
        let list = pickerView.list
        let matches = search.matches
        let isOtherPattern = matches.pattern != rowText.pattern
        if isOtherPattern { rowText = PickerRowText(matches.pattern) }
        list.setItems(count: matches.rankedCount) { [weak self] in self?.row($0) ?? StyledText() }
        if isOtherPattern { wantedLine = nil }
        let wanted = wantedLine.flatMap(matches.rank)
        if matches.rankedCount > 0, wanted != list.selectedIndex || wanted == nil {
            list.selectedIndex = wanted ?? 0
        }
        list.emptyText = StyledText(emptyText, style: Style(foreground: .secondaryLabel))
        showCount()
        showPreview()
    }

    private final var emptyText: String {
        let lines = search.lines
        if lines.count > 0 { return "No line matches." }
        return switch lines.state {
        case .reading: "Waiting for lines …"
        case .ended: "There are no lines."
        case .full: "The first line is too long."
        case .failed(let reason): TextSanitizer.line(reason)
        }
    }

    private final func row(_ rank: Int) -> StyledText {
        let matches = search.matches
        guard rank < matches.rankedCount else { return StyledText() }
        let line = matches.line(at: rank)
        let room = pickerView.list.bounds.width - 4 - (allowsMultipleSelection ? 2 : 0)
        let text = rowText.row(matches.lines[line], width: room)
        guard allowsMultipleSelection else { return StyledText(" ") + text }
        let sign = search.marked.contains(line) ? Symbol.checkmark.text(in: view) : " "
        let style = Style(foreground: .accent, attributes: .bold)
        return StyledText(" \(sign) ", style: style) + text
    }

    /// Shows the number of matches, of lines and of marks.
    final func showCount() {
        var text = StyledText()
        switch search.lines.state {
        case .failed(let reason):
            text.append("\(TextSanitizer.line(reason))  ", style: Style(foreground: .danger))
        case .full: text.append("the rest is unread  ", style: Style(foreground: .warning))
        case .reading, .ended: break
        }
        if !search.marked.isEmpty {
            text.append(
                "\(Self.numbers.string(search.marked.count)) marked  ",
                style: Style(foreground: .accent))
        }
        text.append(countText)
        pickerView.showCount(
            text, isGrowing: search.lines.state == .reading || search.isSearching)
    }

    private final var countText: String {
        let all = search.lines.count
        if all == 0, search.lines.state == .reading { return "" }
        guard search.pattern.isEmpty else {
            return "\(Self.numbers.string(search.matches.count)) of \(Self.numbers.string(all))"
        }
        return all == 1 ? "1 line" : "\(Self.numbers.string(all)) lines"
    }
}
