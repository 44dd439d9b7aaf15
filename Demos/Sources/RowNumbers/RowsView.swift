// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the table on the whole screen.
final class RowsView: View {
    let table = TableView()
    private(set) weak var rowsController: RowsController?
    private let title = Label()
    private let footer = KeyFooter()
    private let loadingLabel = Label("Loading…", alignment: .center)
    private let catcher: Catcher
    private let calls: CallLog?

    init(controller: RowsController, catcher: Catcher, calls: CallLog? = nil) {
        rowsController = controller
        self.catcher = catcher
        self.calls = calls
        super.init(frame: .zero)
        table.accessibilityLabel = "Row numbers"
        table.rowHeight = 3
        table.allowsSelection = false  // a row has no action beside its button
        table.register(RowCell.self, forCellReuseIdentifier: RowsDataSource.cellIdentifier)
        loadingLabel.isHidden = true
        title.styledText =
            StyledText("  Row numbers", style: Style(attributes: .bold))
            + StyledText("  \(catcher.summary)", style: Style(foreground: .secondaryLabel))
        title.backgroundColor = .surface
        for view in [title, table, loadingLabel, footer] as [View] { addSubview(view) }
        if catcher.isViewAsked { on(ShowNumber.self, RowsView.showNumber) }
    }

    /// The object that loads the rows.
    ///
    /// The handler and the table share the data source.
    var handler: RowsHandler? {
        didSet {
            let dataSource = RowsDataSource(table: table, calls: calls)
            table.dataSource = dataSource
            handler?.dataSource = dataSource  // the only strong reference
        }
    }

    /// Starts to load the rows.
    func didLoad() {
        calls?.note("view.didLoad")
        loadingLabel.isHidden = false
        handler?.loadData { [weak self] in self?.dataDidLoad() }
    }

    private func dataDidLoad() {
        loadingLabel.isHidden = true
        table.becomeFirstResponder()
    }

    private func showNumber(_ event: ShowNumber) -> Disposition {
        rowsController?.show("View中捕获", message: event.text)
        return catcher == .both ? .observed : .stop
    }

    override func layoutSubviews() {
        // There is room for edges only if the rows keep three lines each.
        let edge = bounds.height >= 8 ? 1 : 0
        title.frame = Rect(x: 0, y: 0, width: bounds.width, height: edge)
        footer.frame = Rect(x: 0, y: bounds.height - edge, width: bounds.width, height: edge)
        table.frame = bounds.inset(by: Insets(top: edge, bottom: edge))
        loadingLabel.frame = Rect(x: 0, y: bounds.height / 2, width: bounds.width, height: 1)
    }
}
