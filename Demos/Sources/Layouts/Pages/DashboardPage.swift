// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let dashboard = LayoutPage(
        name: "dashboard", title: "Dashboard",
        summary: "A grid with spans and joined borders; Enter enlarges a box."
    ) { _ in DashboardPage() }
}

/// Shows boxes that span cells of a grid with as many columns as fit.
final class DashboardPage: ViewController {
    private let grid = GridView(columns: [], columnSpacing: -1, rowSpacing: -1)
    private lazy var scrollView = ScrollView(grid)
    private var isEnlarged = false

    override func loadView() {
        let chart = { (phase: Int) in
            ChartView(
                (0..<240).map {
                    Self.wave($0, 17 + phase) + Self.wave($0, 7) / 2 + Self.wave($0, 3) / 4
                })
        }
        let parts: [(String, View, rows: Int, columns: Int)] = [
            ("Requests", chart(1), 1, 2),
            ("Errors", FigureView("17", "of 48,210", .danger), 1, 1),
            ("Latency", FigureView("38 ms", "median", .success), 1, 1),
            ("Queue", chart(4), 2, 1),
            ("Disk", BarsView([("root", 62), ("data", 88), ("logs", 31)]), 1, 2),
            ("Uptime", FigureView("41 d", "since restart", .accent), 1, 1),
            (
                "Boxes",
                Self.text(
                    "Each box covers one cell or more. With a spacing of -1 neighbors share an edge, "
                        + "and their lines join."), 1, 3
            ),
        ]
        for part in parts {
            let panel = Panel(part.0, part.1)
            (panel.heightAnchor >= 5).isActive = true
            panel.onOpen { [weak self] in self?.enlarge($0) }
            grid.addArrangedSubview(panel, rowSpan: part.rows, columnSpan: part.columns)
        }
        view = scrollView
    }

    /// Enlarges a panel over all other panels, or shows the others again.
    private func enlarge(_ panel: Panel) {
        isEnlarged.toggle()
        for other in grid.arrangedSubviews { other.isHidden = isEnlarged && other !== panel }
        view.setNeedsLayout()
    }

    /// A curve that rises and falls evenly.
    private static func wave(_ place: Int, _ length: Int) -> Int {
        abs(place % (2 * length) - length) * 60 / length
    }

    private static func text(_ text: String) -> Label {
        let label = Label(text)
        label.numberOfLines = 0
        label.verticalAlignment = .top
        return label
    }

    override var preferredFocusedView: View? { grid.arrangedSubviews.first }

    override func viewWillLayoutSubviews() {
        let shape = Breakpoints((columns: 1, rows: 7), (36, (2, 6)), (76, (4, 3)))
        let (columns, rows) = isEnlarged ? (1, 1) : shape[view.bounds.width]
        grid.columns = Array(repeating: .fraction(1), count: columns)
        // The rows share the rest of the height.
        grid.rows = Array(repeating: .fraction(1), count: rows)
    }
}
