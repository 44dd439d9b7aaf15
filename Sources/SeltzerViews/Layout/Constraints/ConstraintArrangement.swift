// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout

/// The views that constraints in a view lay out, and the arithmetic that does it.
@MainActor
struct ConstraintArrangement {
    /// The views laid out; those in others come after them.
    let views: [View]
    /// The views inside whose constraints are solved here too.
    let guests: [View]
    private let constraints: [LayoutConstraint]
    private var layout: ConstraintLayout
    private let items: [ConstraintLayout.Item]

    /// Collects what a view's constraints are about.
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

    /// Whether the views resist growing and shrinking as they did.
    var isCurrent: Bool {
        zip(views, items).allSatisfy { view, item in
            view.layoutState.horizontal == item.horizontal
                && view.layoutState.vertical == item.vertical
        }
    }

    /// Sets the frames of the views.
    mutating func apply(in room: Size) {
        update()
        let frames = layout.frames(in: room) { [views] index, size in
            views[index].wantedSize(in: size)
        }
        for (index, view) in views.enumerated() where !items[index].isFixed {
            view.frame = frames[index]
        }
    }

    /// The smallest size that has place for the views.
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

    /// What cannot hold together, a sentence for each contradiction.
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
