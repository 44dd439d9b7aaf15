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
    private let cellLabel = Label(style: Style(foreground: .secondaryLabel))
    let table = TableView()
    /// The lines, whose numbers follow one another.
    private var frames: [FrameLine] = []
    /// The number of the newest line.
    private var count = 0
    /// Called when the user chose another frame.
    var frameWasChosen: @MainActor () -> Void = {}
    /// The sentences about the cell under the pointer; nil for none.
    var cell: String? {
        didSet {
            guard cell != oldValue else { return }
            cellLabel.text = cell ?? ""
            cellLabel.isHidden = cell == nil
        }
    }
    private var isRefreshDue = false

    init() {
        super.init(.vertical, [])
        graph.numberOfRows = 3
        graph.accessibilityLabel = "Microseconds of the last frames"
        details.numberOfLines = 5
        cellLabel.numberOfLines = 4
        cellLabel.isHidden = true
        table.accessibilityLabel = "Frames"
        table.selectionFollowsFocus = true
        table.columns = FrameLine.columns
        table.dataSource = self
        table.emptyView = ContentUnavailableView(
            "No frame yet", message: "Use the program: each frame is a row.")
        table.on { [weak self] (_: TableSelectionChanged) in
            self?.showDetails()
            self?.frameWasChosen()
            return .observed
        }
        for view in [graph, details, cellLabel, table] { addArrangedSubview(view) }
        setFlex(1, of: table)
    }

    /// Adds a row for a frame.
    func add(_ report: FrameReport) {
        let line = FrameLine(report, number: report.number ?? count + 1)
        append(line)
        times.append(line.microseconds)
        scheduleRefresh()
    }

    /// Adds rows for the frames that came while the view was hidden.
    func addMissed(of history: FrameHistory) {
        guard let kept = history.frames, !frames.isEmpty, count < kept.upperBound else { return }
        for number in max(count + 1, kept.lowerBound)...kept.upperBound {
            append(FrameLine(history, number: number))
        }
        scheduleRefresh()
    }

    /// Adds rows for the frames before the first row.
    func addEarlier(of history: FrameHistory) {
        guard let kept = history.frames else { return }
        if frames.isEmpty { count = kept.upperBound }
        let end = frames.first?.number ?? kept.upperBound + 1
        guard kept.lowerBound < end else { return }
        let room = max(0, Self.limit - frames.count)
        frames.insert(
            contentsOf: (kept.lowerBound..<end).suffix(room).map { FrameLine(history, number: $0) },
            at: 0)
        scheduleRefresh()
    }

    /// The number of the selected frame, or of the newest one; nil without frames.
    var selectedNumber: Int? {
        frames.isEmpty ? nil : frame(at: table.indexPathForSelectedRow?.row ?? 0).number
    }

    private func append(_ line: FrameLine) {
        if line.number != count + 1 { frames = [] }
        count = line.number
        frames.append(line)
        if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit) }
    }

    private func scheduleRefresh() {
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
