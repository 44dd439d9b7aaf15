// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let scrolling = LayoutPage(
        name: "scrolling", title: "Scrolling",
        summary: "A million rows, sticky headers, and nested scroll views."
    ) { _ in ScrollingPage() }
}

/// Shows three scroll views inside of another one.
final class ScrollingPage: ViewController {
    private static let rowCount = 1_000_000

    private let table = TableView()
    private let headings = HeadingsView()
    private let status = Label(style: Style(foreground: .secondaryLabel))
    private let grid = GridView(columns: [], columnSpacing: -1, rowSpacing: -1)

    private lazy var panels = [
        Panel("A million rows", table), Panel("Headers", headings),
        Panel("Wide and tall", Self.wideView()),
    ]

    override func loadView() {
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        for panel in panels {
            (panel.heightAnchor >= 9).isActive = true
            (panel.heightAnchor <= 9).withPriority(.defaultLow).isActive = true
            grid.addArrangedSubview(panel)
        }
        let page = VStack {
            ScrollView(grid)
            status
        }
        view = page
        show("Scroll a panel to see its offset.")
    }

    override func viewDidLoad() {
        on(Scrolled.self, ScrollingPage.scrolled)
        on(ScrollEnded.self, ScrollingPage.scrollEnded)
    }

    override var preferredFocusedView: View? { table }

    override func viewWillLayoutSubviews() {
        let columns = Breakpoints(1, (64, 2), (100, 3))[view.bounds.width]
        guard columns != grid.columns.count else { return }
        grid.columns = Array(repeating: .fraction(1), count: columns)
        grid.rows = Array(repeating: .fraction(1), count: (3 + columns - 1) / columns)
        // The last panel fills the rest of its row.
        grid.addArrangedSubview(panels[2], rowSpan: 1, columnSpan: columns == 2 ? 2 : 1)
    }

    private static func wideView() -> View {
        let lines = (1...60).map { line in
            (1...30).map { "\(line)·\($0)" }.joined(separator: "  ")
        }
        let label = Label(lines.joined(separator: "\n"))
        label.lineBreakMode = .byClipping
        return ScrollView(label)
    }

    private func scrolled(_ event: Scrolled) -> Disposition {
        tell(event.scrollView, event.contentOffset, "")
    }

    private func scrollEnded(_ event: ScrollEnded) -> Disposition {
        tell(event.scrollView, event.contentOffset, ", at rest")
    }

    private func tell(_ scrollView: ScrollView, _ offset: Point, _ state: String) -> Disposition {
        let panel = panels.first { scrollView.isDescendant(of: $0) }
        // A small page also scrolls itself.
        if let panel { show("\(panel.title.string): \(offset)\(state)") }
        return .stop
    }

    private func show(_ text: String) { status.text = " \(text)" }
}

extension ScrollingPage: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        Self.rowCount
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
}

/// Words below their first letters.
///
/// A letter stays at the top while one of its words is visible.
private final class HeadingsView: ScrollView {
    private static let words = [
        "Alignment, Anchor, Animation, Axis", "Bounds, Breakpoint, Border, Button",
        "Canvas, Cell, Cluster, Column, Constraint", "Damage, Disposition, Distance, Distribution",
        "Edge, Event, Extent", "Field, Fit, Flex, Focus, Frame", "Gap, Gesture, Grid",
        "Handler, Header, Hugging", "Inset, Intrinsic size", "Label, Layout, Leading, Line",
    ]

    init() {
        super.init(frame: .zero)
        var y = 0
        for group in Self.words {
            let lines = group.split(separator: ",").map { $0.drop { $0 == " " } }
            let header = Label(
                " \(group.prefix(1))", style: Style(foreground: .accent, attributes: .bold))
            header.backgroundColor = .surface
            header.frame = Rect(x: 0, y: y, width: 40, height: 1)
            let text = Label(lines.map { "  \($0)" }.joined(separator: "\n"))
            text.frame = Rect(x: 0, y: y + 1, width: 40, height: lines.count)
            addSubview(text)
            let section = Rect(x: 0, y: y, width: 40, height: lines.count + 1)
            addStickyHeader(header, for: section)
            y += lines.count + 1
        }
        contentSize = Size(width: 20, height: y)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is Label { view.frame.size.width = visibleSize.width }
    }
}
