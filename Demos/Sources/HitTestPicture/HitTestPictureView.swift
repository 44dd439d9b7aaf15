// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the labels, and explains which of them a clicked point hits.
public final class HitTestPictureView: View {
    private let header = Label()
    private let explanation = Label()
    let viewport = PictureViewport()
    private let choice = LinesView()
    private let report = LinesView()
    /// The label that the keys change.
    private(set) var selected = LabelName.bbbb
    private var pointer: Point?
    private var tested: Point?
    private var taps: [LabelName] = []
    private var labels: LabelsView { viewport.labels }

    /// The settings of the labels.
    public var settings: HitSettings {
        get { labels.settings }
        set {
            labels.settings = newValue
            update()
        }
    }

    /// A group of labels.
    public override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.group, label: "Nested labels")
    }

    /// Creates the picture with the given settings of the labels.
    public init(_ settings: HitSettings = HitSettings()) {
        super.init()
        let views: [View] = [header, explanation, viewport, choice, report]
        views.forEach(addSubview)
        header.style = Style(attributes: .bold)
        explanation.style = Style(attributes: .dim)
        labels.onMouse = { [weak self] in self?.mouseDid($0) }
        labels.onTap = { [weak self] in self?.tapped($0) }
        self.settings = settings
        update()
    }

    public override var canBecomeFirstResponder: Bool { true }

    // MARK: Keys

    public override var actions: [Action] {
        typealias Picture = HitTestPictureView
        return [
            Action("hit", title: "Hit", keys: ["enter"], Picture.hit),
            Action("rule", title: "Rule", keys: ["r"], Picture.turnRule),
            Action("front", title: "Front", keys: ["f"], Picture.turnFront),
            Action("select", title: "Next label", keys: ["n"], Picture.selectNext),
            Action("disable", title: "Off/on", keys: ["d"], Picture.toggleDisabled),
            Action("hide", title: "Hide/show", keys: ["h"], Picture.toggleHidden),
            Action("taps", title: "Taps", keys: ["t"], Picture.toggleTaps),
        ]
    }

    /// The actions that move the cross and scroll the reasons.
    ///
    /// A superior lists them, so that the footer shows other keys first.
    public var moves: [Action] {
        let directions: [(String, KeySequence, KeySequence, Int, Int)] = [
            ("left", "left", "shift-left", -1, 0), ("right", "right", "shift-right", 1, 0),
            ("up", "up", "shift-up", 0, -1), ("down", "down", "shift-down", 0, 1),
        ]
        let pages: [(String, KeySequence, Int)] = [
            ("down", "pagedown", 1), ("up", "pageup", -1),
        ]
        return directions.flatMap { name, key, shifted, x, y in
            [
                Action("move-\(name)", title: "Cross \(name)", keys: [key]) { [weak self] _ in
                    self?.moveCrosshair(x, y) ?? .ignored
                }.group(.movement("Move the cross")),
                Action(
                    "leap-\(name)", title: "Cross far \(name)", keys: [shifted]
                ) { [weak self] _ in
                    self?.moveCrosshair(8 * x, 4 * y) ?? .ignored
                }.group(Action.Group("leaps", title: "Move it far")),
            ]
        }
            + pages.map { name, key, step in
                Action("page-\(name)", title: "Reasons \(name)", keys: [key]) { [weak self] _ in
                    self?.turnReport(step) ?? .ignored
                }.group(Action.Group("reasons", title: "Scroll the reasons"))
            }
    }

    private func moveCrosshair(_ x: Int, _ y: Int) -> Disposition {
        let old = viewport.marks.crosshair
        viewport.marks.crosshair = Point(
            x: max(0, min(LabelsView.size.width - 1, old.x + x)),
            y: max(0, min(LabelsView.size.height - 1, old.y + y)))
        pointer = nil
        viewport.revealCrosshair()
        update()
        return .stop
    }

    private func turnReport(_ pages: Int) -> Disposition {
        report.scroll(by: pages * max(1, report.bounds.height - 1))
        return .stop
    }

    private func hit() { test(viewport.marks.crosshair) }

    private func turnRule() { settings.rule = settings.rule.next }

    private func turnFront() { settings.front = settings.front == .aa ? .bb : .aa }

    private func selectNext() {
        let all = LabelName.allCases
        let place = all.firstIndex(of: selected) ?? 0
        selected = all[(place + 1) % all.count]
        update()
    }

    private func toggleDisabled() { settings.disabled.formSymmetricDifference([selected]) }

    private func toggleHidden() { settings.hidden.formSymmetricDifference([selected]) }

    private func toggleTaps() {
        taps = []
        settings.hasTaps.toggle()
    }

    // MARK: The mouse

    private func mouseDid(_ event: MouseEvent) {
        switch event.phase {
        case .down where event.button == .left:
            viewport.marks.crosshair = event.location
            pointer = event.location
            test(event.location)
        case .move, .enter:
            pointer = event.location
            update()
        case .leave:
            pointer = nil
            update()
        default: break
        }
    }

    private func tapped(_ label: LabelName) {
        taps.append(label)
        update()
    }

    // MARK: Asking

    private func test(_ point: Point) {
        tested = point
        taps = []
        update()
        let result = labels.hitTestReport(at: point)
        let lines = result.text(naming: labels.name).split(separator: "\n").map(String.init)
        post(
            PointTested(
                point: point, rule: settings.rule, label: labels.winner(at: point),
                path: result.path.map(labels.name), misses: lines.filter { $0.hasPrefix("not ") }))
    }

    private func update() {
        header.text = settings.summary + (choice.isHidden ? " ›\(selected.rawValue)" : "")
        explanation.text = settings.rule.explanation
        placeHeader()
        labels.outline(labels.winner(at: pointer ?? viewport.marks.crosshair))
        choice.lines = ["Labels"] + LabelName.allCases.map(line)
        report.lines = reportLines
    }

    private func line(for label: LabelName) -> String {
        let sign = label == selected ? "›" : " "
        let off = settings.disabled.contains(label) ? "  off" : ""
        let hidden = settings.hidden.contains(label) ? "  hidden" : ""
        return "\(sign) \(label.rawValue)\(off)\(hidden)"
    }

    private var reportLines: [String] {
        guard let tested else {
            return ["Click a point, or move the cross + and press Enter."] + hint
        }
        var lines = labels.hitTestReport(at: tested).text(naming: labels.name)
            .split(separator: "\n").map(String.init)
        if settings.hasTaps {
            let names = taps.map(\.rawValue).joined(separator: ", ")
            lines.insert("tapped: " + (taps.isEmpty ? "nobody" : names), at: 1)
        }
        return lines + hint
    }

    /// The lines that explain how to see the rest of a picture that does not fit.
    private var hint: [String] {
        let room = viewport.frame.size
        let isWhole = room.width >= LabelsView.size.width && room.height >= LabelsView.size.height
        return isWhole
            ? [] : ["The picture is larger than its room:", "the wheel and the cross scroll it."]
    }

    // MARK: Layout

    private func placeHeader() {
        let row = min(1, bounds.height)
        let width = min(header.text.cellWidth, max(0, bounds.width - 1))
        header.frame = Rect(x: 1, y: 0, width: width, height: row)
        explanation.frame = Rect(
            x: width + 3, y: 0, width: max(0, bounds.width - width - 3), height: row)
    }

    public override func layoutSubviews() {
        let rest = bounds.inset(by: Insets(top: 1))
        let column = LabelsView.size.width + 2
        // The words are beside the labels if they fit there, otherwise below.
        let isWide = bounds.width >= column + 40
        if isWide {
            let right = rest.inset(by: Insets(top: 1, left: column))
            viewport.frame = Rect(
                x: 0, y: rest.minY, width: LabelsView.size.width,
                height: min(rest.height, LabelsView.size.height))
            choice.frame = Rect(
                x: right.minX, y: right.minY, width: right.width, height: min(8, right.height))
            report.frame = right.inset(by: Insets(top: 8))
        } else {
            let below = min(max(3, rest.height / 3), 9, rest.height)
            let side = bounds.width >= 64 ? 22 : 0
            let lower = Rect(x: 0, y: rest.maxY - below, width: bounds.width, height: below)
            viewport.frame = rest.inset(by: Insets(bottom: below))
            choice.frame = Rect(
                x: lower.maxX - side, y: lower.minY, width: side, height: lower.height)
            report.frame = lower.inset(by: Insets(left: 1, right: side == 0 ? 0 : side + 1))
        }
        choice.isHidden = choice.frame.isEmpty
        update()
    }
}
