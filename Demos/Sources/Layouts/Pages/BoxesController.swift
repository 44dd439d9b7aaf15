// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Lays out three boxes by two format strings.
final class BoxesController: ViewController {
    private let boxes: [String: View] = [
        "a": BoxView("a", .accent), "b": BoxView("b", .success), "c": BoxView("c", .warning),
    ]
    private var active: [LayoutConstraint] = []
    /// Called after each layout with the constraints that contradict each other.
    var onLayout: @MainActor ([String]) -> Void = { _ in }

    override func loadView() {
        let view = View()
        for (_, box) in boxes.sorted(by: { $0.key < $1.key }) { view.addSubview(box) }
        view.clipsToBounds = true
        self.view = view
    }

    /// Throws an error if a format string names a view that does not exist.
    func check(_ line: VisualFormat) throws(VisualFormatError) {
        _ = try line.demands(views: Set(boxes.keys))
    }

    /// Lays out the boxes by two format strings.
    ///
    /// A box that only one string names gets its other axis from the first box.
    func show(across: VisualFormat, down: VisualFormat) {
        LayoutConstraint.deactivate(active)
        active = []
        for (line, other) in [(across, down), (down, across)] {
            let made = try? LayoutConstraint.constraints(withVisualFormat: line.text, views: boxes)
            active += made ?? []
            active += ties(of: names(in: other), to: names(in: line), along: line.axis)
        }
        LayoutConstraint.activate(active)
        let named = Set(names(in: across) + names(in: down))
        for (name, box) in boxes { box.isHidden = !named.contains(name) }
    }

    private func names(in line: VisualFormat) -> [String] { line.items.compactMap(\.name) }

    private func ties(
        of names: [String], to leaders: [String], along axis: Axis
    ) -> [LayoutConstraint] {
        guard let leader = leaders.first.flatMap({ boxes[$0] }) else { return [] }
        let others = names.filter { !leaders.contains($0) }.compactMap { boxes[$0] }
        return others.flatMap { box in
            axis == .horizontal
                ? [box.leftAnchor == leader.leftAnchor, box.rightAnchor == leader.rightAnchor]
                : [box.topAnchor == leader.topAnchor, box.bottomAnchor == leader.bottomAnchor]
        }
    }

    override func viewDidLayoutSubviews() {
        onLayout(view.constraintConflicts)
    }
}

/// A box that shows its name and its frame.
private final class BoxView: View {
    private let name: String
    private let color: Color

    init(_ name: String, _ color: Color) {
        self.name = name
        self.color = color
        super.init()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.fill(bounds, with: Style(background: .surface))
        let style = Style(foreground: color, attributes: .bold)
        canvas.drawBox(
            bounds, border: .rounded, style: Style(foreground: color),
            title: StyledText(name, style: style))
        let room = bounds.inset(by: Insets(all: 1))
        guard !room.isEmpty else { return }
        let text = "\(frame.minX),\(frame.minY) \(frame.width)x\(frame.height)"
        canvas.draw(
            text,
            in: Rect(
                x: room.minX, y: room.minY + (room.height - 1) / 2, width: room.width, height: 1),
            style: Style(foreground: .secondaryLabel), alignment: .center)
    }
}
