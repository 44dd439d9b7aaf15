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
    private let summary = Label()
    private let list = ListView()
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
        summary.numberOfLines = 1
        list.accessibilityLabel = "Frames"
        list.emptyView = ContentUnavailableView(
            "No frame yet", message: "Use the program: each frame is a row.")
        let stack = StackView(.vertical, [graph, summary, list])
        stack.setFlex(1, of: list)
        view = stack
    }

    override var preferredFocusedView: View? { list }

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
        frames.append(FrameLine(report, number: count))
        if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit) }
        times.append(frames[frames.count - 1].microseconds)
        show(report.damage)
        guard !isRefreshDue else { return }
        isRefreshDue = true
        Task { @MainActor [weak self] in self?.refresh() }
    }

    private func refresh() {
        isRefreshDue = false
        guard let last = frames.last else { return }
        summary.styledText = last.summary
        let shown = frames
        list.setItems(count: shown.count) { shown[shown.count - 1 - $0].row }
    }

    /// Lets the cells that were drawn flash.
    private func show(_ damage: Damage) {
        guard let inspector else { return }
        inspector.display.marks = damage.rects.map { ScreenMark(kind: .damage, rect: $0) }
        flash = ApplicationTimer(after: .milliseconds(150), in: inspector.application) {
            [weak inspector] in inspector?.display.marks = []
        }
    }
}

/// A frame in the list.
struct FrameLine {
    let number: Int
    let microseconds: Double
    private let report: FrameReport

    init(_ report: FrameReport, number: Int) {
        self.number = number
        self.report = report
        microseconds = (report.layout + report.drawing + report.showing) / .microseconds(1)
    }

    /// The phases of the frame.
    var summary: StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        var text = StyledText(" \(Self.text(microseconds)) us", style: Style(attributes: .bold))
        let phases = [
            ("layout", report.layout), ("drawing", report.drawing), ("display", report.showing),
        ]
        for (name, time) in phases {
            text.append("  \(name) ", style: quiet)
            text.append(Self.text(time / .microseconds(1)))
        }
        return text
    }

    /// The row: the number, the time, the cells, and the views that caused the frame.
    var row: StyledText {
        let quiet = Style(foreground: .secondaryLabel)
        let cells = report.damage.rects.reduce(0) { $0 + $1.width * $1.height }
        var text = StyledText(Self.padded("\(number)", 4), style: quiet)
        text.append(Self.padded(Self.text(microseconds), 8) + " us")
        text.append(Self.padded("\(cells)", 6) + (cells == 1 ? " cell " : " cells"))
        text.append("  \(causes)", style: quiet)
        return text
    }

    /// The views that were marked, those that were drawn anew first.
    private var causes: String {
        var names: [String] = []
        for cause in report.displayCauses + report.layoutCauses where !names.contains(cause.name) {
            names.append(cause.name)
        }
        return names.isEmpty ? "moved or covered" : names.joined(separator: ", ")
    }

    private static func text(_ number: Double) -> String {
        "\(Int(exactly: number.rounded()) ?? 0)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
