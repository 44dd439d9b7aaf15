// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// The page shows other rows, another cell or another state; posted by the ``PageController``.
struct PageChanged: RoutedEvent {
    /// Whether the rows are other ones.
    var hasOtherRows = false
    /// Whether the number of rows of its table is known now.
    var isCounted = false
}

/// The user edited rows, which are not saved; posted by the ``PageController``.
struct RowsEdited: RoutedEvent {}

/// A part of a sort or a filter is done.
struct WorkAdvanced: RoutedEvent {
    let share: Double
}

/// A tab: the rows of a table, or a query with its rows.
final class PageController: ViewController {
    let document: SheetDocument
    /// The table; nil for a query.
    let table: String?
    /// The text of the query; nil for a table.
    let editor: TextView?
    let grid = DataGridView()
    private(set) var rows: (any SheetRows)?
    private(set) var count = SheetCount(0)
    /// The inserted rows, which follow the saved ones.
    var inserted: [SheetRow] = []
    private(set) lazy var pages = DataGridPages<SheetRow> { [weak self] range in
        try await self?.read(range) ?? []
    }
    private var decimals = ColumnDecimals()
    /// Runs after the first rows are shown, once.
    var whenShown: (@MainActor (PageController) -> Void)?
    private var ranQuery = ""
    /// Whether the file was written after the query ran.
    private var isOutdated = false
    /// Whether newer rows replace the shown ones soon, which nobody edits meanwhile.
    private(set) var isReloading = false
    private var work: Task<Void, Never>?
    private var counting: Task<Void, Never>?
    private(set) var isBusy = false
    private let heading = Label(), more = Label(style: .quiet, alignment: .right)
    private let problem = Label(style: Style(foreground: .danger))
    private let spinner = ActivityIndicator()

    init(_ document: SheetDocument, table: String? = nil, query: String = "") {
        (self.document, self.table) = (document, table)
        editor = table == nil ? TextView(query, placeholder: "SELECT …") : nil
        super.init()
        title = table ?? "Query"
    }

    override func loadView() {
        grid.dataSource = self
        grid.showsFilters = true
        grid.accessibilityLabel = table ?? "Result"
        grid.sqlTableName = table ?? "result"
        grid.emptyText = ""
        (problem.numberOfLines, problem.isHidden) = (0, true)
        let row = StackView(.horizontal, [spinner, heading, more], spacing: 1)
        row.setFlex(1, of: more)
        row.layoutMargins = Insets(left: 2, right: 2)
        row.isLayoutMarginsRelativeArrangement = true
        let column = StackView(.vertical, [problem, row, grid])
        column.setFlex(1, of: grid)
        if let editor {
            editor.accessibilityLabel = "Query"
            editor.showsLineNumbers = true
            let completion = QueryCompletion(document.tables)
            editor.completionProviders = [
                CompletionProvider(QueryCompletion.trigger) { [weak editor] request in
                    completion.items(for: request, in: editor?.text ?? "")
                }
            ]
            editor.highlighter = LexicalHighlighter(completion.grammar)
            editor.maximumRows = 6
            column.insertArrangedSubview(editor, at: 0)
            column.setCustomSpacing(1, after: editor)
        }
        view = column
    }

    override func viewDidLoad() {
        on { [weak self] (_: GridSortChanged) in self?.arrange() ?? .ignored }
        on { [weak self] (_: GridFilterChanged) in self?.arrange() ?? .ignored }
        on { [weak self] (_: RangeSelected) in
            self?.update()
            self?.post(PageChanged())
            return .stop
        }
        on { [weak self] (event: CellPressed) in
            guard event.modifiers == .alt else { return .ignored }
            self?.filterByValue()
            return .stop
        }
        on { [weak self] (event: CellActivated) in self?.activate(event) ?? .ignored }
        on { [weak self] (_: TextEdited) in
            self?.editor?.decorations = []
            self?.problem.isHidden = true
            return .observed
        }
        on { [weak self] (event: WorkAdvanced) in
            guard self?.isBusy == true else { return .stop }
            self?.heading.text = "\(Int(event.share * 100)) %"
            return .stop
        }
        grid.contextMenuProvider = { [weak self] _ in self?.menu }
        if table != nil { reload() }
    }

