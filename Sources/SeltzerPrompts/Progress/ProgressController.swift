// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the bars of a tree of tasks, and a line with their sum.
///
/// Each step leaves one row above the application, in the order in which the rows move. The rows of
/// ended steps move when there is no room for them, and all other rows at the end. So the ends of
/// all steps stay on the terminal, even if it has a single row.
final class ProgressController: ViewController {
    /// The maximum number of bars.
    static let mostRows = 10
    /// The time between two updates from the tasks.
    static let interval = Duration.milliseconds(66)

    /// Called when the user wants to stop.
    var stop: (@MainActor () -> Void)?
    /// Called with the number of rows that the view needs.
    var rowsChanged: (@MainActor (Int) -> Void)?
    private let progressView: ProgressRowsView
    private let report: ProgressReport
    /// The rows that have not moved above, in the order of the steps.
    private var rows: [ProgressReport.Row] = []
    /// The steps whose rows moved above.
    private var moved: Set<ObjectIdentifier> = []
    private(set) var isStopping = false
    private var isOver = false

    init(_ report: ProgressReport) {
        self.report = report
        progressView = ProgressRowsView()
        super.init()
    }

    override func loadView() { view = progressView }

    override var actions: [Action] {
        [Action("stop", title: "Stop", keys: ["ctrl-c"], ProgressController.stopWork)]
    }

    private func stopWork() {
        // On the second Ctrl-C, the user does not want to wait.
        if isStopping { view.window?.application?.cancel() }
        isStopping = true
        stop?()
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        task { [weak self] in
            while !Task.isCancelled {
                guard let self, let application = self.view.window?.application else { return }
                self.update()
                try await application.clock.sleep(for: Self.interval)
            }
        }
    }

    /// Shows the ends of all tasks permanently, and ends the application; if it has not started, it
    /// ends right after its start.
    func finish() {
        isOver = true
        update()
    }

    /// Updates from the tasks, and shows the logged lines.
    private func update() {
        guard let application = view.window?.application else { return }
        report.update(at: application.clock.now)
        // The lines are taken after the report, so a step that it shows as ended has logged all of
        // its lines.
        for line in report.root.takeLines() { application.log(line) }
        rows = report.rows.filter { !moved.contains($0.id) }
        moveRowsAbove(leaving: isOver ? 0 : Self.mostRows, in: application)
        if isOver { rows = [] }
        progressView.advance()
        rowsChanged?(min(rows.count, Self.mostRows) + 1)
        // The layout knows the height that the terminal grants.
        view.setNeedsLayout()
        application.showProgress(isOver ? nil : report.fraction)
        application.title = isOver ? nil : terminalTitle
        if isOver { application.end() }
    }

    /// Moves the rows of ended steps above, and shows the other rows, as many as have room.
    ///
    /// This happens in each layout, because every frame follows a layout: no frame lacks the row of
    /// an ended step, whatever the height of the terminal.
    override func viewDidLayoutSubviews() {
        guard let application = view.window?.application else { return }
        // The last row is the sum.
        let room = min(Self.mostRows, max(0, view.bounds.height - 1))
        moveRowsAbove(leaving: room, in: application)
        let shown = rows(for: room)
        progressView.show(
            shown, hiddenCount: rows.count - shown.count, root: report.rootRow,
            summary: summary, hasSteps: report.stepCount > 0, isStopping: isStopping,
            isOver: isOver)
    }

    /// Moves the rows of the first ended steps above, until at most a number of rows is left; at the
    /// end, all rows of steps.
    ///
    /// Rows that moved above may be wider than the terminal, which wraps them. So the reason of a
    /// failure is never cut.
    private func moveRowsAbove(leaving count: Int, in application: Application) {
        var excess = rows.count - count
        guard excess > 0 else { return }
        let isUnicode = application.capabilities.isUnicode
        let steps = report.rows.filter { $0.depth == 0 }
        let titleWidth = min(
            steps.map(\.title.cellWidth).max() ?? 0, ProgressColumns.widestTitle,
            view.bounds.width / 2)
        rows = rows.filter { row in
            guard excess > 0, row.depth == 0, isOver || row.outcome != .running else { return true }
            excess -= 1
            moved.insert(row.id)
            application.moveAbove(row.finalLine(titleWidth: titleWidth, isUnicode: isUnicode))
            return false
        }
    }

    /// Returns the rows to show in some room, in their order; running tasks come before ended ones.
    private func rows(for room: Int) -> [ProgressReport.Row] {
        guard rows.count > room else { return rows }
        // The last row of the room shows the number of hidden rows, unless it is the only row.
        let count = room > 1 ? room - 1 : room
        let running = rows.indices.filter { rows[$0].outcome == .running }
        let ended = rows.indices.filter { rows[$0].outcome != .running }
        return (running + ended).prefix(count).sorted().map { rows[$0] }
    }

    /// The title of the terminal: the work, and its progress.
    private var terminalTitle: String {
        guard let fraction = report.fraction else { return report.rootRow.title }
        return "\(Int(fraction * 100)) % \(report.rootRow.title)"
    }

    /// The words that sum up the steps.
    private var summary: String {
        let count = report.stepCount
        if isOver {
            let part =
                count == 0
                ? "" : "\(report.rows.count { $0.depth == 0 && $0.outcome == .done }) of \(count), "
            return part + report.rootRow.duration.shortText
        }
        if isStopping { return "stopping…" }
        var words = count == 0 ? "" : "\(report.endedCount) of \(count) done"
        let left = report.rows.filter { $0.depth == 0 }.compactMap(\.timeLeft).max()
        if let left = report.rootRow.timeLeft ?? left {
            words += (words.isEmpty ? "" : ", ") + "about \(left.roughText) left"
        }
        return words
    }
}
