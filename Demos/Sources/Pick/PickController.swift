// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import LinePicking
import Seltzer

/// Shows lines while they are read, finds lines that match the typed letters, and posts
/// ``LinesPicked``.
final class PickController: ViewController {
    private let picker: LinePicker
    private let feed: LineFeed
    private let allowsMultiple: Bool
    private let pickView = PickView()
    private var lineText: LineText
    /// The line that the user selected; nil to keep the best match selected.
    private var wantedLine: Int?
    private var isPicking = false

    init(picker: LinePicker, feed: LineFeed, allowsMultiple: Bool, header: String?) {
        self.picker = picker
        self.feed = feed
        self.allowsMultiple = allowsMultiple
        lineText = LineText(picker.pattern)
        super.init()
        pickView.field.text = picker.pattern.query
        pickView.field.placeholder = "Type to find"
        pickView.header.text = header ?? ""
    }

    override func loadView() {
        view = pickView
    }

    override func viewDidLoad() {
        on(TextChanged.self, PickController.textChanged)
        on(TextSubmitted.self, PickController.textSubmitted)
        on(TableSelectionChanged.self, PickController.selectionChanged)
        on(RowActivated.self, PickController.rowActivated)
        on(MouseEvent.self, PickController.mouseUsed)
        picker.didChange = { [weak self] in self?.update() }
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        pickView.field.becomeFirstResponder()
        task { [weak self] in await self?.read() }
    }

    override var actions: [Action] {
        let marking = [
            Action("mark", title: "Mark", keys: ["tab"], PickController.markDown),
            Action("mark-up", keys: ["shift-tab"], PickController.markUp),
        ]
        return (allowsMultiple ? marking : [])
            + [
                move("up", ["up", "ctrl-p"], .items(-1)),
                move("down", ["down", "ctrl-n"], .items(1)),
                move("page-up", ["pageup"], .pages(-1)), move("page-down", ["pagedown"], .pages(1)),
                move("first", ["ctrl-home"], .first), move("last", ["ctrl-end"], .last),
                Action("cancel", title: "Cancel", keys: ["esc", "ctrl-g"], PickController.cancel),
                Action("help", title: "Keys", keys: ["f1"], PickController.showKeys),
            ]
    }

    private func move(_ name: String, _ keys: [KeySequence], _ move: ListMove) -> Action {
        Action("select-\(name)", keys: keys) { [weak self] _ in
            self?.pickView.list.moveSelection(move)
            return .stop
        }
    }

    // MARK: Lines

    /// Receives lines as they arrive, at most once a frame.
    private func read() async {
        while let lines = await feed.next() {
            picker.lines = lines
            if lines.state == .ended, lines.count == 0 { return finish([]) }
            guard let clock = window?.application?.clock,
                (try? await clock.sleep(for: .milliseconds(16))) != nil
            else { return }
        }
    }

    /// Shows the matches.
    private func update() {
        let matches = picker.matches
        let isOtherPattern = matches.pattern != lineText.pattern
        if isOtherPattern { lineText = LineText(matches.pattern) }
        pickView.list.setItems(count: matches.rankedCount) { [weak self] in
            self?.row($0) ?? StyledText()
        }
        if isOtherPattern { wantedLine = nil }
        let wanted = wantedLine.flatMap(matches.rank)
        if matches.rankedCount > 0, wanted != pickView.list.selectedIndex || wanted == nil {
            pickView.list.selectedIndex = wanted ?? 0
        }
        pickView.list.emptyText = StyledText(emptyText, style: Style(foreground: .secondaryLabel))
        showCount()
    }

    private var emptyText: String {
        switch (picker.lines.count, picker.lines.state) {
        case (0, .reading): "Waiting for lines …"
        case (0, _): TextSanitizer.line(picker.lines.omission ?? "The input has no lines.")
        default: "No line matches."
        }
    }

    private func row(_ rank: Int) -> StyledText {
        let matches = picker.matches
        guard rank < matches.rankedCount else { return StyledText() }
        let line = matches.line(at: rank)
        let room = pickView.list.bounds.width - 3 - (allowsMultiple ? 2 : 0)
        let text = lineText.row(picker.lines[line], width: room)
        guard allowsMultiple else { return text }
        let isMarked = picker.marked.contains(line)
        let style = Style(foreground: .accent, attributes: .bold)
        return StyledText(isMarked ? "\(markSign) " : "  ", style: style) + text
    }

    private var markSign: String { Symbol.checkmark.text(in: view) }

    private func showCount() {
        let matches = picker.matches
        var text = StyledText()
        switch picker.lines.state {
        case .failed(let reason):
            text.append("\(TextSanitizer.line(reason)) ", style: Style(foreground: .danger))
        case .full: text.append("the rest is unread ", style: Style(foreground: .warning))
        case .reading, .ended: break
        }
        text.append("\(matches.count)/\(picker.lines.count)")
        if !picker.marked.isEmpty {
            text.append(" (\(picker.marked.count))", style: Style(foreground: .accent))
        }
        pickView.showCount(text, isGrowing: picker.lines.state == .reading || picker.isSearching)
    }

    // MARK: Events

    private func textChanged(_ event: TextChanged) -> Disposition {
        picker.pattern = FuzzyPattern(event.text)
        showCount()
        return .stop
    }

    private func textSubmitted(_ event: TextSubmitted) -> Disposition {
        pick()
        return .stop
    }

    private func selectionChanged(_ event: TableSelectionChanged) -> Disposition {
        wantedLine = pickView.list.selectedIndex.map(picker.matches.line)
        return .stop
    }

    private func rowActivated(_ event: RowActivated) -> Disposition {
        pick()
        return .stop
    }

    /// Marks the line that was clicked with the right button.
    private func mouseUsed(_ event: MouseEvent) -> Disposition {
        guard allowsMultiple, event.phase == .down, event.button == .right else { return .ignored }
        let list = pickView.list
        let place = list.convert(event.locationInWindow, from: nil)
        guard list.bounds.contains(place), let row = list.indexPathForRow(at: place)?.row else {
            return .ignored
        }
        toggleMark(at: row)
        return .stop
    }

    // MARK: Actions

    private func markDown() {
        mark(moving: .items(1))
    }

    private func markUp() {
        mark(moving: .items(-1))
    }

    private func mark(moving move: ListMove) {
        guard let row = pickView.list.selectedIndex else { return }
        toggleMark(at: row)
        pickView.list.moveSelection(move)
    }

    private func toggleMark(at row: Int) {
        guard row < picker.matches.rankedCount else { return }
        let line = picker.matches.line(at: row)
        if picker.marked.remove(line) == nil { picker.marked.insert(line) }
        pickView.list.reloadData()
        showCount()
    }

    /// Picks the marked lines or the selected one, after the search for all typed letters has
    /// ended.
    private func pick() {
        guard !isPicking else { return }
        isPicking = true
        guard picker.isSearching else { return finishPicking() }
        task { [weak self] in
            await self?.picker.settle()
            self?.finishPicking()
        }
    }

    private func finishPicking() {
        let selected = pickView.list.selectedIndex.map(picker.matches.line)
        finish(picker.marked.isEmpty ? selected.map { [$0] } ?? [] : picker.marked.sorted())
    }

    private func finish(_ lines: [Int]) {
        view.post(LinesPicked(lines: lines))
    }

    private func cancel() {
        window?.application?.end()
    }

    private func showKeys() {
        if let window { present(KeyHelpController(of: window)) }
    }
}
