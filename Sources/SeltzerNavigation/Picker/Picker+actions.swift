// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerTables
import SeltzerViews

/// The user typed into a ``Picker``, or deleted.
public struct PickerQueryChanged: RoutedEvent, Hashable, Sendable {
    /// The text in the field.
    public let query: String

    /// Creates the event.
    public init(query: String) { self.query = query }
}

/// The keys and the mouse of a picker.
extension Picker {
    final func addHandlers() {
        on(TextChanged.self, Picker.textChanged)
        on(TableSelectionChanged.self, Picker.selectionChanged)
        on(MouseEvent.self, Picker.mouseUsed)
        on(TextSubmitted.self) { [weak self] _ in self?.finishByUser() ?? .ignored }
        on(RowActivated.self) { [weak self] _ in self?.finishByUser() ?? .ignored }
        // Events of the field stop here.
        on(EditingBegan.self) { _ in .stop }
        on(EditingEnded.self) { _ in .stop }
    }

    private final func finishByUser() -> Disposition {
        finish()
        return .stop
    }

    private final func textChanged(_ event: TextChanged) -> Disposition {
        queryDidChange()
        view.post(PickerQueryChanged(query: event.text))
        return .stop
    }

    private final func selectionChanged(_ event: TableSelectionChanged) -> Disposition {
        wantedLine = selection.index
        showPreview()
        return .stop
    }

    /// Marks the line that was clicked with the right button.
    private final func mouseUsed(_ event: MouseEvent) -> Disposition {
        guard allowsMultipleSelection, event.phase == .down, event.button == .right else {
            return .ignored
        }
        let list = pickerView.list
        let place = list.convert(event.locationInWindow, from: nil)
        guard list.bounds.contains(place), let row = list.indexPathForRow(at: place)?.row else {
            return .ignored
        }
        toggleMark(atRank: row)
        return .stop
    }

    // MARK: Acts of the user, for keys of the program

    /// Moves to another line.
    public final func moveSelection(_ move: ListMove) {
        pickerView.list.moveSelection(move)
    }

    /// Marks the current line, or removes its mark; does nothing unless ``allowsMultipleSelection``.
    public final func toggleMark() {
        guard let row = pickerView.list.selectedIndex else { return }
        toggleMark(atRank: row)
    }

    private final func toggleMark(atRank rank: Int) {
        let matches = search.matches
        guard allowsMultipleSelection, rank < matches.rankedCount else { return }
        let line = matches.line(at: rank)
        if search.marked.remove(line) == nil { search.marked.insert(line) }
        marksDidChange()
    }

    /// Marks the ranked matches, or removes all marks; does nothing unless ``allowsMultipleSelection``.
    ///
    /// Without a query every line is ranked, with a query the best 10,000.
    public final func setAllMarked(_ isMarked: Bool) {
        guard allowsMultipleSelection else { return }
        let matches = search.matches
        search.marked =
            isMarked
            ? search.marked.union((0..<matches.rankedCount).lazy.map(matches.line)) : []
        marksDidChange()
    }

    /// Marks the unmarked ranked matches, and removes the marks of the others; does nothing unless
    /// ``allowsMultipleSelection``.
    public final func toggleAllMarks() {
        guard allowsMultipleSelection else { return }
        let matches = search.matches
        search.marked.formSymmetricDifference(
            (0..<matches.rankedCount).lazy.map(matches.line))
        marksDidChange()
    }

    private final func marksDidChange() {
        pickerView.list.reloadData()
        showCount()
        if preview?.dependencies.contains(.marks) == true { showPreview() }
    }

    private final func markDown() {
        toggleMark()
        moveSelection(.items(1))
    }

    private final func markUp() {
        toggleMark()
        moveSelection(.items(-1))
    }

    private final func showHelp() {
        if let window { present(KeyHelpController(of: window)) }
    }
}

/// The actions of a picker.
extension Picker {
    final var pickerActions: [Action] {
        let marking = [
            Action("mark", title: "Mark", keys: ["tab"], Picker.markDown),
            Action("mark-up", keys: ["shift-tab"], Picker.markUp),
        ]
        return (allowsMultipleSelection ? marking : []) + moves
            + (preview == nil ? [] : previewActions) + [
                Action("cancel", title: "Cancel", keys: ["esc", "ctrl-g"], Picker.cancel),
                Action("help", title: "Keys", keys: ["f1"], Picker.showHelp).role(.help),
            ]
    }

    private final var moves: [Action] {
        [
            move("up", ["up", "ctrl-p"], .items(-1)),
            move("down", ["down", "ctrl-n"], .items(1)),
            move("page-up", ["pageup"], .pages(-1)), move("page-down", ["pagedown"], .pages(1)),
            move("first", ["ctrl-home"], .first), move("last", ["ctrl-end"], .last),
        ]
    }

    private final func move(_ name: String, _ keys: [KeySequence], _ move: ListMove) -> Action {
        Action("select-\(name)", keys: keys) {
            ($0 as? Picker)?.moveSelection(move)
            return .stop
        }
    }

    private final var previewActions: [Action] {
        [
            Action(
                "toggle-preview", title: "Preview", keys: ["alt-p"], Picker.togglePreview),
            scroll("preview-up", "Preview up", ["shift-up"], -1),
            scroll("preview-down", "Preview down", ["shift-down"], 1),
            scroll("preview-page-up", "Preview page up", ["shift-pageup"], -1, isPage: true),
            scroll("preview-page-down", "Preview page down", ["shift-pagedown"], 1, isPage: true),
        ]
    }

    private final func scroll(
        _ name: String, _ title: String, _ keys: [KeySequence], _ rows: Int, isPage: Bool = false
    ) -> Action {
        let action = Action(name, title: title, keys: keys) {
            guard let picker = $0 as? Picker else { return .ignored }
            let page = isPage ? max(1, picker.pickerView.preview.contentSize.height - 1) : 1
            picker.scrollPreview(by: rows * page)
            return .stop
        }
        return action.placement(.help)
    }
}
