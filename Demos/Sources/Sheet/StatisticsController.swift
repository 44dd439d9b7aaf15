// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// The chart and the statistics of the current column.
final class StatisticsController: ViewController {
    private let name = Label()
    private let values = PlotSeries()
    private lazy var chart = LineChart([values])
    private let ends = [Label(style: .quiet), Label(style: .quiet, alignment: .right)]
    private let groups = BarChart([], [PlotSeries()], axis: .horizontal)
    private let groupTitle = Label("How often", style: .bold)
    private let facts = Label()
    private let figures = Label(alignment: .right)
    private let line = Divider()
    private let plot = StackView(.vertical), page = StackView(.vertical)
    private var column: SheetColumn?
    private weak var followed: PageController?
    private var groupHeight: LayoutConstraint?

    override func loadView() {
        (chart.fillsArea, chart.showsAxes, chart.emptyView) = (true, false, nil)
        chart.accessibilityLabel = "Values of the column"
        groups.accessibilityLabel = "How often"
        groups.emptyView = nil
        for label in [facts, figures] { (label.numberOfLines, label.verticalAlignment) = (0, .top) }
        facts.style = .quiet
        let axis = StackView(.horizontal, ends)
        axis.setFlex(1, of: ends[0])
        axis.setFlex(1, of: ends[1])
        for view in [chart, Divider(), axis] { plot.addArrangedSubview(view) }
        let table = StackView(.horizontal, [facts, figures])
        table.setFlex(1, of: figures)
        let rest = View()
        for part in [name, plot, groupTitle, groups, line, table, rest] {
            page.addArrangedSubview(part)
        }
        for part in [name, plot, groups, line] as [View] { page.setCustomSpacing(1, after: part) }
        page.setFlex(1, of: rest)
        page.layoutMargins = Insets(top: 1, left: 2, right: 2)
        page.isLayoutMarginsRelativeArrangement = true
        page.backgroundColor = .surface
        groupHeight = groups.heightAnchor == 6
        (chart.heightAnchor == 6).isActive = true
        groupHeight?.isActive = true
        view = page
    }

    /// The values are counted while the view is in a window.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        follow(followed)
    }

    /// Shows the current column of a page, after the keys rest.
    ///
    /// - Parameter isNew: Whether the rows are other ones than before.
    func follow(_ page: PageController?, again isNew: Bool = true) {
        loadViewIfNeeded()
        followed = page
        let place = page?.grid.currentPosition ?? GridPosition(row: 0, column: 0)
        let columns = page?.rows?.columns ?? []
        let column = columns.indices.contains(place.column) ? columns[place.column] : nil
        guard isNew || column != self.column else { return }
        self.column = column
        name.styledText =
            column.map {
                "\(TextSanitizer.line($0.name), .bold)  \($0.kind.rawValue, style: .quiet)"
            }
            ?? StyledText("No column", style: .quiet)
        guard let rows = page?.rows, column != nil else {
            view.task(exclusive: "statistics") {}
            return show(nil, sample: [])
        }
        view.task(exclusive: "statistics", debounced: .milliseconds(100)) { [weak self] in
            let sample = try await rows.sample(of: place.column, near: place.row)
            self?.show(try await rows.statistics(of: place.column), sample: sample)
        }
    }

    /// Shows the values of some rows in their order, and the statistics of all rows.
    func show(_ statistics: SheetStatistics?, sample: [SheetSample]) {
        loadViewIfNeeded()
        let numbers = sample.map(\.number)
        let hasNumbers = numbers.contains { $0.isFinite }
        values.replaceAll(with: hasNumbers ? numbers : [])
        chart.range = values.extent.flatMap { $0.lowerBound < $0.upperBound ? $0 : nil }
        plot.isHidden = !hasNumbers
        (ends[0].text, ends[1].text) = (sample.first?.label ?? "", sample.last?.label ?? "")
        let bins = statistics?.bins ?? []
        groups.categories = bins.map { TextSanitizer.line($0.label) }
        groups.series = [PlotSeries(values: bins.map { Double($0.count) })]
        groupHeight?.constant = min(10, bins.count)
        for view in [groupTitle, groups, line] as [View] { view.isHidden = bins.isEmpty }
        let rows = statistics?.facts ?? []
        facts.text = rows.map(\.name).joined(separator: "\n")
        figures.text = rows.map(\.text).joined(separator: "\n")
    }
}
