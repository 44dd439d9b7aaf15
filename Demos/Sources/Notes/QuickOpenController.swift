// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// Finds a file by some letters of its path, and posts ``FileChosen``.
final class QuickOpenController: ViewController {
    private let root: BytePath
    private let quickOpen: QuickOpen
    private let list = ListView()
    private let filter: FilterView
    /// The pattern of the shown rows.
    private var matcherText = ""

    init(root: BytePath) {
        self.root = root
        quickOpen = QuickOpen(root: root)
        filter = FilterView(placeholder: "Letters of a name", list: list)
        super.init()
        title = "Open a file"
    }

    override func loadView() { view = filter }

    override func viewDidLoad() {
        on { [weak self] (event: TextChanged) in
            self?.quickOpen.query = event.text
            return .stop
        }
        filter.field.bind("enter", "Open") { [weak self] in self?.choose() }
        on { [weak self] (_: RowActivated) in
            self?.choose()
            return .stop
        }
        quickOpen.picker.didChange = { [weak self] in self?.show() }
        filter.widthDidChange = { [weak self] in self?.list.reloadData() }
    }

    override func viewDidAppear(_ animated: Bool) {
        filter.field.becomeFirstResponder()
        task { [weak self] in await self?.quickOpen.readNames() }
    }

    override var preferredFocusedView: View? { filter.field }

    override var actions: [Action] {
        Action.moves(of: list) + [
            Action("cancel", title: "Cancel", keys: ["escape"], QuickOpenController.cancel)
        ]
    }

    private func cancel() { dismiss() }

    private func show() {
        matcherText = quickOpen.picker.matches.pattern.query
        list.setItems(count: quickOpen.count) { [weak self] in self?.text(ofRow: $0) ?? "" }
        list.selectedIndex = quickOpen.count > 0 ? 0 : nil
        list.emptyText = StyledText(
            quickOpen.picker.lines.count == 0 ? "No files" : "No file matches",
            style: Style(foreground: .secondaryLabel))
        let numbers = NumberFormat()
        filter.showCount(
            "\(numbers.string(quickOpen.picker.matches.count))/"
                + numbers.string(quickOpen.picker.lines.count))
    }

    private func text(ofRow row: Int) -> StyledText {
        guard row < quickOpen.count else { return StyledText() }
        let file = quickOpen.path(at: row)
        let (path, name) = (file.description, file.lastComponent.description)
        var text = StyledText(
            String(path.dropLast(name.count)), style: Style(foreground: .secondaryLabel))
        text += StyledText(name)
        var matcher = FuzzyMatcher(matcherText)
        if let match = matcher.match(path) {
            text.addStyle(
                Style(foreground: .accent, attributes: [.bold, .underline]), in: match)
        }
        return text
    }

    /// Chooses the selected file, after the search for all typed letters has ended.
    private func choose() {
        guard quickOpen.picker.isSearching else { return finish() }
        task { [weak self] in
            await self?.quickOpen.picker.settle()
            self?.finish()
        }
    }

    private func finish() {
        guard let row = list.selectedIndex, row < quickOpen.count else { return }
        let path = root.appending(quickOpen.path(at: row))
        view.post(FileChosen(path: path), includingSelf: true)
    }
}
