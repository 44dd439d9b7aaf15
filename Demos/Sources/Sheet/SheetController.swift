// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// The user follows a reference to a row of another table; posted by the ``PageController``.
struct ReferenceFollowed: RoutedEvent {
    let target: SheetTarget
}

/// The user picked a row; posted by the ``PageController``.
struct RowPicked: RoutedEvent {
    let key: String
}

/// Asks whether the user picks a row, so that rows are not edited.
struct IsPicking: RoutedRequest {
    typealias Answer = Bool
}

/// The window of the program: the schema, the tabs, the statistics, the status and the keys.
final class SheetController: ViewController {
    var documents: [SheetDocument]
    var isPicking = false
    /// Opens a file that the user chooses.
    var openPath: @MainActor @Sendable (String) async throws -> any SheetFile = { path in
        throw SheetError.notATable(path: path)
    }
    let schema = SchemaController()
    let tabs = TabView()
    let statistics = StatisticsController()
    let palette = CommandPalette()
    let keeper: SheetRecovery?
    /// The last writing of edits into the recovery.
    var keeping: Task<Void, Never>?
    var confirmation: DestructiveConfirmation?
    private let heading = Label(), facts = Label(style: .quiet, alignment: .right)
    private let status = SheetStatus()
    private let panes = StackView(.horizontal)
    private let titleRow = StackView(.horizontal, spacing: 2)
    private let footer = KeyFooter()
    private var wantsSchema = true, wantsStatistics = true
    /// The query that is shown and run at first; nil for none.
    var firstQuery: String?
    /// The places to go back to.
    private var trail: [(page: PageController, place: GridPosition)] = []
    private var queryCount = 0

    init(_ documents: [SheetDocument], recovery: SheetRecovery? = nil) {
        (self.documents, keeper) = (documents, recovery)
        super.init()
    }

    override func loadView() {
        titleRow.addArrangedSubview(heading)
        titleRow.addArrangedSubview(facts)
        titleRow.setFlex(1, of: facts)
        titleRow.layoutMargins = Insets(left: 2, right: 2)
        titleRow.isLayoutMarginsRelativeArrangement = true
        titleRow.backgroundColor = .surface
        for child in [schema, statistics] as [ViewController] { addChild(child) }
        for pane in [schema.view, tabs, statistics.view] { panes.addArrangedSubview(pane) }
        panes.setFlex(1, of: tabs)
        (schema.view.widthAnchor == 23).isActive = true
        (statistics.view.widthAnchor == 26).isActive = true
        let page = StackView(.vertical, [titleRow, panes, status.bar, footer])
        page.setFlex(1, of: panes)
        view = page
        for child in children { child.didMove(toParent: self) }
    }

    override func viewDidLoad() {
        ContextMenuInteraction(on: self)
        confirmation = DestructiveConfirmation(on: self)
        answer { [weak self] (_: IsPicking) in self?.isPicking }
        tabs.answer { [weak self] (_: ShouldCloseTab) in (self?.tabs.tabs.count ?? 0) > 1 }
        on(TableChosen.self, SheetController.tableChosen)
        on(ReferenceFollowed.self, SheetController.follow)
        on { [weak self] (event: PageChanged) in
            self?.pageDidChange(hasOtherRows: event.hasOtherRows)
            if event.isCounted, let self { self.schema.show(self.documents) }
            return .stop
        }
        on { [weak self] (_: TabSelected) in
            self?.pageDidChange(hasOtherRows: true)
            return .stop
        }
        on { [weak self] (_: TabClosed) in
            self?.pageDidChange(hasOtherRows: true)
            return .stop
        }
        on { [weak self] (_: RowsEdited) in
            self?.editsDidChange()
            return .stop
        }
        on { [weak self] (_: TextEdited) in
            self?.markPages()
            return .observed
        }
        on(ApplicationWillTerminate.self, phase: .broadcast) { [weak self] event in
            event.perform { await self?.keepAllEdits() }
            return .observed
        }
        task { [weak self] in
            await self?.begin()
            await self?.offerRecovery()
        }
    }

