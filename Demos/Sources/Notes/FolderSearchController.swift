// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer

/// Finds a text in all files of the folder, and posts ``FileChosen`` with the place of a match.
final class FolderSearchController: ViewController {
    /// An item of the results by its index: a file, or a line in it.
    private struct Item: Hashable {
        var file: Int
        var line: Int?
    }

    private let root: BytePath
    private let outline: OutlineView
    private let filter: FilterView
    private var results: FolderSearch.Results { found.results }
    private let found: Found
    private var running: Task<Void, Never>?
    /// Whether the user pressed Enter before the first result.
    private var choosesFirst = false

    /// Creates a search in a folder.
    ///
    /// - Parameter query: The initial text.
    init(root: BytePath, query: String) {
        self.root = root
        let found = Found()
        self.found = found
        outline = OutlineView {
            found.children(of: $0)
        } text: {
            found.text(of: $0)
        }
        filter = FilterView(placeholder: "Text in all files", list: outline)
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
        on { [weak self] (event: OutlineItemActivated) in
            self?.choose(event.item)
            return .stop
        }
        show(results)
    }

    override func viewDidAppear(_ animated: Bool) {
        filter.field.becomeFirstResponder()
        search()
    }

    override func viewWillDisappear(_ animated: Bool) { running?.cancel() }

    override var preferredFocusedView: View? { filter.field }

    override var actions: [Action] {
        Action.moves(of: outline) + [
            Action("cancel", title: "Cancel", keys: ["escape"], FolderSearchController.cancel)
        ]
    }

    private func cancel() { dismiss() }

    // MARK: The search

    /// Searches again, and cancels the previous search.
    private func search() {
        running?.cancel()
        choosesFirst = false
        let query = filter.field.text
        let search = FolderSearch(root: root, query: query)
        found.results = FolderSearch.Results()
        running = task { [weak self] in
            // Waits a little, because a user who continues to type does not need results for the
            // first letters.
            if !query.isEmpty { try await Task.sleep(for: .milliseconds(60)) }
            for await results in search.results() {
                guard !Task.isCancelled, let self else { return }
                show(results)
            }
        }
    }

    private func show(_ results: FolderSearch.Results) {
        let old = found.results.files.count
        found.results = results
        outline.reloadData()
        for file in results.files.indices.dropFirst(old) { outline.expandItem(Item(file: file)) }
        // Selects the first line, and not the file name above it.
        if outline.currentItem == nil { outline.selectItem(Item(file: 0, line: 0)) }
        outline.emptyText = StyledText(emptyText, style: Style(foreground: .secondaryLabel))
        filter.showCount(countText)
        if choosesFirst { choose() }
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

    /// Chooses the current line, or the first one as soon as it is found.
    private func choose() {
        guard let item = outline.currentItem, found.place(of: item) != nil else {
            choosesFirst = !filter.field.text.isEmpty
            return
        }
        choose(item)
    }

    private func choose(_ item: AnyHashable) {
        guard let place = found.place(of: item) else { return }
        choosesFirst = false
        view.post(
            FileChosen(path: root.appending(place.path), range: place.range),
            includingSelf: true)
    }

    /// The results, as the data source of the outline.
    @MainActor
    private final class Found {
        var results = FolderSearch.Results()

        func children(of item: AnyHashable?) -> OutlineChildren {
            guard let item else {
                return OutlineChildren(results.files.indices.map { Item(file: $0) })
            }
            guard let item = item.base as? Item, item.line == nil, let file = file(of: item) else {
                return .none
            }
            return OutlineChildren(file.lines.indices.map { Item(file: item.file, line: $0) })
        }

        private func file(of item: Item) -> FolderSearch.File? {
            results.files.indices.contains(item.file) ? results.files[item.file] : nil
        }

        private func line(of item: Item) -> FolderSearch.Line? {
            guard let file = file(of: item), let line = item.line,
                file.lines.indices.contains(line)
            else { return nil }
            return file.lines[line]
        }

        /// Returns the place to show when the user chooses an item.
        func place(of item: AnyHashable) -> (path: BytePath, range: Range<Int>?)? {
            guard let item = item.base as? Item, let file = file(of: item) else { return nil }
            return (file.path, (line(of: item) ?? file.lines.first)?.range)
        }

        func text(of item: AnyHashable) -> StyledText {
            guard let item = item.base as? Item, let file = file(of: item) else {
                return StyledText()
            }
            if let line = line(of: item) { return Self.text(of: line) }
            return StyledText(file.path.description, style: Style(attributes: .bold))
                + StyledText("  \(file.lines.count)", style: Style(foreground: .secondaryLabel))
        }

        private static func text(of line: FolderSearch.Line) -> StyledText {
            let bytes = Array(line.text.utf8)
            func part(_ range: Range<Int>) -> String {
                TextSanitizer.line(
                    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self))
            }
            let number = "\(line.number + 1)"
            let blanks = String(repeating: " ", count: max(0, 4 - number.count))
            let end = line.place.upperBound
            return StyledText("\(blanks)\(number)  ", style: Style(foreground: .secondaryLabel))
                + StyledText(part(0..<line.place.lowerBound))
                + StyledText(
                    part(line.place),
                    style: Style(foreground: .accent, attributes: [.bold, .underline]))
                + StyledText(part(end..<max(end, bytes.count)))
        }
    }
}
