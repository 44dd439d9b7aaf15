// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension LayoutPage {
    static let wrapping = LayoutPage(
        name: "wrapping", title: "Wrapping",
        summary: "Seven scripts, wrapped; drag the mark, or press Left and Right."
    ) { _ in WrappingPage() }
}

/// Shows paragraphs, wrapped at the mark on the ruler.
final class WrappingPage: ViewController {
    private let ruler = RulerView(width: 34)
    private let grid = GridView(columns: [], columnSpacing: 1)
    private lazy var scrollView = ScrollView(grid)
    private lazy var mode = Button("&Words") { [weak self] _ in self?.changeMode() }
    private lazy var edge = Button("&Left edge") { [weak self] _ in self?.changeEdge() }
    private var labels: [Label] = []

    override func loadView() {
        for sample in ScriptSample.all {
            let label = Label(sample.text)
            label.lineBreakMode = .byWordWrapping
            label.numberOfLines = 0
            label.verticalAlignment = .top
            labels.append(label)
            grid.addArrangedSubview(Panel(sample.name, label))
        }
        let page = VStack {
            HStack(spacing: 1) {
                mode
                edge
            }
            ruler
            scrollView
        }
        page.setFlex(1, of: scrollView)
        view = page
        ruler.addAction(for: .valueChanged) { [weak self] _ in self?.view.setNeedsLayout() }
    }

    override var preferredFocusedView: View? { ruler }

    override func viewWillLayoutSubviews() {
        // Reserves one column for the scroll bar.
        let room = max(0, view.bounds.width - 1)
        let width = max(1, min(ruler.value, room))
        grid.columns = Array(repeating: .fixed(width), count: max(1, (room + 1) / (width + 1)))
    }

    private func changeMode() {
        let isByWords = labels.first?.lineBreakMode == .byWordWrapping
        for label in labels { label.lineBreakMode = isByWords ? .byCharWrapping : .byWordWrapping }
        mode.title = isByWords ? "&Clusters" : "&Words"
    }

    private func changeEdge() {
        let edges: [(TextAlignment, String)] = [
            (.left, "&Left edge"), (.center, "&Middle"), (.right, "&Right edge"),
        ]
        let index = edges.firstIndex { $0.0 == labels.first?.textAlignment } ?? 0
        let next = edges[(index + 1) % edges.count]
        for label in labels { label.textAlignment = next.0 }
        edge.title = next.1
    }
}