    /// Reads the tables of files, and opens the first one of each.
    func begin(from first: Int = 0) async {
        for index in documents.indices.dropFirst(first) {
            do {
                try await documents[index].readTables()
                schema.show(documents)
                if let table = documents[index].tables.first { open(table.name, of: index) }
            } catch {
                say("Not shown", detail: TextSanitizer.line("\(error)"))
            }
        }
        if first == 0, let firstQuery {
            newQuery(firstQuery)
            page?.run()
        } else if first == 0 {
            tabs.selectedIndex = 0
        }
        pageDidChange(hasOtherRows: true)
        page?.grid.becomeFirstResponder()
        countRows()
    }

    /// Counts the rows of tables for the schema.
    func countRows() {
        view.task(exclusive: "count") { [weak self] in
            for document in self?.documents ?? [] {
                for index in document.tables.indices {
                    try await document.countRows(ofTable: index)
                    if let self { self.schema.show(self.documents) }
                }
            }
        }
    }

    override var preferredFocusedView: View? { page?.preferredFocusedView ?? schema.outline }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        let room = view.bounds.size
        schema.view.isHidden = room.width < 80 || !wantsSchema
        let hidesStatistics = room.width < 100 || !wantsStatistics
        if statistics.view.isHidden, !hidesStatistics { statistics.follow(page) }
        statistics.view.isHidden = hidesStatistics
        titleRow.isHidden = room.height < 12
        status.bar.isHidden = room.height < 16
    }

    // MARK: Pages

    var pages: [PageController] { tabs.tabs.compactMap { $0.viewController as? PageController } }
    var page: PageController? { tabs.selectedViewController as? PageController }
    var document: SheetDocument? { page?.document ?? documents.first }

    private func tableChosen(_ event: TableChosen) -> Disposition {
        let page = open(event.name, of: event.document)
        if let column = event.column { page.go(to: column) }
        page.grid.becomeFirstResponder()
        return .stop
    }

    /// Shows the tab of a table, which it opens if needed.
    @discardableResult
    func open(_ table: String, of index: Int) -> PageController {
        let document = documents[index]
        if let index = pages.firstIndex(where: { $0.document === document && $0.table == table }) {
            tabs.selectedIndex = index
            pageDidChange(hasOtherRows: true)
            return pages[index]
        }
        return add(PageController(document, table: table), TextSanitizer.line(table))
    }

    private func add(_ page: PageController, _ title: String) -> PageController {
        tabs.addTab(Tab(MnemonicTitle.escaped(title), viewController: page, isClosable: true))
        tabs.selectedIndex = tabs.tabs.count - 1
        pageDidChange(hasOtherRows: true)
        return page
    }

    private func newQuery() { newQuery("") }

    /// Opens a tab for a query.
    func newQuery(_ text: String) {
        guard let document else { return }
        queryCount += 1
        let page = add(PageController(document, query: text), "Query \(queryCount)")
        page.editor?.becomeFirstResponder()
    }

    private func closePage() {
        guard tabs.tabs.count > 1, let index = tabs.selectedIndex else { return }
        tabs.removeTab(at: index)
        pageDidChange(hasOtherRows: true)
    }

    private func follow(_ event: ReferenceFollowed) -> Disposition {
        guard let page, let index = documents.firstIndex(where: { $0 === page.document }) else {
            return .stop
        }
        trail.append((page, page.grid.currentPosition))
        let reference = event.target.reference
        let other = open(reference.table, of: index)
        other.go(to: reference.column, value: event.target.value)
        other.grid.becomeFirstResponder()
        return .stop
    }

    private func goBack() {
        guard let (page, place) = trail.popLast(),
            let index = pages.firstIndex(where: { $0 === page })
        else { return }
        tabs.selectedIndex = index
        page.move(to: place)
        page.grid.becomeFirstResponder()
    }

    // MARK: Keys

    override var actions: [Action] {
        [
            Action("save", title: "Save", keys: ["ctrl-s"], SheetController.save)
                .enabled { (screen: SheetController) in screen.hasEdits }
                .placement(hasEdits ? .footer : .help).priority(.high),
            Action("back", title: "Back", keys: ["alt-backspace"], SheetController.goBack)
                .enabled { (screen: SheetController) in !screen.trail.isEmpty }
                .placement(trail.isEmpty ? .help : .footer),
            Action("query", title: "New query", keys: ["ctrl-n"], SheetController.newQuery)
                .disabled { (screen: SheetController) in
                    screen.document?.file.supportsQueries == true ? nil : "The file is no database."
                }.placement(document?.file.supportsQueries == true ? .footer : .help),
            Action("export", title: "Export", keys: ["ctrl-e"], SheetController.export),
            Action("open", title: "Open", keys: ["ctrl-o"], SheetController.openFile)
                .placement(.help),
            Action("schema", title: "Schema", keys: ["ctrl-b"], SheetController.showSchema),
            Action("column", title: "Statistics", keys: ["f4"], SheetController.showStatistics)
                .placement(.help),
            Action("close-page", title: "Close tab", keys: ["ctrl-w"], SheetController.closePage)
                .placement(.help),
            Action("save-as", title: "Save a copy", SheetController.saveAs).placement(.palette),
            Action("discard", title: "Discard edits", SheetController.discard)
                .enabled { (screen: SheetController) in screen.hasEdits }
                .attributes(.destructive).placement(.palette),
            palette.action, .contextMenu, help,
            Action("quit", title: "Quit", keys: ["ctrl-q"], SheetController.quit).role(.quit),
        ]
    }

    /// The list of keys; where typed letters are text, `?` is one of them.
    private var help: Action {
        var help = Action.help
        let isText = page?.isEditable == true || page?.editor?.isFocused == true
        if isText { help.keys = ["f1"] }
        return help
    }

    /// Focuses the tree; without room for it, the user picks a table by its name.
    private func showSchema() async {
        if view.bounds.width >= 80 {
            let isFocused = schema.outline.isFocused
            wantsSchema = !isFocused
            view.setNeedsLayout()
            view.layoutIfNeeded()
            _ =
                isFocused
                ? page?.grid.becomeFirstResponder() : schema.outline.becomeFirstResponder()
            return
        }
        let tables = documents.enumerated().flatMap { index, document in
            document.tables.map { (index, $0.name) }
        }
        let picker = Picker(tables.map { TextSanitizer.line($0.1) })
        picker.title = "Tables"
        guard let index = await picker.pick(over: self)?.indices.first else { return }
        open(tables[index].1, of: tables[index].0).grid.becomeFirstResponder()
    }

    /// Shows or hides the statistics; without room beside the rows, they cover them.
    private func showStatistics() {
        guard view.bounds.width < 100 else {
            wantsStatistics.toggle()
            return view.setNeedsLayout()
        }
        let panel = StatisticsController()
        panel.title = "Statistics"
        panel.preferredContentSize = Size(width: 30, height: 26)
        panel.follow(page)
        present(panel)
    }

    // MARK: What is shown

    func say(_ text: String, detail: String = "") {
        Toast(text, detail: detail, kind: detail.isEmpty ? .success : .error).show(from: view)
    }

    func pageDidChange(hasOtherRows: Bool) {
        guard isViewLoaded else { return }
        let name = TextSanitizer.line(document?.file.name ?? "")
        let sign = Symbol.chevronRight.text(in: view)
        heading.styledText =
            "\("Sheet", style: .quiet) \(sign, style: Style(foreground: .tertiaryLabel)) \(name, .bold)"
        facts.text = document?.summary ?? ""
        view.window?.application?.title = "\(name) – Sheet"
        status.show(page, of: document)
        markPages()
        if !statistics.view.isHidden { statistics.follow(page, again: hasOtherRows) }
    }

    /// Marks the tabs with changes, and the current column in the tree.
    private func markPages() {
        for (index, page) in pages.enumerated() {
            tabs.setEdited(page.isEdited, forTabAt: index)
        }
        guard let page, let table = page.table, !schema.outline.isFocused,
            let file = documents.firstIndex(where: { $0 === page.document })
        else { return }
        let columns = page.rows?.columns ?? [], place = page.grid.currentPosition.column
        let column = columns.indices.contains(place) ? columns[place].name : nil
        schema.mark(table, column: column, of: file)
    }

    func editsDidChange() {
        for page in pages { page.update() }
        status.show(page, of: document)
        markPages()
        keepEdits()
    }
}
