// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The six labels on a screen of 100×40 cells; this view finds the label that a point hits.
public final class LabelsView: View {
    /// The size of the labels' screen.
    public static let size = Size(width: 100, height: 40)

    let labels: [LabelName: LabelView]
    /// The settings of the labels.
    public var settings = HitSettings() { didSet { if settings != oldValue { apply() } } }
    /// Called for each mouse event, in this view's coordinates.
    var onMouse: @MainActor (MouseEvent) -> Void = { _ in }
    /// Called with each tapped label, if the labels have recognizers.
    var onTap: @MainActor (LabelName) -> Void = { _ in }

    /// Creates the labels, BB before AA, in the article's order.
    public init() {
        labels = Dictionary(uniqueKeysWithValues: LabelName.allCases.map { ($0, LabelView($0)) })
        super.init(frame: Rect(origin: .zero, size: Self.size))
        for name in [LabelName.bb, .bbb, .bbbb, .bbbbb, .aa, .aaa] {
            guard let label = labels[name] else { continue }
            (name.superlabel.flatMap { labels[$0] } ?? self).addSubview(label)
        }
    }

    /// Returns the label that a point in this view's coordinates hits; nil if it hits none.
    public func winner(at point: Point) -> LabelName? {
        (hitTest(point, with: nil) as? LabelView)?.name
    }

    /// Returns the name of a view: a label's text, or `root` for this view.
    func name(of view: View) -> String {
        (view as? LabelView)?.name.rawValue ?? "root"
    }

    func outline(_ name: LabelName?) {
        for label in labels.values { label.isOutlined = label.name == name }
    }

    private func apply() {
        for label in labels.values {
            label.rule = settings.rule
            label.isUserInteractionEnabled = !settings.disabled.contains(label.name)
            label.isHidden = settings.hidden.contains(label.name)
            if settings.hasTaps == label.gestureRecognizers.isEmpty { setTaps(of: label) }
            label.setNeedsDisplay()
        }
        if let front = labels[settings.front == .aa ? .aa : .bb] { bringSubviewToFront(front) }
    }

    private func setTaps(of label: LabelView) {
        guard settings.hasTaps else {
            label.gestureRecognizers.forEach(label.removeGestureRecognizer)
            return
        }
        label.addGestureRecognizer(TapGestureRecognizer(target: self, action: LabelsView.tapped))
    }

    private func tapped(_ tap: TapGestureRecognizer) {
        if let label = tap.view as? LabelView { onTap(label.name) }
    }

    public override func handleMouse(_ event: MouseEvent) -> Disposition {
        onMouse(event)
        return event.phase == .down ? .observed : .ignored
    }
}
