// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+constraintUpdates.

import Seltzer
import SeltzerTesting
import Testing

/// The calls of several views, in order.
@MainActor
private final class UpdateLog {
    var calls: [String] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A view that makes its constraints as late as possible, as UIKit's documentation shows.
private final class LateView: View {
    let name: String
    let log: UpdateLog
    let label = Label("late")
    var width = 5
    private var widthConstraint: LayoutConstraint?

    init(_ name: String, _ log: UpdateLog) {
        (self.name, self.log) = (name, log)
        super.init(frame: .zero)
        addSubview(label)
    }

    override func updateConstraints() {
        log.calls.append("\(name) constraints")
        if widthConstraint == nil {
            widthConstraint = widthAnchor.constraint(equalToConstant: width)
            LayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
                label.bottomAnchor.constraint(equalTo: bottomAnchor),
                widthConstraint!,
            ])
        }
        widthConstraint?.constant = width
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.calls.append("\(name) layout")
    }
}

/// A controller that makes the constraints of its view in the callback for them.
private final class LateController: ViewController {
    let log = UpdateLog()
    let panel = View()
    private var isReady = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
    }

    override func updateViewConstraints() {
        log.calls.append("controller")
        if !isReady {
            isReady = true
            LayoutConstraint.activate([
                panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
                panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                panel.widthAnchor.constraint(equalToConstant: 4),
                panel.heightAnchor.constraint(equalToConstant: 1),
            ])
        }
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.calls.append("willLayout") }
}

/// A cell that makes the constraints of its content as late as possible.
private final class LateCell: TableViewCell {
    private var isReady = false

    override func updateConstraints() {
        if !isReady {
            isReady = true
            let label = Label("one\ntwo\nthree")
            contentView.addSubview(label)
            LayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            ])
        }
        super.updateConstraints()
    }
}

@MainActor
private final class LateRows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "late", for: indexPath)
    }
}

/// The pass in which views update their constraints.
@MainActor
@Suite struct ConstraintUpdateTests {
    private let log = UpdateLog()

    @Test("Constraints are updated once before the first layout, from the bottom up")
    func firstLayout() async {
        let outer = LateView("outer", log), inner = LateView("inner", log)
        outer.addSubview(inner)
        let pilot = await Pilot(ViewController(view: outer), columns: 30, rows: 6)
        let calls = log.take()
        #expect(calls.prefix(2) == ["inner constraints", "outer constraints"])
        #expect(calls.filter { $0.hasSuffix("constraints") }.count == 2)
        #expect(inner.frame.width == 5)
        #expect(inner.label.frame == Rect(x: 1, y: 0, width: 4, height: 1))
        await pilot.resize(columns: 20, rows: 6)
        #expect(!log.take().contains("outer constraints"))
    }

    @Test("A request updates the constraints before the next layout, and not at once")
    func request() async {
        let view = LateView("view", log), root = View()
        root.addSubview(view)
        let pilot = await Pilot(ViewController(view: root), columns: 30, rows: 6)
        _ = log.take()
        view.width = 9
        view.setNeedsUpdateConstraints()
        view.setNeedsUpdateConstraints()
        #expect(log.calls.isEmpty && view.needsUpdateConstraints())
        await pilot.settle()
        #expect(log.take().filter { $0.hasSuffix("constraints") } == ["view constraints"])
        #expect(view.frame.width == 9 && !view.needsUpdateConstraints())
        view.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        #expect(log.take() == ["view constraints"])
        root.updateConstraintsIfNeeded()
        #expect(log.calls.isEmpty)
    }

    @Test("Without a window, a layout and a measurement update the constraints first")
    func withoutWindow() {
        let view = LateView("view", log), root = View(frame: Rect(x: 0, y: 0, width: 20, height: 5))
        #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 5)
        #expect(log.take() == ["view constraints"])
        let other = LateView("other", log)
        root.addSubview(other)
        root.layoutIfNeeded()
        #expect(log.take().first == "other constraints")
        #expect(other.frame.width == 5)
    }

    @Test("A stack measures a view with the constraints that it makes late")
    func stack() {
        let view = LateView("view", log)
        let stack = StackView(arrangedSubviews: [view, Label("next")])
        stack.alignment = .leading
        stack.frame = Rect(x: 0, y: 0, width: 20, height: 3)
        stack.layoutIfNeeded()
        #expect(view.frame.width == 5)
        #expect(log.take().first == "view constraints")
    }

    @Test("A controller makes the constraints of its view before the first layout")
    func controller() async {
        let controller = LateController()
        let pilot = await Pilot(controller, columns: 30, rows: 6)
        #expect(controller.log.take().first == "controller")
        #expect(controller.panel.frame == Rect(x: 0, y: 2, width: 4, height: 1))
        controller.view.setNeedsUpdateConstraints()
        await pilot.settle()
        #expect(controller.log.take().filter { $0 == "controller" }.count == 1)
    }

    @Test("A table measures a cell with the constraints that it makes late")
    func cells() async {
        let table = TableView(), rows = LateRows()
        table.register(LateCell.self, forCellReuseIdentifier: "late")
        table.dataSource = rows
        let pilot = await Pilot(ViewController(view: table), columns: 20, rows: 8)
        let second = table.rectForRow(at: TableIndexPath(row: 1, section: 0))
        #expect(second.minY == 3 && second.height == 3)
        #expect(pilot.location(of: "two")?.y == 1)
    }
}
