// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// Finds a text in all files of the folder, and posts ``FileChosen`` with the place of a match.
final class FolderSearchController: ViewController {
    /// A row of the results: a file, or a line in it.
    private enum Row {
        case file(FolderSearch.File)
        case line(FolderSearch.Line, path: String)
    }

    private let root: String
    private let filter = FilterView(placeholder: "Text in all files")
    private var results = FolderSearch.Results()
    private var rows: [Row] = []
    private var running: Task<Void, Never>?

    /// Creates a search in a folder.
    ///
    /// - Parameter query: The text to begin with.
    init(root: String, query: String) {
        self.root = root
        super.init()
        title = "Find in all files"
        filter.field.text = query
        filter.field.selectAll()
    }

    override func loadView() { view = filter }

    override func viewDidLoad() {
        on { [weak self] (_: TextChanged) in
            self?.search()
            return .stop
        }
        filter.field.bind("enter", "Open") { [weak self] in self?.choose() }
        on { [weak self] (_: RowActivated) in
            self?.choose()
            return .stop
        }
        filter.widthDidChange = { [weak self] in self?.filter.list.reloadData() }
        show()
    }

    override func viewDidAppear() {
        filter.field.becomeFirstResponder()
        search()
    }

    override func viewWillDisappear() { running?.cancel() }

    override var preferredFocusedView: View? { filter.field }

    override var actions: [Action] {
        Action.moves(of: filter.list) + [
            Action("cancel", title: "Cancel", keys: ["escape"], FolderSearchController.cancel)
        ]
    }

    private func cancel() { dismiss() }

    // MARK: The search

    /// Searches again; the search before ends.
    private func search() {
        running?.cancel()
        let query = filter.field.text
        let search = FolderSearch(root: root, query: query)
        results = FolderSearch.Results()
        running = task { [weak self] in
            // Who types on needs no results of the first letters.
            if !query.isEmpty { try await Task.sleep(for: .milliseconds(60)) }
            for await results in search.results() {
                guard !Task.isCancelled, let self else { return }
                self.results = results
                show()
            }
        }
    }

    private func show() {
        let selected = filter.list.selectedIndex ?? 0
        rows = results.files.flatMap { file in
            [Row.file(file)] + file.lines.map { Row.line($0, path: file.path) }
        }
        let list = filter.list
        list.setItems(count: rows.count) { [weak self] in self?.text(ofRow: $0) ?? "" }
        // The first line, not the name above it.
        list.selectedIndex = rows.isEmpty ? nil : min(max(1, selected), rows.count - 1)
        list.emptyText = StyledText(emptyText, style: Style(foreground: .secondaryLabel))
        filter.showCount(countText)
    }

    private var emptyText: String {
        if filter.field.text.isEmpty { return "Type the text to find." }
        return results.isSearching ? "Searching …" : "Not found"
    }

    private var countText: String {
        guard !filter.field.text.isEmpty else { return "" }
        let numbers = NumberFormat()
        let lines = numbers.string(results.lineCount)
        if results.isCut { return "the first \(lines)" }
        return "\(lines) in \(numbers.string(results.files.count))"
            + (results.isSearching ? " …" : "")
    }

    private func text(ofRow index: Int) -> StyledText {
        guard index < rows.count else { return StyledText() }
        switch rows[index] {
        case .file(let file):
            return StyledText(TextSanitizer.line(file.path), style: Style(attributes: .bold))
                + StyledText("  \(file.lines.count)", style: Style(foreground: .secondaryLabel))
        case .line(let line, _):
            return Self.text(of: line)
        }
    }

    private static func text(of line: FolderSearch.Line) -> StyledText {
        let bytes = Array(line.text.utf8)
        func part(_ range: Range<Int>) -> String {
            TextSanitizer.line(
                String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self))
        }
        let number = "\(line.number + 1)"
        let blanks = String(repeating: " ", count: max(0, 6 - number.count))
        return StyledText("\(blanks)\(number)  ", style: Style(foreground: .secondaryLabel))
            + StyledText(part(0..<line.place.lowerBound))
            + StyledText(
                part(line.place),
                style: Style(foreground: .accent, attributes: [.bold, .underline])
            )
            + StyledText(part(line.place.upperBound..<max(line.place.upperBound, bytes.count)))
    }

    private func choose() {
        guard let index = filter.list.selectedIndex, index < rows.count else { return }
        switch rows[index] {
        case .file(let file):
            let path = FilePath.join(root, file.path)
            view.post(FileChosen(path: path, range: file.lines.first?.range), includingSelf: true)
        case .line(let line, let path):
            view.post(
                FileChosen(path: FilePath.join(root, path), range: line.range),
                includingSelf: true)
        }
    }
}
