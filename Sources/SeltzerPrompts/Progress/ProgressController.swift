// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the bars of a tree of tasks, and a line with their sum.
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
    /// The ended steps whose lines were moved above the rows.
    private var collapsed: Set<ObjectIdentifier> = []
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

    override func viewDidAppear() {
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
        for line in report.root.takeLines() { application.log(line) }
        report.update(at: application.clock.now)
        collapse(in: application)
        let rows = report.rows.filter { !collapsed.contains($0.id) }
        let room = max(1, Self.mostRows)
        var shown = Array(rows.prefix(room))
        if rows.count > room {
            // Running tasks are more important than ended ones.
            shown = Array(
                (rows.filter { $0.outcome == .running } + rows.filter { $0.outcome != .running })
                    .prefix(room - 1))
        }
        if isOver { shown = shown.filter { $0.depth == 0 } }
        progressView.show(
            shown, hiddenCount: rows.count - shown.count, root: report.rootRow,
            summary: summary, isStopping: isStopping, isOver: isOver)
        rowsChanged?(progressView.wantedHeight)
        application.showProgress(isOver ? nil : report.fraction)
        application.title = isOver ? nil : terminalTitle
        if isOver { application.end() }
    }

    /// Moves the lines of ended steps above the rows, if there are too many rows.
    private func collapse(in application: Application) {
        var rows = report.rows.filter { !collapsed.contains($0.id) }
        let isUnicode = application.capabilities.isUnicode
        let width = rows.filter { $0.depth == 0 }.map(\.title.cellWidth).max() ?? 0
        while rows.count > Self.mostRows,
            let index = rows.firstIndex(where: { $0.depth == 0 && $0.outcome != .running })
        {
            let row = rows.remove(at: index)
            collapsed.insert(row.id)
            application.log(row.finalLine(titleWidth: width, isUnicode: isUnicode))
        }
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
