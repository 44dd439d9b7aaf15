// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout

/// Finds the views that a view's constraints refer to.
///
/// If a constraint refers to a view deeper inside, the constraints of the views between them are
/// included, because they can only be solved together.
@MainActor
struct ConstraintInventory {
    private let container: View
    private(set) var views: [View] = []
    private(set) var items: [ConstraintLayout.Item] = []
    private(set) var guests: [View] = []
    private(set) var constraints: [LayoutConstraint] = []
    private(set) var demands: [ConstraintLayout.Demand] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    init(of container: View) {
        self.container = container
    }

    /// Collects the views and the constraints.
    mutating func collect() {
        var pending = [container]
        var done = 0
        while done < pending.count {
            let holder = pending[done]
            done += 1
            for constraint in holder.constraintStore?.constraints ?? []
            where !constraint.isOnOwnSize {
                add(constraint)
            }
            pending += guests.dropFirst(pending.count - 1)
        }
        for view in views {
            for constraint in view.constraintStore?.constraints ?? []
            where constraint.isOnOwnSize {
                add(constraint)
            }
        }
        keepFrames()
    }

    /// Keeps the frames that the program set of views to which constraints only refer.
    ///
    /// In UIKit the frame is a constraint, too. A view that is the first item of a constraint gets
    /// its frame from the constraints.
    private mutating func keepFrames() {
        let placed = Set(demands.compactMap(\.first.item))
        for (index, view) in views.enumerated()
        where !placed.contains(index) && view.translatesAutoresizingMaskIntoConstraints
            && !view.layoutState.isFrameOfConstraints && !view.frame.isEmpty
        {
            items[index].isFixed = true
        }
    }

    private mutating func add(_ constraint: LayoutConstraint) {
        guard let first = constraint.firstView,
            let firstEnd = end(
                constraint.firstAttribute, of: first, beside: constraint.secondView, in: constraint)
        else { return }
        var secondEnd: ConstraintLayout.End?
        if let attribute = constraint.secondAttribute {
            guard let second = constraint.secondView,
                let end = end(attribute, of: second, beside: first, in: constraint)
            else { return }
            secondEnd = end
        }
        constraints.append(constraint)
        demands.append(
            ConstraintLayout.Demand(
                first: firstEnd, relation: constraint.relation, second: secondEnd,
                multiplier: constraint.multiplier, constant: constraint.constant,
                priority: constraint.priority))
    }

    private mutating func end(
        _ attribute: LayoutAttribute, of view: View, beside other: View?,
        in constraint: LayoutConstraint
    ) -> ConstraintLayout.End? {
        let isOfContent = Self.isOfContent(attribute, of: view, beside: other)
        if view === container {
            return ConstraintLayout.End(
                item: nil, attribute: attribute, isOfContent: isOfContent)
        }
        guard let index = index(of: view, in: constraint) else { return nil }
        return ConstraintLayout.End(item: index, attribute: attribute, isOfContent: isOfContent)
    }

    /// Whether the edge of a scroll view is that of its content: beside a view in the content.
    private static func isOfContent(
        _ attribute: LayoutAttribute, of view: View, beside other: View?
    ) -> Bool {
        guard [.left, .right, .top, .bottom].contains(attribute),
            let scrollView = view as? ScrollView,
            let other, other !== view, scrollView.takesContentOfConstraints
        else { return false }
        return other.isLaidOut(inside: scrollView)
    }

    /// The index of a view among the items; nil if another view inside the container arranges it.
    private mutating func index(of view: View, in constraint: LayoutConstraint) -> Int? {
        if let index = indices[ObjectIdentifier(view)] { return index }
        guard let superview = view.constraintSuperview else { return nil }
        var parent: Int?
        let isArranged = view.superview != nil && superview.arranges(view)
        if superview !== container {
            guard !isArranged else {
                container.diagnose(
                    "\(constraint.description) is left out: "
                        + "\(LayoutConstraint.name(of: view)) is arranged inside "
                        + LayoutConstraint.name(of: superview))
                return nil
            }
            guard let index = index(of: superview, in: constraint) else { return nil }
            parent = index
            if !guests.contains(where: { $0 === superview }) { guests.append(superview) }
        }
        indices[ObjectIdentifier(view)] = views.count
        views.append(view)
        items.append(
            ConstraintLayout.Item(
                parent: parent, isFixed: isArranged,
                horizontal: view.layoutPriorities(for: .horizontal),
                vertical: view.layoutPriorities(for: .vertical)))
        return views.count - 1
    }
}
