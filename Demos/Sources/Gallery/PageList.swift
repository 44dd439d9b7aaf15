// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The list of pages in groups, under a field that filters them.
final class PageList: View {
    private let field = TextField(placeholder: "Filter")
    private let table = TableView()
    private var content = PageSections()

    /// The marked page.
    var page: GalleryPage {
        didSet { selectPage() }
    }

    /// Creates a list in which a page is marked.
    ///
    /// - Parameter opensByClick: Whether a click opens a page, as Enter does, instead of only
    ///   showing it.
    init(_ page: GalleryPage, opensByClick: Bool = false) {
        self.page = page
        super.init(frame: .zero)
        table.accessibilityLabel = "Pages"
        backgroundColor = .surface
        table.register(TableViewCell.self, forCellReuseIdentifier: "page")
        table.rowHeight = 1
        table.sectionHeaderHeight = TableView.automaticDimension
        table.dataSource = self
        table.delegate = self
        table.selectionFollowsFocus = true
        table.activatesOnSingleClick = opensByClick
        table.emptyText =
            StyledText("No page matches", style: Style(attributes: .bold))
            + StyledText("\nEsc shows all pages.")
        addSubview(field)
        addSubview(table)
        on(TextChanged.self, PageList.filterChanged)
        on(TextSubmitted.self, PageList.filterSubmitted)
        on(TableSelectionChanged.self, PageList.selectionChanged)
        on(RowActivated.self, PageList.rowActivated)
        selectPage()
    }

    override func layoutSubviews() {
        let width = bounds.width
        field.frame = Rect(x: 1, y: 1, width: max(0, width - 2), height: min(1, bounds.height))
        table.frame = Rect(x: 0, y: 3, width: width, height: max(0, bounds.height - 3))
    }

    override var actions: [Action] {
        var actions: [Action] = []
        if !field.text.isEmpty {
            actions.append(
                Action("clear-filter", title: "Show all", keys: ["escape"], PageList.clearFilter)
                    .priority(.high))
        }
        if field.isFirstResponder {
            actions.append(
                Action("first-match", title: "List", keys: ["down"], PageList.focusMatches))
        }
        return actions
    }

    // MARK: Focus

    /// The list itself.
    var preferredFocusedView: View { table }

    func focusPages() { table.becomeFirstResponder() }

    func focusFilter() { field.becomeFirstResponder() }

    /// Marks the page again, or else the first match, and moves the focus to the list.
    private func focusMatches() {
        guard content.count > 0 else { return }
        if table.indexPathForSelectedRow == nil {
            table.selectRow(at: TableIndexPath(row: 0, section: 0))
            _ = showSelected()
        }
        focusPages()
    }

    // MARK: Filter

    private func filterChanged(_ event: TextChanged) -> Disposition {
        filter(by: event.text)
        return .stop
    }

    private func filterSubmitted(_ event: TextSubmitted) -> Disposition {
        focusMatches()
        return .stop
    }

    private func clearFilter() {
        field.text = ""
        filter(by: "")
        focusPages()
    }

    private func filter(by text: String) {
        content = PageSections(matching: text)
        table.reloadData()
        selectPage()
    }

    private func selectPage() {
        let indexPath = content.indexPath(of: page)
        guard indexPath != table.indexPathForSelectedRow else { return }
        table.deselectAll()
        guard let indexPath else { return }
        table.selectRow(at: indexPath)
        table.scrollToRow(at: indexPath)
    }

    // MARK: Choice

    private func selectionChanged(_ event: TableSelectionChanged) -> Disposition { showSelected() }

    private func showSelected() -> Disposition {
        if let page = table.indexPathForSelectedRow.flatMap(content.page) {
            post(PageShown(page: page))
        }
        return .stop
    }

    private func rowActivated(_ event: RowActivated) -> Disposition {
        if let page = content.page(at: event.indexPath) { post(PageOpened(page: page)) }
        return .stop
    }
}

extension PageList: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { content.sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        content.sections[section].rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let section = content.sections[indexPath.section]
        let row = section.rows[indexPath.row]
        var title = StyledText(row.page.title)
        if let match = row.match {
            title.addStyle(Style(foreground: .accent, attributes: [.bold, .underline]), in: match)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
        cell.textLabel?.styledText = StyledText(section.group == nil ? " " : "   ") + title
        return cell
    }

    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { content.page(at: indexPath)?.name }

    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? { content.page(at: indexPath)?.title }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
        content.sections[section].group == nil ? 0 : PageGroupHeader.height
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        let section = content.sections[section]
        return section.group.map { PageGroupHeader($0, count: section.rows.count) }
    }
}

/// The user moved to a page in the list.
struct PageShown: RoutedEvent {
    let page: GalleryPage
}

/// The user opened a page in the list, to work with it.
struct PageOpened: RoutedEvent {
    let page: GalleryPage
}
