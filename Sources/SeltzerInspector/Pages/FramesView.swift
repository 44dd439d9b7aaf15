// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerPlots
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The frames of a program: a graph of their times, the figures of one frame, and a row for each
/// frame.
@MainActor
final class FramesView: StackView {
    /// The maximum number of frames to keep.
    static let limit = 500

    private let times = PlotSeries("Time", limit: 240)
    private lazy var graph = Sparkline(times)
    private let details = Label()
    let table = TableView()
    private var frames: [FrameLine] = []
    private var count = 0
    private var isRefreshDue = false

    init() {
        super.init(.vertical, [])
        graph.numberOfRows = 3
        graph.accessibilityLabel = "Microseconds of the last frames"
        details.numberOfLines = 5
        table.accessibilityLabel = "Frames"
        table.selectionFollowsFocus = true
        table.columns = FrameLine.columns
        table.dataSource = self
        table.emptyView = ContentUnavailableView(
            "No frame yet", message: "Use the program: each frame is a row.")
        table.on { [weak self] (_: TableSelectionChanged) in
            self?.showDetails()
            return .observed
        }
        for view in [graph, details, table] { addArrangedSubview(view) }
        setFlex(1, of: table)
    }

    /// Adds a row for a frame.
    func add(_ report: FrameReport) {
        count += 1
        let line = FrameLine(report, number: count)
        frames.append(line)
        if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit) }
        times.append(line.microseconds)
        guard !isRefreshDue else { return }
        isRefreshDue = true
        Task { @MainActor [weak self] in self?.refresh() }
    }

    private func refresh() {
        isRefreshDue = false
        table.reloadData()
        showDetails()
    }

    /// Shows the figures of the selected frame, or of the newest one.
    private func showDetails() {
        let row = table.indexPathForSelectedRow?.row ?? 0
        guard !frames.isEmpty else { return }
        details.styledText = frame(at: row).details
    }

    /// Returns the frame of a row; the newest frame is at the top.
    private func frame(at row: Int) -> FrameLine { frames[max(0, frames.count - 1 - row)] }
}

extension FramesView: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        frames.count
    }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { frame(at: indexPath.row).text(in: column) }

    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { frame(at: indexPath.row).number }

    func tableView(
        _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> TableIndexPath? {
        guard let number = identifier as? Int, number > count - frames.count else { return nil }
        return TableIndexPath(row: count - number, section: 0)
    }
}
