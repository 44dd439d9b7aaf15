// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The page with the frames of the inspected application: what they cost, and what they were drawn for.
///
/// Frames are measured only while the page shows. What a frame draws flashes.
@MainActor
final class FramesPage: InspectorPage {
    /// The number of frames that are kept.
    static let limit = 500

    private let times = PlotSeries("Time", limit: 240)
    private lazy var graph = Sparkline(times)
    private let details = Label()
    private let table = TableView()
    private var frames: [FrameLine] = []
    private var count = 0
    private var flash: ApplicationTimer?
    private var isRefreshDue = false

    override init() {
        super.init()
        title = "Frames"
    }

    override func loadView() {
        graph.numberOfRows = 3
        graph.accessibilityLabel = "Microseconds of the last frames"
        details.numberOfLines = 5
        table.accessibilityLabel = "Frames"
        table.columns = FrameLine.columns
        table.dataSource = self
        table.emptyView = ContentUnavailableView(
            "No frame yet", message: "Use the program: each frame is a row.")
        table.on { [weak self] (_: SelectionChanged) in
            self?.showDetails()
            return .observed
        }
        let stack = StackView(.vertical, [graph, details, table])
        stack.setFlex(1, of: table)
        view = stack
    }

    override var preferredFocusedView: View? { table }

    override func viewWillAppear() {
        inspector?.frameHandler = { [weak self] in self?.add($0) }
    }

    override func viewDidDisappear() { end() }

    override func end() {
        inspector?.frameHandler = nil
        flash?.cancel()
        flash = nil
        if inspector?.controller.page === self { inspector?.display.marks = [] }
    }

    private func add(_ report: FrameReport) {
        count += 1
        let line = FrameLine(report, number: count)
        frames.append(line)
        if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit) }
        times.append(line.microseconds)
        show(report.damage)
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

    /// The frame of a row; the newest is at the top.
    private func frame(at row: Int) -> FrameLine { frames[max(0, frames.count - 1 - row)] }

    /// Lets the cells that were drawn flash.
    private func show(_ damage: Damage) {
        guard let inspector else { return }
        inspector.display.marks = damage.rects.map { ScreenMark(kind: .damage, rect: $0) }
        flash = ApplicationTimer(after: .milliseconds(150), in: inspector.application) {
            [weak inspector] in inspector?.display.marks = []
        }
    }
}

extension FramesPage: TableViewDataSource {
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

/// A frame in the table.
@MainActor
struct FrameLine {
    let number: Int
    let microseconds: Double
    private let report: FrameReport

    init(_ report: FrameReport, number: Int) {
        self.number = number
        self.report = report
        microseconds = (report.layout + report.drawing + report.showing) / .microseconds(1)
    }

    /// The columns of the table.
    static var columns: [TableColumn] {
        let numbers = ["#", "us", "bytes"].map {
            TableColumn($0, width: .fitting, alignment: .right, isSortable: false)
        }
        return numbers + [TableColumn("drawn", isSortable: false)]
    }

    /// The text in a column.
    func text(in column: TableColumn) -> StyledText {
        switch column.identifier {
        case "#": StyledText("\(number)", style: Style(foreground: .secondaryLabel))
        case "us": StyledText(Self.text(microseconds))
        case "bytes": StyledText(NumberFormat().string(report.byteCount))
        default: StyledText(Self.names(report.displayCauses) ?? "moved or covered")
        }
    }

    /// The times of the phases, the cells, the bytes, and the views that were drawn and laid out.
    var details: StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        let (unit, name) = microseconds < 999.5 ? (1.0, "us") : (1_000, "ms")
        func inUnit(_ time: Double) -> String {
            NumberFormat(decimals: unit > 1 && time / unit < 9.95 ? 1 : 0).string(time / unit)
        }
        var text = StyledText(" \(inUnit(microseconds)) \(name)", style: Style(attributes: .bold))
        let phases = [
            ("layout", report.layout), ("drawing", report.drawing), ("display", report.showing),
        ]
        for (name, time) in phases {
            text.append("  \(name) ", style: quiet)
            text.append(inUnit(time / .microseconds(1)))
        }
        text.append("\n cells     ", style: quiet)
        text.append(cells)
        text.append("\n sent      ", style: quiet)
        text.append(bytes)
        text.append("\n drawn     ", style: quiet)
        text.append(Self.names(report.displayCauses) ?? "what moved or was covered")
        text.append("\n laid out  ", style: quiet)
        text.append(Self.names(report.layoutCauses) ?? NumberFormat.none)
        return text
    }

    private var cells: String {
        let rects = report.damage.rects
        let cells = rects.reduce(0) { $0 + $1.width * $1.height }
        let text = NumberFormat().string(cells)
        return rects.count > 1 ? "\(text) in \(rects.count) rectangles" : text
    }

    private var bytes: String {
        guard let count = report.byteCount else { return "no bytes: not a terminal" }
        return "\(NumberFormat().string(count)) \(count == 1 ? "byte" : "bytes")"
    }

    private static func names(_ causes: [FrameReport.Cause]) -> String? {
        causes.isEmpty ? nil : causes.map(\.name).joined(separator: ", ")
    }

    private static func text(_ number: Double) -> String { NumberFormat().string(number) }
}
