// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// The views that the constraints of a view lay out, and the layout that computes their frames.
@MainActor
struct ConstraintArrangement {
    /// The views; subviews follow their superviews.
    let views: [View]
    /// The views whose own constraints are solved here, too.
    let guests: [View]
    private let constraints: [LayoutConstraint]
    private var layout: ConstraintLayout
    private let items: [ConstraintLayout.Item]

    /// Collects the views and the constraints of a view.
    init(of container: View, isMeasuring: Bool = false) {
        var inventory = ConstraintInventory(of: container)
        inventory.collect()
        views = inventory.views
        guests = inventory.guests
        constraints = inventory.constraints
        items = inventory.items
        layout = ConstraintLayout(
            items: items, demands: inventory.demands, isMeasuring: isMeasuring)
    }

    /// Whether the priorities of the views are unchanged.
    var isCurrent: Bool {
        zip(views, items).allSatisfy { view, item in
            view.layoutPriorities(for: .horizontal) == item.horizontal
                && view.layoutPriorities(for: .vertical) == item.vertical
        }
    }

    /// Sets the frames of the views in their container, and the sizes of the contents of scroll views.
    mutating func apply(in container: View) {
        update()
        let frames = layout.frames(in: container.bounds.size) { [views] index, size in
            views[index].wantedSize(in: size)
        }
        for (index, view) in views.enumerated() where !items[index].isFixed {
            view.frame = frames[index]
            view.layoutState.isFrameOfConstraints = true
            (view as? ScrollView)?.takeContentSize(layout.contentSize(of: index))
        }
        (container as? ScrollView)?.takeContentSize(layout.contentSize(of: nil))
    }

    /// The smallest size with room for the views.
    mutating func fittingSize(in room: Size) -> Size {
        update()
        return layout.fittingSize(in: room) { [views] index, size in
            views[index].wantedSize(in: size)
        }
    }

    private mutating func update() {
        for (index, constraint) in constraints.enumerated() {
            layout.setConstant(constraint.constant, ofDemand: index)
        }
        for (index, item) in items.enumerated() where item.isFixed {
            layout.setFrame(views[index].frame, of: index)
        }
    }

    /// The contradictions, in one sentence each.
    func conflictMessages(in container: View) -> [String] {
        layout.conflicts.map { parts in
            let texts = parts.map { part in
                switch part {
                case .demand(let index): constraints[index].description
                case .room(let axis):
                    "the \(axis == .horizontal ? "width" : "height") of "
                        + LayoutConstraint.name(of: container)
                case .frame(let index): "the frame of \(LayoutConstraint.name(of: views[index]))"
                }
            }
            guard texts.count > 1 else {
                return "A constraint cannot hold and is left out: \(texts.joined())"
            }
            return "These constraints cannot hold together, and the last is left out: "
                + texts.joined(separator: "; ")
        }
    }
}