    /// A closed tab stops its work.
    override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil else { return }
        work?.cancel()
        counting?.cancel()
    }

    override var preferredFocusedView: View? { rows == nil ? editor ?? grid : grid }

    override func viewWillLayoutSubviews() {
        let rows = view.window?.bounds.height ?? 24
        editor?.maximumRows = rows < 16 ? 2 : rows < 28 ? 4 : 6
        editor?.minimumRows = editor?.maximumRows ?? 1
        grid.showsFilters = rows >= 14
        update()
    }

    override var actions: [Action] {
        let query: [Action] =
            editor == nil
            ? [
                Action("reload", title: "Reload", keys: ["f5"], PageController.reopen)
                    .placement(.help)
            ]
            : [
                Action("run", title: "Run", keys: ["f5", "ctrl-enter"], PageController.run)
                    .priority(.high),
                Action("history", title: "Earlier queries", keys: ["f8"], PageController.recall)
                    .placement(.help),
            ]
        return query + [
            Action("cancel", title: "Stop", keys: ["escape"], PageController.cancel)
                .enabled(if: \PageController.isBusy).placement(isBusy ? .footer : .help)
                .priority(.high),
            Action(
                "filter-value", title: "Only this value", keys: ["alt-v"],
                PageController.filterByValue
            ).placement(.help),
            Action("all-rows", title: "All rows", keys: ["alt-a"], PageController.showAllRows)
                .placement(rows?.arrangement.isEmpty == false ? .footer : .help),
            Action("follow", title: "Follow", keys: ["alt-enter"], PageController.follow)
                .enabled { (page: PageController) in page.target != nil }
                .placement(target == nil ? .help : .footer),
            Action("show-cell", title: "Whole cell", keys: ["f6"], PageController.showCell)
                .placement(.help),
            Action("go-to-row", title: "Go to row", keys: ["ctrl-g"], PageController.askForRow)
                .placement(.help),
        ] + editingActions
    }

    // MARK: Rows

    /// Whether the query differs from the one that ran, or the table has edits that are not saved.
    var isEdited: Bool {
        if let editor { return editor.text != ranQuery }
        return table.flatMap { document.edits.tables[$0] } != nil
    }

    private func reopen() async {
        do {
            try await document.reopen()
            reload()
        } catch { show(error) }
    }

    /// Loads the rows of the table; the rows of a query stay, because its statement may change the
    /// file, and are marked as older than the file.
    func reload() {
        guard let table else {
            isOutdated = rows != nil
            return update()
        }
        isReloading = true
        load { try await $0.document.file.rows(of: table) }
    }

    /// Runs the query, or the selected part of it.
    func run() {
        guard let editor else { return }
        let text = editor.selectedText.isEmpty ? editor.text : editor.selectedText
        ranQuery = editor.text
        document.remember(ranQuery)
        load { try await $0.document.file.query(text) }
    }

    /// Shows rows that come later; a newer call replaces an older one.
    func load(
        _ make: @escaping @MainActor (PageController) async throws -> any SheetRows
    ) {
        work?.cancel()
        (isBusy, problem.isHidden) = (true, true)
        editor?.decorations = []
        spinner.startAnimating()
        work = Task { [weak self] in
            guard let page = self else { return }
            do {
                let rows = try await make(page)
                guard !Task.isCancelled else { return }
                page.finish()
                page.show(rows)
            } catch {
                guard !Task.isCancelled else { return }
                page.finish()
                page.show(error)
            }
        }
        update()
    }

    private func finish() {
        (isBusy, isReloading) = (false, false)
        spinner.stopAnimating()
        view.window?.application?.setNeedsFrame()
    }

    private func cancel() {
        work?.cancel()
        finish()
        update()
    }

    private func show(_ error: any Error) {
        if let editor, let range = (error as? SheetQueryError)?.range {
            let start =
                editor.selectedRanges.last.map { $0.isEmpty ? 0 : $0.lowerBound.offset } ?? 0
            editor.decorations = [
                TextDecoration(
                    range.lowerBound + start..<range.upperBound + start,
                    style: Style(underlineStyle: .curly, underlineColor: .danger))
            ]
        }
        problem.text = "  " + Symbol.xmark.text(in: view) + " " + TextSanitizer.line("\(error)")
        problem.isHidden = false
        update()
    }

    private func show(_ rows: any SheetRows) {
        let isOther = self.rows?.columns != rows.columns
        (self.rows, isOutdated) = (rows, false)
        if isOther {
            grid.resetColumns()
            (grid.sortOrder, grid.filters, decimals) = ([], [:], ColumnDecimals())
            grid.currentPosition = GridPosition(row: 0, column: 0)
        }
        pages.removeAll()
        counting?.cancel()
        counting = Task { [weak self] in
            for await count in rows.counts() {
                guard !Task.isCancelled, let self else { return }
                self.show(count)
            }
        }
    }

    private func show(_ count: SheetCount) {
        self.count = count
        grid.emptyText = rows?.columns.isEmpty == true ? "The statement has no rows" : "No rows"
        if count.isFinal || grid.editedPosition == nil { editsDidChange() }
        var isCounted = false
        if count.isFinal, let table, rows?.arrangement.isEmpty == true {
            isCounted = document.setRowCount(count.rows, of: table)
        }
        post(PageChanged(hasOtherRows: true, isCounted: isCounted))
        whenShown?(self)
        if count.isFinal { whenShown = nil }
    }

    /// Shows the present edits.
    func editsDidChange() {
        inserted = table.map { document.edits.insertedRows(in: $0) } ?? []
        grid.isEditable = isEditable
        grid.reloadData()
        update()
    }

    private func read(_ range: Range<Int>) async throws -> [SheetRow] {
        guard let rows else { return [] }
        // While a file is read, a page is complete a little later.
        while case let known = await rows.count, !known.isFinal, known.rows < range.upperBound {
            try await Task.sleep(for: .milliseconds(20))
        }
        let read = try await rows.rows(range)
        decimals.widen(for: read)
        return read
    }

    // MARK: What is shown

    /// Updates the heading.
    func update() {
        guard isViewLoaded else { return }
        defer { more.text = moreText }
        guard !isBusy else {
            if !heading.text.hasSuffix("%") { heading.text = "Running" }
            return
        }
        guard let rows else { return heading.text = table == nil ? "No result" : "" }
        if rows.columns.isEmpty {
            return heading.text = "\(NumberFormat().string(rows.changedRowCount ?? 0)) rows changed"
        }
        let age = isOutdated ? "before the last change of the file" : ""
        let remark = [count.remark(after: rows.duration), age].filter { !$0.isEmpty }
            .joined(separator: ", ")
        heading.styledText = "\(count.shownText, .bold)  \(remark, style: .quiet)"
    }

    private var moreText: String {
        let right = grid.numberOfColumns == 0 ? 0 : grid.columnsOutOfSight.right
        guard right > 0 else { return "" }
        return "\(right) more \(right == 1 ? "column" : "columns") "
            + Symbol.chevronRight.text(in: view)
    }

    /// Returns a row with its edits; nil while it is not loaded.
    func row(_ index: Int) -> SheetRow? {
        guard index < count.rows else {
            return inserted.indices.contains(index - count.rows)
                ? inserted[index - count.rows] : nil
        }
        guard let row = pages[index] else { return nil }
        return table.map { document.edits.applied(to: row, in: $0) } ?? row
    }

    /// Returns the content of a cell.
    func cell(of value: SheetValue, column: Int, change: SheetRow.Change?) -> DataGridCell {
        var cell: DataGridCell
        switch value {
        case .null: cell = .null
        case .real(let number):
            let text = decimals.text(of: number, column: column)
            cell = DataGridCell(text, plainText: value.text)
        case .bytes: cell = DataGridCell(value.shortText(limit: 40), plainText: value.editedText)
        default: cell = DataGridCell(value.text)
        }
        switch change {
        case .edited(let columns) where columns.contains(column):
            cell.style = Style(foreground: .warning)
        case .inserted: cell.style = Style(foreground: .success)
        case .deleted:
            cell.style = Style(foreground: .danger, attributes: .strikethrough)
        default:
            if rows?.columns[column].reference != nil { cell.style = Style(foreground: .link) }
        }
        return cell
    }
}
