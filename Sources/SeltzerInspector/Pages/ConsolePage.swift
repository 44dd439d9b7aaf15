// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The page with the diagnostics, the log and the output of the inspected program, the newest line
/// at the end.
@MainActor
final class ConsolePage: InspectorPage {
    /// The approximate maximum number of lines to keep.
    static let limit = 10_000

    private let log = LogView()
    private let levels = SegmentedControl(
        items: ["All", "Warnings", "Errors"], selectedSegmentIndex: 0)
    private let sources = SegmentedControl(
        items: ["Both", "Output", "Error"], selectedSegmentIndex: 0)
    private let count = Label(style: Style(foreground: .secondaryLabel), alignment: .right)
    private lazy var feed = ConsoleFeed { [weak self] in self?.add($0) }

    init() {
        super.init()
        title = "Console"
        log.maximumLineCount = Self.limit
        log.wrapsLines = true
        log.showsLevels = false
        log.placeholder = "Nothing was printed yet."
        log.accessibilityLabel = "Console"
        levels.accessibilityLabel = "Levels"
        sources.accessibilityLabel = "Streams"
        showCount()
    }

    override func loadView() {
        for control in [levels, sources] {
            control.on { [weak self] (_: OptionSelected) in
                self?.filter()
                return .observed
            }
        }
        let options = StackView(.horizontal, [sources, count], spacing: 1)
        options.setFlex(1, of: count)
        options.layoutMargins = Insets(right: 1)
        let stack = StackView(.vertical, [levels, options, log])
        stack.setFlex(1, of: log)
        view = stack
    }

    override var preferredFocusedView: View? { log }

    override var actions: [Action] {
        [
            Action("console-levels", title: "Levels", keys: ["l"], ConsolePage.showNextLevels),
            Action("console-streams", title: "Streams", keys: ["s"], ConsolePage.showNextStream),
        ]
    }

    /// Starts keeping the lines of a program in this process, including lines that were printed
    /// before.
    func begin() {
        guard let inspector, let program else { return }
        feed.begin(program, on: inspector.display.base)
    }

    override func end() { feed.end() }

    /// Adds a line at the end.
    func add(_ entry: ConsoleEntry) {
        let line = ConsoleLine(entry)
        log.appendImmediately(line.shownText, level: line.level)
        showCount()
    }

    private func showCount() {
        let number = log.lineCount + log.removedLineCount
        count.text = "\(NumberFormat().string(number)) \(number == 1 ? "line" : "lines")"
    }

    private func showNextLevels() {
        levels.selectedSegmentIndex = ((levels.selectedIndex ?? 0) + 1) % 3
        filter()
    }

    private func showNextStream() {
        sources.selectedSegmentIndex = ((sources.selectedIndex ?? 0) + 1) % 3
        filter()
    }

    private func filter() {
        let lowest: [LogLevel?] = [nil, .warning, .error]
        let columns = ["", "^out ", "^err "]
        log.filter = LogFilter(
            TextQuery(
                columns[sources.selectedIndex ?? 0], ignoresCase: false,
                isRegularExpression: true),
            minimumLevel: lowest[levels.selectedIndex ?? 0])
    }
}
