// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let article = LayoutPage(
        name: "article", title: "Table by formats",
        summary: "Lays out a table by the format strings of an article."
    ) { _ in ArticlePage() }
}

/// The user asked for the number of a row.
struct RowNumberAsked: RoutedEvent {
    let row: Int
}

/// Shows the table and the buttons of its rows, laid out by format strings.
final class ArticlePage: ViewController {
    static let screenLines = ["H:|-0-[table]-0-|", "V:|-0-[table]-0-|"]
    static let rowLines = ["H:[button(19)]-2-|", "H:|-1-[text]-1-[button]"]

    let screen = View()
    let table = TableView()
    private let notes = Panel(
        "Lines",
        StyledText(
            (screenLines + rowLines).joined(separator: "\n")
                + "\nbutton.centerYAnchor == row.centerYAnchor"))

    override func loadView() {
        screen.addSubview(table)
        table.rowHeight = 3
        table.register(ArticleCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.accessibilityLabel = "Rows"
        for line in Self.screenLines { activate(line, ["table": table]) }
        let page = StackView(.vertical, [screen, notes])
        page.setFlex(1, of: screen)
        notes.setContentHuggingPriority(.required, for: .vertical)
        notes.setContentCompressionResistancePriority(.required, for: .vertical)
        view = page
    }

    override func viewDidLoad() {
        on(RowNumberAsked.self, ArticlePage.rowNumberAsked)
    }

    override var preferredFocusedView: View? { table }

    override func viewWillLayoutSubviews() {
        let size = view.bounds.size
        let stack = view as? StackView
        stack?.axis = size.width >= 120 ? .horizontal : .vertical
        notes.isHidden = size.width < 120 && size.height < 14
    }

    private func rowNumberAsked(_ event: RowNumberAsked) -> Disposition {
        present(Alert("Row number is \(event.row)", actions: [AlertAction("OK")]))
        return .stop
    }
}

extension ArticlePage: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? ArticleCell)?.row = indexPath.row
        return cell
    }
}

/// A text and a button, laid out by a format string.
final class ArticleCell: TableViewCell {
    let text = Label()
    let button = Button("Show row number")
    var row = 0 { didSet { text.text = "Row number is \(row)" } }

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(text)
        contentView.addSubview(button)
        for line in ArticlePage.rowLines { activate(line, ["text": text, "button": button]) }
        LayoutConstraint.activate([
            button.centerYAnchor == contentView.centerYAnchor,
            text.centerYAnchor == contentView.centerYAnchor,
        ])
        text.setContentHuggingPriority(.defaultLow, for: .horizontal)
        text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        button.addAction(for: .primaryActionTriggered) { [weak self] _ in
            guard let self else { return }
            post(RowNumberAsked(row: row))
        }
    }
}

/// Activates the constraints of one of the program's own format strings, which are always valid.
@MainActor
private func activate(_ line: String, _ views: [String: View]) {
    if let made = try? LayoutConstraint.constraints(withVisualFormat: line, views: views) {
        LayoutConstraint.activate(made)
    }
}
