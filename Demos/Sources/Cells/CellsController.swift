// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import RouteLog
import Seltzer

/// Shows a table.
///
/// The line below it shows the clicked cell and the route of the click's event. A footer shows the
/// keys; a low window has a button instead.
final class CellsController: ViewController {
    private let table: Table
    private let path: String?
    private let log: RouteLog?
    private let grid = CellGridView()
    private let footer = KeyFooter()
    private let statusBar = StatusBar(button: Button("?") { $0.post(KeysRequested()) })

    /// Creates the screen of a table.
    ///
    /// `path` is the path of the table's file; nil if the table is from another source.
    init(table: Table, path: String? = nil, log: RouteLog? = nil) {
        self.table = table
        self.path = path
        self.log = log
        super.init()
        // The grid is focused when it appears. An empty table has no grid; Enter then must not
        // press the button.
        wantsInitialFocus = false
    }

    override func loadView() {
        grid.dataSource = table
        grid.accessibilityLabel = table.name
        // The titles show that there are more columns. A scroll bar would take a row from the data.
        grid.showsHorizontalScrollIndicator = false
        grid.columnSpacing = 2
        statusBar.clicked = summary
        for bar in [statusBar, footer] as [View] {
            bar.setContentHuggingPriority(.defaultHigh, for: .vertical)
            bar.setContentCompressionResistancePriority(.required, for: .vertical)
        }
        let content = table.isEmpty ? Label("\(table.name) is empty.", alignment: .center) : grid
        content.setContentHuggingPriority(.defaultLow, for: .vertical)
        content.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        view = StackView(.vertical, [content] + omission + [statusBar, footer])
    }

    override func viewWillLayoutSubviews() {
        footer.isHidden = (view.window?.bounds.height ?? 0) < 16
        statusBar.showsButton = footer.isHidden
    }

    /// The line that says which part of the file is not shown; empty if all of it is shown.
    private var omission: [View] {
        guard let omission = table.omission else { return [] }
        let label = Label(omission, style: Style(foreground: .warning))
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        label.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
        return [label]
    }

    override func viewDidLoad() {
        on(CellClicked.self, CellsController.cellClicked)
        on(KeysRequested.self, CellsController.keysRequested)
        observeRoutes { [weak self] trace in self?.routeEnded(trace) }
    }

    override func viewDidAppear(_ animated: Bool) {
        grid.becomeFirstResponder()
    }

    override var actions: [Action] {
        let pager = Action(
            "view", title: "View the file in the pager", keys: ["v"], CellsController.viewFile)
        return (path == nil ? [] : [pager]) + [
            Action("help", title: "Keys", keys: ["?", "f1"], CellsController.requestKeys)
                .role(.help),
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], CellsController.quit).role(.quit),
        ]
    }

    private var summary: String {
        let rows = table.rowCount == 1 ? "1 row" : "\(table.rowCount) rows"
        return table.isEmpty ? table.name : "\(table.name): \(rows). Click a cell."
    }

    // MARK: Events

    private func cellClicked(_ cell: CellClicked) -> Disposition {
        statusBar.clicked = "row \(cell.row), column \(cell.column): \(cell.text)"
        return .stop
    }

    private func keysRequested(_ event: KeysRequested) -> Disposition {
        if let window { present(KeyHelpController(of: window)) }
        return .stop
    }

    /// Shows and logs the route of each event that the program posts, without input events.
    private func routeEnded(_ trace: RouteTrace) {
        switch trace.event {
        case let cell as CellClicked:
            let position = cell.position
            // A cell may be as large as the file. Only the log needs the whole text.
            note(trace, at: position, value: log.map { _ in table.value(at: position) })
        case is KeysRequested:
            if statusBar.clicked == summary { statusBar.clicked = table.name }
            note(trace)
        default:
            break
        }
    }

    private func note(_ trace: RouteTrace, at position: GridPosition? = nil, value: String? = nil) {
        let route = trace.route.map(\.responder)
        let ending = trace.handledBy == nil ? " unhandled" : ""
        statusBar.route = ([trace.origin] + route).joined(separator: ">") + ending
        log?.append(
            RouteLogLine(
                event: trace.eventName, row: position?.row, column: position?.column, value: value,
                origin: trace.origin, route: route, handledBy: trace.handledBy?.responder,
                outcome: trace.outcome.rawValue))
    }

    // MARK: Actions

    private func requestKeys() {
        (window?.firstResponder ?? view).post(KeysRequested())
    }

    /// Shows the unchanged file in the program that `PAGER` names, on the same terminal.
    private func viewFile() async throws {
        guard let path, let application = window?.application else { return }
        // The variable may contain arguments, which the shell splits.
        let command = ["sh", "-c", #"exec ${PAGER:-less} -- "$1""#, "sh", path]
        do {
            let status = try await application.runForeground(command)
            if status != 0 { statusBar.clicked = "The pager ended with status \(status)." }
        } catch {
            statusBar.clicked = "\(error)"
        }
    }

    private func quit() {
        window?.application?.end()
    }
}
